/** Which answers belong to which place of the board, and to which card. */
import type { Speaker, Spoken } from "../../../client/speaker";
import type { MenuItem } from "../../../wire";

/** Fields of an action that name a place. */
const PLACES = ["title", "source", "target", "field", "independent"];

/** Kinds that are put together on the board instead of being chosen from a list. */
const DRAFTED = ["deploy", "lay-out", "offer", "counter", "accept", "decline"];

/** A choice somebody may make, as it is told. */
export interface Choice {
  action: string;
  label: string;
  detail: string;
}

export function placesOf(spoken: Spoken): string[] {
  if (DRAFTED.includes(spoken.kind)) return [];
  const found = PLACES.map((field) => spoken.fields[field]).filter(
    (value): value is string => typeof value === "string",
  );
  return [...new Set(found)];
}

/** Answers by place. An attack stands at both of its Territories. */
export function answersAt(speaker: Speaker, answers: string[]): Map<string, string[]> {
  return gather(speaker, answers, placesOf);
}

/** Answers by card; those that also name a place stand here as well. */
export function answersWith(speaker: Speaker, answers: string[]): Map<string, string[]> {
  return gather(speaker, answers, ({ fields }) =>
    typeof fields["card"] === "string" ? [fields["card"]] : [],
  );
}

function gather(
  speaker: Speaker,
  answers: string[],
  keys: (spoken: Spoken) => string[],
): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const action of answers) {
    for (const key of keys(speaker.parse(action)))
      made.set(key, [...(made.get(key) ?? []), action]);
  }
  return made;
}

export function choicesOf(speaker: Speaker, actions: string[], menu: MenuItem[] | null): Choice[] {
  return actions.map((action) => ({
    action,
    label: speaker.action(action),
    detail: (menu?.find((item) => item.action === action)?.detail ?? "").trim(),
  }));
}

/** Movement rolls that may be made now: number of dice by direction. */
export function rollsOf(answers: string[]): { on: number[]; back: number[] } {
  const read = (kind: string): number[] =>
    answers
      .filter((one) => one.startsWith(`${kind} `))
      .map((one) => Number(one.split(" ")[1]))
      .filter((dice) => dice > 0);
  return { on: read("roll"), back: read("roll-back") };
}

/** Whether a place is only where a card could be played: worth a hint, but not the first thing to look at. */
export const onlyCards = (actions: string[]): boolean =>
  actions.length > 0 && actions.every((action) => action.startsWith("play"));
