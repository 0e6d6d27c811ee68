// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { eventFrom, gathered, stretches, turnAt, turnFrom } from "../src/replay/course";
import { frames } from "../src/replay/reel.svelte";
import { areas, chancesAt, sampled } from "../src/replay/shares";
import { eyesOf, eyesQuery, eyesWord, type Moment, type Timeline } from "../src/replay/told";

const fact = (key: string): Moment["facts"][number] => ({ key, args: {}, clauses: [] });
const timeline: Timeline = {
  entries: 20,
  actors: [],
  rounds: [4, 15],
  turns: [
    { number: 4, seat: 1, round: 1 },
    { number: 9, seat: 0, round: 1 },
    { number: 15, seat: 1, round: 2 },
  ],
  events: [3, 5, 6, 19].map((number) => ({ number, fact: fact("won") })),
};

describe("a timeline", () => {
  it("is walked from turn to turn", () => {
    expect(turnAt(timeline, 3)).toBeNull();
    expect(turnAt(timeline, 9)?.seat).toBe(0);
    expect([0, 4, 5, 15].map((number) => turnFrom(timeline, number, 1))).toEqual([4, 9, 9, 20]);
    expect([20, 15, 10, 4].map((number) => turnFrom(timeline, number, -1))).toEqual([15, 9, 9, 0]);
  });

  it("is walked from event to event", () => {
    expect([0, 3, 6, 19].map((number) => eventFrom(timeline, number, 1))).toEqual([3, 5, 19, 20]);
    expect([20, 5, 3].map((number) => eventFrom(timeline, number, -1))).toEqual([19, 3, 0]);
  });

  it("has stretches without a gap", () => {
    const found = stretches(timeline);
    expect(found.map((part) => part.seat)).toEqual([null, 1, 0, 1]);
    expect(found.every((part, at) => part.from === (found[at - 1]?.to ?? 0))).toBe(true);
    expect(found.at(-1)?.to).toBe(20);
    expect(stretches({ ...timeline, turns: [] })).toEqual([{ from: 0, to: 20, seat: null }]);
  });

  it("gathers marks that would cover each other", () => {
    expect(gathered(timeline.events, 20, 100).map((mark) => mark.events.length)).toEqual([
      1, 1, 1, 1,
    ]);
    expect(gathered(timeline.events, 20, 5).map((mark) => mark.events.length)).toEqual([3, 1]);
  });
});

describe("chances", () => {
  const points = [
    { number: 0, chances: [0.5, 0.5] },
    { number: 10, chances: [0.2, 0.8] },
  ];

  it("fill the whole height", () => {
    const [first, second] = areas(points, 20);
    expect(first?.path).toBe("M0,0L50,0L100,0L100,20L50,20L0,50Z");
    expect(second?.path).toBe("M0,50L50,20L100,20L100,100L50,100L0,100Z");
    expect(second?.mark).toEqual({ x: 50, y: 60 });
    expect(areas([], 20)).toEqual([]);
  });

  it("hold until the next are known", () => {
    expect(chancesAt(points, 9)).toEqual([0.5, 0.5]);
    expect(chancesAt(points, 20)).toEqual([0.2, 0.8]);
    expect(chancesAt([], 3)).toBeNull();
  });

  it("are sampled with both ends", () => {
    expect(sampled([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(
      sampled(
        Array.from({ length: 100 }, (_, at) => at),
        4,
      ),
    ).toEqual([0, 33, 66, 99]);
  });
});

describe("eyes", () => {
  it("are read from an address and written into one", () => {
    for (const word of ["p1", "p3", "all", "spectator"])
      expect(eyesWord(eyesOf(word, 3) ?? "all")).toBe(word);
    for (const word of ["p4", "p0", "me", undefined]) expect(eyesOf(word, 3)).toBeNull();
    expect([eyesQuery(2), eyesQuery("spectator"), eyesQuery("all")]).toEqual([
      "seat=2",
      "",
      "eyes=all",
    ]);
  });
});

describe("moments", () => {
  const moment = (number: number, more: Partial<Moment>): Moment => ({
    number,
    actor: null,
    action: null,
    first: 1,
    facts: [],
    rolls: [],
    asked: [],
    question: null,
    round: 1,
    over: false,
    whole: false,
    view: {},
    ...more,
  });

  it("get whole positions and numbered lines, with rolls where they led to something", () => {
    const [one, two, three] = frames([
      moment(20, {
        first: 8,
        log: [fact("a"), fact("b")],
        log_rolls: [{ at: 7, roll: 3, said: "die 1" }],
        whole: true,
        view: { x: 1, y: 1 },
        rolls: [{ at: 8, roll: 4, said: "die 2" }],
      }),
      moment(21, { first: 8, rolls: [{ at: 8, roll: 5, said: null }] }),
      moment(22, { first: 8, facts: [fact("c")], view: { y: 2 } }),
    ]);
    expect(one?.before.map((line) => line.number)).toEqual([6, 7]);
    expect(one?.before[1]?.rolls).toEqual([{ roll: 3, said: "die 1" }]);
    expect(two?.waiting.map((roll) => roll.roll)).toEqual([4, 5]);
    expect(two?.view).toEqual({ x: 1, y: 1 });
    expect(three?.lines).toEqual([
      {
        number: 8,
        fact: fact("c"),
        rolls: [
          { roll: 4, said: "die 2" },
          { roll: 5, said: null },
        ],
      },
    ]);
    expect(three?.view).toEqual({ x: 1, y: 2 });
    expect(three?.waiting).toEqual([]);
  });

  it("go on after those before them", () => {
    const [before] = frames([
      moment(19, {
        first: 3,
        facts: [fact("a")],
        rolls: [{ at: 4, roll: 9, said: "die 6" }],
        whole: true,
      }),
    ]);
    const [next] = frames(
      [moment(20, { first: 4, facts: [fact("b")], whole: true, view: { x: 2 } })],
      before,
    );
    expect(next?.before.map((line) => line.number)).toEqual([3]);
    expect(next?.lines[0]?.rolls).toEqual([{ roll: 9, said: "die 6" }]);
  });
});
