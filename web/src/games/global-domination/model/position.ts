/** The position as the server shows it, in the shape this board works with. */
import { seatOf } from "../../../client/speaker";
import type { Plain, View } from "../../../wire";
import { dict, list, num, word, words } from "./plain";

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

export function readView(view: View): Position {
  return {
    turn: num(view["turn"]),
    turns: num(view["turns"]),
    first: seatOf(view["first_player"]) ?? 0,
    forces: readForces(view["areas"]),
    market: Object.entries(dict(view["market"])).map(([card, left]) => ({ card, left: num(left) })),
    fog: words(view["fog"]).flatMap((name) => seatOf(name) ?? []),
    players: Object.entries(dict(view["players"])).map(([name, one]) =>
      readPlayer(seatOf(name) ?? 0, dict(one)),
    ),
    use: readUse(list(view["under_way"])),
  };
}

export function readForces(areas: Plain | undefined): Forces {
  const made = new Map<string, Force>();
  for (const [area, said] of Object.entries(dict(areas))) {
    const [name, state] = (word(said) ?? "").split(" ");
    const seat = seatOf(name);
    if (seat !== null) made.set(area, { seat, full: state === "full" });
  }
  return made;
}

function readPlayer(seat: number, one: Record<string, Plain>): Player {
  return {
    seat,
    vp: num(one["vp"]),
    logistics: num(one["logistics"]),
    stepsPaid: num(one["steps_paid"]),
    passed: one["passed"] === true,
    hand: words(one["hand"]),
    known: words(one["known"]),
    unseen: words(one["deck"]),
    deckSize: num(one["deck_size"]),
    discard: words(one["discard"]),
    askMe: word(one["ask_me"]) ?? "always",
  };
}

function readUse(frames: Plain[]): Use | null {
  const found = frames.map(dict).findLast((frame) => frame["procedure"] === "UseCard");
  const [card, seat, use] = [
    word(found?.["card"]),
    seatOf(found?.["seat"]),
    USES[num(found?.["use"], -1)],
  ];
  return card && seat !== null && use ? { card, seat, use } : null;
}

/** Cards with their numbers, in the order in which they first come. */
export function tally(cards: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
