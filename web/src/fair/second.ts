/** Checks a report of format 2: nothing but key, table, period, chain and place decides a roll. */
import { checkAgreement, type Nonces } from "./agreed";
import {
  bytesToHex,
  canonical,
  committed,
  inOrder,
  keyOf,
  link,
  mac,
  picked,
  sha,
  unhex,
} from "./hashes";
import { checkKeys, guarded } from "./read";
import {
  CLOSING,
  DERIVED,
  HEADER,
  PERIODS,
  RANDOM,
  ROLL,
  SIGNED,
  TOP,
  TYPED,
  Wrong,
  type ChainName,
  type Checked,
  type Closing,
  type Report,
  type Roll,
  type Said,
} from "./report";
import { signedCommitment, signedList, signedRolls } from "./signatures";
import { checkStatistics } from "./statistics";

const TABLE = "table";
const UNDO = "undo";
const START = "start ";
/** The code of a language: de, pt-BR. */
const LANGUAGE = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/;
const TAKEN_BACK = ["take-back", "rewind"];
export const ALWAYS = [
  "host-foresees",
  "host-chooses",
  "host-aborts",
  "withheld",
  "published-first",
  "players-talk",
];

export function checkSecond(report: Report): Checked {
  checkKeys("report", report, TOP);
  const found = new Check(report).all();
  guarded("effects", (where) => checkEffects(where, report));
  guarded("statistics", () => checkStatistics(report.rolls, report.statistics));
  if (JSON.stringify(report.not_proven) !== JSON.stringify(notProven(report)))
    throw new Wrong("not_proven", "texts");
  if (!LANGUAGE.test(report.lang)) throw new Wrong("lang", "shape");
  return found;
}

/** The keys of what such a report cannot prove. */
export function notProven({ over, header, signed }: Report): string[] {
  const more: [string, boolean][] = [
    ["hidden-later", !over],
    ["simulated", header.secrets === DERIVED],
    ["declared", header.secrets === TYPED],
    ["rescued", header.rescued > 0],
    ["chain-length", header.periods !== PERIODS],
    ["unsigned", signed.key === null],
  ];
  return [...ALWAYS, ...more.flatMap(([key, applies]) => (applies ? [key] : []))];
}

/** Only the rules can say what a roll led to; here it is seen that each line belongs to a roll, in order. */
function checkEffects(where: string, report: Report): void {
  let before = 0;
  for (const [number, lines, ...more] of report.effects) {
    if (more.length > 0 || !whole(number, before + 1) || number > report.rolls.length)
      throw new Wrong(where, "order");
    if (!lines.every((line) => typeof line === "string")) throw new Wrong(where, "shape");
    before = number;
  }
}

export const whole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least;

/** One pass over a report in the order it was written: header, agreement, rolls, closing, signatures. */
export class Check {
  protected readonly headerKeys: string[] = HEADER;
  protected readonly rollKeys: string[] = ROLL;
  /** The id of the table. */
  protected name: string;
  private last = "";
  private period = 1;
  /** An undo goes back to this entry at most: that of the last roll, unless a take-back went further. */
  private floor = 0;
  /** The newest entry that counts. */
  private step = 0;
  private takeBacks = 0;
  private places = { open: 0, closed: 0 };
  private proven = { open: 0, closed: 0 };
  private waiting = { open: 0, closed: 0 };
  private checked = new Set<number>();
  private nonces: Uint8Array[] = [];

  constructor(private readonly report: Report) {
    this.name = report.header.table;
  }

  all(): Checked {
    const { report } = this;
    guarded("header", () => this.header());
    const nonces = guarded("agreement", () => checkAgreement(report.header, report.agreement));
    this.begin(report.agreement.hash);
    if (!report.over && report.agreement.closed_values.length > 0)
      throw new Wrong("closed chain", "too-early");
    for (const [at, roll] of report.rolls.entries())
      guarded(`roll ${at + 1}`, (where) => this.roll(where, at + 1, roll));
    guarded("closing", (where) => this.closing(where, report.closing));
    this.reveals();
    const signatures = guarded("signed", (where) => this.signed(where));
    return this.found(nonces, signatures);
  }

  /** The numbers of all are known; the hashes begin with this one. */
  protected begin(hash: string): void {
    this.nonces = this.report.agreement.nonces.map(unhex);
    this.last = hash;
  }

  private found(nonces: Nonces, signatures: Checked["signatures"]): Checked {
    const { report, checked, proven, waiting } = this;
    return {
      report,
      checked,
      rolls: report.rolls.length,
      open: proven.open,
      closed: proven.closed,
      open_waiting: waiting.open,
      closed_waiting: waiting.closed,
      periods: this.period,
      take_backs: this.takeBacks,
      players: report.agreement.players,
      ...nonces,
      chain_length: report.header.periods,
      standard_length: report.header.periods === PERIODS,
      signatures,
      journal: false,
      rescued: report.header.rescued,
      ended: report.closing?.ended ?? null,
      hash: this.last,
    };
  }

  header(): void {
    const { header, over } = this.report;
    checkKeys("header", header, this.headerKeys);
    if (typeof over !== "boolean") throw new Wrong("over", "shape");
    const { hash, ...told } = header;
    if (bytesToHex(sha(canonical(told))) !== hash) throw new Wrong("header", "hash");
    const right =
      whole(header.seats, 1) &&
      whole(header.rescued, 0) &&
      whole(header.periods, 1) &&
      typeof header.table === "string";
    if (!right || ![RANDOM, DERIVED, TYPED].includes(header.secrets))
      throw new Wrong("header", "shape");
  }

  // Rolls

  protected roll(where: string, number: number, roll: Roll): void {
    checkKeys(where, roll, this.rollKeys);
    if (roll.number !== number) throw new Wrong(where, "order");
    this.moveTo(where, roll);
    if (
      !["open", "closed"].includes(roll.chain) ||
      (roll.chain === "open" && roll.audience !== "everybody")
    )
      throw new Wrong(where, "wrong-chain");
    if (roll.place !== this.placeOf(roll)) throw new Wrong(where, "place");
    const drawn = [roll.outcomes, roll.weights, roll.outcome];
    const fixed = roll.chain === "open" ? drawn : roll.commitment;
    this.last = link(
      "roll",
      this.last,
      number,
      roll.period,
      roll.chain,
      roll.place,
      roll.taken_back,
      roll.audience,
      roll.clauses,
      fixed,
      roll.said,
      ...this.bound(roll),
    );
    if (this.last !== roll.hash) throw new Wrong(where, "hash");
    this.said(where, roll, number, this.report.over);
    this.hidden(where, roll, drawn);
    this.outcome(where, roll);
  }

  /** A period moves by the rules, or by exactly one for each take-back; it never goes back. */
  protected moveTo(where: string, roll: Roll): void {
    if (!whole(roll.taken_back, 0) || !whole(roll.period, 1)) throw new Wrong(where, "shape");
    const moved = roll.period - this.period;
    if (moved < 0 || (roll.taken_back > 0 && moved !== roll.taken_back))
      throw new Wrong(where, "period");
    if (roll.period > this.report.header.periods) throw new Wrong(where, "no-value");
    if (moved > 0) this.places = { open: 0, closed: 0 };
    this.period = roll.period;
    this.takeBacks += roll.taken_back;
  }

  /** Its place, by what was counted so far. */
  protected placeOf({ chain }: Roll): number {
    return ++this.places[chain];
  }

  /** What is hashed with the key for the number of a roll. */
  protected numberOf({ period, chain, place }: Roll): unknown[] {
    return [this.name, period, chain, place];
  }

  /** What the hash of a roll binds at its end. */
  protected bound(_: Roll): unknown[] {
    return [];
  }

  /** What was written before a roll, or before the end: bound at once, told at the end, with a salt nobody could choose. */
  private said(where: string, told: Said, number: number, over: boolean): void {
    const { said_salt: salt, heard, step } = told;
    if (!over) {
      if (salt !== null || heard !== null || step !== null) throw new Wrong(where, "too-early");
      return;
    }
    if (committed(salt, [step, heard]) !== told.said) throw new Wrong(where, "committed");
    if (salt !== this.salt(where, "said", number)) throw new Wrong(where, "salt");
    if (!heard || !whole(step, 0)) throw new Wrong(where, "shape");
    let takenBack = 0;
    for (const [at, who, words, ...more] of heard) {
      if (more.length > 0 || !whole(at, 0) || typeof who !== "string" || typeof words !== "string")
        throw new Wrong(where, "shape");
      if (who === TABLE) {
        if (words.startsWith(START)) continue;
        takenBack += this.wentBack(where, at, words);
      }
      this.step = at;
    }
    this.floor = this.step = step;
    if (takenBack !== told.taken_back) throw new Wrong(where, "taken-back");
  }

  /** Something was taken back, and there was something; an undo crosses no roll. 1 if it opens a period. */
  private wentBack(where: string, to: number, how: string): 0 | 1 {
    if (how !== UNDO && !TAKEN_BACK.includes(how)) throw new Wrong(where, "note");
    if (to >= this.step) throw new Wrong(where, "nothing-back");
    if (how !== UNDO) {
      this.floor = Math.min(this.floor, to);
      return 1;
    }
    if (to < this.floor) throw new Wrong(where, "undo");
    return 0;
  }

  private salt(where: string, purpose: string, number: number): string {
    return bytesToHex(
      mac(this.key(where, "closed", this.period), [purpose, this.name, this.period, number]),
    );
  }

  private hidden(where: string, roll: Roll, drawn: unknown[]): void {
    if (roll.chain === "open") {
      if (roll.commitment !== null || roll.salt !== null) throw new Wrong(where, "shape");
    } else if (!this.report.over) {
      unhex(roll.commitment);
      if (drawn.some((part) => part !== null) || roll.salt !== null)
        throw new Wrong(where, "too-early");
    } else {
      if (committed(roll.salt, drawn) !== roll.commitment) throw new Wrong(where, "committed");
      if (roll.salt !== this.salt(where, "salt", roll.number)) throw new Wrong(where, "salt");
    }
  }

  private outcome(where: string, roll: Roll): void {
    const { report } = this;
    const { outcomes, weights, chain, period } = roll;
    if (chain === "open" || report.over) {
      if (
        !outcomes ||
        !weights ||
        outcomes.length !== weights.length ||
        !outcomes.includes(roll.outcome ?? "")
      )
        throw new Wrong(where, "shape");
      if (!inOrder(outcomes)) throw new Wrong(where, "sorted");
    }
    if (!report.over && period > report.agreement[`${chain}_values`].length) {
      this.waiting[chain]++;
      return;
    }
    const came = picked(this.key(where, chain, period), this.numberOf(roll), weights ?? []);
    if (outcomes?.[came] !== roll.outcome) throw new Wrong(where, "outcome");
    this.proven[chain]++;
    this.checked.add(roll.number);
  }

  private key(where: string, chain: ChainName, period: number): Uint8Array {
    const value = this.report.agreement[`${chain}_values`][period - 1];
    if (value === undefined) throw new Wrong(where, "not-revealed");
    return keyOf(unhex(value), this.nonces);
  }

  // The end

  protected closing(where: string, closing: Closing | null): void {
    const { over, rolls, header } = this.report;
    if (!over) {
      if (closing !== null) throw new Wrong(where, "too-early");
      return;
    }
    checkKeys(where, closing, CLOSING);
    if (!closing) return;
    if (!["over", "abandoned"].includes(closing.ended) || !whole(closing.taken_back, 0))
      throw new Wrong(where, "shape");
    this.period += closing.taken_back;
    this.takeBacks += closing.taken_back;
    if (this.period > header.periods) throw new Wrong(where, "no-value");
    this.last = link("end", this.last, closing.ended, closing.taken_back, closing.said);
    if (this.last !== closing.hash) throw new Wrong(where, "hash");
    this.said(where, closing, rolls.length + 1, over);
  }

  /** What must be revealed is. */
  private reveals(): void {
    const { over, agreement } = this.report;
    if (agreement.open_values.length < this.period - (over ? 0 : 1))
      throw new Wrong("open chain", "not-revealed");
    if (over && agreement.closed_values.length < this.period)
      throw new Wrong("closed chain", "not-revealed");
  }

  private signed(where: string): Checked["signatures"] {
    const { signed, header, agreement, rolls } = this.report;
    checkKeys(where, signed, SIGNED);
    const parts = Object.values(signed) as unknown[];
    if (parts.every((part) => part === null)) return "none";
    const { key } = signed;
    if (!signedCommitment(key, signed.commitment, header.table, agreement.committed))
      throw new Wrong("commitment", "signature");
    if (!signedList(key, signed.nonce_hashes, header.table, agreement.listed))
      throw new Wrong("nonce hashes", "signature");
    if (!signedRolls(key, signed.rolls, header.table, rolls.length, this.period, this.last))
      throw new Wrong("rolls", "signature");
    return "checked";
  }
}
