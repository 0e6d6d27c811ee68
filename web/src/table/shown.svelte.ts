/** What is being shown at a table: the act of the moment, what a board may animate, and the last captions. */
import type { Act } from "./acts";
import type { LogLine } from "./store.svelte";

export interface StagedAct extends Act {
  /** Milliseconds; 0 once it is over. */
  during: number;
}

/** Milliseconds for which the last caption stays. */
const CAPTION_STAYS = 2000;
/** As many of the last acts a screen reader finds. */
const ACTS_KEPT = 8;

export class Shown {
  fresh = $state.raw<LogLine[]>([]);
  busy = $state(false);
  /** What was shown last stays a moment, with nothing left of its time. */
  staged = $state.raw<StagedAct | null>(null);
  /** Each a sentence for whoever listens. */
  acts = $state.raw<Act[]>([]);
  private clearing: ReturnType<typeof setTimeout> | null = null;

  show(act: Act, at: number, during: number): void {
    this.stop();
    this.clearing = null;
    this.fresh = at === 0 ? act.lines : [...this.fresh, ...act.lines];
    if (act.weight === 0) return;
    this.acts = [...this.acts.slice(1 - ACTS_KEPT), act];
    this.staged = { ...act, during };
  }

  /** Show an act again, over the position as it stands. */
  replay(act: Act): void {
    if (this.busy) return;
    this.fresh = act.lines;
    this.staged = { ...act, during: act.millis };
    this.clear(act.millis || CAPTION_STAYS);
  }

  /** Let the board show where something happened; nothing lights up while acts are shown. */
  point(lines: LogLine[]): void {
    // Without their rolls: nothing is to be heard.
    if (!this.busy) this.fresh = lines.map(({ number, fact }) => ({ number, fact }));
  }

  /** Once all is shown the last caption stays a moment longer. */
  linger(): void {
    if (this.staged === null || this.clearing) return;
    this.staged = { ...this.staged, during: 0 };
    this.clear(CAPTION_STAYS);
  }

  /** End what only lingers; false if nothing does. */
  end(): boolean {
    if (!this.clearing || !this.staged) return false;
    this.clear();
    return true;
  }

  /** Nothing has been shown yet. */
  forget(): void {
    this.fresh = [];
    this.acts = [];
    this.staged = null;
  }

  stop(): void {
    if (this.clearing) clearTimeout(this.clearing);
  }

  private clear(after = 0): void {
    this.stop();
    this.clearing = setTimeout(() => {
      this.clearing = null;
      this.staged = null;
    }, after);
  }
}
