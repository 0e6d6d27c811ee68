/** Quiz questions that come back: after 1, 3, 7 and 21 days, one at a time; a missed one starts over. */
import { read, write } from "../client/storage.svelte";

export interface KeptQuiz {
  game: string;
  lesson: string;
  /** The step of the lesson that asks it, counted from 1. */
  step: number;
  /** How often it was answered right in a row since it came back. */
  right: number;
  /** When it comes back, in milliseconds. */
  due: number;
}

const KEY = "meridian.quizzes";
const DAY = 86_400_000;
export const DAYS = [1, 3, 7, 21];

/** A question after it was answered; null once it is known. */
export function afterAnswer(quiz: KeptQuiz, right: boolean, now: number): KeptQuiz | null {
  const count = right ? quiz.right + 1 : 0;
  const wait = DAYS[count];
  return wait === undefined ? null : { ...quiz, right: count, due: now + wait * DAY };
}

/** The question that waits longest, if any is due. */
export function dueQuiz(all: KeptQuiz[], now: number): KeptQuiz | null {
  const due = all.filter((one) => one.due <= now).sort((a, b) => a.due - b.due);
  return due[0] ?? null;
}

class Quizzes {
  /** Questions that were met here; null for those that are known. */
  private kept = $state<Record<string, KeptQuiz | null>>(read(KEY, {}));

  /** A lesson asks a question: it comes back tomorrow, unless it was met before. */
  met(game: string, lesson: string, step: number, now: number): void {
    const key = `${lesson}/${step}`;
    if (key in this.kept) return;
    this.kept[key] = { game, lesson, step, right: 0, due: now + (DAYS[0] ?? 1) * DAY };
    write(KEY, this.kept);
  }

  due(now: number): KeptQuiz | null {
    return dueQuiz(
      Object.values(this.kept).filter((one) => one !== null),
      now,
    );
  }

  /** Note an answer; what is kept of the question comes back, null if it is known now. */
  answered(quiz: KeptQuiz, right: boolean, now: number): KeptQuiz | null {
    const after = afterAnswer(quiz, right, now);
    this.kept[`${quiz.lesson}/${quiz.step}`] = after;
    write(KEY, this.kept);
    return after;
  }
}

export const quizzes = new Quizzes();
