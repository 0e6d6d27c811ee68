// @vitest-environment happy-dom

/** Tables that began under format 1 end under it, and their reports stay readable. */
import { describe, expect, it } from "vitest";
import { explain } from "../src/fair/explain";
import {
  bytesToHex,
  canonical,
  committed,
  keyOf,
  link,
  mac,
  picked,
  sha,
  unhex,
} from "../src/fair/hashes";
import { notesOf } from "../src/fair/notes";
import { verify, Wrong } from "../src/fair/verify";
import { firstReports, vectors } from "./told";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const written = (data: Uint8Array): string => new TextDecoder().decode(data);

describe("hashes of format 1 agree with the vectors Python is held to", () => {
  const told = vectors();

  it("follows a chain back to its commitment", () => {
    const values = [unhex(told.chain.end)];
    for (let at = 0; at < told.chain.length; at++) values.unshift(sha(values[0] ?? unhex("")));
    expect(values.map(bytesToHex)).toEqual(told.chain.values);
  });

  it.each(told.rolls)("picks what came up: $table $number", (roll) => {
    const key = keyOf(unhex(roll.value), roll.nonces.map(unhex));
    expect(bytesToHex(key)).toBe(roll.key);
    const asked = [
      roll.table,
      roll.period,
      roll.number,
      roll.outcomes,
      roll.weights,
      roll.clauses,
      roll.before,
    ];
    expect(picked(key, asked, roll.weights)).toBe(roll.index);
  });

  it("commits, salts and links alike", () => {
    for (const one of told.commitments)
      expect([written(canonical(one.value)), committed(one.salt, one.value)]).toEqual([
        one.canonical,
        one.commitment,
      ]);
    for (const one of told.salts)
      expect(bytesToHex(mac(unhex(one.key), JSON.parse(one.message)))).toBe(one.salt);
    for (const one of told.links) expect(link(...one.value)).toBe(one.hash);
  });
});

describe("a report of format 1", () => {
  const { over, running } = firstReports();

  it("of a finished game is worked out again, roll by roll", () => {
    const found = verify(bytes(over));
    expect(found.rolls).toBeGreaterThan(20);
    expect(found.checked.size).toBe(found.rolls);
    for (const roll of found.report.rolls)
      expect(explain(found.report, roll.number)?.result?.outcome).toBe(roll.outcome);
  });

  it("of a running game leaves open what is not revealed", () => {
    const found = verify(bytes(running));
    expect(found.closed_waiting).toBeGreaterThan(0);
    expect(found.checked.size).toBe(found.open + found.closed);
    for (const roll of found.report.rolls)
      expect(explain(found.report, roll.number)?.result != null).toBe(
        found.checked.has(roll.number),
      );
  });

  it("row 11: is named as one that its host could have steered", () => {
    expect(notesOf(verify(bytes(over)), []).map((note) => note.key)).toEqual([
      "note-format-1",
      "note-journal",
    ]);
  });

  it("is refused with any changed byte", () => {
    for (let at = 3; at < over.length; at += Math.floor(over.length / 60)) {
      const changed = over.slice(0, at) + (over[at] === "7" ? "8" : "7") + over.slice(at + 1);
      if (changed !== over) expect(() => verify(bytes(changed)), `byte ${at}`).toThrow(Wrong);
    }
  });

  it("names the entry that was changed", () => {
    const lines = over.split("\n");
    const at = lines.findIndex((line) => line.startsWith('{"number":7,'));
    lines[at] = (lines[at] ?? "").replace(
      /"period":(\d+)/,
      (_, period) => `"period":${Number(period) + 1}`,
    );
    expect(() => verify(bytes(lines.join("\n")))).toThrow(/^roll 7: hash$/);
  });
});
