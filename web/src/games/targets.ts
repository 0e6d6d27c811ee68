/** Which answers belong to which place, card or seat: what a board highlights. */
import type { Speaker } from "../client/speaker";

/** Answers by what stands in one of their fields, such as `area`; only of some kinds, if these are named. */
export function answersBy(
  speaker: Speaker,
  answers: string[],
  field: string,
  kinds?: string[],
): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const action of answers) {
    const spoken = speaker.parse(action);
    const value = spoken.fields[field];
    if (value === undefined || Array.isArray(value) || (kinds && !kinds.includes(spoken.kind)))
      continue;
    const before = made.get(String(value));
    if (before) before.push(action);
    else made.set(String(value), [action]);
  }
  return made;
}
