/** How far this device has come in the lessons. */
import { read, write } from "../client/storage.svelte";

export interface LessonProgress {
  version: number;
  /** The step that comes next, counted from 1. */
  step: number;
  done: boolean;
}

const KEY = "meridian.lessons";

class Progress {
  private lessons = $state<Record<string, LessonProgress>>(read(KEY, {}));

  of(lesson: string): LessonProgress | null {
    return this.lessons[lesson] ?? null;
  }

  /** Whether any lesson of a game was begun here. */
  begun(lessons: { id: string }[]): boolean {
    return lessons.some((lesson) => lesson.id in this.lessons);
  }

  /** The step at which a lesson is taken up again: the first one if it was finished, or has changed since. */
  resumes(lesson: { id: string; version: number }): number {
    const kept = this.of(lesson.id);
    return kept && !kept.done && kept.version === lesson.version ? kept.step : 1;
  }

  reached(lesson: string, version: number, step: number, done: boolean): void {
    const before = this.of(lesson);
    if (before?.version === version && before.step === step && before.done === done) return;
    this.lessons[lesson] = { version, step, done: done || (before?.done ?? false) };
    write(KEY, this.lessons);
  }
}

export const progress = new Progress();
