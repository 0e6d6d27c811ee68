import { expect, test } from "vitest";
import { data, forces, speaker } from "./example.testing";
import { nearest } from "./holding";
import type { Player } from "./position";
import { afterAnswer, bestAnswer } from "./rank";
import { boardScore, cutOff, logisticsAfter } from "./score";
import { targetsOf, whyNot } from "./targets";
import { usesOf } from "./uses";

const HELD = {
  CAN: "p1 full",
  USA: "p1 struggling",
  NAT: "p1 full",
  SAT: "p2 struggling",
  BRA: "p1 struggling",
};

test("everything is scored line by line", () => {
  const score = boardScore(data(), forces(HELD), 0, []);
  expect(score.forces.map((line) => [line.count, line.vp])).toEqual([
    [1, 2],
    [2, 2],
    [1, 4],
    [0, 0],
  ]);
  expect(score.regions).toEqual([{ region: "north", vp: 6, blockedBy: [] }]);
  expect(score.resources).toEqual(["ore"]);
  expect(score.total).toBe(14);
  expect(boardScore(data(), forces(HELD), 1, []).total).toBe(2);
});

test("fog takes the Regions of the others, not one's own", () => {
  expect(boardScore(data(), forces(HELD), 0, [1])).toMatchObject({
    total: 8,
    regions: [{ region: "north", vp: 0, blockedBy: [1] }],
  });
  expect(boardScore(data(), forces(HELD), 0, [0]).total).toBe(14);
});

test("Logistics after scoring stay on the track", () => {
  const score = boardScore(data(), forces(HELD), 0, []);
  const player = { logistics: 7, stepsPaid: 2 } as Player;
  expect(logisticsAfter(data(), player, score)).toBe(7);
  expect(logisticsAfter(data(), { ...player, logistics: 3 }, score)).toBe(4);
  expect(logisticsAfter(data({ logistics: "recomputed" }), player, score)).toBe(3);
  expect(logisticsAfter(data({ log_max: 9 }), player, score)).toBe(8);
});

test("Forces without a neighbour are cut off", () => {
  expect(
    cutOff(data(), forces({ CAN: "p1 full", USA: "p1 full", SCO: "p1 full", BRA: "p2 full" }), 0),
  ).toEqual(["SCO"]);
});

test("who is nearest to a monopoly", () => {
  const [north, south] = data().regions;
  expect(north && nearest(north, forces(HELD))).toEqual({ seat: 0, lacks: 0 });
  expect(south && nearest(south, forces(HELD))).toEqual({ seat: 0, lacks: 1 });
  expect(south && nearest(south, forces({ BRA: "p1 full", SCO: "p2 full" }))).toBeNull();
});

test("what an answer does to the map", () => {
  const after = (action: string, said: Record<string, string>): unknown =>
    afterAnswer(speaker(), forces(said), 0, action)?.get("CAN");
  expect(after("build-in CAN", {})).toEqual({ seat: 0, full: false });
  expect(after("build-in CAN", { CAN: "p1 struggling" })).toEqual({ seat: 0, full: true });
  expect(after("reduce CAN", { CAN: "p2 full" })).toEqual({ seat: 1, full: false });
  expect(after("reduce CAN", { CAN: "p2 struggling" })).toBeUndefined();
  expect(after("replace CAN", { CAN: "p2 struggling" })).toEqual({ seat: 0, full: true });
  expect(afterAnswer(speaker(), forces({}), 0, "done")).toBeNull();
});

test("the rest is spent where it counts most", () => {
  const best = (said: Record<string, string>, answers: string[], vp = [0, 0, 0]): string | null =>
    bestAnswer(speaker(), data(), forces(said), 0, vp, [], answers);
  expect(best({}, ["build-in CAN", "build-in NAT", "done"])).toBe("build-in NAT");
  expect(best({ CAN: "p1 full" }, ["build-in USA", "build-in NAT"])).toBe("build-in USA");
  expect(
    best({ CAN: "p2 full", USA: "p2 struggling", BRA: "p3 full" }, [
      "reduce CAN",
      "reduce USA",
      "reduce BRA",
    ]),
  ).toBe("reduce USA");
  expect(best({ CAN: "p1 full", NAT: "p1 full" }, ["reduce CAN", "reduce NAT"])).toBe("reduce CAN");
  expect(best({ CAN: "p2 full", BRA: "p3 full" }, ["reduce CAN", "reduce BRA"], [0, 10, 50])).toBe(
    "reduce BRA",
  );
  expect(best({}, ["done"])).toBeNull();
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
