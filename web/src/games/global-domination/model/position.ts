/** The position as the server shows it, in the shape this board works with. */
import { seatOf } from "../../../client/speaker";
import type { Plain, View } from "../../../wire";
import { dict, list, maybeText, number, readOnce, texts, type Dict } from "../../plain";

export interface Force {
  seat: number;
  full: boolean;
}

/** What stands where, by area. */
export type Forces = ReadonlyMap<string, Force>;

export interface Player {
  seat: number;
  vp: number;
  logistics: number;
  stepsPaid: number;
  passed: boolean;
  /** Hidden cards are "?". */
  hand: string[];
  /** Cards in this hand that everybody has seen. */
  known: string[];
  /** Everything unseen: the Draw Deck together with what is hidden in the hand. */
  unseen: string[];
  deckSize: number;
  discard: string[];
  askMe: string;
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

const USES = ["build", "attack", "text"] as const;

export const positionOf = readOnce(readPosition);

function readPosition(view: View): Position {
  return {
    turn: number(view["turn"]),
    turns: number(view["turns"]),
    first: seatOf(view["first_player"]) ?? 0,
    forces: readForces(view["areas"]),
    market: Object.entries(dict(view["market"])).map(([card, left]) => ({
      card,
      left: number(left),
    })),
    fog: texts(view["fog"]).flatMap((name) => seatOf(name) ?? []),
    players: Object.entries(dict(view["players"])).map(([name, one]) =>
      readPlayer(seatOf(name) ?? 0, dict(one)),
    ),
    use: readUse(list(view["under_way"])),
  };
}

export function readForces(areas: Plain | undefined): Forces {
  const made = new Map<string, Force>();
  for (const [area, said] of Object.entries(dict(areas))) {
    const [name, state] = (maybeText(said) ?? "").split(" ");
    const seat = seatOf(name);
    if (seat !== null) made.set(area, { seat, full: state === "full" });
  }
  return made;
}

function readPlayer(seat: number, one: Dict): Player {
  return {
    seat,
    vp: number(one["vp"]),
    logistics: number(one["logistics"]),
    stepsPaid: number(one["steps_paid"]),
    passed: one["passed"] === true,
    hand: texts(one["hand"]),
    known: texts(one["known"]),
    unseen: texts(one["deck"]),
    deckSize: number(one["deck_size"]),
    discard: texts(one["discard"]),
    askMe: maybeText(one["ask_me"]) ?? "always",
  };
}

function readUse(frames: Plain[]): Use | null {
  const found = frames.map(dict).findLast((frame) => frame["procedure"] === "UseCard");
  const [card, seat, use] = [
    maybeText(found?.["card"]),
    seatOf(found?.["seat"]),
    USES[number(found?.["use"], -1)],
  ];
  return card && seat !== null && use ? { card, seat, use } : null;
}

/** Cards with their numbers, in the order in which they first come. */
export function tally(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
