// @vitest-environment happy-dom

/** What an act brings: the sum at the end of its line in the log. */
import { expect, it } from "vitest";
import { Speaker } from "../../../client/speaker";
import type { Act } from "../../../table/acts";
import { broughtBy, withSum } from "../../../table/brought";
import type { LogLine } from "../../../table/store.svelte";
import type { Arg } from "../../../wire";
import { speaker } from "./paper";
import { ledger } from "./stage";

const act = (facts: [key: string, args: Record<string, Arg>][], heading = false): Act => ({
  lines: facts.map(([key, args], at): LogLine => ({
    number: at + 1,
    fact: { key, args, clauses: [] },
  })),
  weight: 2,
  millis: 0,
  run: null,
  heading,
  interaction: false,
  seat: 0,
  mine: false,
});
const taken = act([
  ["title-taken", { seat: "p1", title: "AAA" }],
  ["points", { seat: "p1", change: 4, total: 9, cause: "title" }],
  ["points", { seat: "p2", change: -4, total: 1, cause: "title" }],
  ["units", { seat: "p1", resource: "water", change: 2, cause: "title" }],
  ["units", { seat: "p1", resource: "ucp", change: 3, cause: "title" }],
  ["money", { seat: "p1", change: -20, total: 80, cause: "premium" }],
  ["agents", { seat: "p1", change: 1, cause: "card" }],
  ["agents", { seat: "p1", change: -1, cause: "card" }],
]);

it("sums up what the player who acts has got and given, once for each thing", () => {
  const [water, ucp] = ["water", "ucp"].map((id) => speaker.title("resource", id));
  expect(broughtBy(taken, ledger, speaker)).toBe(`+4 CR, +2 ${water}, +3 ${ucp}, −20 EU`);
  const german = new Speaker(speaker.texts, "de", speaker.players);
  expect(broughtBy(taken, ledger, german)).toContain("−20 EU");
});

it("says nothing where nothing changed hands, and in headings", () => {
  expect(broughtBy(act([["title-taken", { seat: "p1", title: "AAA" }]]), ledger, speaker)).toBe("");
  expect(broughtBy({ ...taken, heading: true }, ledger, speaker)).toBe("");
  expect(withSum("Ann rolls 7.", "")).toBe("Ann rolls 7.");
  expect(withSum("Ann takes Alpha.", "+4 CR")).toBe("Ann takes Alpha: +4 CR.");
});
