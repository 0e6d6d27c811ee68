import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { actsOf, keptActs, runsOf, type Act, type Stage } from "../src/table/acts";
import { Director, planned, type Pacing, type Step } from "../src/table/director";
import type { LogLine } from "../src/table/store.svelte";

let number = 0;
const line = (key: string, args: Record<string, string | number> = { seat: "p2" }): LogLine => ({
  number: ++number,
  fact: { key, args, clauses: [] },
});
const TIMES = [0, 350, 900, 1600, 2800, 4500];
const STAGE: Stage = {
  millis: TIMES,
  openers: {
    turn: { weight: 1, heading: true },
    builds: { weight: 1, run: "forces" },
    flies: { weight: 2 },
    card: { weight: 3 },
    attack: { weight: 4 },
  },
};
const keys = (act: Act): string[] => act.lines.map((one) => one.fact.key);

describe("acts", () => {
  it("begin with an opener and hold everything that follows from it", () => {
    const acts = actsOf(
      ["turn", "drew", "card", "points", "money", "flies"].map((key) => line(key)),
      STAGE,
    );
    expect(acts.map(keys)).toEqual([["turn", "drew"], ["card", "points", "money"], ["flies"]]);
    expect(acts.map((act) => [act.weight, act.heading, act.seat])).toEqual([
      [1, true, 1],
      [3, false, 1],
      [2, false, 1],
    ]);
  });

  it("take in the same thing done again, and facts before the first opener weigh nothing", () => {
    const acts = actsOf(
      [line("points"), line("builds"), line("builds"), line("builds", { seat: "p1" })],
      STAGE,
    );
    expect(acts.map((act) => [act.lines.length, act.weight])).toEqual([
      [1, 0],
      [2, 1],
      [1, 1],
    ]);
  });

  it("weigh more if others do them to me, but never more than the heaviest", () => {
    const done = [line("attack", { seat: "p2", other: "p1" }), line("flies", { seat: "p1" })];
    expect(actsOf(done, STAGE, 0).map((act) => act.weight)).toEqual([5, 2]);
    expect(actsOf(done, STAGE, 2).map((act) => act.weight)).toEqual([4, 2]);
    expect(actsOf([line("builds", { seat: "p2", other: "p1" })], STAGE, 0)[0]?.weight).toBe(1);
    // A scene of one's own is there to be read.
    expect(actsOf(done, STAGE, 1).map((act) => act.weight)).toEqual([5, 2]);
  });

  it("of one run are one line of the log", () => {
    const [first, second] = [line("builds"), line("builds")];
    const acts = actsOf([line("turn"), first, line("card"), second, line("flies")], {
      ...STAGE,
      openers: { ...STAGE.openers, card: { weight: 2, run: "forces", interaction: true } },
    });
    expect(runsOf(acts).map((act) => [keys(act), act.weight, act.interaction])).toEqual([
      [["turn"], 1, false],
      [["builds", "card", "builds"], 2, true],
      [["flies"], 2, false],
    ]);
  });

  it("that have not grown stay what they were", () => {
    const told = ["turn", "card", "points"].map((key) => line(key));
    const before = actsOf(told, STAGE);
    const grown = keptActs(actsOf([...told, line("money")], STAGE), before);
    expect(grown.map(keys)).toEqual([["turn"], ["card", "points", "money"]]);
    expect([grown[0] === before[0], grown[1] === before[1]]).toEqual([true, false]);
    const later = keptActs(actsOf(told.slice(1), STAGE), before);
    expect([later.length, later[0] === before[1]]).toEqual([1, true]);
  });

  it("gather what follows from them, of one kind and at once", () => {
    const openers = { ...STAGE.openers, storm: { weight: 4, gathers: "forces" } };
    const told = [line("storm"), line("builds"), line("builds"), line("flies"), line("builds")];
    expect(actsOf(told, { ...STAGE, openers }).map(keys)).toEqual([
      ["storm", "builds", "builds"],
      ["flies"],
      ["builds"],
    ]);
  });

  it("are single facts where a game says nothing", () => {
    expect(actsOf([line("a"), line("b")], null).map(keys)).toEqual([["a"], ["b"]]);
  });
});

describe("the time of acts", () => {
  const acts = (...kinds: string[]): Act[] =>
    kinds.flatMap((kind, at) => actsOf([line(kind, { seat: `p${1 + (at % 2)}` })], STAGE));

  it("follows their weight", () => {
    expect(planned(acts("turn", "flies", "card", "attack"), null, 12_000)).toEqual([
      TIMES[1],
      TIMES[2],
      TIMES[3],
      TIMES[4],
    ]);
  });

  it("is short within a run of one player", () => {
    const run = ["builds", "builds", "builds"].flatMap((kind) => actsOf([line(kind)], STAGE));
    expect(planned(run, null, 12_000)).toEqual([TIMES[1], 90, 90]);
    expect(planned(run, run[0] ?? null, 12_000)).toEqual([90, 90, 90]);
  });

  it("keeps a budget: what is light goes first, scenes stay to be seen", () => {
    const many = acts("turn", "turn", "flies", "attack");
    expect(planned(many, null, 4000)).toEqual([0, 0, 900, 2800]);
    expect(planned(many, null, 3500)).toEqual([0, 0, 250, 2800]);
    const [, , light, scene] = planned(many, null, 500);
    expect(light).toBeLessThan(50);
    expect(scene).toBeLessThan(500);
    const mine = many.map((act) => ({ ...act, mine: true }));
    expect(planned(mine, null, 500)[3]).toBe(900);
  });

  it("is only that of scenes while one's clock runs", () => {
    expect(planned(acts("flies", "card", "attack"), null, 1500, true)).toEqual([0, 0, 1500]);
  });
});

describe("the director", () => {
  let pacing: Pacing;
  let shown: string[];
  let busy: boolean;
  let missed: string[];
  let director: Director;
  const step = (kinds: string[], more: Partial<Step> = {}): Step => ({
    acts: actsOf(
      kinds.map((kind) => line(kind)),
      STAGE,
    ),
    own: false,
    asks: false,
    place: () => shown.push("place"),
    then: () => shown.push("then"),
    ...more,
  });

  beforeEach(() => {
    vi.useFakeTimers();
    pacing = { speed: "normal", hidden: false, onClock: false };
    shown = [];
    missed = [];
    busy = false;
    director = new Director(() => pacing, {
      show: (act) => shown.push(keys(act).join("+")),
      changed: (now) => (busy = now),
      missed: (act) => missed.push(keys(act).join("+")),
    });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows act after act, the last with the position after them, and then what holds", async () => {
    director.add(step(["flies", "money", "card"]));
    expect([shown, busy]).toEqual([["flies+money"], true]);
    await vi.advanceTimersByTimeAsync(899);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(["flies+money", "place", "card"]);
    await vi.advanceTimersByTimeAsync(1600);
    expect([shown.at(-1), busy]).toEqual(["then", false]);
  });

  it("skips one act, and hurries through all", async () => {
    director.add(step(["attack", "flies"]));
    director.add(step(["card"]));
    director.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["attack", "place", "flies"]);
    director.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.slice(3)).toEqual(["then", "place", "card", "then"]);
    expect(busy).toBe(false);
  });

  it("waits at what is read at leisure, but not where nobody looks or a clock runs", async () => {
    pacing = { ...pacing, lasts: (act) => keys(act)[0] === "attack" };
    director.add(step(["attack", "flies"]));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(["attack"]);
    director.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["attack", "place", "flies"]);
    director.hurry();
    await vi.advanceTimersByTimeAsync(0);
    for (const more of [{ hidden: true }, { onClock: true }]) {
      Object.assign(pacing, { hidden: false, onClock: false }, more);
      shown = [];
      director.add(step(["attack"]));
      await vi.advanceTimersByTimeAsync(TIMES[4] ?? 0);
      expect(shown).toEqual(["place", "attack", "then"]);
    }
  });

  it("drops what is being shown when it does not hold any more", async () => {
    director.add(step(["attack", "flies"]));
    director.clear();
    director.add({ ...step([]), then: () => shown.push("anew") });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual(["attack", "place", "anew"]);
    expect(busy).toBe(false);
  });

  it("knows what nobody could make out", async () => {
    pacing = { ...pacing, hidden: true };
    director.add(step(["flies", "money"]));
    expect(missed).toEqual(["flies+money"]);
    pacing = { speed: "instant", hidden: false, onClock: false };
    director.add(step(["attack"]));
    expect(missed).toHaveLength(1);
    pacing = { ...pacing, speed: "normal", onClock: true };
    for (let at = 0; at < 4; at++) director.add(step(["attack"], { asks: at === 3 }));
    director.skip();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(missed).toEqual(["flies+money", "attack", "attack", "attack"]);
  });

  it("catches up within four seconds after the line was lost", async () => {
    for (let at = 0; at < 6; at++) director.add(step(["card"], { late: true }));
    await vi.advanceTimersByTimeAsync(4000);
    expect(busy).toBe(false);
  });

  it("knows speeds, and shows nothing to nobody", async () => {
    for (const [speed, hidden, wait] of [
      ["quick", false, 450],
      ["slow", false, 1350],
      ["instant", false, 0],
      ["normal", true, 0],
    ] as const) {
      pacing = { speed, hidden, onClock: false };
      shown = [];
      director.add(step(["flies"]));
      if (wait > 0) await vi.advanceTimersByTimeAsync(wait - 1);
      expect(shown).toHaveLength(wait > 0 ? 2 : 3);
      await vi.advanceTimersByTimeAsync(1);
      expect(shown).toHaveLength(3);
    }
  });

  it("lets one's own answer take time only where it is a scene", async () => {
    director.add(step(["flies", "card"], { own: true }));
    expect(shown).toEqual(["flies", "place", "card", "then"]);
    director.add(step(["attack"], { own: true }));
    expect(busy).toBe(true);
    await vi.advanceTimersByTimeAsync(2800);
    expect(busy).toBe(false);
  });

  it("never shows for longer than its budget at a time, scenes aside", async () => {
    for (let at = 0; at < 60; at++) director.add(step(["flies"]));
    await vi.advanceTimersByTimeAsync(12_100);
    expect(busy).toBe(false);
    expect(shown).toHaveLength(180);
  });

  it("comes to the question soon while one's clock runs", async () => {
    pacing = { ...pacing, onClock: true };
    director.add(step(["flies", "attack", "card"]));
    director.add(step(["attack"], { asks: true }));
    await vi.advanceTimersByTimeAsync(900);
    director.skip();
    await vi.advanceTimersByTimeAsync(3000);
    expect(busy).toBe(false);
  });
});
