/** The lint rule that keeps code after a wait from reading what its component no longer has. */
import { Linter } from "eslint";
import svelte from "eslint-plugin-svelte";
import { expect, test } from "vitest";
import staleAfterWait from "../scripts/stale-after-wait.js";

const linter = new Linter();

function found(script: string): string[] {
  const code = `<script>const { table } = $props(); const seats = $derived(table.seats);\n${script}\n</script>`;
  const told = linter.verify(
    code,
    [
      ...svelte.configs.base,
      {
        files: ["**/*.svelte"],
        plugins: { meridian: { rules: { "stale-after-wait": staleAfterWait } } },
        rules: { "meridian/stale-after-wait": "error" },
      },
    ],
    "One.svelte",
  );
  return told.map((one) => /'(\w+)'/.exec(one.message)?.[1] ?? one.message);
}

test("what is read after a wait is found, in a function and in a continuation", () => {
  expect(found("async function look() { await get(table.id); show(seats); }")).toEqual(["seats"]);
  expect(found("get(table.id).then((told) => show(told, table));")).toEqual(["table"]);
});

test("what is read before the wait, or after asking, is left alone", () => {
  expect(found("async function look() { const now = seats; await get(); show(now); }")).toEqual([]);
  expect(
    found("async function look() { await get(); if (!alive()) return; show(seats); }"),
  ).toEqual([]);
  // An answer for an older question asked before a second wait does not count for what follows it.
  expect(
    found("async function look() { await a(); if (!alive()) return; await b(); show(seats); }"),
  ).toEqual(["seats"]);
});
