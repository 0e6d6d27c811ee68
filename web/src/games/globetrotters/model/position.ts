/** The view of a seat as the board reads it. */
import type { View } from "../../../wire";
import { dict, flag, list, maybeId, number, readOnce, texts, type Dict } from "../../plain";

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

export const positionOf = readOnce(readPosition);

function readPosition(view: View): Position {
  const jackpot = dict(view["jackpot"]);
  return {
    round: number(view["round"]),
    active: maybeId(view["active"]),
    travellers: Object.values(dict(view["players"])).map((player, seat) =>
      traveller(seat, dict(player)),
    ),
    jackpot: {
      cash: number(jackpot["cash"]),
      tickets: texts(jackpot["tickets"]),
      specials: number(jackpot["specials"]),
      keys: texts(jackpot["keys"]),
    },
    mapKeys: texts(view["map_keys"]),
    packSize: number(dict(view["pack"])["size"]),
    adventurePacks: list(view["adventure_packs"]).map((pack) => ({
      left: number(dict(pack)["left"]),
    })),
    winner: maybeId(view["winner"]),
  };
}

function traveller(seat: number, said: Dict): Traveller {
  return {
    seat,
    place: maybeId(said["place"]),
    home: maybeId(said["home"]),
    course: maybeId(said["course"]),
    deportedFrom: maybeId(said["deported_from"]),
    cash: number(said["cash"]),
    specials: number(said["specials"]),
    loseTurn: flag(said["lose_turn"]),
    pending: flag(said["pending"]),
    tickets: texts(said["tickets"]),
    homeTicket: maybeId(said["home_ticket"]),
    keys: texts(said["keys"]),
    memories: texts(said["memories"]),
    specialsPlaced: texts(said["specials_placed"]),
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
