/** What stopping at a place costs and brings, as the query `stops` tells it. */
import { seatOf } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict, flag, maybeNumber, maybeText } from "../../plain";
import type { Atlas } from "./atlas";
import type { Position } from "./position";

/** What a traveller would gain in a red-dot city after an Adventure there. */
export type Prize =
  | { is: "challenge"; holder: number }
  | { is: "memory"; continentKey: boolean }
  | { is: "key" | "own-key" | "key-in-jackpot" | "memory-known" };

/** Null is what has not been told yet, and what does not apply. */
export interface Stop {
  place: string;
  kind: string;
  home: boolean;
  cost: number | null;
  /** adventure, goes-on, turn-over, jackpot, special-memory, tickets-lost, at-sea or win. */
  result: string | null;
  turnOver: boolean;
  bumps: number | null;
  prize: Prize | null;
  /** Steps overland, and the chance that one roll goes so far. */
  steps: number | null;
  chance: number | null;
}

/** A stop for a seat (null: a spectator) by what was told of all of them. */
export function stopAt(
  told: Plain,
  atlas: Atlas,
  position: Position,
  seat: number | null,
  place: string,
): Stop {
  const said = dict(dict(told)[place]);
  return {
    place,
    kind: atlas.places.get(place)?.kind ?? "",
    home: seat !== null && position.travellers[seat]?.home === place,
    cost: maybeNumber(said["cost"]),
    result: maybeText(said["result"]),
    turnOver: flag(said["turn_over"]),
    bumps: seatOf(said["bumps"]),
    prize: readPrize(said["prize"]),
    steps: maybeNumber(said["steps"]),
    chance: maybeNumber(said["chance"]),
  };
}

function readPrize(told: Plain | undefined): Prize | null {
  const said = dict(told);
  const is = said["is"];
  if (is === "challenge") return { is, holder: seatOf(said["holder"]) ?? 0 };
  if (is === "memory") return { is, continentKey: flag(said["continent_key"]) };
  return is === "key" || is === "own-key" || is === "key-in-jackpot" || is === "memory-known"
    ? { is }
    : null;
}

/** The cities of a continent on the Chart of Memories. */
export function chartOf(atlas: Atlas, continent: string): string[] {
  return [...atlas.places.values()]
    .filter(
      (place) =>
        place.continent === continent &&
        atlas.redDot.includes(place.kind) &&
        !atlas.cityKeys.includes(place.id),
    )
    .map((place) => place.id);
}
