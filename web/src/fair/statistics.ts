/** The figures of a report worked out again: counts, chi-square and longest runs, as `meridian.fair.statistics` does. */
import { byCodePoint } from "./hashes";
import { checkKeys } from "./read";
import { TALLY, Wrong, type Roll, type Tally } from "./report";

/** The variance from which an outcome takes part in chi-square on its own; others join. */
const ENOUGH = 5;
const ROUNDED = ["expected", "chi_square", "p"];

type Odds = Map<string, number>;
interface Drawn {
  outcome: string;
  odds: Odds;
}

/** Compares figures with what the rolls give: whole numbers exactly, others as far as rounding lets them differ. */
export function checkStatistics(rolls: Roll[], told: Tally[]): void {
  const right = statistics(rolls);
  if (told.length !== right.length) throw new Wrong("statistics", "counts");
  for (const [at, tally] of told.entries()) {
    const where = `statistics ${at + 1}`;
    checkKeys(where, tally, TALLY);
    if (!same(tally, right[at])) throw new Wrong(where, "counts");
  }
}

/** Whether two parts of figures are the same; what is rounded, to a hundredth and a thousandth of itself. */
function same(told: unknown, right: unknown, rounded = false): boolean {
  if (rounded && typeof told === "number" && typeof right === "number")
    return Math.abs(told - right) <= 0.01 + Math.abs(right) * 0.001;
  if (typeof told !== "object" || told === null || typeof right !== "object" || right === null)
    return told === right;
  const [one, other] = [Object.entries(told), new Map(Object.entries(right))];
  const inside = ([name, value]: [string, unknown]): boolean =>
    other.has(name) && same(value, other.get(name), rounded || ROUNDED.includes(name));
  return (
    Array.isArray(told) === Array.isArray(right) && one.length === other.size && one.every(inside)
  );
}

/** A tally for each kind of question, over those rolls whose outcome is known. */
export function statistics(rolls: Roll[]): Tally[] {
  const kinds = new Map<string, { kind: string[]; rolls: Drawn[] }>();
  for (const { outcomes, weights, outcome, clauses } of rolls) {
    if (!outcomes?.length) continue;
    const kind = [outcomes[0]?.trim().split(/\s+/)[0] ?? "", ...clauses];
    const found = kinds.get(JSON.stringify(kind)) ?? { kind, rolls: [] };
    kinds.set(JSON.stringify(kind), found);
    const total = (weights ?? []).reduce((sum, weight) => sum + weight, 0);
    found.rolls.push({
      outcome: outcome ?? "",
      odds: new Map(outcomes.map((one, at) => [one, (weights?.[at] ?? 0) / total])),
    });
  }
  return [...kinds.values()]
    .sort((one, other) => inWords(one.kind, other.kind))
    .map((each) => tallyOf(each.kind, each.rolls));
}

function inWords(one: string[], other: string[]): number {
  const at = one.findIndex((word, place) => word !== other[place]);
  if (at < 0) return one.length - other.length;
  return other[at] === undefined ? 1 : byCodePoint(one[at] ?? "", other[at]);
}

function tallyOf([kind = "", ...clauses]: string[], rolls: Drawn[]): Tally {
  const outcomes = [...new Set(rolls.flatMap((roll) => [...roll.odds.keys()]))].sort(byCodePoint);
  const counts = new Map(outcomes.map((one) => [one, 0]));
  for (const { outcome } of rolls) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  const expected = new Map(
    outcomes.map((one) => [one, sum(rolls.map((roll) => roll.odds.get(one) ?? 0))]),
  );
  const [square, freedom] = chiSquare(counts, expected, rolls);
  return {
    kind,
    clauses,
    rolls: rolls.length,
    counts: Object.fromEntries(counts),
    expected: Object.fromEntries(expected),
    chi_square: freedom ? square : null,
    freedom: freedom || null,
    p: freedom ? chiSquareTail(square, freedom) : null,
    longest_run: longestRun(rolls),
  };
}

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

/** The statistic and its degrees of freedom; none where the sample is too small to say anything. */
function chiSquare(counts: Odds, expected: Odds, rolls: Drawn[]): [number, number] {
  const variance = new Map(
    [...expected.keys()].map((one) => [
      one,
      sum(rolls.map(({ odds }) => (odds.get(one) ?? 0) * (1 - (odds.get(one) ?? 0)))),
    ]),
  );
  const cells = cellsOf(variance);
  if (cells.length < 2) return [0, 0];
  const off = cells.map((cell) =>
    sum(cell.map((one) => (counts.get(one) ?? 0) - (expected.get(one) ?? 0))),
  );
  const shares = rolls.map(({ odds }) =>
    cells.map((cell) => sum(cell.map((one) => odds.get(one) ?? 0))),
  );
  const spread = cells.map((_, i) =>
    cells.map((_, j) =>
      sum(shares.map((p) => (i === j ? (p[i] ?? 0) : 0) - (p[i] ?? 0) * (p[j] ?? 0))),
    ),
  );
  return weighed(off, spread);
}

/** The outcomes chi-square compares: each frequent one, and the rare ones together. */
function cellsOf(variance: Odds): string[][] {
  const [frequent, rare]: [string[][], string[]] = [[], []];
  for (const [one, value] of variance) {
    if (value >= ENOUGH) frequent.push([one]);
    else rare.push(one);
  }
  if (rare.length === 0 || frequent.length === 0) return frequent;
  const of = (one: string | undefined): number => variance.get(one ?? "") ?? 0;
  if (sum(rare.map(of)) >= ENOUGH) return [...frequent, rare];
  frequent.reduce((least, cell) => (of(cell[0]) < of(least[0]) ? cell : least)).push(...rare);
  return frequent;
}

/** Deviations squared and divided by their covariances, by elimination; directions without spread are left out. */
function weighed(off: number[], spread: number[][]): [number, number] {
  const rows = spread.map((row, at) => [...row, off[at] ?? 0]);
  const left = new Set(rows.keys());
  const on = (i: number): number => rows[i]?.[i] ?? 0;
  let [total, freedom] = [0, 0];
  while (left.size > 0) {
    const pivot = [...left].reduce((best, i) => (on(i) > on(best) ? i : best));
    if (on(pivot) < 1e-6) break;
    left.delete(pivot);
    const row = rows[pivot] ?? [];
    total += (row.at(-1) ?? 0) ** 2 / on(pivot);
    freedom++;
    for (const i of left) {
      const factor = (rows[i]?.[pivot] ?? 0) / on(pivot);
      rows[i] = (rows[i] ?? []).map((value, at) => value - factor * (row[at] ?? 0));
    }
  }
  return [total, freedom];
}

/** How often chance alone gives at least this chi-square: the upper incomplete gamma function. */
export function chiSquareTail(square: number, freedom: number): number {
  const [a, x] = [freedom / 2, square / 2];
  if (x <= 0) return 1;
  const scale = Math.exp(a * Math.log(x) - x - logGamma(freedom));
  return x < a + 1 ? 1 - scale * series(a, x) : scale * fraction(a, x);
}

/** The logarithm of the gamma function at half a whole number: gamma(n) = (n - 1) gamma(n - 1), from 1 or the root of pi. */
function logGamma(halves: number): number {
  let log = halves % 2 === 0 ? 0 : Math.log(Math.PI) / 2;
  for (let at = halves % 2 === 0 ? 2 : 1; at < halves; at += 2) log += Math.log(at / 2);
  return log;
}

function series(a: number, x: number): number {
  let [term, total] = [1 / a, 1 / a];
  for (let at = a + 1; term > total * 1e-16; at++) {
    term *= x / at;
    total += term;
  }
  return total;
}

/** The continued fraction of the incomplete gamma function, by Lentz's method. */
function fraction(a: number, x: number): number {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let value = d;
  for (let i = 1; i < 1000; i++) {
    const step = -i * (i - a);
    b += 2;
    d = 1 / (step * d + b || tiny);
    c = b + step / c || tiny;
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return value;
}

/** Only where the odds never change, as with dice: in a deck, what was drawn makes itself rarer. */
function longestRun(rolls: Drawn[]): Tally["longest_run"] {
  const odds = rolls[0]?.odds ?? new Map<string, number>();
  const equal = rolls.every(
    (roll) =>
      roll.odds.size === odds.size && [...roll.odds].every(([one, p]) => odds.get(one) === p),
  );
  if (rolls.length < 2 || !equal || Math.max(...odds.values()) === 1) return null;
  let [best, length, run] = ["", 0, 0];
  for (const [at, roll] of rolls.entries()) {
    run = at > 0 && roll.outcome === rolls[at - 1]?.outcome ? run + 1 : 1;
    if (run > length) [best, length] = [roll.outcome, run];
  }
  const expected = sum(
    [...odds.values()].map((p) => p ** length * (1 + (rolls.length - length) * (1 - p))),
  );
  return { outcome: best, length, expected };
}
