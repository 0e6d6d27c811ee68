// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from "vitest";
import { storage } from "../src/client/storage.svelte";
import { hidden } from "../src/moderation/hidden.svelte";

const EVE = { person: "eve", name: "Eve", relation: "block", seats: [1] };

afterEach(() => vi.unstubAllGlobals());

test("an answer that was asked for before somebody was let in again comes too late", async () => {
  const answers: ((people: object[]) => void)[] = [];
  vi.stubGlobal("fetch", (_: string, how?: RequestInit) =>
    how?.method === "DELETE"
      ? Promise.resolve(new Response(null, { status: 204 }))
      : new Promise((done) => answers.push((people) => done(Response.json({ people })))),
  );
  storage.session = "session";
  const first = hidden.load("table");
  answers[0]?.([EVE]);
  await first;
  expect(hidden.has("table", 1, "Eve")).toBe(true);

  const [slow, slower] = [hidden.load(), hidden.load("other")];
  await hidden.release("eve");
  answers[1]?.([EVE]);
  answers[2]?.([EVE]);
  await Promise.all([slow, slower]);
  expect(hidden.people).toEqual([]);

  // Two tables are asked about at once: the later one counts, in whatever order the answers come.
  const [old, now] = [hidden.load("table"), hidden.load("other")];
  answers[4]?.([EVE]);
  await now;
  answers[3]?.([]);
  await old;
  expect(hidden.has("other", 1, "Eve")).toBe(true);
});
