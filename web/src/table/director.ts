/** Shows what happens act by act, each as long as it matters, so that people can follow what others do. */
import type { Speed } from "../client/storage.svelte";
import type { Act } from "./acts";

/** How long an act stays, by its weight, in milliseconds. */
export const TIMES = [0, 350, 900, 1600, 2800, 4500] as const;
const FACTORS: Record<Speed, number> = { instant: 0, quick: 0.5, normal: 1, slow: 1.5 };
/** Between two acts of one run. */
const IN_A_RUN = 90;
/** What waits takes at most so long; if somebody's clock runs, and they are asked, much less. */
const BUDGET = 12_000;
const BUDGET_ON_CLOCK = 1_500;
/** When time is short an act of weight 2 takes so long. */
const SHORT = 250;
/** From this weight on an act is a scene: one's own ones are shown too, and on the clock only these. */
export const SCENE = 4;
/** A scene is never shorter, or nobody could see what it is. */
const LEAST_SCENE = 900;

/** A step of play: acts to show, one after the other, then what holds after them. */
export interface Step {
  acts: Act[];
  /** Somebody here has just answered: only scenes take time. */
  own: boolean;
  /** Somebody here is asked after it. */
  asks: boolean;
  then: () => void;
}

export interface Pacing {
  speed: Speed;
  /** Nobody looks. */
  hidden: boolean;
  /** The clock of this seat runs. */
  onClock: boolean;
}

export class Director {
  private steps: Step[] = [];
  private running = false;
  private hurried = false;
  private wake: (() => void) | null = null;
  private before: Act | null = null;
  /** How long has been shown since the queue was empty, or since somebody here answered; at normal speed. */
  private spent = 0;

  constructor(
    private readonly pacing: () => Pacing,
    /** Shows an act, for so many milliseconds; the first of a step begins a new step. */
    private readonly show: (act: Act, at: number, during: number) => void,
    private readonly changed: (busy: boolean) => void = () => {},
  ) {}

  add(step: Step): void {
    this.steps.push(step);
    if (!this.running) void this.run();
  }

  /** End the act that is being shown. */
  skip(): void {
    this.wake?.();
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
    this.spent = 0;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      if (step.own) this.spent = 0;
      for (const [at, act] of step.acts.entries()) {
        const during = this.hurried ? 0 : this.time(step, at);
        this.before = act;
        this.show(act, at, during);
        if (during > 0) {
          this.changed(true);
          await this.pause(during);
        }
      }
      step.then();
    }
    this.running = false;
    this.before = null;
    this.changed(false);
  }

  /** How long an act of the step that is being shown takes, given what waits behind it. */
  private time(step: Step, at: number): number {
    const { speed, hidden, onClock } = this.pacing();
    const factor = hidden ? 0 : FACTORS[speed];
    const rest = [{ ...step, acts: step.acts.slice(at) }, ...this.steps];
    const short = onClock && rest.some((one) => one.asks);
    const waiting = rest.flatMap((one) => plain(one));
    const budget = Math.max(0, (short ? BUDGET_ON_CLOCK : BUDGET) - this.spent);
    const [wanted = 0] = planned(waiting, this.before, budget, short);
    this.spent += wanted;
    return Math.round(wanted * factor);
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

/** What of a step takes time. */
const plain = (step: Step): Act[] =>
  step.own ? step.acts.map((act) => (act.weight < SCENE ? { ...act, weight: 0 } : act)) : step.acts;

/** How long acts in a row take so that all of them keep within a budget: first what weighs least goes, then all shrink. */
export function planned(
  acts: Act[],
  before: Act | null,
  budget: number,
  onlyScenes = false,
): number[] {
  const time = (act: Act, at: number, light: number): number => {
    if (onlyScenes && act.weight < SCENE) return 0;
    if (act.weight <= light) return act.weight === 2 ? SHORT : 0;
    const last = at === 0 ? before : acts[at - 1];
    const runs = act.run !== null && last?.run === act.run && last.seat === act.seat;
    return runs ? IN_A_RUN : TIMES[act.weight];
  };
  for (const light of [0, 1, 2]) {
    const times = acts.map((act, at) => time(act, at, light));
    if (sum(times) <= budget) return times;
    if (light < 2) continue;
    const scale = budget / sum(times);
    return times.map((wait, at) => {
      const least = (acts[at]?.weight ?? 0) >= SCENE ? LEAST_SCENE : 0;
      return wait === 0 ? 0 : Math.max(least, wait * scale);
    });
  }
  return [];
}

const sum = (times: number[]): number => times.reduce((all, one) => all + one, 0);
