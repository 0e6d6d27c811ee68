// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";
import type { Plain } from "../../../wire";
import type { BoardProps } from "../../contract";
import Score from "../panels/Score.svelte";
import { data, EDITION, forces, speaker } from "./example.testing";
import { nearest } from "./holding";
import { readScores } from "./score";
import { targetsOf, whyNot } from "./targets";
import { usesOf } from "./uses";

const HELD = {
  CAN: "p1 full",
  USA: "p1 struggling",
  NAT: "p1 full",
  SAT: "p2 struggling",
  BRA: "p1 struggling",
};

test("the scores of everybody are read as they are told", () => {
  const [first, second] = readScores([
    {
      forces: { "land-full": { count: 1, vp: 2 }, "sea-full": { count: 1, vp: 4 } },
      regions: ["north"],
      region_vp: 0,
      fogged_by: ["p2"],
      resources: ["ore"],
      vp: 6,
      logistics: 7,
      unsupplied: ["SCO"],
    },
    {},
  ])!;
  expect(first).toEqual({
    forces: [
      { kind: "land-full", count: 1, vp: 2 },
      { kind: "land-struggling", count: 0, vp: 0 },
      { kind: "sea-full", count: 1, vp: 4 },
      { kind: "sea-struggling", count: 0, vp: 0 },
    ],
    regions: ["north"],
    regionVp: 0,
    foggedBy: [1],
    resources: ["ore"],
    vp: 6,
    logistics: 7,
    unsupplied: ["SCO"],
  });
  expect(second).toMatchObject({ vp: 0, regions: [] });
  expect(readScores(null)).toBeNull();
});

test("the panel shows what the rules answer, and nothing before", async () => {
  vi.useFakeTimers();
  const told = (vp: number, struggling: number, regions: string[]): Plain => ({
    forces: { "land-struggling": { count: struggling, vp: struggling } },
    regions,
    region_vp: 0,
    fogged_by: regions.length > 0 ? ["p2"] : [],
    vp,
    logistics: 6,
  });
  const names: string[] = [];
  const props = {
    view: { players: { p1: { vp: 10, logistics: 5 }, p2: { vp: 12, logistics: 6 } } },
    edition: EDITION,
    options: {},
    chat: false,
    speaker: speaker(),
    query: async (name: string) => (names.push(name), [told(3, 3, ["north"]), told(0, 0, [])]),
  } as unknown as BoardProps;
  const panel = mount(Score, { target: document.body, props });
  flushSync();
  expect(document.querySelectorAll(".bars li")).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(300);
  flushSync();
  const bars = [...document.querySelectorAll(".bars .sum")].map((one) => one.textContent);
  expect(bars).toEqual(["10 + 3 = 13", "12 + 0 = 12"]);
  expect(document.querySelectorAll(".blocked")).toHaveLength(1);
  expect(document.querySelectorAll(".track .next")).toHaveLength(1);
  expect(names).toEqual(["scoring"]);
  await unmount(panel);
  vi.useRealTimers();
});

test("who is nearest to a monopoly", () => {
  const [north, south] = data().regions;
  expect(north && nearest(north, forces(HELD))).toEqual({ seat: 0, lacks: 0 });
  expect(south && nearest(south, forces(HELD))).toEqual({ seat: 0, lacks: 1 });
  expect(south && nearest(south, forces({ BRA: "p1 full", SCO: "p2 full" }))).toBeNull();
});

test("targets carry a sign for what would happen", () => {
  const said = forces({ CAN: "p1 struggling", USA: "p2 full", BRA: "p2 struggling" });
  const targets = targetsOf(
    speaker(),
    ["build-in CAN", "build-in NAT", "reduce USA", "reduce BRA", "done"],
    [{ action: "build-in NAT", detail: "Sea; empty" }],
    said,
  );
  expect([...targets].map(([area, target]) => [area, target.sign])).toEqual([
    ["CAN", "full"],
    ["NAT", "place"],
    ["USA", "weaken"],
    ["BRA", "remove"],
  ]);
  expect(targets.get("NAT")).toMatchObject({
    action: "build-in NAT",
    label: "Build in North Atlantic",
    detail: "Sea; empty",
  });
  const menu = [
    { action: "build-in USA", reason: "area-occupied", text: "Occupied.", clauses: ["GD-085"] },
  ];
  expect(whyNot(speaker(), menu, "USA")).toEqual({ text: "Occupied.", clauses: ["GD-085"] });
  expect(whyNot(speaker(), menu, "CAN")).toBeNull();
});

test("the uses of a card, those not possible with the reason", () => {
  const cards = data().cards;
  const [plain, control] = [cards.get("domination"), cards.get("ore_control")];
  const menu = [
    { action: "attack domination", reason: "nothing-to-reduce", text: "Nothing to reduce." },
    { action: "text domination", reason: "no-text", text: "It has none." },
  ];
  expect(
    plain &&
      usesOf(
        speaker(),
        plain,
        ["build domination", "discard-1 domination", "build ore_control"],
        menu,
      ),
  ).toEqual([
    { kind: "build", action: "build domination", number: 3, why: null },
    { kind: "attack", action: "attack domination", number: 3, why: "Nothing to reduce." },
    { kind: "discard-1", action: "discard-1 domination", number: 0, why: null },
  ]);
  expect(control && usesOf(speaker(), control, ["text ore_control"], null)).toMatchObject([
    { kind: "text", why: null },
  ]);
});
