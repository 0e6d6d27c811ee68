import { describe, expect, it } from "vitest";
import { applied } from "../src/table/patches";
import type { View } from "../src/wire";

const BEFORE = {
  turn: 3,
  players: { p1: { vp: 4, hand: ["domination"] }, p2: { vp: 6, hand: 2 } },
  areas: { CAN: "p1 full", MEX: "p2 full" },
  under_way: [
    { serial: 1, frame: "turn", seat: "p1" },
    { serial: 9, frame: "builds", left: 4 },
  ],
};
const VIEW = BEFORE as unknown as View;

describe("patches of a view", () => {
  it("change what they name, take null away and leave the rest", () => {
    const after = applied({ turn: 4, players: { p1: { vp: 5 } }, areas: { MEX: null } }, VIEW);
    expect(after).toEqual({
      ...BEFORE,
      turn: 4,
      players: { ...BEFORE.players, p1: { vp: 5, hand: ["domination"] } },
      areas: { CAN: "p1 full" },
    });
    expect(BEFORE.areas.MEX).toBe("p2 full");
  });

  it("name procedures by serial number, and keep them in its order", () => {
    const patch = {
      under_way: { "9": null, "10": { serial: 10, frame: "window" }, "1": { seat: "p2" } },
    };
    expect(applied(patch, VIEW).under_way).toEqual([
      { serial: 1, frame: "turn", seat: "p2" },
      { serial: 10, frame: "window" },
    ]);
  });

  it("share what has not changed", () => {
    const after = applied({ turn: 4 }, VIEW);
    expect(after.players).toBe(BEFORE.players);
    expect(after.under_way).toEqual(BEFORE.under_way);
  });

  it("tell lists whole, and tables that are new", () => {
    const after = applied({ players: { p1: { hand: [] }, p3: { vp: 0 } } }, VIEW);
    expect(after.players).toEqual({
      p1: { vp: 4, hand: [] },
      p2: BEFORE.players.p2,
      p3: { vp: 0 },
    });
  });
});
