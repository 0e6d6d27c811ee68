/** A position in the shape this board works with: as the generated reader has it, and what follows from that. */
import { seatOf } from "../../../client/speaker";
import {
  readState,
  type Player as ShownPlayer,
  type Procedure,
} from "../../../generated/global-domination";
import type { Plain, View } from "../../../wire";
import { maybeText, readOnce, table, text } from "../../plain";

export interface Force {
  seat: number;
  full: boolean;
}

/** What stands where, by area. */
export type Forces = ReadonlyMap<string, Force>;

/** Hidden cards are "?" in a hand. */
export interface Player extends ShownPlayer {
  /** Everything unseen: the Draw Deck together with what is hidden in the hand. */
  unseen: string[];
}

/** The card that is being used, and for what. */
export interface Use {
  card: string;
  seat: number;
  use: "build" | "attack" | "text";
}

export interface Position {
  turn: number;
  turns: number;
  first: number;
  forces: Forces;
  market: { card: string; left: number }[];
  /** Seats that have played Fog of War in this scoring. */
  fog: number[];
  players: Player[];
  use: Use | null;
}

export const positionOf = readOnce(readPosition);

function readPosition(view: View): Position {
  const shown = readState(view);
  return {
    turn: shown.turn,
    turns: shown.turns,
    first: seatOf(shown.firstPlayer) ?? 0,
    forces: forcesIn(shown.areas),
    market: Object.entries(shown.market).map(([card, left]) => ({ card, left })),
    fog: shown.fog.flatMap((name) => seatOf(name) ?? []),
    players: shown.players.map((player) => ({ ...player, unseen: player.deck })),
    use: readUse(shown.underWay),
  };
}

export const readForces = (areas: Plain | undefined): Forces => forcesIn(table(areas, text));

function forcesIn(areas: Record<string, string>): Forces {
  const made = new Map<string, Force>();
  for (const [area, said] of Object.entries(areas)) {
    const [name, state] = said.split(" ");
    const seat = seatOf(name);
    if (seat !== null) made.set(area, { seat, full: state === "full" });
  }
  return made;
}

function readUse(frames: Procedure[]): Use | null {
  const found = frames.findLast((frame) => frame.procedure === "UseCard");
  const [card, seat] = [maybeText(found?.card), seatOf(found?.seat)];
  return found && card && seat !== null ? { card, seat, use: found.use } : null;
}

/** Cards with their numbers, in the order in which they first come. */
export function tally(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
