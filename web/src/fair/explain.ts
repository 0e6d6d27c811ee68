/** How one roll of a report follows from what it is made of: every number on the way, for a page to show. */
import { bytesToHex, canonical, keyOf, link, mac, unhex } from "./hashes";
import type { Chain, Report, Roll } from "./report";

export interface Share {
  outcome: string;
  weight: number;
  from: number;
  to: number;
}

/** The result worked out: the message that was hashed, its digest, the words tried, and whose share the rest falls in. */
export interface Result {
  value: string;
  key: string;
  message: string;
  digest: string;
  /** The digest's 32-bit words as far as they were looked at; only the last one counts. */
  words: number[];
  total: number;
  rest: number;
  shares: Share[];
  outcome: string;
}

export interface Explained {
  roll: Roll;
  chain: Chain;
  /** The hash of everything before this roll, with what was said since the roll before it. */
  before: string;
  /** Null until the value of its chain is revealed. */
  result: Result | null;
}

const WORDS = 2 ** 32;
const TRIES = 1000;

/** What there is to say of a roll; null if the report has none with this number. */
export function explain(report: Report, number: number): Explained | null {
  const roll = report.rolls[number - 1];
  const chain = report.chains.findLast((one) => one.after < number);
  if (!roll || !chain) return null;
  const last = report.chains.findLast((one) => one.after === number - 1)?.hash ?? report.rolls[number - 2]?.hash ?? report.header.hash;
  const before = link("said", last, roll.said);
  const value = chain[`${roll.chain}_values`][roll.period - chain.first];
  return { roll, chain, before, result: value === undefined ? null : worked(report, roll, chain, before, value) };
}

function worked(report: Report, roll: Roll, chain: Chain, before: string, value: string): Result | null {
  const { outcomes, weights } = roll;
  if (!outcomes || !weights) return null;
  const key = keyOf(unhex(value), chain.nonces.map(unhex));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const asked = [report.header.table, roll.period, roll.number, outcomes, weights, roll.clauses, before, attempt];
    const digest = mac(key, asked);
    const words = tried(digest, total);
    const word = words.at(-1) ?? WORDS;
    if (word >= WORDS - (WORDS % total)) continue;
    const shares = sharesOf(outcomes, weights);
    const rest = word % total;
    const outcome = shares.find((share) => rest >= share.from && rest <= share.to)?.outcome ?? "";
    const message = new TextDecoder().decode(canonical(asked));
    return { value, key: bytesToHex(key), message, digest: bytesToHex(digest), words, total, rest, shares, outcome };
  }
  return null;
}

/** The words of a digest up to the first that favours no outcome, or all eight. */
function tried(digest: Uint8Array, total: number): number[] {
  const bytes = new DataView(digest.slice().buffer);
  const words: number[] = [];
  for (let place = 0; place < 32; place += 4) {
    const word = bytes.getUint32(place);
    words.push(word);
    if (word < WORDS - (WORDS % total)) break;
  }
  return words;
}

function sharesOf(outcomes: string[], weights: number[]): Share[] {
  let from = 0;
  return outcomes.map((outcome, at) => {
    const weight = weights[at] ?? 0;
    from += weight;
    return { outcome, weight, from: from - weight, to: from - 1 };
  });
}
