/** Lets facts appear one after the other, so that people can follow what bots do. */
import type { Speed } from "../client/storage.svelte";

export const DELAYS: Record<Speed, number> = { instant: 0, quick: 120, normal: 420, slow: 1200 };
/** What follows in the same breath comes quicker. */
const SAME_BREATH = 0.35;
/** One message never takes longer than so many delays. */
const LONGEST_BREATH = 3;
/** If so much waits, hurry; if even more waits, do not delay at all. */
const MUCH = 10;
const TOO_MUCH = 30;

/** A step of play: facts to show, one after the other, then what holds after them. */
export interface Step<F> {
  facts: F[];
  /** Done at once: somebody here has just answered. */
  own: boolean;
  then: () => void;
}

export class Pace<F> {
  private steps: Step<F>[] = [];
  private running = false;
  private hurried = false;
  private wake: (() => void) | null = null;

  constructor(
    private readonly delay: () => number,
    private readonly show: (fact: F, at: number) => void,
    private readonly changed: (busy: boolean) => void = () => {},
  ) {}

  get busy(): boolean {
    return this.running;
  }

  add(step: Step<F>): void {
    this.steps.push(step);
    if (!this.running) void this.run();
  }

  /** Show everything that waits now. */
  hurry(): void {
    this.hurried = true;
    this.wake?.();
  }

  /** Forget what waits: it does not hold any more. */
  clear(): void {
    this.steps = [];
    this.hurry();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurried = false;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const waits = this.waits(step);
      for (const [at, fact] of step.facts.entries()) {
        this.show(fact, at);
        const wait = waits[at] ?? 0;
        if (wait > 0 && !this.hurried) {
          this.changed(true);
          await this.pause(wait);
        }
      }
      step.then();
    }
    this.running = false;
    this.changed(false);
  }

  private waits(step: Step<F>): number[] {
    const base = this.hurried || step.own || this.steps.length > TOO_MUCH ? 0 : this.delay();
    const delay = this.steps.length > MUCH ? base / 4 : base;
    const all = delay * (1 + SAME_BREATH * (step.facts.length - 1));
    const scale = all > LONGEST_BREATH * delay ? (LONGEST_BREATH * delay) / all : 1;
    return step.facts.map((_, at) => (at === 0 ? delay : delay * SAME_BREATH) * scale);
  }

  private pause(wait: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, wait);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
