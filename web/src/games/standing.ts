/** Who stands where at the end of a game, as the query `standing` tells it. */
import { seatOf } from "../client/speaker";
import type { Plain } from "../wire";
import { dict, flag, list, number } from "./plain";

export interface Placed {
  /** The seat, or the first one of a side. */
  seat: number;
  /** 1 is the first; equal ones share a place. */
  place: number;
  won: boolean;
}

/** The first place first; nobody until it is told. */
export const readStanding = (told: Plain): Placed[] =>
  list(told).map((one) => {
    const row = dict(one);
    return {
      seat: seatOf(row["seat"]) ?? 0,
      place: number(row["place"]),
      won: flag(row["won"]),
    };
  });
