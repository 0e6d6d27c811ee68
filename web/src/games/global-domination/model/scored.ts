/** A scoring as its facts tell it: who scores what, in the order of the points they have then. */
import { seatOf } from "../../../client/speaker";
import { count, word } from "../../../scenes/say";
import type { LogLine } from "../../../table/store.svelte";

export interface ScoredRow {
  seat: number;
  forces: number;
  regions: { region: string; vp: number }[];
  vp: number;
}

export function scoredOf(lines: LogLine[]): ScoredRow[] {
  const rows = lines.flatMap((line): ScoredRow[] => {
    const seat = seatOf(line.fact.args["seat"]);
    if (line.fact.key !== "vp-now" || seat === null) return [];
    const of = (key: string): LogLine[] =>
      lines.filter((one) => one.fact.key === key && seatOf(one.fact.args["seat"]) === seat);
    return [
      {
        seat,
        forces: of("scored-forces").reduce((sum, one) => sum + count(one, "number"), 0),
        regions: of("region-monopoly").map((one) => ({
          region: word(one, "region"),
          vp: count(one, "number"),
        })),
        vp: count(line, "vp"),
      },
    ];
  });
  return rows.sort((a, b) => a.vp - b.vp || b.seat - a.seat);
}
