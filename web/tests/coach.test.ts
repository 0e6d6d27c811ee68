// @vitest-environment happy-dom

/** The coach fades as its player does well, comes back, and announces each new thing once. */
import { describe, expect, it } from "vitest";
import { answered, helpOf, isCostly, NEW_KIND, type KindMemory } from "../src/coach/fading";
import { coachMemory } from "../src/coach/memory.svelte";
import { newsOf } from "../src/coach/news";
import { settledWords, withoutOrders } from "../src/coach/settled";
import { isPlain, lessonFor, recommended, taughtKinds } from "../src/coach/taught";
import type { Speaker } from "../src/client/speaker";
import type { LogLine } from "../src/table/store.svelte";
import type { Advised, LessonInfo } from "../src/wire";

const after = (...losses: (number | null)[]): KindMemory => losses.reduce(answered, NEW_KIND);
const MIDDLING = 0.05;

describe("the coach", () => {
  it("gives full help three times, then good answers, then a lamp", () => {
    expect(after(MIDDLING, MIDDLING).level).toBe(0);
    expect(after(MIDDLING, null, MIDDLING).level).toBe(1);
    expect(after(...Array<number>(6).fill(MIDDLING)).level).toBe(2);
    expect(after(...Array<number>(12).fill(MIDDLING)).level).toBe(2);
  });

  it("says less after three good answers in a row", () => {
    const second = after(MIDDLING, 0.01, 0.03, 0);
    expect(second.level).toBe(1);
    expect(answered({ ...second, good: 2, times: 0 }, 0.02).level).toBe(2);
    expect(answered({ ...second, good: 2, times: 0 }, 0.04).level).toBe(1);
  });

  it("comes back after two costly answers", () => {
    expect(answered(answered({ ...NEW_KIND, level: 2 }, 0.2), 0.2).level).toBe(1);
    expect(answered(answered({ ...NEW_KIND, level: 1 }, 0.2), 0.2).level).toBe(0);
    expect(answered({ ...NEW_KIND, level: 2 }, 0.2).level).toBe(2);
  });

  it("is a lamp after the second game", () => {
    expect([0, 1, 2, 3].map((games) => helpOf(NEW_KIND, games))).toEqual([0, 0, 2, 2]);
  });

  it("warns of what surely costs much", () => {
    expect(isCostly({ loss: 0.12, least_loss: 0.06 })).toBe(true);
    expect(isCostly({ loss: 0.12, least_loss: 0.01 })).toBe(false);
    expect(isCostly({ loss: 0.1, least_loss: 0.1 })).toBe(false);
    expect(isCostly({})).toBe(false);
  });

  it("still announces what is new where it was sent away, and nowhere else", () => {
    coachMemory.seat("one", true);
    coachMemory.seat("one", false);
    expect([coachMemory.sitsAt("one"), coachMemory.announcesAt("one")]).toEqual([false, true]);
    expect(coachMemory.announcesAt("other")).toBe(false);
    coachMemory.seat("one", true);
    expect([coachMemory.sitsAt("one"), coachMemory.announcesAt("one")]).toEqual([true, true]);
  });

  it("announces what happens for the first time, each thing once", () => {
    const met = new Set<string>();
    const meets = (thing: string): boolean => !met.has(thing) && met.add(thing).has(thing);
    const said = { "news-stage": "Cards join in.", "news-stage-point": "panel:cards" };
    const speaker = {
      fact: (fact: { key: string }) => `fact ${fact.key}`,
      args: (args: object) => args,
      maybe: (key: keyof typeof said) => said[key],
    } as unknown as Speaker;
    const line = (number: number, key: string): LogLine => ({
      number,
      fact: { key, args: {}, clauses: ["GP-001"] },
    });
    const terms = [{ term: "Bump", text: "Out you go.", clauses: ["GT-087"], facts: ["bumped"] }];
    const lines = [line(1, "bumped"), line(2, "rolled"), line(3, "stage"), line(4, "bumped")];
    expect(newsOf(lines, terms, speaker, 3, meets)).toEqual([
      {
        title: "fact bumped",
        text: "Bump: Out you go.",
        clauses: ["GT-087"],
        points: [],
        isChange: false,
      },
      {
        title: "fact stage",
        text: "Cards join in.",
        clauses: ["GP-001"],
        points: ["panel:cards"],
        isChange: true,
      },
    ]);
    expect(newsOf(lines, terms, speaker, 3, meets)).toEqual([]);
  });

  it("tells what is settled, and takes back only that", () => {
    const speaker = {
      maybe: (key: string) => (key === "settled-spare" ? "It stays." : undefined),
    } as unknown as Speaker;
    expect(settledWords({ spare: "stock 0", roll: "roll 1" }, speaker)).toEqual(["It stays."]);
    expect(settledWords(undefined, speaker)).toEqual([]);
    const orders = { spare: "stock 0" };
    expect(withoutOrders({ spare: "stock 0", roll: "roll 1" }, orders)).toEqual({ roll: "roll 1" });
    expect(withoutOrders({ spare: "stock 1" }, orders)).toBeNull();
    expect(withoutOrders({}, orders)).toBeNull();
  });
});

describe("what the coach of a first game recommends", () => {
  const lessons = [
    { id: "one", kinds: ["build"] },
    { id: "two", kinds: ["build", "buy"] },
  ] as LessonInfo[];
  const done =
    (...ids: string[]) =>
    (id: string) =>
      ids.includes(id) ? { version: 1, step: 1, done: true } : null;
  const answer = (action: string, loss: number): Advised => ({
    action,
    loss,
    chance: 0.5 - loss,
    interval: [0, 1],
    playouts: 100,
  });
  const plain = (action: string): boolean => action.startsWith("build");

  it("is what a finished lesson has shown, or else the first one", () => {
    expect(taughtKinds(lessons, done())).toEqual(new Set(["build"]));
    expect(taughtKinds(lessons, done("two"))).toEqual(new Set(["build", "buy"]));
    expect(lessonFor("buy x", lessons, done("one"))?.id).toBe("two");
    expect(lessonFor("buy x", lessons, done("two"))).toBeNull();
  });

  it("is an answer of the list; one of a single word needs no lesson", () => {
    const kinds = new Set(["offer"]);
    expect(isPlain("offer x", kinds, ["offer x"])).toBe(true);
    expect(isPlain("offer x", kinds, ["pass"])).toBe(false);
    expect(isPlain("pass", kinds, ["pass"])).toBe(true);
    expect(isPlain("buy x", kinds, ["buy x"])).toBe(false);
  });

  it("costs no more than what is warned of; the stronger answer is named", () => {
    const [buy, near, next] = [answer("buy", 0), answer("build a", 0.09), answer("build b", 0.1)];
    const found = recommended([buy, near, next, answer("build c", 0.11)], plain);
    expect(found).toEqual({ shown: [near], stronger: buy, isNew: false });
  });

  it("is the best answer if nothing plain is nearly as good, and says that it is new", () => {
    const buy = answer("buy", 0);
    const found = recommended([buy, answer("build a", 0.11)], plain);
    expect(found).toEqual({ shown: [buy], stronger: null, isNew: true });
  });

  it("names nothing stronger than the best", () => {
    const best = answer("build a", 0);
    const found = recommended([best, answer("buy", 0.01), answer("build b", 0.02)], plain);
    expect(found.shown.map((one) => one.action)).toEqual(["build a", "build b"]);
    expect(found.stronger).toBeNull();
    expect(recommended([], plain).shown).toEqual([]);
  });
});
