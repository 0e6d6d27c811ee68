import { describe, expect, it } from "vitest";
import { compareSet, type OwnEntrant } from "../src/fair/compare";
import { verifyDuplicate, type DuplicateReport } from "../src/fair/duplicate";
import { bytesToHex, link, mac, picked, unhex } from "../src/fair/hashes";
import type { Memory } from "../src/fair/memory.svelte";
import { sealedBytes } from "./maker";
import { fixedSet, vectors2 } from "./told";

const told = vectors2();
const [text, right] = fixedSet();
const at = <T>(list: T[], place: number): T => list[place] as T;
/** All that a device can compare. */
const EVERYTHING = ["key", "commitment", "header", "list", "number", "seat", "answers", "newest"];
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

describe("the report of a set and what this device saw of it", () => {
  const report = JSON.parse(text) as DuplicateReport;
  const { header, agreement, signed } = report;
  const table = at(report.tables, 0);
  const own = { number: 1, gives: true, table: table.table, seat: 0 };

  /** A device that has seen everything of the set as it is in the report, and played at its first table. */
  function honest(): Record<string, Memory> {
    const ended = { period: 1, rolls: table.rolls.length, hash: table.closing.hash, at: 1 };
    const blank = {
      list: null,
      numbers: {},
      answers: {},
      newest: null,
      end: null,
      began: true,
      objections: [],
      touched: 1,
    };
    const commitment = {
      format: 2 as const,
      table: header.table,
      header: header.hash,
      periods: header.periods,
      open: agreement.open,
      closed: agreement.closed,
      hash: agreement.committed,
      key: signed.key ?? "",
      signature: signed.commitment ?? "",
      at: 1,
    };
    const { players, nonce_hashes, listed } = agreement;
    return {
      [header.table]: {
        ...blank,
        table: header.table,
        commitment,
        list: { players, nonce_hashes, hash: listed, signature: "", at: 1 },
        numbers: { 0: { nonce: at(agreement.nonces, 0), hashed: true, sent: true, taken: true } },
      },
      [table.table]: {
        ...blank,
        table: table.table,
        commitment,
        answers: { 0: ["build  domination"] },
        newest: { ...ended, signature: "" },
      },
    };
  }
  const nothing = (id: string): Memory => ({ ...at(Object.values(honest()), 0), table: id });
  const compared = (
    seen: Record<string, Memory>,
    told: DuplicateReport = report,
    mine: OwnEntrant = own,
  ): ReturnType<typeof compareSet> =>
    compareSet(told, (id) => seen[id] ?? nothing(id), { key: signed.key ?? "", since: 1 }, mine);

  it("is the same in all of it", () => {
    const { same, not, objections } = compared(honest());
    expect(same.map((one) => one.what)).toEqual(EVERYTHING);
    expect([not, objections]).toEqual([[], []]);
  });

  it("is not compared where this device saw nothing", () => {
    const { same, not } = compareSet(
      report,
      (id) => ({ ...nothing(id), commitment: null, list: null, numbers: {} }),
      null,
      {},
    );
    expect(same).toEqual([]);
    expect(not).toEqual(EVERYTHING);
  });

  it.each<[string, (seen: Record<string, Memory>, told: DuplicateReport) => unknown, string]>([
    [
      "another commitment",
      (seen) => (theSet(seen).commitment = { ...theCommitment(seen), open: "00" }),
      "report-commitment",
    ],
    [
      "another list",
      (seen) => (theSet(seen).list = { ...theList(seen), hash: "00" }),
      "report-list",
    ],
    [
      "another number",
      (seen) =>
        (theSet(seen).numbers = { 0: { nonce: "00", hashed: true, sent: true, taken: true } }),
      "report-number",
    ],
    ["another seat", (_, { tables }) => (at(tables, 0).entrants = [0, 1]), "report-seat"],
    ["no such table", (_, { tables }) => (at(tables, 0).table = "another"), "report-seat"],
    [
      "an answer that is missing",
      (seen) => (theTable(seen).answers = { 0: ["pass"] }),
      "report-answers",
    ],
    ["a tail that is cut", (_, { tables }) => at(tables, 0).rolls.pop(), "report-cut"],
    [
      "rolls of another game",
      (_, { tables }) => (at(tables, 0).closing.hash = "00"),
      "report-newest",
    ],
  ])("objects to %s", (_, change, objection) => {
    const seen = honest();
    const told = JSON.parse(text) as DuplicateReport;
    change(seen, told);
    expect(compared(seen, told).objections).toEqual([objection]);
  });

  const theSet = (seen: Record<string, Memory>): Memory => seen[header.table] as Memory;
  const theTable = (seen: Record<string, Memory>): Memory => seen[table.table] as Memory;
  const theCommitment = (seen: Record<string, Memory>): NonNullable<Memory["commitment"]> =>
    theSet(seen).commitment as NonNullable<Memory["commitment"]>;
  const theList = (seen: Record<string, Memory>): NonNullable<Memory["list"]> =>
    theSet(seen).list as NonNullable<Memory["list"]>;
});
