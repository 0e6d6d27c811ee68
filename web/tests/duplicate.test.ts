import { describe, expect, it } from "vitest";
import { verifyDuplicate, type DuplicateReport } from "../src/fair/duplicate";
import { bytesToHex, link, mac, picked, unhex } from "../src/fair/hashes";
import { sealedBytes } from "./maker";
import { fixedSet, vectors2 } from "./told";

const told = vectors2();
const [text, right] = fixedSet();
const at = <T>(list: T[], place: number): T => list[place] as T;
const bytes = (said: string): Uint8Array => new TextEncoder().encode(said);

describe("a duplicate set", () => {
  it.each(told.streams)("has the numbers of the vectors: $set $stream $place", (roll) => {
    const asked = [roll.set, "stream", roll.stream, roll.clauses, roll.place];
    for (const [attempt, digest] of roll.digests.entries())
      expect(bytesToHex(mac(unhex(roll.key), [...asked, attempt]))).toBe(digest);
    expect(picked(unhex(roll.key), asked, roll.weights)).toBe(roll.index);
    expect(roll.outcomes[roll.index]).toBe(roll.outcome);
  });

  it("begins the hashes of a table as the vectors do", () => {
    for (const { value, hash } of told.tables) expect(link(...value)).toBe(hash);
  });

  it("is found to be what Python finds", () => {
    const { report, ...found } = verifyDuplicate(bytes(text));
    expect(found).toEqual(right);
    expect(report.tables).toHaveLength(3);
  });

  it("is refused with any changed byte", () => {
    for (let at = 3; at < text.length; at += Math.floor(text.length / 60)) {
      const changed = text.slice(0, at) + (text[at] === "7" ? "8" : "7") + text.slice(at + 1);
      expect(() => verifyDuplicate(bytes(changed)), `byte ${at}`).toThrow(/: /);
    }
  });

  it.each<[string, (report: DuplicateReport) => unknown, RegExp]>([
    [
      "an entrant at two tables",
      ({ tables }) => (at(tables, 1).entrants = [1, 0]),
      /tables: seated/,
    ],
    ["a table left out", ({ tables }) => tables.pop(), /tables: seated/],
    ["another place", ({ tables }) => (at(at(tables, 0).rolls, 1).place = 2), /roll 2: place/],
    [
      "a stream that is none",
      ({ tables }) => (at(at(tables, 0).rolls, 1).stream = 3),
      /roll 2: stream/,
    ],
    ["another stream", ({ tables }) => (at(at(tables, 0).rolls, 0).stream = 2), /roll 1: hash/],
    [
      "a period of its own",
      ({ tables }) => (at(at(tables, 0).rolls, 0).period = 2),
      /roll 1: stream/,
    ],
    ["the tail cut", ({ tables }) => at(tables, 0).rolls.pop(), /closing: hash/],
    ["another end", ({ tables }) => (at(tables, 2).closing.ended = "over"), /closing: hash/],
    ["no signature", ({ tables }) => (at(tables, 0).signature = null), /signature/],
    ["an ordinary header", ({ header }) => (header.duplicate = false), /header: hash/],
    ["less that is open", (report) => report.not_proven.pop(), /not_proven: texts/],
    ["no tables", (report) => (report.tables = []), /tables: seated/],
  ])("names %s", (_, change, found) => {
    const report = JSON.parse(text) as DuplicateReport;
    change(report);
    expect(() => verifyDuplicate(sealedBytes(report as never))).toThrow(found);
  });
});
