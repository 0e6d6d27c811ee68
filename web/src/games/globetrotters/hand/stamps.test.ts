import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../table/store.svelte";
import { atlasOf } from "../model/atlas";
import { roundsOf, stampOf } from "../model/stamps";

const KINDS = ["key", "continental", "gambling", "national"];
const atlas = atlasOf({
  continents: ["asia"],
  locations: Object.fromEntries(
    KINDS.map((kind) => [kind, { kind, continent: "asia", lon: 0, lat: 0 }]),
  ),
});
const line = (number: number, key: string, args: LogLine["fact"]["args"]): LogLine => ({
  number,
  fact: { key, args, clauses: [] },
});

describe("a stamp in the passport", () => {
  it("has the shape of its kind of place, and the same turn each time", () => {
    const faces = KINDS.map((kind) => stampOf(atlas, kind));
    expect(faces.map((face) => face.shape)).toEqual(["round", "oval", "triangle", "hexagon"]);
    expect(KINDS.map((kind) => stampOf(atlas, kind))).toEqual(faces);
    expect(new Set(faces.map((face) => face.turn)).size).toBeGreaterThan(1);
    expect(faces.every((face) => Math.abs(face.turn) <= 12)).toBe(true);
  });

  it("says in which round it was got", () => {
    const log = [
      line(1, "turn-begins", { seat: "p1", round: 3 }),
      line(2, "got-memory", { seat: "p1", place: "key" }),
      line(3, "got-memory", { seat: "p2", place: "national" }),
    ];
    expect([...roundsOf(log, 0)]).toEqual([["key", 3]]);
  });
});
