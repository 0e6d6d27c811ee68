/** Shows what happens act by act, each as long as it matters, so that people can follow what others do. */
import type { Speed } from "../client/storage.svelte";
import { follows, SCENE, type Act } from "./acts";

const FACTORS: Record<Speed, number> = { instant: 0, quick: 0.5, normal: 1, slow: 1.5 };
/** Between two acts of one run. */
const IN_A_RUN = 90;
/** What waits takes at most so long; less after a reconnect, and if somebody's clock runs and they are asked. */
const BUDGET = 12_000;
const BUDGET_CATCHING_UP = 4_000;
const BUDGET_ON_CLOCK = 1_500;
/** When time is short an act of weight 2 takes so long. */
const SHORT = 250;
/** A scene that is shorter cannot be made out. One that touches me never is. */
const LEAST_SCENE = 900;

/** A step of play: acts to show, one after the other, then what holds after them. */
export interface Step {
  acts: Act[];
  /** Somebody here has just answered: only scenes take time. */
  own: boolean;
  /** Somebody here is asked after it. */
  asks: boolean;
  /** It happened while the line was lost. */
  late?: boolean;
  /** Shows the position after the step, together with its last act. */
  place: () => void;
  /** What holds once its last act has been shown. */
  then: () => void;
}

export interface Pacing {
  speed: Speed;
  /** Nobody looks. */
  hidden: boolean;
  /** The clock of this seat runs. */
  onClock: boolean;
  /** Whether somebody here goes on from an act when they have read it. */
  lasts?: (act: Act) => boolean;
}

export interface Screen {
  /** Shows an act, for so many milliseconds; the first of a step begins a new step. */
  show(act: Act, at: number, during: number): void;
  /** Acts appear, or everything has been shown. */
  changed(busy: boolean): void;
  /** Something could not be made out: nobody looked, or time was too short for a scene. */
  missed(act: Act): void;
}

export class Director {
  private steps: Step[] = [];
  private running = false;
  private hurried = false;
  private cleared = 0;
  private wake: (() => void) | null = null;
  private before: Act | null = null;
  /** How long has been shown since the queue was empty, or since somebody here answered; at normal speed. */
  private spent = 0;

  constructor(
    private readonly pacing: () => Pacing,
    private readonly screen: Screen,
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

  /** Forget what waits and what is being shown: it does not hold any more. */
  clear(): void {
    this.steps = [];
    this.cleared++;
    this.wake?.();
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurried = false;
    this.spent = 0;
    for (let step = this.steps.shift(); step; step = this.steps.shift()) {
      const { cleared } = this;
      if (step.own) this.spent = 0;
      for (const [at, act] of step.acts.entries()) {
        if (cleared !== this.cleared) break;
        const pause = this.play(step, at, act);
        if (pause) await pause;
      }
      if (cleared !== this.cleared) continue;
      if (step.acts.length === 0) step.place();
      step.then();
    }
    this.running = false;
    this.before = null;
    this.screen.changed(false);
  }

  private play(step: Step, at: number, act: Act): Promise<void> | undefined {
    const during = this.hurried ? 0 : this.time(step, at);
    this.before = act;
    if (at === step.acts.length - 1) step.place();
    this.screen.show(act, at, during);
    if (during === 0) return undefined;
    this.screen.changed(true);
    const { hidden, onClock, lasts } = this.pacing();
    return this.pause(lasts?.(act) && !hidden && !onClock ? null : during);
  }

  /** How long an act of the step that is being shown takes, given what waits behind it. */
  private time(step: Step, at: number): number {
    const act = step.acts[at];
    const { speed, hidden, onClock } = this.pacing();
    const rest = [{ ...step, acts: step.acts.slice(at) }, ...this.steps];
    const short = onClock && rest.some((one) => one.asks);
    const catching = rest.some((one) => one.late);
    const budget = short ? BUDGET_ON_CLOCK : catching ? BUDGET_CATCHING_UP : BUDGET;
    const waiting = rest.flatMap((one) => plain(one));
    const left = Math.max(0, budget - this.spent);
    const [wanted = 0] = planned(waiting, this.before, left, short);
    this.spent += wanted;
    const factor = hidden ? 0 : FACTORS[speed];
    const cut = act && act.weight >= SCENE && wanted < LEAST_SCENE && FACTORS[speed] > 0;
    if (act && !step.own && (hidden ? act.weight > 0 : cut)) this.screen.missed(act);
    return Math.round(wanted * factor);
  }

  /** Null: until somebody goes on. */
  private pause(wait: number | null): Promise<void> {
    return new Promise((done) => {
      const timer = wait === null ? undefined : setTimeout(done, wait);
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
    return follows(act, at === 0 ? before : acts[at - 1]) ? IN_A_RUN : act.millis;
  };
  for (const light of [0, 1, 2]) {
    const times = acts.map((act, at) => time(act, at, light));
    if (sum(times) <= budget) return times;
    if (light < 2) continue;
    const scale = budget / sum(times);
    return times.map((wait, at) => {
      const act = acts[at];
      const least = act && act.mine && act.weight >= SCENE ? LEAST_SCENE : 0;
      return wait === 0 ? 0 : Math.max(least, wait * scale);
    });
  }
  return [];
}

const sum = (times: number[]): number => times.reduce((all, one) => all + one, 0);
