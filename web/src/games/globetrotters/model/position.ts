/** The view of a seat as the board reads it. */
import type { View } from "../../../wire";
import { idOrNull, list, number, record, words, yes } from "./plain";

export interface Traveller {
  seat: number;
  place: string | null;
  home: string | null;
  course: string | null;
  deportedFrom: string | null;
  cash: number;
  specials: number;
  loseTurn: boolean;
  pending: boolean;
  /** Tickets in hand; "?" for those whose face is hidden. */
  tickets: string[];
  homeTicket: string | null;
  keys: string[];
  memories: string[];
  specialsPlaced: string[];
}

export interface Position {
  round: number;
  active: string | null;
  travellers: Traveller[];
  jackpot: { cash: number; tickets: string[]; specials: number; keys: string[] };
  /** KEYs that still lie on the map. */
  mapKeys: string[];
  packSize: number;
  adventurePacks: { left: number }[];
  winner: string | null;
}

const read = new WeakMap<View, Position>();

export function positionOf(view: View): Position {
  const before = read.get(view);
  if (before) return before;
  const jackpot = record(view["jackpot"]);
  const position: Position = {
    round: number(view["round"]),
    active: idOrNull(view["active"]),
    travellers: Object.values(record(view["players"])).map((player, seat) =>
      traveller(seat, record(player)),
    ),
    jackpot: {
      cash: number(jackpot["cash"]),
      tickets: words(jackpot["tickets"]),
      specials: number(jackpot["specials"]),
      keys: words(jackpot["keys"]),
    },
    mapKeys: words(view["map_keys"]),
    packSize: number(record(view["pack"])["size"]),
    adventurePacks: list(view["adventure_packs"]).map((pack) => ({
      left: number(record(pack)["left"]),
    })),
    winner: idOrNull(view["winner"]),
  };
  read.set(view, position);
  return position;
}

function traveller(seat: number, said: ReturnType<typeof record>): Traveller {
  return {
    seat,
    place: idOrNull(said["place"]),
    home: idOrNull(said["home"]),
    course: idOrNull(said["course"]),
    deportedFrom: idOrNull(said["deported_from"]),
    cash: number(said["cash"]),
    specials: number(said["specials"]),
    loseTurn: yes(said["lose_turn"]),
    pending: yes(said["pending"]),
    tickets: words(said["tickets"]),
    homeTicket: idOrNull(said["home_ticket"]),
    keys: words(said["keys"]),
    memories: words(said["memories"]),
    specialsPlaced: words(said["specials_placed"]),
  };
}

/** Where a KEY is: on the map, in the Jackpot, or with a seat. */
export type Whereabouts = "map" | "jackpot" | number;

export function whereIs(position: Position, key: string): Whereabouts {
  if (position.mapKeys.includes(key)) return "map";
  const holder = position.travellers.find((one) => one.keys.includes(key));
  return holder ? holder.seat : "jackpot";
}

/** How many Memories a traveller has on a continent. */
export function memoriesOn(traveller: Traveller, cities: string[]): number {
  return cities.filter((city) => traveller.memories.includes(city)).length;
}

/** Everybody, whoever won or has most KEYs first; as many KEYs, then as many Memories, and money last. */
export function ranked(position: Position): Traveller[] {
  const won = (one: Traveller): number => Number(position.winner === `p${one.seat + 1}`);
  return [...position.travellers].sort(
    (a, b) =>
      won(b) - won(a) ||
      b.keys.length - a.keys.length ||
      b.memories.length - a.memories.length ||
      b.cash - a.cash ||
      a.seat - b.seat,
  );
}
