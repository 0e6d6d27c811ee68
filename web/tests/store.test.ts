import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { storage } from "../src/client/storage.svelte";
import { TableStore } from "../src/table/store.svelte";
import type { ToClient } from "../src/wire";
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
const facts = (
  first: number,
  list: string[],
  more: Partial<Extract<ToClient, { type: "facts" }>> = {},
): ToClient => ({
  type: "facts",
  first,
  facts: list.map((key) => fact(key)),
  asked: ["p2"],
  over: false,
  ...more,
});

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
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
    });
    socket().says(welcome({ question: question(4) }), {
      type: "seen",
      number: 2,
      whole: true,
      view: { turn: 1, hand: ["x"] },
    });
    expect(keys()).toEqual(["1 one", "2 two"]);
    expect(store.view).toEqual({ turn: 1, hand: ["x"] });
    expect(store.myTurn).toBe(true);
  });

  it("takes parts of a view that have changed, and leaves an unchanged question as it is", () => {
    socket().says(welcome({ question: question(4) }), {
      type: "seen",
      number: 2,
      whole: true,
      view: { turn: 1, hand: ["x"] },
    });
    socket().says(facts(3, ["three"]), {
      type: "seen",
      number: 3,
      whole: false,
      view: { turn: 2 },
    });
    expect(store.view).toEqual({ turn: 2, hand: ["x"] });
    expect(store.question?.id).toEqual([4, 0, 1]);
    socket().says(facts(4, [], { question: null }));
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
    socket().says(welcome());
    socket().says(facts(3, ["three", "four"]));
    socket().breaks();
    store.retryNow();
    socket().opens();
    expect(socket().sent[0]).toMatchObject({ type: "hello", after: 4, branch: 1 });
    socket().says(facts(4, ["four", "five"], { question: null, unasked: [] }));
    expect(keys()).toEqual(["1 one", "2 two", "3 three", "4 four", "5 five"]);
  });

  it("forgets what was taken back", () => {
    socket().says(welcome());
    socket().says(facts(3, ["three", "four"]));
    socket().says({
      type: "rewound",
      welcome: welcome({ number: 3, branch: 2, log: [] }) as Extract<ToClient, { type: "welcome" }>,
    });
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
    socket().says(welcome({ question: question(4) }));
    const done = store.act("pass");
    socket().says(
      { type: "accepted", key: socket().last().key ?? "" },
      facts(3, ["three"], { question: null }),
    );
    await done;
    socket().says(facts(4, ["four"]));
    expect(store.since.map((line) => line.fact.key)).toEqual(["four"]);
  });

  it("shows facts one after the other, and the position after them", async () => {
    storage.set({ speed: "normal" });
    socket().says(welcome(), { type: "seen", number: 2, whole: true, view: { turn: 1 } });
    socket().says(facts(3, ["three", "four"], { question: question(9) }), {
      type: "seen",
      number: 4,
      whole: false,
      view: { turn: 2 },
    });
    expect([keys().at(-1), store.view["turn"], store.busy, store.myTurn]).toEqual([
      "3 three",
      1,
      true,
      false,
    ]);
    await vi.advanceTimersByTimeAsync(500);
    expect([keys().at(-1), store.view["turn"]]).toEqual(["4 four", 1]);
    store.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect([store.view["turn"], store.busy, store.myTurn]).toEqual([2, false, true]);
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
