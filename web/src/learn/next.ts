/** What somebody who learns a game does next. */
import type { LessonInfo, LessonProgress } from "../wire";

type Known = (lesson: string) => LessonProgress | null;

export interface NextLesson {
  lesson: LessonInfo;
  /** Its place among the lessons of its game, from 1 on. */
  number: number;
  /** The step it goes on at; 1 if it has not been begun. */
  step: number;
}

/** The step at which a lesson is taken up again: the first one if it was finished, and no later one than the first that
 * has changed. What was kept of a later version is of no use to an earlier one. */
export function resumesAt(
  lesson: Pick<LessonInfo, "id" | "version" | "since">,
  known: Known,
): number {
  const kept = known(lesson.id);
  if (!kept || kept.done || kept.version > lesson.version) return 1;
  const changed = lesson.since.findIndex((one) => one > kept.version) + 1;
  return Math.min(kept.step, changed || lesson.since.length);
}

/** The lessons that the first game with the coach needs: those that say so, or else the first. */
export function neededOf(lessons: LessonInfo[]): LessonInfo[] {
  const needed = lessons.filter((one) => one.first_game);
  return needed.length > 0 ? needed : lessons.slice(0, 1);
}

/** Whether everything was learned that the first game with the coach needs. */
export const isReady = (lessons: LessonInfo[], known: Known): boolean =>
  lessons.length > 0 && neededOf(lessons).every((one) => known(one.id)?.done);

/** The lesson to go on with: one that is half done, or the next one that the first game needs. */
export function nextLesson(lessons: LessonInfo[], known: Known): NextLesson | null {
  const lesson =
    lessons.find((one) => resumesAt(one, known) > 1) ??
    neededOf(lessons).find((one) => !known(one.id)?.done);
  if (!lesson) return null;
  return { lesson, number: lessons.indexOf(lesson) + 1, step: resumesAt(lesson, known) };
}
