import { expect, test } from "vitest";
import type { Fact, View } from "../../../wire";
import { afterFacts, differing, strokes, touchedBy } from "./changes";
import { data, forces } from "./example.testing";
import { pointsOf } from "./points";
import { positionOf, tally, type Forces } from "./position";
import { readScores, type Score } from "./score";
import { strokesOf, StrokeWatch } from "./strokes.svelte";

const VIEW: View = {
  turn: 2,
  turns: 8,
  first_player: "p2",
  areas: { CAN: "p1 full", NAT: "p2 struggling" },
  market: { ore_control: 4 },
  fog: ["p2"],
  players: {
    p1: {
      vp: 12,
      logistics: 4,
      passed: true,
      hand: ["domination", "?"],
      known: ["domination"],
      deck: ["domination"],
      deck_size: 0,
      discard: [],
      ask_me: "scoring",
    },
    p2: { vp: 3, logistics: 5, hand: ["?"] },
  },
  under_way: [
    { procedure: "PlayerTurn", seat: "p2" },
    { procedure: "UseCard", card: "ore_control", seat: "p2", use: "attack" },
  ],
};

test("a view is read", () => {
  const position = positionOf(VIEW);
  expect(position.forces.get("CAN")).toEqual({ seat: 0, full: true });
  expect(position.forces.get("NAT")).toEqual({ seat: 1, full: false });
  expect(position.players[0]).toMatchObject({
    vp: 12,
    passed: true,
    hand: ["domination", "?"],
    askMe: "scoring",
  });
  expect(position.use).toEqual({ card: "ore_control", seat: 1, use: "attack" });
  expect(position.fog).toEqual([1]);
});

test("before the first view there is an empty position", () => {
  expect(positionOf({})).toMatchObject({ turn: 0, players: [], market: [], use: null });
});

test("cards are counted in the order in which they come", () => {
  expect(tally(["b", "a", "b"])).toEqual([
    ["b", 2],
    ["a", 1],
  ]);
});

test("borders count as the options say, and only between areas there are", () => {
  expect(data().near.get("USA")).toEqual(["CAN", "NAT", "BRA"]);
  expect(data().near.get("BRA")).toEqual(["USA", "SCO"]);
  expect(data().straits).toEqual([["USA", "BRA"]]);
  expect(data({ straits: false }).near.get("USA")).toEqual(["CAN", "NAT"]);
  expect(data({ straits: false }).near.get("NAT")).toEqual(["CAN", "USA", "SAT"]);
});

test("an area without coordinates has no place", () => {
  expect(data().area.get("SAT")?.place).toBeNull();
  expect(data().area.get("NAT")?.place).toEqual([-42, 35]);
});

let number = 0;
const line = (key: string, args: Fact["args"]): { number: number; fact: Fact } => ({
  number: ++number,
  fact: { key, args, clauses: [] },
});

test("facts change the Forces, and twice is as once", () => {
  const before = forces({ CAN: "p1 full", USA: "p2 struggling", BRA: "p2 full" });
  const lines = [
    line("force-reduced", { owner: "p1", area: "CAN", seat: "p3" }),
    line("force-removed", { owner: "p2", area: "USA", seat: "p3" }),
    line("force-replaced", { owner: "p2", area: "BRA", seat: "p3" }),
    line("force-placed", { seat: "p3", area: "NAT" }),
    line("force-full", { seat: "p3", area: "NAT" }),
    line("discarded", { seat: "p3", card: "domination" }),
  ];
  const after = afterFacts(before, lines);
  expect(Object.fromEntries(after)).toEqual({
    CAN: { seat: 0, full: false },
    BRA: { seat: 2, full: true },
    NAT: { seat: 2, full: true },
  });
  expect(afterFacts(after, lines)).toEqual(after);
  expect(afterFacts(before, [])).toBe(before);
  expect(touchedBy(lines).map((one) => one.area)).toEqual(["CAN", "USA", "BRA", "NAT", "NAT"]);
  expect(differing(before, after)).toBe(4);
});

test("a big stroke is told player by player", () => {
  const before = forces({ CAN: "p1 full", NAT: "p2 full" });
  const after = forces({ CAN: "p1 struggling", NAT: "p2 full" });
  const scores = readScores([{ vp: 2 }, { vp: 4 }, { vp: 0 }]);
  expect(strokes(3, { forces: before, scores }, { forces: after, scores: null })).toEqual([
    {
      seat: 0,
      before: { full: 1, struggling: 0, vp: 2 },
      after: { full: 0, struggling: 1, vp: null },
    },
  ]);
});

test("a card that changes much is noted, with the scores of both maps", () => {
  const areas = ["CAN", "USA", "BRA", "SCO", "NAT"];
  const all = (state: string): Forces =>
    forces(Object.fromEntries(areas.map((area) => [area, `p1 ${state}`])));
  const told = (full: number, struggling: number, vp: number): Score[] =>
    readScores([
      {
        forces: { "land-full": { count: full }, "sea-struggling": { count: struggling } },
        vp,
      },
    ]) ?? [];
  const watch = new StrokeWatch();
  watch.note([], all("full"));
  watch.score(told(5, 0, 16));
  watch.note([line("used-text", { seat: "p2", card: "storm" })], all("full"));
  watch.note([line("discarded", { seat: "p2", card: "storm" })], all("struggling"));
  watch.score(told(4, 1, 99));
  const list = (): unknown => watch.found && strokesOf(watch.found, 1);
  expect(list()).toMatchObject([{ before: { vp: 16 }, after: { vp: null } }]);
  watch.score(told(0, 5, 7));
  expect(list()).toMatchObject([{ before: { full: 5, vp: 16 }, after: { full: 0, vp: 7 } }]);
});

test("points left and made", () => {
  const asked = (key: string, args: Record<string, unknown>) => ({
    id: [1, 0, 1] as [number, number, number],
    key,
    args,
    options: [],
  });
  expect(pointsOf(asked("spend-points", { left: 10, made: 1, builds: 3 }))).toEqual({
    left: 10,
    made: 1,
  });
  expect(pointsOf(asked("supply-depots", { made: 1 }))).toEqual({ left: 0, made: 1 });
  expect(pointsOf(null)).toBeNull();
});
