/** The coach fades as its player does well, comes back, and announces each new thing once. */
import { describe, expect, it } from "vitest";
import { answered, helpOf, isCostly, NEW_KIND, type KindMemory } from "../src/coach/fading";
import { coachMemory } from "../src/coach/memory.svelte";
import { newsOf } from "../src/coach/news";
import { settledWords, withoutOrders } from "../src/coach/settled";
import type { Speaker } from "../src/client/speaker";
import type { LogLine } from "../src/table/store.svelte";

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
