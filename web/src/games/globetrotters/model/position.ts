/** A position as the board reads it: as the generated reader has it, under the names of the board. */
import { readState, type State, type Traveller } from "../../../generated/globetrotters";
import type { View } from "../../../wire";
import { readOnce } from "../../plain";

/** Of the tickets in hand those whose face is hidden are "?". */
export type { Traveller };

export interface Position extends State {
  travellers: Traveller[];
  packSize: number;
}

export const positionOf = readOnce((view: View): Position => {
  const shown = readState(view);
  return { ...shown, travellers: shown.players, packSize: shown.pack.size };
});

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
