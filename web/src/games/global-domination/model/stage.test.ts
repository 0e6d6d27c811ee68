// @vitest-environment happy-dom

import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../../client/i18n.svelte";
import { Speaker } from "../../../client/speaker";
import { actsOf } from "../../../table/acts";
import type { LogLine } from "../../../table/store.svelte";
import { speech } from "../../../../tests/told";
import type { BoardProps } from "../../contract";
import { scene } from "./stage";

const told = speech().find((one) => one.game === "global-domination");
if (!told) throw new Error("Python said nothing");
const speaker = new Speaker(told.texts.en, "en", ["Ann", "Ben"]);
const { staging } = told.texts.en;

let number = 0;
const line = (key: string, args: Record<string, string | number>): LogLine => ({
  number: ++number,
  fact: { key, args, clauses: [] },
});
const BEGINS = [line("scoring", { turn: 7 }), line("window-opens", {})];
const SCORED = [
  line("scored-forces", { seat: "p1", number: 12 }),
  line("region-monopoly", { seat: "p1", region: "africa", number: 6 }),
  line("vp-now", { seat: "p1", number: 18, vp: 30 }),
  line("scored-forces", { seat: "p2", number: 4 }),
  line("vp-now", { seat: "p2", number: 4, vp: 9 }),
];

/** The scenes of the acts of one entry. */
function scenes(entry: LogLine[], log: LogLine[]): ReturnType<typeof scene>[] {
  const props = { speaker, log, seat: 1 } as unknown as BoardProps;
  return actsOf(entry, staging).map((act) => scene(act, props));
}

beforeAll(() => i18n.load("en"));

describe("the scene of a scoring", () => {
  const tally = (found: ReturnType<typeof scene> | undefined): unknown =>
    found?.look === "tally" && [
      found.title,
      found.rows.map((row) => [row.name, row.total, row.parts.map((part) => part.points)]),
    ];
  const WHOLE = [
    "The scoring of Game Turn 7 begins.",
    [
      ["Ben", 9, [4]],
      ["Ann", 30, [12, 6]],
    ],
  ];

  it("is one for all players", () => {
    const found = scenes([...BEGINS, ...SCORED], []);
    expect(found).toHaveLength(1);
    expect(tally(found[0])).toEqual(WHOLE);
  });

  it("comes too where a window was answered in between", () => {
    expect(scenes(BEGINS, [])).toEqual([null]);
    const found = scenes(SCORED, BEGINS);
    expect(found).toHaveLength(1);
    expect(tally(found[0])).toEqual(WHOLE);
  });
});

it("shows the picture of the card that strikes", () => {
  const motif = (key: string): unknown =>
    scenes([line(key, { seat: "p1", number: 3 })], []).map(
      (one) => one && "motif" in one && one.motif,
    );
  expect(motif("all-struggle")).toEqual(["nuke"]);
  expect(motif("all-struggling-gone")).toEqual(["snow"]);
});
