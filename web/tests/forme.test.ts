import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asked, MenuItem, Planned } from "../src/wire";
import { ForMe } from "../src/table/forme.svelte";

const asked = (serial: number, more: Partial<Asked> = {}): Asked => ({
  id: [serial, 0, 1],
  key: "window",
  args: {},
  options: ["decline"],
  ...more,
});
const wishes = (more: Partial<Planned>): Planned => ({
  type: "planned",
  answers: [],
  standing: {},
  ...more,
});
const menu: MenuItem[] = [
  { action: "decline" },
  { action: "play fog", reason: "not-now", text: "Not now.", clauses: ["GD-050"] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a question with one answer is left to the table, and told afterwards with the reason", () => {
  const forMe = new ForMe();
  forMe.asked(asked(1, { only: true }), null, null);
  expect(forMe.holds).toBe(true);
  forMe.asked(null, null, menu);
  expect(forMe.holds).toBe(false);
  expect(forMe.given).toMatchObject([{ action: "decline", refused: { text: "Not now." } }]);
});

test("a question with a choice, or against the wish of a seat or table, is asked", () => {
  const forMe = new ForMe();
  forMe.asked(asked(1), null, null);
  expect(forMe.holds).toBe(false);
  forMe.asked(asked(2, { only: true }), wishes({ answer_for_me: false }), null);
  expect(forMe.holds).toBe(false);
  forMe.byTable = false;
  forMe.asked(asked(3, { only: true }), null, null);
  expect(forMe.holds).toBe(false);
  forMe.asked(asked(4, { only: true }), wishes({ answer_for_me: true }), null);
  expect(forMe.holds).toBe(true);
});

test("a table that does not answer in time leaves the question to the seat", () => {
  const forMe = new ForMe();
  forMe.asked(asked(1, { only: true }), null, null);
  vi.advanceTimersByTime(7000);
  expect(forMe.holds).toBe(false);
  forMe.asked(null, null, null);
  expect(forMe.given).toEqual([]);
});

test("silence holds in the battle it was wished for, and nowhere else", () => {
  const forMe = new ForMe();
  const first = asked(5, { silences: { battle: 17, scoring: 0 } });
  forMe.asked(first, null, null);
  forMe.wish("battle", first);
  forMe.asked(first, wishes({ silence: "battle" }), null);
  expect(forMe.holds).toBe(true);
  forMe.asked(
    asked(9, { silences: { battle: 23, scoring: 0 } }),
    wishes({ silence: "battle" }),
    null,
  );
  expect(forMe.holds).toBe(false);
  expect(forMe.given).toMatchObject([{ action: null }]);
});

test("silence but for scoring ends where scoring begins", () => {
  const forMe = new ForMe();
  forMe.asked(asked(1, { silences: { scoring: 0 } }), wishes({ silence: "scoring" }), null);
  expect(forMe.holds).toBe(true);
  forMe.asked(asked(2, { silences: { scoring: 8 } }), wishes({ silence: "scoring" }), null);
  expect(forMe.holds).toBe(false);
});

test("a question with a standing answer is left to the table while that is possible", () => {
  const forMe = new ForMe();
  const standing = wishes({ standing: { window: "play fog" } });
  forMe.asked(asked(1, { options: ["play fog", "decline"] }), standing, null);
  expect(forMe.holds).toBe(true);
  forMe.asked(asked(2), standing, menu);
  expect(forMe.holds).toBe(false);
  expect(forMe.given).toMatchObject([{ action: "play fog" }]);
});
