/** Point after point without waiting: clicks are kept until the next question is there, and the rest can be spent by itself. */
import type { Asked } from "../../../wire";

export interface Spending {
  question: Asked | null;
  answers: string[];
  pending: string | null;
  act(action: string): void;
  /** The best answer by our reckoning. */
  best(): string | null;
}

/** The procedure a question belongs to: all points of a card have the same. */
const useOf = (question: Asked): string => question.id.slice(0, 2).join();

export class Spender {
  /** The rest of this use is being spent by itself. */
  resting = $state(false);
  private waiting: string[] = [];
  private use = "";
  private answered = "";

  /** A stroke on the map: at once if it can be, otherwise as soon as the answer before it has been taken. */
  strike(action: string, now: Spending): void {
    this.resting = false;
    if (now.question) this.use = useOf(now.question);
    this.waiting.push(action);
    this.answered = now.pending === null ? "" : this.answered;
    this.step(now);
  }

  spendTheRest(now: Spending): void {
    if (!now.question) return;
    this.use = useOf(now.question);
    this.answered = "";
    this.resting = true;
    this.step(now);
  }

  stop(): void {
    this.resting = false;
    this.waiting = [];
  }

  /** To be called whenever there is another question, or an answer has been taken. */
  step(now: Spending): void {
    const { question, pending } = now;
    if (!question || pending !== null) return;
    if (useOf(question) !== this.use) {
      this.stop();
      return;
    }
    // The answer was refused, or what follows from it is not here yet.
    if (question.id.join() === this.answered) return;
    const action = this.next(now);
    if (action === null) return;
    this.answered = question.id.join();
    now.act(action);
  }

  private next(now: Spending): string | null {
    while (this.waiting.length > 0) {
      const action = this.waiting.shift();
      if (action !== undefined && now.answers.includes(action)) return action;
    }
    if (!this.resting) return null;
    const best = now.best();
    if (best === null) this.resting = false;
    return best;
  }
}
