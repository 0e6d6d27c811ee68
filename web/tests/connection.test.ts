import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, waitFor, type LinkState } from "../src/table/connection";
import type { ToClient } from "../src/wire";
import { PaperSocket, welcome } from "./paper";

let sockets: PaperSocket[];
let states: LinkState[];
let heard: ToClient[];
let connection: Connection;

const now = (): LinkState => states.at(-1) as LinkState;
const socket = (): PaperSocket => sockets.at(-1) as PaperSocket;

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, states, heard] = [[], [], []];
  connection = new Connection(
    () => {
      sockets.push(new PaperSocket());
      return socket();
    },
    {
      hello: () => ({ type: "hello", token: "x" }),
      heard: (list) => heard.push(...list),
      changed: (state) => states.push(state),
    },
  );
  connection.start();
  socket().opens();
});

afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello first and is open once it is welcomed", () => {
    expect(socket().sent).toEqual([{ type: "hello", token: "x" }]);
    socket().says(welcome());
    expect(now().link).toBe("open");
    expect(heard.map((one) => one.type)).toEqual(["welcome"]);
  });

  it("comes back by itself, later each time, and says again what was not confirmed", async () => {
    socket().says(welcome());
    const reply = connection.request({ type: "answer", action: "pass", question: [1, 0, 1] });
    const said = socket().last();
    socket().breaks();
    expect(now()).toMatchObject({ link: "lost", cause: "lost", unconfirmed: 1 });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    socket().opens();
    socket().says(welcome());
    expect(socket().last()).toEqual(said);
    socket().says({ type: "accepted", key: said.key ?? "" });
    expect(await reply).toMatchObject({ type: "accepted" });
    expect(now()).toMatchObject({ link: "open", unconfirmed: 0 });
  });

  it("says nothing on a socket that is closing, but on the next one", async () => {
    socket().says(welcome());
    const before = socket().sent.length;
    socket().readyState = 2;
    void connection.request({ type: "answer", action: "pass", question: [1, 0, 1] });
    expect(socket().sent).toHaveLength(before);
    socket().breaks();
    await vi.advanceTimersByTimeAsync(1000);
    socket().opens();
    socket().says(welcome());
    expect(socket().last()).toMatchObject({ type: "answer", action: "pass" });
  });

  it("waits longer each time, but never long", () => {
    const waits = Array.from({ length: 10 }, (_, attempt) => waitFor(attempt, 0.5));
    expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...waits)).toBe(8_000);
  });

  it("says whether the server goes or we were too slow", () => {
    socket().says(welcome());
    socket().breaks(1001);
    expect(now().cause).toBe("going");
    connection.retryNow();
    socket().opens();
    socket().says(welcome());
    socket().breaks(1013);
    expect(now().cause).toBe("slow");
  });

  it("ends where coming back is of no use, and answers what still waits", async () => {
    const reply = connection.request({ type: "undo" });
    socket().says({
      type: "trouble",
      reason: "no-such-table",
      text: "there is no such table",
      again: false,
    });
    socket().breaks(1008);
    expect(now()).toMatchObject({ link: "ended", trouble: { reason: "no-such-table" } });
    expect(await reply).toMatchObject({ type: "refused", reason: "no-such-table" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
  });

  it("takes a socket that answers nothing for dead", async () => {
    socket().says(welcome());
    void connection.request({ type: "undo" });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(sockets[0]?.closed).toBe(true);
    expect(sockets.length).toBeGreaterThan(1);
  });
});
