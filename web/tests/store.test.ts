// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "../src/client/storage.svelte";
import { TableStore } from "../src/table/store.svelte";
import type { ClockNow, ToClient } from "../src/wire";
import { fact, PaperSocket, welcome } from "./paper";

let sockets: PaperSocket[];
let store: TableStore;
const socket = (): PaperSocket => sockets.at(-1) as PaperSocket;
const keys = (): string[] => store.log.map((line) => `${line.number} ${line.fact.key}`);
const question = (
  serial: number,
): {
  id: [number, number, number];
  key: string;
  args: Record<string, unknown>;
  options: string[];
} => ({ id: [serial, 0, 1], key: "use-card", args: {}, options: ["pass", "build CAN"] });
type FactsMessage = Extract<ToClient, { type: "facts" }>;
const STAGING = {
  millis: [0, 350, 900, 1600, 2800, 4500],
  openers: {
    three: { weight: 1 },
    four: { weight: 1 },
    five: { weight: 1 },
    attack: { weight: 4 },
  },
};
/** Facts of one entry, after which nothing of the view is different. */
const facts = (first: number, list: string[], more: Partial<FactsMessage> = {}): ToClient => ({
  type: "facts",
  first,
  facts: list.map((key) => fact(key)),
  asked: ["p2"],
  over: false,
  steps: [{ facts: list.length, patch: {} }],
  ...more,
});
const seen = (number: number, view: Record<string, unknown>, whole = true): ToClient => ({
  type: "seen",
  number,
  whole,
  view,
});

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  storage.forget("t");
  storage.set({ speed: "instant" });
  sockets = [];
  store = new TableStore(
    "t",
    { seat: 0, token: "secret", name: "Ann", nonce: null },
    () => "en",
    () => {
      sockets.push(new PaperSocket());
      return socket();
    },
  );
  store.direct(STAGING);
  store.start();
  socket().opens();
});

afterEach(() => {
  store.stop();
  vi.useRealTimers();
});

describe("a table as this device knows it", () => {
  it("begins with what the welcome says", () => {
    expect(socket().sent[0]).toMatchObject({
      type: "hello",
      token: "secret",
      lang: "en",
      view: true,
      steps: true,
    });
    socket().says(welcome({ question: question(4) }), seen(2, { turn: 1, hand: ["x"] }));
    expect(keys()).toEqual(["1 one", "2 two"]);
    expect(store.view).toEqual({ turn: 1, hand: ["x"] });
    expect(store.myTurn).toBe(true);
  });

  it("takes parts of a view that have changed, and leaves an unchanged question as it is", () => {
    socket().says(welcome({ question: question(4) }), seen(2, { turn: 1, hand: ["x"] }));
    socket().says(facts(3, ["three"], { steps: undefined }), seen(3, { turn: 2 }, false));
    expect(store.view).toEqual({ turn: 2, hand: ["x"] });
    expect(store.question?.id).toEqual([4, 0, 1]);
    socket().says(facts(4, [], { question: null, steps: [] }));
    expect(store.question).toBeNull();
  });

  it("asks for the menu of each question once", () => {
    socket().says(welcome({ question: question(4) }));
    const asked = socket().last();
    expect(asked.type).toBe("menu");
    socket().says({
      type: "told",
      key: asked.key ?? "",
      data: [{ action: "pass", warning: "final" }],
    });
    return vi.waitFor(() => expect(store.menu).toEqual([{ action: "pass", warning: "final" }]));
  });

  it("resumes after the last fact it has, and knows which it has already", () => {
    socket().says(welcome(), seen(2, {}));
    socket().says(facts(3, ["three", "four"]));
    socket().breaks();
    store.retryNow();
    socket().opens();
    expect(socket().sent[0]).toMatchObject({ type: "hello", after: 4, branch: 1 });
    socket().says(
      facts(4, ["four", "five"], { question: null, unasked: [], steps: undefined }),
      seen(5, {}),
    );
    expect(keys()).toEqual(["1 one", "2 two", "3 three", "4 four", "5 five"]);
  });

  it("forgets what was taken back", () => {
    socket().says(welcome(), seen(2, { turn: 1 }));
    socket().says(facts(3, ["three", "four"], { steps: [{ facts: 2, patch: { turn: 2 } }] }));
    socket().says({
      type: "rewound",
      welcome: welcome({ number: 3, branch: 2, log: [] }) as Extract<ToClient, { type: "welcome" }>,
    });
    expect([keys().at(-1), store.step, store.view["turn"]]).toEqual(["4 four", 4, 2]);
    socket().says(seen(3, { turn: 1 }));
    expect([store.step, store.view["turn"]]).toEqual([3, 1]);
    expect(keys()).toEqual(["1 one", "2 two", "3 three"]);
    socket().breaks();
    store.retryNow();
    socket().opens();
    expect(socket().sent[0]).toMatchObject({ after: 3, branch: 2 });
  });

  it("quotes the question it answers, and says why an answer is not possible", async () => {
    socket().says(welcome({ question: question(4) }));
    const done = store.act("build CAN");
    const said = socket().last();
    expect(said).toMatchObject({ type: "answer", action: "build CAN", question: [4, 0, 1] });
    expect(store.pending).toBe("build CAN");
    socket().says({
      type: "refused",
      key: said.key ?? "",
      reason: "stack-empty",
      text: "The stack is empty.",
      clauses: ["GD-045"],
    });
    expect(await done).toBe(false);
    expect(store.refused).toMatchObject({ text: "The stack is empty.", clauses: ["GD-045"] });
    expect(store.pending).toBeNull();
  });

  it("says unasked things without a question, and gives one answer at a time", async () => {
    socket().says(welcome({ unasked: ["accept 1 -"] }));
    void store.act("accept 1 -");
    expect(socket().last()).toMatchObject({ type: "answer", question: null });
    expect(await store.act("accept 1 -")).toBe(false);
    expect(socket().sent.filter((one) => one.type === "answer")).toHaveLength(1);
  });

  it("tells what has happened since one's last answer", async () => {
    socket().says(welcome({ question: question(4) }), seen(2, {}));
    const done = store.act("pass");
    socket().says(
      { type: "accepted", key: socket().last().key ?? "" },
      facts(3, ["three"], { question: null }),
    );
    await done;
    socket().says(facts(4, ["four"]));
    expect([store.mark, storage.table("t")?.marks]).toEqual([3, { 0: 3 }]);
    expect(store.log.filter((line) => line.number > store.mark)).toHaveLength(1);
  });

  it("moves position and log on together, entry by entry, and asks when all is shown", async () => {
    storage.set({ speed: "normal" });
    socket().says(welcome(), seen(2, { turn: 1, hand: { p1: 3 } }));
    socket().says(
      facts(3, ["three", "four", "money", "five"], {
        question: question(9),
        steps: [
          { facts: 2, patch: { turn: 2 } },
          { facts: 2, patch: { hand: { p1: 4 } } },
        ],
      }),
    );
    const now = (): unknown[] => [
      keys().at(-1),
      store.step,
      store.view["turn"],
      store.view["hand"],
    ];
    expect(now()).toEqual(["2 two", 2, 1, { p1: 3 }]);
    expect(store.fresh.map((line) => line.number)).toEqual([3]);
    await vi.advanceTimersByTimeAsync(350);
    expect(now()).toEqual(["4 four", 4, 2, { p1: 3 }]);
    expect([store.busy, store.myTurn]).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(350);
    expect(now()).toEqual(["6 five", 6, 2, { p1: 4 }]);
    expect([store.busy, store.myTurn]).toEqual([true, false]);
    store.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.busy, store.myTurn]).toEqual([false, true]);
    expect(store.acts.map((act) => act.lines[0]?.fact.key)).toEqual(["three", "four", "five"]);
  });

  it("says once that all was shown, if its clock waits for that", async () => {
    storage.set({ speed: "normal" });
    const now = Date.now() / 1000;
    const clock = { now, banks: [180, 180], deadlines: { "0": now + 184 } };
    socket().says(welcome(), seen(2, {}));
    socket().says(facts(3, ["attack"], { question: question(9), clock }));
    const said = (): unknown[] => socket().sent.filter((one) => one.type === "shown");
    expect(said()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(said()).toMatchObject([{ question: [9, 0, 1] }]);
    socket().says(facts(4, ["four"]));
    await vi.advanceTimersByTimeAsync(1500);
    expect(said()).toHaveLength(1);
    socket().says(
      facts(5, ["five"], {
        question: question(10),
        clock: { now: Date.now() / 1000, banks: [180, 180], deadlines: { "0": now + 183 } },
      }),
    );
    await vi.advanceTimersByTimeAsync(1500);
    expect(said(), "its clock runs already").toHaveLength(1);
  });

  it("does not say so while an offer lies over the board", async () => {
    const now = Date.now() / 1000;
    const waits = (more: number): ClockNow => ({
      now,
      banks: [180],
      deadlines: { "0": now + more },
    });
    let offer = true;
    store.attend(() => offer);
    socket().says(welcome(), seen(2, {}));
    socket().says(facts(3, ["offer"], { question: question(9), clock: waits(184) }));
    await vi.advanceTimersByTimeAsync(1500);
    const said = (): unknown[] => socket().sent.filter((one) => one.type === "shown");
    expect(said()).toEqual([]);
    offer = false;
    store.tellShown();
    store.tellShown();
    expect(said()).toHaveLength(1);
    socket().says(facts(4, ["offer"], { clock: waits(183) }));
    await vi.advanceTimersByTimeAsync(1500);
    expect(said(), "the clock of the same question may wait again").toHaveLength(2);
  });

  it("plays a few acts after a reconnect, and sums up more", async () => {
    storage.set({ speed: "normal" });
    socket().says(welcome(), seen(2, {}));
    for (const [number, busy, missed] of [
      [6, true, false],
      [7, false, true],
    ] as const) {
      socket().breaks();
      store.retryNow();
      socket().opens();
      const first = store.step + 1;
      // A player's acts of the same kind are one: these take turns.
      const list = Array.from({ length: number }, (_, at) => (at % 2 ? "three" : "four"));
      socket().says(
        facts(first, list, { steps: undefined, question: null }),
        seen(first + number - 1, {}),
      );
      expect([store.busy, store.missed]).toEqual([busy, missed]);
      await vi.advanceTimersByTimeAsync(4000);
      expect([store.busy, store.step]).toEqual([false, first + number - 1]);
    }
  });

  it("shows an act again without touching the position", async () => {
    socket().says(welcome(), seen(2, {}));
    socket().says(facts(3, ["three"]));
    await vi.advanceTimersByTimeAsync(5000);
    const [act] = store.acts;
    if (!act) throw new Error("nothing was shown");
    store.replay(act);
    expect([store.staged?.during, store.busy, store.step]).toEqual([350, false, 3]);
    await vi.advanceTimersByTimeAsync(350);
    expect(store.staged).toBeNull();
  });

  it("keeps chat in order and each line once", () => {
    const line = (number: number): ToClient => ({
      type: "line",
      number,
      seat: 1,
      at: 0,
      text: `line ${number}`,
    });
    socket().says(welcome(), line(2), line(1), line(2));
    expect(store.chat.map((one) => one.number)).toEqual([1, 2]);
  });
});
