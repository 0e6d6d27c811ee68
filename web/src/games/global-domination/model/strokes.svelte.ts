/** Remembers how the map was before a card that changes much of it, to show both side by side. */
import { seatOf } from "../../../client/speaker";
import type { LogLine } from "../../../table/store.svelte";
import { differing, strokes, type Stroke } from "./changes";
import type { Data } from "./edition";
import type { Forces } from "./position";

/** So many areas make a big stroke. */
const MANY = 5;

export interface BigStroke {
  card: string;
  seat: number;
  list: Stroke[];
}

export class StrokeWatch {
  found = $state.raw<BigStroke | null>(null);
  private last = 0;
  private shown: Forces = new Map();
  private under: { before: Forces; card: string; seat: number } | null = null;

  note(data: Data, seats: number, fog: number[], lines: LogLine[], forces: Forces): void {
    const newest = lines.at(-1)?.number ?? this.last;
    if (newest < this.last) this.under = null;
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
        if (differing(before, forces) >= MANY)
          this.found = {
            card,
            seat: this.under.seat,
            list: strokes(data, seats, before, forces, fog),
          };
        this.under = null;
      }
    }
    this.last = newest;
    this.shown = forces;
  }

  close(): void {
    this.found = null;
  }
}
