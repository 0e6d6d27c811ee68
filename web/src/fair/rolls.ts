/** Rolls as they come over the wire, kept until the line of the log is there that they led to. */
import type { Rolled } from "../generated/socket";

/** A result of chance at a line: its number in the roll report (0: none counts it), and what came up, null if hidden. */
export interface RollMark {
  roll: number;
  said: string | null;
}

export class RollBook {
  private waiting = new Map<number, RollMark[]>();

  /** Forget what waits: whoever tells it next tells it again. */
  clear(): void {
    this.waiting.clear();
  }

  note(rolls: Rolled[] = []): void {
    for (const { at, roll, said } of rolls)
      this.waiting.set(at, [...(this.waiting.get(at) ?? []), { roll, said: said ?? null }]);
  }

  /** A line with the rolls that led to it, if there were any. */
  marked<L extends { number: number }>(line: L): L & { rolls?: RollMark[] } {
    const rolls = this.waiting.get(line.number);
    this.waiting.delete(line.number);
    return rolls ? { ...line, rolls } : line;
  }
}
