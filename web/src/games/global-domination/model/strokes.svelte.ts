/** Remembers how the map was before a card that changes much of it, to show both side by side. */
import { seatOf } from "../../../client/speaker";
import type { LogLine } from "../../../table/store.svelte";
import { differing, strokes, type Scored, type Stroke } from "./changes";
import type { Forces } from "./position";
import { areOf, type Score } from "./score";

/** As many areas make a big stroke. */
const MANY = 5;

export interface BigStroke {
  card: string;
  seat: number;
  before: Scored;
  after: Scored;
}

export class StrokeWatch {
  found = $state.raw<BigStroke | null>(null);
  private last = 0;
  private shown: Scored = { forces: new Map(), scores: null };
  private under: { before: Scored; card: string; seat: number } | null = null;

  note(lines: LogLine[], forces: Forces): void {
    const newest = lines.at(-1)?.number ?? this.last;
    if (newest < this.last) this.under = null;
    const now = this.shown.forces === forces ? this.shown : { forces, scores: null };
    for (const { number, fact } of lines) {
      if (number <= this.last && newest >= this.last) continue;
      const [card, seat] = [String(fact.args["card"] ?? ""), seatOf(fact.args["seat"])];
      if (fact.key.startsWith("used-") && seat !== null) {
        this.under = { before: this.shown, card, seat };
        this.found = null;
      } else if (
        (fact.key === "discarded" || fact.key === "back-on-stack") &&
        this.under?.card === card
      ) {
        const { before } = this.under;
        if (differing(before.forces, forces) >= MANY)
          this.found = { card, seat: this.under.seat, before, after: now };
        this.under = null;
      }
    }
    this.last = newest;
    this.shown = now;
  }

  /** Scores come a moment after the map they are of; those of another map are left. */
  score(scores: Score[]): void {
    if (areOf(scores, this.shown.forces)) this.shown = { ...this.shown, scores };
    const { found } = this;
    if (found && found.after.scores === null && areOf(scores, found.after.forces))
      this.found = { ...found, after: { ...found.after, scores } };
  }

  close(): void {
    this.found = null;
  }
}

/** The note about a big stroke, player by player. */
export const strokesOf = (stroke: BigStroke, seats: number): Stroke[] =>
  strokes(seats, stroke.before, stroke.after);
