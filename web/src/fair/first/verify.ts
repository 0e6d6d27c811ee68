/** Checks a report of format 1: what the table was bound to holds, but the host could have steered it. */
import { bytesToHex, canonical, committed, keyOf, link, mac, picked, sha, unhex } from "../hashes";
import { checkKeys, guarded } from "../read";
import { Wrong, type Checked } from "../report";
import {
  CHAIN,
  CLOSING,
  HEADER,
  ROLL,
  TOP,
  type Chain,
  type FirstReport,
  type FirstRoll,
} from "./report";

export function checkFirst(report: FirstReport): Checked {
  checkKeys("report", report, TOP);
  const found = new Check(report).all();
  checkStatistics(report);
  return found;
}

/** Counts are worked out again from the rolls. */
function checkStatistics(report: FirstReport): void {
  const counts = new Map<string, Map<string, number>>();
  for (const roll of report.rolls) {
    if (!roll.outcomes?.length) continue;
    const kind = JSON.stringify([roll.outcomes[0]?.split(/\s+/)[0], ...roll.clauses]);
    const tally = counts.get(kind) ?? new Map<string, number>();
    counts.set(kind, tally);
    for (const one of roll.outcomes)
      tally.set(one, (tally.get(one) ?? 0) + (one === roll.outcome ? 1 : 0));
  }
  for (const [at, tally] of report.statistics.entries()) {
    const kind = JSON.stringify([tally.kind, ...tally.clauses]);
    const right = counts.get(kind);
    const all = [...(right?.values() ?? [])].reduce((sum, count) => sum + count, 0);
    const same =
      right &&
      Object.keys(tally.counts).length === right.size &&
      [...right].every(([name, count]) => tally.counts[name] === count);
    if (!same || tally.rolls !== all) throw new Wrong(`statistics ${at + 1}`, "counts");
    counts.delete(kind);
  }
  if (counts.size > 0) throw new Wrong("statistics", "counts");
}

/** One pass over a report in the order it was written: header, chains, rolls, closing. */
class Check {
  private last = "";
  private used = 0;
  private period = 1;
  private proven = { open: 0, closed: 0 };
  private waiting = { open: 0, closed: 0 };
  private checked = new Set<number>();

  constructor(private readonly report: FirstReport) {}

  all(): Checked {
    this.header();
    this.followChains(0);
    if (this.used === 0) throw new Wrong("chain 1", "missing");
    for (const [at, roll] of this.report.rolls.entries()) {
      guarded(`roll ${at + 1}`, (where) => this.roll(where, at + 1, roll));
      this.followChains(at + 1);
    }
    if (this.used !== this.report.chains.length) throw new Wrong(`chain ${this.used + 1}`, "order");
    guarded("closing", (where) => this.closing(where));
    this.reveals();
    return this.found();
  }

  /** What this format does not tell is told as nothing; the page says that it could have been steered. */
  private found(): Checked {
    const { report, proven, waiting, period, checked, last } = this;
    return {
      report,
      checked,
      rolls: report.rolls.length,
      open: proven.open,
      closed: proven.closed,
      open_waiting: waiting.open,
      closed_waiting: waiting.closed,
      periods: period,
      take_backs: 0,
      players: [],
      given: [],
      withheld: [],
      chain_length: report.header.chain_length,
      standard_length: true,
      signatures: "none",
      journal: false,
      rescued: 0,
      ended: report.over ? "over" : null,
      hash: last,
    };
  }

  private header(): void {
    const { header, over } = this.report;
    checkKeys("header", header, HEADER);
    if (over !== true && over !== false) throw new Wrong("over", "shape");
    const { hash, ...told } = header;
    this.last = bytesToHex(sha(canonical(told)));
    if (this.last !== hash) throw new Wrong("header", "hash");
  }

  private followChains(rolls: number): void {
    const { chains } = this.report;
    for (let chain = chains[this.used]; chain?.after === rolls; chain = chains[this.used]) {
      const next = chain;
      this.used++;
      guarded(`chain ${this.used}`, (where) => this.chain(where, next));
    }
  }

  private chain(where: string, chain: Chain): void {
    checkKeys(where, chain, CHAIN);
    this.last = link(
      "chain",
      this.last,
      chain.after,
      chain.first,
      chain.length,
      chain.open,
      chain.closed,
      chain.nonces,
    );
    if (this.last !== chain.hash) throw new Wrong(where, "hash");
    const { chain_length: length, seats } = this.report.header;
    if (chain.length !== length || chain.nonces.length !== seats) throw new Wrong(where, "length");
    const before = this.report.chains[this.used - 2];
    if (before && chain.first < before.first + chain.length) throw new Wrong(where, "order");
    chain.nonces.forEach(unhex);
    for (const which of ["open", "closed"] as const)
      this.values(where, chain[which], chain[`${which}_values`], chain.length);
  }

  private values(where: string, commitment: string, values: string[], length: number): void {
    if (values.length > length) throw new Wrong(where, "length");
    let below = unhex(commitment);
    for (const text of values) {
      const value = unhex(text);
      if (bytesToHex(sha(value)) !== bytesToHex(below)) throw new Wrong(where, "chain");
      below = value;
    }
  }

  /** What must be revealed is, and of a running game nothing else: a key too many would open hidden draws. */
  private reveals(): void {
    const { over, chains } = this.report;
    for (const [at, chain] of chains.entries()) {
      const due = Math.min(this.period - (over ? 0 : 1) - chain.first + 1, chain.length);
      if (chain.open_values.length < due) throw new Wrong(`chain ${at + 1}`, "not-revealed");
      if (!over && chain.closed_values.length > 0) throw new Wrong(`chain ${at + 1}`, "too-early");
    }
  }

  private roll(where: string, number: number, roll: FirstRoll): void {
    checkKeys(where, roll, ROLL);
    if (roll.number !== number || roll.period < this.period) throw new Wrong(where, "order");
    if (
      !["open", "closed"].includes(roll.chain) ||
      (roll.chain === "open" && roll.audience !== "everybody")
    )
      throw new Wrong(where, "wrong-chain");
    this.period = roll.period;
    const before = link("said", this.last, roll.said);
    const drawn = [roll.outcomes, roll.weights, roll.outcome];
    this.last = link(
      "roll",
      before,
      roll.number,
      roll.period,
      roll.audience,
      roll.clauses,
      roll.chain,
      roll.chain === "open" ? drawn : roll.commitment,
    );
    if (this.last !== roll.hash) throw new Wrong(where, "hash");
    const chain = this.report.chains[this.used - 1];
    const at = roll.period - (chain?.first ?? 0);
    if (!chain || at < 0 || at >= chain.length) throw new Wrong(where, "no-value");
    this.said(where, roll);
    this.drawn(where, roll, drawn);
    if (this.report.over) this.salts(where, roll, chain, at);
    this.outcome(where, roll, [roll.outcomes, roll.weights, roll.clauses, before], chain, at);
  }

  private said(where: string, roll: FirstRoll): void {
    if (!this.report.over) {
      if (roll.said_salt !== null || roll.heard !== null || roll.step !== null)
        throw new Wrong(where, "too-early");
    } else if (committed(roll.said_salt, [roll.step, roll.heard]) !== roll.said)
      throw new Wrong(where, "committed");
  }

  private drawn(where: string, roll: FirstRoll, drawn: unknown[]): void {
    if (roll.chain === "open") {
      if (roll.commitment !== null || roll.salt !== null) throw new Wrong(where, "shape");
    } else if (!this.report.over) {
      if (drawn.some((part) => part !== null) || roll.salt !== null)
        throw new Wrong(where, "too-early");
    } else if (committed(roll.salt, drawn) !== roll.commitment) throw new Wrong(where, "committed");
  }

  /** Salts follow from the closed chain too: a host free to choose them could try until a roll pleases. */
  private salts(where: string, roll: FirstRoll, chain: Chain, at: number): void {
    const key = this.key(where, chain, "closed", at);
    for (const [purpose, salt] of [
      ["said", roll.said_salt],
      ["salt", roll.salt],
    ] as const) {
      const right = bytesToHex(
        mac(key, [purpose, this.report.header.table, roll.period, roll.number]),
      );
      if (salt !== null && salt !== right) throw new Wrong(where, "salt");
    }
  }

  private outcome(where: string, roll: FirstRoll, told: unknown[], chain: Chain, at: number): void {
    if (!this.report.over && at >= chain[`${roll.chain}_values`].length) {
      this.waiting[roll.chain]++;
      return;
    }
    const { outcomes, weights } = roll;
    if (
      !outcomes ||
      !weights ||
      outcomes.length !== weights.length ||
      new Set(outcomes).size !== outcomes.length
    )
      throw new Wrong(where, "shape");
    const asked = [this.report.header.table, roll.period, roll.number, ...told];
    if (outcomes[picked(this.key(where, chain, roll.chain, at), asked, weights)] !== roll.outcome)
      throw new Wrong(where, "outcome");
    this.proven[roll.chain]++;
    this.checked.add(roll.number);
  }

  private key(where: string, chain: Chain, which: "open" | "closed", at: number): Uint8Array {
    const value = chain[`${which}_values`][at];
    if (value === undefined) throw new Wrong(where, "not-revealed");
    return keyOf(unhex(value), chain.nonces.map(unhex));
  }

  private closing(where: string): void {
    const { closing, over } = this.report;
    if (!over) {
      if (closing !== null) throw new Wrong(where, "too-early");
      return;
    }
    checkKeys(where, closing, CLOSING);
    if (!closing) return;
    this.last = link("end", this.last, closing.said);
    if (this.last !== closing.hash) throw new Wrong(where, "hash");
    if (committed(closing.said_salt, [closing.step, closing.heard]) !== closing.said)
      throw new Wrong(where, "committed");
  }
}
