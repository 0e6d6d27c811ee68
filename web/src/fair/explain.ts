/** How one roll of a report follows from what it is made of. */
import type { FirstReport } from "./first/report";
import { link } from "./hashes";
import type { AnyReport, AnyRoll, Report } from "./report";
import { work, type Result } from "./working";

export interface Explained {
  roll: AnyRoll;
  /** What the host was bound to, and the numbers of the seats. */
  bound: string;
  nonces: string[];
  /** Format 1: the hash of everything before, which went into the roll. */
  before: string | null;
  /** Null until the value of its chain is revealed. */
  result: Result | null;
}

/** What there is to say of a roll; null if the report has none with this number. */
export function explain(report: AnyReport, number: number): Explained | null {
  return report.format === 1 ? first(report, number) : second(report, number);
}

function second(report: Report, number: number): Explained | null {
  const roll = report.rolls[number - 1];
  if (!roll) return null;
  const { agreement, header } = report;
  const value = agreement[`${roll.chain}_values`][roll.period - 1];
  const asked = [header.table, roll.period, roll.chain, roll.place];
  const result =
    value && roll.outcomes && roll.weights
      ? work(value, agreement.nonces, asked, roll.outcomes, roll.weights)
      : null;
  return { roll, bound: agreement[roll.chain], nonces: agreement.nonces, before: null, result };
}

function first(report: FirstReport, number: number): Explained | null {
  const roll = report.rolls[number - 1];
  const chain = report.chains.findLast((one) => one.after < number);
  if (!roll || !chain) return null;
  const last =
    report.chains.findLast((one) => one.after === number - 1)?.hash ??
    report.rolls[number - 2]?.hash ??
    report.header.hash;
  const before = link("said", last, roll.said);
  const value = chain[`${roll.chain}_values`][roll.period - chain.first];
  const asked = [
    report.header.table,
    roll.period,
    roll.number,
    roll.outcomes,
    roll.weights,
    roll.clauses,
    before,
  ];
  const result =
    value && roll.outcomes && roll.weights
      ? work(value, chain.nonces, asked, roll.outcomes, roll.weights)
      : null;
  return { roll, bound: chain[roll.chain], nonces: chain.nonces, before, result };
}
