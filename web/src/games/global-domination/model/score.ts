/** What everybody would score if the scoring were now, line by line, as the query `scoring` tells it. */
import { seatOf } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict, list, number, texts } from "../../plain";
import type { Forces } from "./position";

export const FORCE_KINDS = ["land-full", "land-struggling", "sea-full", "sea-struggling"] as const;
export type ForceKind = (typeof FORCE_KINDS)[number];

export interface Score {
  forces: { kind: ForceKind; count: number; vp: number }[];
  /** Regions of which this player has a monopoly, and what each of them gives. */
  regions: string[];
  regionVp: number;
  /** Seats whose Fog of War takes the VP of Regions away. */
  foggedBy: number[];
  resources: string[];
  /** The VP of Forces and Regions together. */
  vp: number;
  /** Where the Logistical marker would go. */
  logistics: number;
  /** Forces without a neighbouring Force of the same player. */
  unsupplied: string[];
}

/** By seat; null until it is told. */
export const readScores = (told: Plain): Score[] | null =>
  Array.isArray(told) ? list(told).map(readScore) : null;

function readScore(told: Plain): Score {
  const one = dict(told);
  const forces = dict(one["forces"]);
  return {
    forces: FORCE_KINDS.map((kind) => ({
      kind,
      count: number(dict(forces[kind])["count"]),
      vp: number(dict(forces[kind])["vp"]),
    })),
    regions: texts(one["regions"]),
    regionVp: number(one["region_vp"]),
    foggedBy: texts(one["fogged_by"]).flatMap((name) => seatOf(name) ?? []),
    resources: texts(one["resources"]),
    vp: number(one["vp"]),
    logistics: number(one["logistics"]),
    unsupplied: texts(one["unsupplied"]),
  };
}

/** Whether scores were told of this map: the game may have gone on since. */
export function areOf(scores: Score[], forces: Forces): boolean {
  const counts = scores.map((score) => [
    score.forces.reduce((sum, line) => sum + (line.kind.endsWith("full") ? line.count : 0), 0),
    score.forces.reduce((sum, line) => sum + (line.kind.endsWith("full") ? 0 : line.count), 0),
  ]);
  for (const { seat, full } of forces.values()) {
    const count = counts[seat];
    if (count) count[full ? 0 : 1]! -= 1;
  }
  return counts.every((count) => count.every((left) => left === 0));
}
