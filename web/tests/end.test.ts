import { describe, expect, it } from "vitest";
import { roundAt, turnings } from "../src/end/moments";
import { lines, took } from "../src/end/rounds";
import { longest, podium, rowsOf, sourcesOf } from "../src/end/standing";
import type { Timeline } from "../src/replay/told";

const event = (number: number, key: string) => ({
  number,
  fact: { key, args: { seat: "p1" }, clauses: [] },
});
const TIMELINE: Timeline = {
  entries: 100,
  actors: [],
  rounds: [0, 20, 40, 60],
  turns: [],
  events: [event(25, "early"), event(45, "middle"), event(47, "later"), event(99, "won")],
  scores: [12, 20, 20],
  places: [3, 1, 1],
  sources: [
    { forces: 10, regions: 4, cards: -2 },
    { forces: 20, regions: 0, cards: 0 },
    { forces: 14, regions: 6, cards: 0 },
  ],
};

describe("the final standing", () => {
  it("has the places the server tells, the first first", () => {
    const rows = rowsOf(TIMELINE, []);
    expect(rows.map((row) => [row.seat, row.place, row.score])).toEqual([
      [1, 1, 20],
      [2, 1, 20],
      [0, 3, 12],
    ]);
    expect(podium(rows).map((row) => row.seat)).toEqual([2, 1, 0]);
  });

  it("follows the points where the server tells nothing", () => {
    const rows = rowsOf(null, [5, 9, 9, 1]);
    expect(rows.map((row) => [row.seat, row.place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
    expect(sourcesOf(rows)).toEqual([]);
  });

  it("names only sources that gave somebody something, and draws gains whole", () => {
    const rows = rowsOf(TIMELINE, []);
    expect(sourcesOf(rows)).toEqual(["forces", "regions", "cards"]);
    expect(longest(rows)).toBe(20);
    for (const row of rows)
      expect(row.sources.reduce((sum, part) => sum + part.points, 0)).toBe(row.score);
  });

  it("has room on the podium for two", () => {
    expect(podium(rowsOf(null, [1, 2])).map((row) => row.seat)).toEqual([0, 1]);
  });
});

describe("the points by round", () => {
  it("are a line for each seat from nothing to the last points, the most at the top", () => {
    const drawn = lines([
      [2, 0],
      [4, 8],
    ]);
    expect(drawn.map((line) => line.seat)).toEqual([0, 1]);
    expect(drawn[0]?.path).toBe("M0,96L50,73L100,50");
    expect(drawn[1]?.path).toBe("M0,96L50,96L100,4");
    expect(drawn.map((line) => [line.end, line.points])).toEqual([
      [50, [2, 4]],
      [4, [0, 8]],
    ]);
  });

  it("stay in the box where points are lost or nobody has any", () => {
    expect(lines([[-5], [5]])[0]?.path).toBe("M0,50L50,96L100,4");
    expect(lines([[0]])[0]?.path).toBe("M0,96L100,96");
    expect(lines([])).toEqual([]);
  });

  it("tell how long a game took as people would", () => {
    const told = [20, 41 * 60, 119 * 60, 120 * 60, 47 * 3600, 72 * 3600].map((one) => took(one));
    expect(told.map((one) => `${one.number} ${one.unit}`)).toEqual(
      ["0 minutes", "41 minutes", "119 minutes", "2 hours", "47 hours", "3 days"], // prettier-ignore
    );
  });
});

describe("the moments of a game", () => {
  const even = [1 / 3, 1 / 3, 1 / 3];
  const first = [0.8, 0.1, 0.1];
  const third = [0.1, 0.1, 0.8];
  const points = Array.from({ length: 20 }, (_, at) => ({
    number: at * 5,
    chances: at < 9 ? even : at < 14 ? first : third,
  }));

  it("are the largest turns of the chances, at most one a round, told by the key event there", () => {
    const found = turnings(TIMELINE, points);
    expect(found.map((one) => one.number)).toEqual([25, 45, 70]);
    expect(found.map((one) => one.round)).toEqual([2, 3, 4]);
    expect(found[1]?.winner).toEqual({ seat: 0, gain: expect.closeTo(0.8 - 1 / 3) as number });
    expect(found[1]?.fact?.key).toBe("middle");
    expect(found[2]?.winner?.seat).toBe(2);
    // A round without a turn is told by what everybody remembers of it.
    expect(found[0]?.winner).toBeNull();
    expect(found[0]?.fact?.key).toBe("early");
  });

  it("are key events as long as chances are not known", () => {
    const found = turnings(TIMELINE, []);
    expect(found.map((one) => one.fact?.key)).toEqual(["early", "later", "won"]);
  });

  it("are three even in a game of one round", () => {
    const short = { ...TIMELINE, rounds: [0] };
    // That somebody has won stands above everything else: it is told only where nothing else is.
    expect(turnings(short, []).map((one) => one.number)).toEqual([25, 45, 47]);
  });

  it("fall into the round that has begun before them", () => {
    expect([0, 1, 20, 21, 100].map((number) => roundAt(TIMELINE, number))).toEqual([0, 1, 1, 2, 4]);
  });
});
