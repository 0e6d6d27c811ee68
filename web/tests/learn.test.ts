/** What a lesson points at: patterns, and where its words stand. */
import { describe, expect, it } from "vitest";
import { isReady, nextLesson } from "../src/learn/next";
import { fits, freeCorner, freeSpot, overlap, roomOf } from "../src/learn/points";
import type { LessonInfo, LessonProgress } from "../src/wire";

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

  it("hides what lies open rather than what is lit there", () => {
    const card = { left: 100, top: 60, width: 1000, height: 240 };
    const button = { left: 110, top: 270, width: 980, height: 30 };
    const narrow = { ...room, height: 340 };
    const high = { width: 980, height: 200 };
    expect(overlap(freeCorner(narrow, high, [], [card]), button)).toBeGreaterThan(0);
    expect(overlap(freeCorner(narrow, high, [button], [card]), button)).toBe(0);
  });

  it("stands anywhere that is free where it must hide nothing", () => {
    const lit = [
      { left: 100, top: 50, width: 1000, height: 150 },
      { left: 100, top: 400, width: 1000, height: 150 },
    ];
    const free = freeSpot(room, size, lit);
    expect(free.hides).toBe(false);
    expect(lit.map((box) => overlap(free.at, box))).toEqual([0, 0]);
    expect(freeSpot(room, size, [])).toEqual({ at: freeCorner(room, size, []), hides: false });
    expect(freeSpot(room, { width: 980, height: 300 }, lit).hides).toBe(true);
  });

  it("keeps out of an open drawer, and waits if that leaves no room", () => {
    const drawer = { left: 800, top: 50, width: 300, height: 500 };
    expect(roomOf(room, drawer)).toEqual({ ...room, width: 700 });
    expect(roomOf(room, { ...drawer, left: 1200 })).toEqual(room);
    expect(roomOf(room, { ...drawer, left: 100, width: 1000 })).toBeNull();
    expect(roomOf(undefined, drawer)).toBeNull();
  });
});

describe("what a newcomer does next", () => {
  const since = [1, 1, 1, 1, 1, 2, 1, 1, 1];
  const lesson = (id: string, first_game: boolean): LessonInfo =>
    ({ id, version: 2, first_game, steps: 9, minutes: 5, since }) as LessonInfo;
  const lessons = [lesson("a", true), lesson("b", true), lesson("c", false)];
  const kept = (all: Record<string, number | true>) => (id: string) => {
    const at = all[id];
    return at === undefined ? null : { version: 2, step: at === true ? 9 : at, done: at === true };
  };

  it.each([
    ["the first lesson", {}, ["a", 1, 1], false],
    ["a lesson that is half done", { a: true, b: 4 }, ["b", 2, 4], false],
    ["the next one that the first game needs", { a: true }, ["b", 2, 1], false],
    ["nothing: the first game follows", { a: true, b: true }, null, true],
    ["a further lesson that is half done", { a: true, b: true, c: 3 }, ["c", 3, 3], true],
  ] as const)("%s", (_, known, expected, ready) => {
    const next = nextLesson(lessons, kept(known));
    expect(next && [next.lesson.id, next.number, next.step]).toEqual(expected);
    expect(isReady(lessons, kept(known))).toBe(ready);
  });

  it.each([
    [1, 4, 4],
    [1, 8, 6],
    [2, 8, 8],
    [3, 8, 1],
  ])("goes on with what has changed since: version %s, step %s", (version, step, expected) => {
    const old = (): LessonProgress => ({ version, step, done: false });
    expect(nextLesson(lessons, old)?.step).toBe(expected);
  });

  it("takes the first lesson where none says that the first game needs it", () => {
    const plain = lessons.map((one) => ({ ...one, first_game: false }));
    expect(isReady(plain, kept({ a: true }))).toBe(true);
    expect(isReady([], kept({}))).toBe(false);
  });
});
