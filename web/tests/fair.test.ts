import { describe, expect, it } from "vitest";
import { parseStrict } from "../src/fair/strict";
import type { Report } from "../src/fair/report";
import { verify, Wrong } from "../src/fair/verify";
import { reports } from "./told";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a report Python has made", () => {
  const { over, running, long } = reports();

  it("of a finished game is worked out again, roll by roll", () => {
    const found = verify(bytes(over));
    expect(found).toMatchObject({
      signatures: "checked",
      standard_length: true,
      take_backs: 1,
      given: [0, 1],
      withheld: [],
      players: ["person", "person", "bot"],
      ended: "over",
    });
    expect(found.rolls).toBeGreaterThan(20);
    expect(found.checked.size).toBe(found.rolls);
    expect(found.open + found.closed).toBe(found.rolls);
  });

  it("of a running game leaves open what is not revealed", () => {
    const found = verify(bytes(running));
    expect(found.closed_waiting).toBeGreaterThan(0);
    expect(found.checked.size).toBe(found.open + found.closed);
  });

  it("has the figures that are worked out here", () => {
    const figures = (verify(bytes(long)).report as Report).statistics;
    expect(figures.filter((tally) => tally.p !== null).length).toBeGreaterThan(1);
    expect(figures.filter((tally) => tally.longest_run !== null).length).toBeGreaterThan(1);
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
    lines[at] = (lines[at] ?? "").replace(/"said":"./, (start) =>
      start.endsWith("0") ? '"said":"1' : '"said":"0',
    );
    expect(() => verify(bytes(lines.join("\n")))).toThrow(/^roll 7: hash$/);
  });

  it("is refused when cut short, doubled or not a report", () => {
    expect(() => verify(bytes(over.slice(0, -10)))).toThrow(Wrong);
    expect(() => verify(bytes(over.replace('"format": 2,', '"format": 2,"format": 2,')))).toThrow(
      /json/,
    );
    expect(() => verify(bytes("{}"))).toThrow(/no-report/);
    expect(() => verify(bytes("ä"))).toThrow(/bytes/);
  });
});

describe("strict JSON", () => {
  it("knows names in different objects apart, and the same name however it is written", () => {
    expect(parseStrict('{"a":{"b":1},"b":[{"a":1},{"a":"\\"b\\":"}]}')).toEqual({
      a: { b: 1 },
      b: [{ a: 1 }, { a: '"b":' }],
    });
    expect(() => parseStrict('{"a":1,"\\u0061":2}')).toThrow(/twice/);
  });

  it("takes a whole number written in one way only, except among the figures", () => {
    for (const number of ["1.0", "1e0", "10E-1", "-1.5"]) {
      expect(() => parseStrict(`{"rolls": [{"period": ${number}}]}`), number).toThrow(/not whole/);
      expect(
        () => parseStrict(`{"statistics": [{"p": ${number}}], "lang": "1.5e3"}`),
        number,
      ).not.toThrow();
    }
  });
});
