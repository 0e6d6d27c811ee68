import { expect, test } from "vitest";
import type { Asked } from "../../../wire";
import { Spender, type Spending } from "./spending.svelte";

const asked = (use: number, times: number): Asked => ({
  id: [use, 0, times],
  key: "spend-builds",
  args: {},
  options: [],
});

/** A table that takes an answer when it is told to. */
function table(): Spending & { said: string[]; take: (next: Asked | null) => void } {
  const now = {
    question: asked(5, 1) as Asked | null,
    answers: ["build-in CAN", "build-in USA", "done"],
    pending: null as string | null,
    said: [] as string[],
    act: (action: string) => {
      now.said.push(action);
      now.pending = action;
    },
    best: async () => now.answers[0] ?? null,
    take: (next: Asked | null) => {
      now.pending = null;
      now.question = next;
    },
  };
  return now;
}

test("a click while an answer is on its way is kept", () => {
  const [spender, now] = [new Spender(), table()];
  spender.strike("build-in CAN", now);
  spender.strike("build-in USA", now);
  expect(now.said).toEqual(["build-in CAN"]);
  now.take(asked(5, 2));
  spender.step(now);
  expect(now.said).toEqual(["build-in CAN", "build-in USA"]);
});

test("a kept click that is not possible any more, or belongs to another card, is dropped", () => {
  const [spender, now] = [new Spender(), table()];
  spender.strike("build-in CAN", now);
  spender.strike("build-in CAN", now);
  spender.strike("build-in USA", now);
  now.answers = ["build-in USA"];
  now.take(asked(5, 2));
  spender.step(now);
  expect(now.said).toEqual(["build-in CAN", "build-in USA"]);
  spender.strike("build-in USA", now);
  now.take(asked(9, 1));
  spender.step(now);
  expect(now.said).toHaveLength(2);
});

/** Until what was asked has been answered. */
const answered = (): Promise<void> => new Promise((done) => setTimeout(done));

test("the rest is spent until the card is done, and not with the next one", async () => {
  const [spender, now] = [new Spender(), table()];
  spender.spendTheRest(now);
  await answered();
  now.take(asked(5, 2));
  spender.step(now);
  await answered();
  now.take(null);
  spender.step(now);
  expect(spender.resting).toBe(true);
  now.take(asked(7, 1));
  spender.step(now);
  expect(spender.resting).toBe(false);
  await answered();
  expect(now.said).toEqual(["build-in CAN", "build-in CAN"]);
});

test("an answer that was refused is not given again by itself, but a click tries once more", async () => {
  const [spender, now] = [new Spender(), table()];
  spender.spendTheRest(now);
  await answered();
  now.take(now.question);
  spender.step(now);
  await answered();
  expect(now.said).toHaveLength(1);
  spender.strike("build-in USA", now);
  expect(now.said).toEqual(["build-in CAN", "build-in USA"]);
});

test("spending can be stopped", async () => {
  const [spender, now] = [new Spender(), table()];
  spender.spendTheRest(now);
  await answered();
  spender.stop();
  now.take(asked(5, 2));
  spender.step(now);
  await answered();
  expect(now.said).toHaveLength(1);
});

test("what is told too late, or knows of no place, spends nothing", async () => {
  const [spender, now] = [new Spender(), table()];
  spender.spendTheRest(now);
  spender.strike("build-in USA", now);
  await answered();
  expect(now.said).toEqual(["build-in USA"]);
  now.take(asked(5, 2));
  now.best = async () => null;
  spender.spendTheRest(now);
  await answered();
  expect(spender.resting).toBe(false);
  expect(now.said).toHaveLength(1);
});
