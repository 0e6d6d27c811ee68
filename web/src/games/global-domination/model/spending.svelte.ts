/** Point after point without waiting: clicks are kept until the next question is there, and the rest can be spent by itself. */
import type { Asked } from "../../../wire";

export interface Spending {
  question: Asked | null;
  answers: string[];
  pending: string | null;
  act(action: string): void;
  /** Where the rules' own steady player would put the next point; null if it knows of no place. */
  best(): Promise<string | null>;
}

/** The procedure a question belongs to: all points of a card have the same. */
const useOf = (question: Asked): string => question.id.slice(0, 2).join();

export class Spender {
  /** The rest of this use is being spent by itself. */
  resting = $state(false);
  private waiting: string[] = [];
  private use = "";
  private answered = "";
  private asking = "";
  private latest: Spending | null = null;

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
    this.latest = now;
    const { question, pending } = now;
    if (!question || pending !== null) return;
    if (useOf(question) !== this.use) {
      this.stop();
      return;
    }
    // The answer was refused, or what follows from it is not here yet.
    if (question.id.join() === this.answered) return;
    const action = this.clicked(now.answers);
    if (action !== undefined) this.give(action, now, question);
    else if (this.resting) void this.ask(now, question);
  }

  private give(action: string, now: Spending, question: Asked): void {
    this.answered = question.id.join();
    now.act(action);
  }

  /** The next click that was kept and is still possible. */
  private clicked(answers: string[]): string | undefined {
    while (this.waiting.length > 0) {
      const action = this.waiting.shift();
      if (action !== undefined && answers.includes(action)) return action;
    }
    return undefined;
  }

  /** Asks where the next point goes, and puts it there unless something has happened meanwhile. */
  private async ask(now: Spending, question: Asked): Promise<void> {
    const id = question.id.join();
    if (this.asking === id) return;
    this.asking = id;
    const best = await now.best().catch(() => null);
    if (this.asking === id) this.asking = "";
    const current = this.latest;
    if (!this.resting || current?.question?.id.join() !== id || current.pending !== null) return;
    if (best !== null && current.answers.includes(best)) this.give(best, current, question);
    else this.resting = false;
  }
}

/** The one of this table: the board strikes, the bar ends. */
export const spender = new Spender();
