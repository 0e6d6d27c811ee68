/** Memories as stamps in a passport: shape by the kind of place, ink by continent, turned a little as stamps are. */
import { seatOf } from "../../../client/speaker";
import { numberOf } from "../../../scenes/views";
import type { LogLine } from "../../../table/store.svelte";
import type { Atlas } from "./atlas";

export type StampShape = "round" | "oval" | "triangle" | "hexagon";

export interface StampFace {
  shape: StampShape;
  /** A continent of the edition; -1 for none. */
  ink: number;
  /** Degrees, clockwise. */
  turn: number;
}

const MOST_TURN = 12;
const SHAPES: Record<string, StampShape> = {
  key: "round",
  continental: "oval",
  gambling: "triangle",
  trouble: "triangle",
};

export function stampOf(atlas: Atlas, place: string): StampFace {
  const known = atlas.places.get(place);
  return {
    shape: SHAPES[known?.kind ?? ""] ?? "hexagon",
    ink: atlas.continents.indexOf(known?.continent ?? ""),
    turn: (numberOf(place) % (2 * MOST_TURN + 1)) - MOST_TURN,
  };
}

/** The round in which a seat got each of its Memories, as far as the log tells. */
export function roundsOf(log: LogLine[], seat: number): Map<string, number> {
  const found = new Map<string, number>();
  let round = 0;
  for (const { fact } of log) {
    if (fact.key === "turn-begins") round = Number(fact.args["round"]);
    else if (fact.key === "got-memory" && seatOf(fact.args["seat"]) === seat)
      found.set(String(fact.args["place"]), round);
  }
  return found;
}
