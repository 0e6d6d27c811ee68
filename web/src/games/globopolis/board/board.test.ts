// @vitest-environment happy-dom

/** What the board reads from editions, views and logs, and where it puts things. */
import { describe, expect, it } from "vitest";
import { counting, lastConflict, readProspects } from "../model/conflict";
import { dataOf } from "../model/data";
import { breaksIn, lines } from "../model/fieldwords";
import { edition, log, speaker, view } from "../model/paper";
import { positionOf, sideOf } from "../model/position";
import { chancesOf } from "../model/reach";
import { beside, countPlace, inOrder, laps, nearer, ringCells, shares, way } from "./ring";
import { lastRoll } from "../model/rolls";
import type { RollMark } from "../../../fair/rolls";
import { sheetFor } from "./sheet";
import { spread } from "./spread";
import { answersAt, answersWith, onlyCards, rollsOf } from "../model/targets";

const data = dataOf(edition);
const position = positionOf(view);

describe("edition and view", () => {
  it("tells fields apart and knows what they are", () => {
    expect(data.fields.map((field) => `${field.id}:${field.kind}`)).toEqual([
      "BASE:base",
      "AAA:territory",
      "ops-mission-2:ops-mission",
      "BBB:territory",
      "GGG:guild",
      "influence-5:influence",
      "CCC:territory",
      "III:independent",
    ]);
    expect(data.groups.get("RED")?.members).toEqual(["AAA", "BBB"]);
  });

  it("takes no colour for one that is none, and draws nothing without coordinates", () => {
    expect(data.groups.get("SEA")?.colour).toBe("var(--rule)");
    expect(data.places.has("CCC")).toBe(false);
  });

  it("reads owners, hidden money, strikes and the dice on the table", () => {
    expect(position.titles.get("BBB")).toMatchObject({ owner: "p2", strike: true, active: 1 });
    expect(position.sides[2]?.eu).toBeNull();
    expect(sideOf(position, 4)?.id).toBe("p2");
  });

  it("survives a view that is not there yet", () => {
    expect(positionOf({}).sides).toEqual([]);
    expect(dataOf({}).fields).toEqual([]);
  });
});

describe("the rings", () => {
  const sheet = sheetFor(1128, 508);

  it("gives every field a place of its own, clockwise from the bottom right", () => {
    for (const [width, height] of [
      [1128, 508],
      [1352, 752],
      [640, 300],
    ] as const) {
      for (const count of [64, 61, 36]) {
        const cells = ringCells(count, sheetFor(width, height));
        expect(cells).toHaveLength(count);
        expect(
          new Set(cells.map((cell) => `${cell.cx.toFixed(2)} ${cell.cy.toFixed(2)}`)).size,
        ).toBe(count);
        expect(cells[0]).toMatchObject({ corner: true });
        expect(cells[1]?.cx).toBeLessThan(cells[0]?.cx ?? 0);
      }
    }
  });

  it("goes on beyond both ends of a strip", () => {
    // Own field 62 of 64 in the middle of the strip: what comes next is 63, 0, 1.
    const first = (62 - 32 + 64) % 64;
    expect([61, 62, 63, 0, 1].map((at) => inOrder(at, first, 64))).toEqual([31, 32, 33, 34, 35]);
    expect([nearer(60, 4, 64), nearer(4, 60, 64), nearer(5, 5, 64)]).toEqual([8, -8, 0]);
  });

  it("puts a quarter of the fields on each side, the bases in the corners", () => {
    expect(shares(64)).toEqual([15, 15, 15, 15]);
    expect(shares(61).reduce((sum, one) => sum + one, 4)).toBe(61);
    const corners = ringCells(64, sheet).filter((cell) => cell.corner);
    expect(corners.map((cell) => cell.at)).toEqual([0, 16, 32, 48]);
    // Names are written out: a side field has room for one line, the others for two short ones.
    const sides = ringCells(64, sheet).filter((cell) => cell.edge === "left" && !cell.corner);
    expect(Math.min(...sides.map((cell) => cell.height))).toBeGreaterThan(22);
  });

  it("counts points around the rim and beyond it", () => {
    expect(countPlace(0, 100, sheet)).toMatchObject({ edge: "bottom" });
    expect(countPlace(112, 100, sheet)).toEqual(countPlace(12, 100, sheet));
    expect(laps(112, 100)).toBe(1);
    const mark = countPlace(10, 100, sheet);
    expect(beside(mark, 1, 10).y).toBe(mark.y - 10);
  });

  it("lets pieces walk on, back and fly", () => {
    expect(way(62, 1, 64, "on")).toEqual([63, 0, 1]);
    expect(way(1, 62, 64, "back")).toEqual([0, 63, 62]);
    expect(way(1, 40, 64, "direct")).toEqual([40]);
  });

  it("moves plaques apart, north staying north", () => {
    const at = (id: string, x: number, y: number) => ({ id, x, y, width: 20, height: 10 });
    const placed = spread(
      [at("north", 50, 48), at("south", 50, 52), at("east", 55, 50), at("far", 90, 90)],
      { left: 0, top: 0, right: 100, bottom: 100 },
    );
    for (const [n, a] of placed.entries()) {
      for (const b of placed.slice(n + 1))
        expect(Math.abs(a.px - b.px) > 19.9 || Math.abs(a.py - b.py) > 9.9).toBe(true);
    }
    const [north, south, , far] = placed;
    expect(north?.py).toBeLessThan(south?.py ?? 0);
    expect(far).toMatchObject({ px: 90, py: 90 });
  });

  it("breaks names where words end", () => {
    expect(lines("Wind & Wave Energy Guild", 11, 3)).toEqual(["Wind & Wave", "Energy", "Guild"]);
    expect(lines("Australia/New Zealand", 11, 2)).toEqual(["Australia/", "New Zealand"]);
  });

  it("breaks long words where they may be, and drops what has no line", () => {
    const breaks = breaksIn("Trink-wasser-gilde Deutsch-land");
    expect(lines("Deutschland", 9, 2, breaks)).toEqual(["Deutsch-", "land"]);
    expect(lines("Deutschland", 11, 2, breaks)).toEqual(["Deutschland"]);
    expect(lines("Trinkwassergilde", 9, 2, breaks)).toEqual(["Trink-", "wasser"]);
    expect(lines("Trinkwassergilde", 12, 2, breaks)).toEqual(["Trinkwasser-", "gilde"]);
    expect(lines("Trinkwassergilde", 9, 2)).toEqual(["Trinkwasse."]);
  });
});

describe("what can be done where", () => {
  const answers = [
    "attack AAA BBB",
    "play-on I1 BBB",
    "roll 1",
    "roll 2",
    "roll-back 1",
    "deploy AAA:3",
    "fly BASE",
  ];

  it("puts answers to places and cards", () => {
    const at = answersAt(speaker, answers);
    expect(at.get("BBB")).toEqual(["attack AAA BBB", "play-on I1 BBB"]);
    expect(at.get("AAA")).toEqual(["attack AAA BBB"]);
    expect(at.get("BASE")).toEqual(["fly BASE"]);
    expect(answersWith(speaker, answers).get("I1")).toEqual(["play-on I1 BBB"]);
    expect(onlyCards(at.get("BBB") ?? [])).toBe(false);
  });

  it("finds the rolls and their chances", () => {
    expect(rollsOf(answers)).toEqual({ on: [1, 2], back: [1] });
    const reach = {
      on: {
        "1": [
          { field: "AAA", chance: 0.25 },
          { field: "AAA", chance: 0.25 },
        ],
      },
    };
    expect(chancesOf(reach, { way: "on", dice: 1 }).get("AAA")).toBe(0.5);
    expect(chancesOf(reach, { way: "back", dice: 1 }).size).toBe(0);
    expect(chancesOf({ teleport: [{ field: "BBB", chance: 1 }] }, null).get("BBB")).toBe(1);
  });
});

describe("dice and conflicts", () => {
  const dice = (...faces: number[]): RollMark[] =>
    faces.map((face, at) => ({ roll: at + 1, said: `die ${face}` }));
  const battle = log(
    ["attack-declared", { seat: "p1", source: "AAA", target: "BBB", other: "p2" }],
    ["assessment-line", { line: "base", aggressor_dice: 1, defender_dice: 2 }],
    ["dice-assessed", { seat: "p1", aggressor_dice: 2, other: "p2", defender_dice: 1 }],
    ["battle-roll", { seat: "p1", pips: 4, dice: 2, multiplier: 2, value: 8 }],
    ["battle-roll", { seat: "p2", pips: 6, dice: 1, multiplier: 1, value: 6 }],
    ["battle-round", { round: 1, seat: "p1", aggressor_dice: 2, defender_dice: 0 }],
    ["battle-roll", { seat: "p1", pips: 3, dice: 2, multiplier: 1, value: 3 }],
  );

  it("tells a conflict round by round", () => {
    const found = lastConflict(battle);
    expect(found?.current).toBe(true);
    expect(found?.conflict).toMatchObject({
      aggressor: "p1",
      defender: "p2",
      dice: [2, 1],
      winner: null,
    });
    expect(found?.conflict.rounds).toHaveLength(2);
    expect(found?.conflict.rounds[0]).toMatchObject({ winner: "p1", left: [2, 0] });
    expect(found?.conflict.rounds[1]?.winner).toBeNull();
  });

  it("belongs to its turn only", () => {
    expect(
      lastConflict(
        log(
          ...battle.map((line): [string, typeof line.fact.args] => [line.fact.key, line.fact.args]),
          ["turn-begins", { seat: "p2", round: 3 }],
        ),
      )?.current,
    ).toBe(false);
    expect(lastConflict([])).toBeNull();
  });

  it("puts the dice that were rolled to the rolls they belong to", () => {
    const thrown = battle.map((line) =>
      line.number === 4 ? { ...line, rolls: dice(4, 1, 1, 6, 5) } : line,
    );
    const rounds = lastConflict(thrown)?.conflict.rounds;
    expect(rounds?.[0]?.rolls.map((roll) => roll.faces)).toEqual([[1, 1], [5]]);
    expect(rounds?.[1]?.rolls[0]?.faces).toBeNull();
  });

  it("marks the dice that the multiplier counts", () => {
    const roll = { seat: "p1", pips: 4, dice: 3, value: 8 };
    const marked = (faces: number[], multiplier: number) =>
      counting({ ...roll, faces, multiplier });
    expect(marked([1, 1, 4], 2)).toEqual([true, true, false]);
    expect(marked([4], 2)).toEqual([true]);
    expect(marked([4], 1)).toEqual([false]);
    expect(marked([2, 2, 3, 3, 5, 5], 6)).toEqual(Array.from({ length: 6 }, () => true));
    // With the combinations that are printed, 3 pairs count 4.
    expect(marked([2, 2, 3, 3, 5, 5], 4)).toEqual(Array.from({ length: 6 }, () => false));
  });

  it("reads prospects, the best first", () => {
    const row = (win: number) => ({
      source: "AAA",
      target: "BBB",
      aggressor: "p1",
      defender: "p2",
      card: null,
      lines: [["base", 1, 2, ["GP-147"]]],
      dice: [1, 2],
      win,
      rounds: 3,
      now: true,
    });
    expect(readProspects([row(0.2), row(0.6), {}]).map((one) => one.win)).toEqual([0.6, 0.2]);
    expect(readProspects(null)).toEqual([]);
  });

  it("shows faces of a movement roll only where they are known", () => {
    const rolls = log(["rolled", { seat: "p1", pips: 7, dice: 2 }]);
    expect(
      lastRoll(
        rolls.map((line) => ({ ...line, rolls: dice(2, 5) })),
        data.teleport,
      )?.dice.map((die) => die.face),
    ).toEqual([2, 5]);
    expect(lastRoll(rolls, data.teleport)?.dice.map((die) => die.face)).toEqual([null, null]);
    expect(
      lastRoll(
        log(["teleported", { seat: "p1", field: "AAA", pips: 3, second_pips: 17 }]),
        data.teleport,
      )?.dice,
    ).toEqual([
      { sides: 12, face: 3 },
      { sides: 20, face: 17 },
    ]);
    expect(lastRoll(log(["moved", { seat: "p1" }]), data.teleport)).toBeNull();
  });
});
