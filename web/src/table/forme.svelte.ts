/** Questions that the table answers for this seat: they are kept from view, and noted once they are answered. */
import type { Asked, MenuItem, Planned } from "../wire";

/** Milliseconds; the table waits at most five seconds before it answers. */
const LONGEST_WAIT = 6500;
const KEPT = 30;

/** An answer that the table has given. */
export interface GivenAnswer {
  question: Asked;
  /** Null where it declined because this seat does not want to be asked. */
  action: string | null;
  /** What could not be answered, and why. */
  refused: MenuItem | null;
}

export class ForMe {
  /** The table's own setting; a seat may wish otherwise. */
  byTable = $state(true);
  given = $state.raw<GivenAnswer[]>([]);
  private held = $state.raw<Asked | null>(null);
  /** The standing answer to the present question. */
  private standing: string | null = null;
  private wished: { where: string; serial: number } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the present question is left to the table. */
  get holds(): boolean {
    return this.held !== null;
  }

  /** There is another question, or another wish; `menu` is that of the question before. */
  asked(question: Asked | null, planned: Planned | null, menu: MenuItem[] | null): void {
    if (this.held && this.held.id.join() === question?.id.join()) return;
    if (this.held) this.note(this.held, menu);
    this.stop();
    this.standing = (question && planned?.standing[question.key]) ?? null;
    if (!question || !this.answers(question, planned)) return;
    this.held = question;
    this.timer = setTimeout(() => this.stop(), LONGEST_WAIT);
  }

  /** This seat does not want to be asked in what is going on now. */
  wish(where: string, question: Asked | null): void {
    this.wished = { where, serial: question?.silences?.[where] ?? 0 };
  }

  stop(): void {
    clearTimeout(this.timer);
    this.held = null;
  }

  private answers(question: Asked, planned: Planned | null): boolean {
    if (question.only === true && (planned?.answer_for_me ?? this.byTable)) return true;
    if (this.standing && question.options.includes(this.standing)) return true;
    const where = planned?.silence;
    const serial = where && question.silences?.[where];
    if (!where || serial === undefined) return false;
    return where === "scoring"
      ? serial === 0
      : this.wished?.where === where && this.wished.serial === serial;
  }

  private note(question: Asked, menu: MenuItem[] | null): void {
    const action = this.standing ?? (question.only ? (question.options[0] ?? null) : null);
    const refused = menu?.find((item) => item.reason) ?? null;
    this.given = [...this.given.slice(1 - KEPT), { question, action, refused }];
  }
}
