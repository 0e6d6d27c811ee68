/** In a first game the coach recommends what a lesson has shown, as long as that is nearly as good as the best. */
import type { Advised, LessonInfo, LessonProgress } from "../wire";
import { COSTLY, GOOD } from "./fading";

/** So much chance to win an answer that is known may cost against one that is not: what nobody would be warned of. */
export const NEARLY = COSTLY;
const MOST_SHOWN = 3;

type Known = (lesson: string) => LessonProgress | null;

/** The kinds of answers that somebody has given in lessons: in those that were finished, or else in the first. */
export function taughtKinds(lessons: LessonInfo[], known: Known): Set<string> {
  const done = lessons.filter((one) => known(one.id)?.done);
  const taught = done.length > 0 ? done : lessons.slice(0, 1);
  return new Set(taught.flatMap((one) => one.kinds));
}

const kindOf = (action: string): string => action.split(" ", 1)[0] ?? "";

/** Whether an answer is one that a newcomer can follow: of a kind that was taught, and in the list of answers, not one
 * to be put together, such as an offer. An answer of one word, such as to go on, needs no lesson. */
export const isPlain = (action: string, kinds: Set<string>, listed: readonly string[]): boolean =>
  listed.includes(action) && (kinds.has(kindOf(action)) || !action.includes(" "));

/** The first lesson that shows a kind of answer; none if it was finished. */
export function lessonFor(action: string, lessons: LessonInfo[], known: Known): LessonInfo | null {
  const found = lessons.find((one) => one.kinds.includes(kindOf(action)));
  return found && !known(found.id)?.done ? found : null;
}

export interface Recommended {
  /** What is recommended, best first. */
  shown: Advised[];
  /** The best answer, where something plainer is recommended instead of it. */
  stronger: Advised | null;
  /** Whether the best answer is recommended although it is not a plain one: nothing plain is nearly as good. */
  isNew: boolean;
}

/** What to recommend of answers that were compared, best first. */
export function recommended(
  answers: readonly Advised[],
  plain: (action: string) => boolean,
): Recommended {
  const within = (found: readonly Advised[], most: number): Advised[] =>
    found.filter((one) => (one.loss ?? 0) <= most).slice(0, MOST_SHOWN);
  const best = answers[0];
  if (!best) return { shown: [], stronger: null, isNew: false };
  const known = answers.filter((one) => plain(one.action) && (one.loss ?? 0) <= NEARLY);
  const first = known[0];
  if (!first) return { shown: within(answers, GOOD), stronger: null, isNew: true };
  const shown = within(known, Math.max(GOOD, first.loss ?? 0));
  return { shown, stronger: plain(best.action) ? null : best, isNew: false };
}
