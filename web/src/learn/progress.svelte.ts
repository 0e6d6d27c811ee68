/** How far somebody has come in the lessons: kept on this device, and with the account of whoever is signed in. */
import { untrack } from "svelte";
import { ask } from "../client/http";
import { read, storage, write } from "../client/storage.svelte";
import type { LessonProgress, Learned } from "../wire";

const KEY = "meridian.lessons";
const STARS_KEY = "meridian.stars";

class Progress {
  private lessons = $state<Record<string, LessonProgress>>(read(KEY, {}));

  /** The most stars that were earned here in lessons with free play. */
  private stars = $state<Record<string, number>>(read(STARS_KEY, {}));

  readonly of = (lesson: string): LessonProgress | null => this.lessons[lesson] ?? null;

  starsOf(lesson: string): number {
    return this.stars[lesson] ?? 0;
  }

  /** Free play has ended with so many stars. */
  earned(lesson: string, stars: number): void {
    if (untrack(() => this.starsOf(lesson)) >= stars) return;
    this.stars = { ...untrack(() => this.stars), [lesson]: stars };
    write(STARS_KEY, this.stars);
  }

  /** How many lessons were finished here. */
  get finished(): number {
    return Object.values(this.lessons).filter((one) => one.done).length;
  }

  reached(lesson: string, version: number, step: number, done: boolean): void {
    const before = untrack(() => this.of(lesson));
    if (before?.version === version && before.step === step && before.done === done) return;
    const now = { version, step, done: done || (before?.done ?? false) };
    untrack(() => this.keep({ ...this.lessons, [lesson]: now }));
    void this.tell({ [lesson]: now });
  }

  /** Tell the account what this device knows, and learn what other devices have told it. */
  async merge(): Promise<void> {
    const all = await this.tell(untrack(() => this.lessons));
    if (all) this.keep({ ...this.lessons, ...all });
  }

  /** Forget everything on this device: whoever signs out leaves nothing to the next person. */
  forget(): void {
    this.keep({});
    this.stars = {};
    write(STARS_KEY, this.stars);
  }

  private keep(lessons: Record<string, LessonProgress>): void {
    this.lessons = lessons;
    write(KEY, lessons);
  }

  /** What the account knows after it was told; null if nobody is signed in, or the server is away: then this device
   * tells everything the next time lessons are merged. */
  private async tell(lessons: Record<string, LessonProgress>): Promise<Learned["lessons"] | null> {
    const session = untrack(() => storage.session);
    if (session === null) return null;
    try {
      return (await ask<Learned>("POST", "/api/me/lessons", { lessons }, session)).lessons;
    } catch {
      return null;
    }
  }
}

export const progress = new Progress();
