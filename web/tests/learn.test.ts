/** What a lesson points at: patterns, and where its words stand. */
import { describe, expect, it } from "vitest";
import { fits, freeCorner, overlap, roomOf } from "../src/learn/points";

describe("patterns of points", () => {
  it.each([
    ["roll", "roll", true],
    ["roll", "roll 1", false],
    ["roll *", "roll 1", true],
    ["*", "anything", true],
    ["attack * ECU", "attack VEN ECU", true],
    ["attack * ECU", "attack VEN ALA", false],
    ["a*b*c", "axxbyyc", true],
    ["a*b*c", "abc", true],
    ["a*b*c", "ac", false],
    ["ab*ba", "aba", false],
  ])("%s and %s", (pattern, id, expected) => {
    expect(fits(pattern, id)).toBe(expected);
  });
});

describe("where a lesson speaks", () => {
  const room = { left: 100, top: 50, width: 1000, height: 500 };
  const size = { width: 300, height: 150 };

  it("stands in the first corner where nothing is pointed at", () => {
    expect(freeCorner(room, size, [])).toEqual({ left: 110, top: 60, ...size });
  });

  it("gives way to what is lit", () => {
    const lit = [{ left: 120, top: 70, width: 200, height: 100 }];
    const corner = freeCorner(room, size, lit);
    expect(lit.map((box) => overlap(corner, box))).toEqual([0]);
    expect(corner.left).toBe(790);
  });

  it("hides as little as it can where every corner is lit", () => {
    const lit = [
      { left: 100, top: 50, width: 1000, height: 200 },
      { left: 100, top: 400, width: 1000, height: 20 },
    ];
    expect(freeCorner(room, size, lit).top).toBe(390);
  });

  it("keeps out of an open drawer, and waits if that leaves no room", () => {
    const drawer = { left: 800, top: 50, width: 300, height: 500 };
    expect(roomOf(room, drawer)).toEqual({ ...room, width: 700 });
    expect(roomOf(room, { ...drawer, left: 1200 })).toEqual(room);
    expect(roomOf(room, { ...drawer, left: 100, width: 1000 })).toBeNull();
    expect(roomOf(undefined, drawer)).toBeNull();
  });
});
