import { describe, expect, it } from "vitest";
import { headings, partsOf, tripMillis } from "./vehicles";

const WIDTH = 1000;
const across = [
  { x: 900, y: 100 },
  { x: 980, y: 100 },
  { x: 20, y: 100 },
  { x: 120, y: 100 },
];

describe("a trip", () => {
  it("takes longer the further it goes, and never longer than its act", () => {
    const [near, far] = [across.slice(0, 2), [...across.slice(0, 2), { x: 500, y: 500 }]];
    expect(tripMillis(near, WIDTH, 2800)).toBe(500);
    expect(tripMillis(far, WIDTH, 2800)).toBeGreaterThan(500);
    for (const during of [90, 250, 900, 1600])
      expect(tripMillis(far, WIDTH, during)).toBeLessThan(during);
  });

  it("is seen for a moment where its act takes no time", () => {
    const far = [across[0], { x: 500, y: 500 }].flatMap((one) => one ?? []);
    expect(tripMillis(far, WIDTH, 0)).toBe(tripMillis(far, WIDTH, undefined));
    expect(tripMillis(far, WIDTH, 0)).toBeGreaterThan(0);
  });

  it("does not cross the sheet where that is cut", () => {
    expect(partsOf(across, WIDTH).map((part) => part.length)).toEqual([2, 2]);
  });

  it("points where it goes: a plane turns, a ship stays upright", () => {
    const west = [
      { x: 500, y: 100 },
      { x: 400, y: 100 },
    ];
    expect(headings(west, "air", WIDTH)[0]).toEqual({ turn: 180, flip: false });
    expect(headings(west, "sea", WIDTH)[0]).toEqual({ turn: 0, flip: true });
  });
});
