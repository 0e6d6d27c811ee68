/** What the picture of a card is composed of. Two cards of a game never have the same. */
import type { Family } from "./motifs";

/** A small sign in a corner of the picture: a thing, the colours of groups, or a number. */
export type Token = { sign: string } | { bars: string[] } | { number: number };

export interface Recipe {
  family: Family;
  /** A motif, or a resource or thing that stands in rays. */
  motif: string;
  /** At most two: the first stands on the left, the second on the right. */
  tokens?: Token[] | undefined;
}
