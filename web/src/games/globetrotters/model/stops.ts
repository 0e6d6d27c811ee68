/** What stopping at a place costs and brings: from the edition and the position, corrected by what the server reckons. */
import type { Plain } from "../../../wire";
import { seatOf } from "../../../client/speaker";
import type { Atlas } from "./atlas";
import { dict, flag, list, number, text } from "../../plain";
import { memoriesOn, whereIs, type Position } from "./position";

export type Result =
  | "adventure"
  | "goes-on"
  | "turn-over"
  | "jackpot"
  | "special-memory"
  | "tickets-lost"
  | "at-sea"
  | "win";

/** What a traveller would gain in a red-dot city after an Adventure there. */
export type Prize =
  | { is: "key" }
  | { is: "challenge"; holder: number }
  | { is: "own-key" }
  | { is: "key-in-jackpot" }
  | { is: "memory"; continentKey: boolean }
  | { is: "memory-known" };

export interface Stop {
  place: string;
  kind: string;
  home: boolean;
  cost: number;
  result: Result;
  turnOver: boolean;
  bumps: number | null;
  prize: Prize | null;
  /** Steps overland, and the chance that one roll goes so far; null where no roll leads there. */
  steps: number | null;
  chance: number | null;
}

const RESULTS: Record<string, Result> = {
  key: "adventure",
  continental: "adventure",
  gambling: "jackpot",
  tropical: "special-memory",
  wasteland: "tickets-lost",
  cruise: "at-sea",
};

/** What is due at a place for a seat (null: a spectator, to whom no Home is his own). */
export function stopAt(atlas: Atlas, position: Position, seat: number | null, id: string): Stop {
  const place = atlas.places.get(id);
  const kind = place?.kind ?? "";
  const me = seat === null ? undefined : position.travellers[seat];
  const home = me?.home === id;
  const turnOver = atlas.turnOver.includes(kind);
  const occupant = position.travellers.find((one) => one.place === id && one.seat !== seat);
  return {
    place: id,
    kind,
    home,
    cost: home ? 0 : (atlas.expenses[kind] ?? 0),
    result: RESULTS[kind] ?? (turnOver ? "turn-over" : "goes-on"),
    turnOver,
    bumps: occupant?.seat ?? null,
    prize: prizeAt(atlas, position, seat, id),
    steps: null,
    chance: null,
  };
}

function prizeAt(atlas: Atlas, position: Position, seat: number | null, id: string): Prize | null {
  const place = atlas.places.get(id);
  if (!place || !atlas.redDot.includes(place.kind)) return null;
  if (atlas.cityKeys.includes(id)) {
    const where = whereIs(position, id);
    if (where === "map") return { is: "key" };
    if (where === "jackpot") return { is: "key-in-jackpot" };
    return where === seat ? { is: "own-key" } : { is: "challenge", holder: where };
  }
  const me = seat === null ? undefined : position.travellers[seat];
  if (me?.memories.includes(id)) return { is: "memory-known" };
  return {
    is: "memory",
    continentKey:
      me !== undefined &&
      place.continent !== null &&
      oneMoreTakes(atlas, position, me.seat, place.continent),
  };
}

/** Whether one more Memory on a continent brings its KEY. */
export function oneMoreTakes(
  atlas: Atlas,
  position: Position,
  seat: number,
  continent: string,
): boolean {
  const where = whereIs(position, continent);
  if (where === "jackpot" || where === seat || !atlas.continentKeys.includes(continent))
    return false;
  const cities = chartOf(atlas, continent);
  const count = (at: number): number => {
    const traveller = position.travellers[at];
    return traveller ? memoriesOn(traveller, cities) : 0;
  };
  const mine = count(seat) + 1;
  return where === "map" ? mine >= atlas.forContinentKey : mine > count(where);
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

/** What the server says of a stop stands above what is reckoned here. */
export function corrected(stop: Stop, told: Plain | undefined): Stop {
  const said = dict(told);
  if (!("cost" in said)) return stop;
  return {
    ...stop,
    cost: number(said["cost"], stop.cost),
    result: text(said["result"], stop.result) as Result,
    turnOver: flag(said["turn_over"]),
    bumps: seatOf(said["bumps"]),
    steps: typeof said["steps"] === "number" ? said["steps"] : stop.steps,
    chance: typeof said["chance"] === "number" ? said["chance"] : stop.chance,
  };
}

/** The stops of the answers to the queries `reach`, `flights` and `ships`, by place. */
export function toldStops(reach: Plain, flights: Plain, ships: Plain): Map<string, Plain> {
  const told = new Map<string, Plain>();
  for (const one of [...list(flights), ...list(ships), ...list(dict(reach)["places"])])
    told.set(text(dict(one)["place"]), one);
  return told;
}
