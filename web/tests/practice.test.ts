// @vitest-environment happy-dom

/** Streaks, weeks, returning quiz questions, and words of the glossary in a text. */
import { mount, unmount } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { i18n } from "../src/client/i18n.svelte";
import { afterAnswer, DAYS, dueQuiz, type KeptQuiz } from "../src/learn/quizzes.svelte";
import { streak, week } from "../src/practice/record.svelte";
import { Glossary, writings } from "../src/reference/glossary";
import WaitingTip from "../src/reference/WaitingTip.svelte";

const DAY = 86_400_000;
const LONG = 30_000;

describe("practice", () => {
  const days = { "2026-11-14": ["a"], "2026-11-15": ["a"], "2026-11-16": ["b"] };

  it("counts days in a row, and today breaks nothing before it is over", () => {
    expect(streak(days, "2026-11-16")).toBe(3);
    expect(streak(days, "2026-11-17")).toBe(3);
    expect(streak(days, "2026-11-18")).toBe(0);
    expect(streak({}, "2026-11-18")).toBe(0);
  });

  it("shows a week from Monday on", () => {
    const found = week(days, "2026-11-17");
    expect(found.map((one) => one.day)).toEqual([
      "2026-11-16",
      "2026-11-17",
      "2026-11-18",
      "2026-11-19",
      "2026-11-20",
      "2026-11-21",
      "2026-11-22",
    ]);
    expect(found.map((one) => one.done)).toEqual([true, ...Array<boolean>(6).fill(false)]);
    expect(week(days, "2026-11-15").at(-1)).toEqual({ day: "2026-11-15", done: true });
  });
});

describe("quiz questions", () => {
  const quiz: KeptQuiz = { game: "g", lesson: "l", step: 2, right: 0, due: 0 };

  it("come back after 1, 3, 7 and 21 days until they are known", () => {
    const waits = [];
    let now: KeptQuiz | null = quiz;
    while (now) {
      now = afterAnswer(now, true, 0);
      if (now) waits.push(now.due / DAY);
    }
    expect([1, ...waits]).toEqual(DAYS);
  });

  it("start over when they are missed, and come one at a time", () => {
    expect(afterAnswer({ ...quiz, right: 2 }, false, 5 * DAY)).toEqual({ ...quiz, due: 6 * DAY });
    const other = { ...quiz, step: 3, due: 2 };
    expect(dueQuiz([{ ...quiz, due: 5 }, other], 10)).toBe(other);
    expect(dueQuiz([other], 1)).toBeNull();
  });
});

describe("the glossary", () => {
  const term = (name: string) => ({ term: name, text: "", clauses: [] });
  const glossary = new Glossary([term("Force"), term("Victory Points (VP)"), term("Region")]);
  const found = (text: string): string[] =>
    glossary
      .pieces(text)
      .filter((one) => one.term)
      .map((one) => one.text);

  it("finds terms as they are written, in the plural too, each once, and never inside a word", () => {
    expect(writings("Victory Points (VP)")).toEqual(["Victory Points", "VP"]);
    expect(found("Two Forces in a Region: 3 VP. A Force more.")).toEqual([
      "Forces",
      "Region",
      "VP",
    ]);
    expect(found("Use force. Regional Cities. Reinforcements.")).toEqual([]);
    const text = "A Region, whole.";
    expect(
      glossary
        .pieces(text)
        .map((one) => one.text)
        .join(""),
    ).toBe(text);
  });
});

describe("a tip for those who wait", () => {
  beforeAll(() => i18n.load("en"));

  it("has its words of the glossary underlined", async () => {
    const term = { term: "Region", text: "Several Areas.", clauses: ["GD-004"] };
    const aids = { tips: [{ text: "Hold a whole Region.", clauses: [] }], glossary: [term] };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json(aids)));
    const props = { game: "global-domination", table: "any" };
    const shown = mount(WaitingTip, { target: document.body, props });
    await vi.waitFor(() => expect(document.querySelector(".tip p")).not.toBeNull(), LONG);
    expect(document.querySelector(".tip p button")?.textContent).toBe("Region");
    void unmount(shown);
    vi.unstubAllGlobals();
  });
});
