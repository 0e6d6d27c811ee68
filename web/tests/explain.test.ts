import { describe, expect, it } from "vitest";
import { explain } from "../src/fair/explain";
import type { Report } from "../src/fair/report";
import { verify } from "../src/fair/verify";
import { reports } from "./told";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a roll explained", () => {
  const { over, running } = reports();

  it("follows, step by step, for every roll of a finished game", () => {
    const { report } = verify(bytes(over));
    for (const roll of report.rolls) {
      const result = explain(report, roll.number)?.result;
      expect(result?.outcome, `roll ${roll.number}`).toBe(roll.outcome);
      expect((result?.words.at(-1) ?? 0) % (result?.total ?? 1)).toBe(result?.rest);
    }
  });

  it("of a running game has a result just where the report can be checked", () => {
    const { report, checked } = verify(bytes(running));
    for (const roll of report.rolls)
      expect(explain(report, roll.number)?.result != null, `roll ${roll.number}`).toBe(
        checked.has(roll.number),
      );
  });

  it("does not follow when something was changed", () => {
    const report = structuredClone(verify(bytes(over)).report) as Report;
    const roll = report.rolls.findLast((one) => (one.outcomes?.length ?? 0) > 5);
    if (!roll) throw new Error("no roll with that many outcomes");
    const right = explain(report, roll.number)?.result?.digest;
    roll.place++;
    expect(explain(report, roll.number)?.result?.digest).not.toBe(right);
  });

  it("is not there", () => {
    const { report } = verify(bytes(over));
    expect(explain(report, report.rolls.length + 1)).toBeNull();
    expect(explain(report, 0)).toBeNull();
  });
});
