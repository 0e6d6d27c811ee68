/** Makes roll reports of format 2 with fixed secrets, written from `docs/fairness.md` alone: nothing of the code that
 * checks them is used, only the hashes and signatures of Node. Figures are the exception; Python holds these to account. */
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  sign,
  type KeyObject,
} from "node:crypto";
import { statistics } from "../src/fair/statistics";
import type {
  Agreement,
  ChainName,
  Closing,
  Heard,
  Player,
  Report,
  Roll,
  Signed,
} from "../src/fair/report";

export const FACES = ["die 1", "die 2", "die 3", "die 4", "die 5", "die 6"];
export const DECK = ["draw fog", "draw peace", "draw storm"];
const STANDARD = 2 ** 16;

export const sha = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
export const hex = (text: string): string => sha(text).toString("hex");
const unhex = (text: string): Buffer => Buffer.from(text, "hex");

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`)
    .join(",")}}`;
}

export const link = (...parts: unknown[]): string => sha(canonical(parts)).toString("hex");
const mac = (key: Buffer, value: unknown): Buffer =>
  createHmac("sha256", key).update(canonical(value)).digest();

/** A server's key pair made from a word. */
export class Signer {
  private readonly own: KeyObject;
  readonly key: string;

  constructor(word: string) {
    const der = Buffer.concat([unhex("302e020100300506032b657004220420"), sha(word)]);
    this.own = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    this.key = createPublicKey(this.own)
      .export({ format: "der", type: "spki" })
      .subarray(-32)
      .toString("hex");
  }

  sign(...statement: unknown[]): string {
    return sign(null, Buffer.from(canonical(["meridian", ...statement])), this.own).toString("hex");
  }
}

const chains = new Map<string, Buffer[]>();

/** The values s_0 to s_N of a chain whose last is made from a word. */
export function chainOf(word: string, length: number): Buffer[] {
  const name = `${word} ${length}`;
  const found = chains.get(name) ?? [sha(word)];
  while (found.length <= length) found.push(sha(found.at(-1) as Buffer));
  if (!chains.has(name)) chains.set(name, found.reverse());
  return found;
}

export interface Wishes {
  table?: string;
  secret?: string;
  players?: Player[];
  /** What each seat gives: a number, null for none, "withheld" for a hash without its number. */
  numbers?: (string | null)[];
  periods?: number;
  signer?: Signer | null;
  secrets?: string;
  rescued?: number;
  options?: Record<string, unknown>;
}

export const number = (seat: number, word = "number"): string => hex(`${word} ${seat}`);
export const WITHHELD = "withheld";

export class Maker {
  readonly table: string;
  readonly header: Report["header"];
  readonly agreement: Agreement;
  readonly signer: Signer | null;
  period = 1;
  rolls: Roll[] = [];
  closing: Closing | null = null;
  entries = 0;
  hash: string;
  protected values: Record<ChainName, Buffer[]>;
  protected heard: Heard[] = [];
  protected takenBack = 0;
  protected places: Record<ChainName, number> = { open: 0, closed: 0 };

  constructor(wishes: Wishes = {}) {
    const {
      table = "a table",
      secret = "secret",
      players = ["person", "person", "bot"],
      periods = STANDARD,
    } = wishes;
    const numbers =
      wishes.numbers ?? players.map((player, seat) => (player === "person" ? number(seat) : null));
    this.table = table;
    this.signer = wishes.signer === undefined ? new Signer("server") : wishes.signer;
    const fields = {
      table,
      game: "dice",
      rules_version: 3,
      edition: "standard",
      edition_hash: hex("edition"),
      overlay: {},
      options: wishes.options ?? { faces: 6 },
      seats: players.length,
      sides: players.map((_, seat) => seat),
      started: false,
      rescued: wishes.rescued ?? 0,
      periods,
      secrets: wishes.secrets ?? "random",
    };
    this.header = { ...fields, hash: sha(canonical(fields)).toString("hex") };
    this.values = {
      open: chainOf(`${secret} open`, periods),
      closed: chainOf(`${secret} closed`, periods),
    };
    const [open, closed] = [this.at("open", 0), this.at("closed", 0)];
    const committed = link("commitment", this.header.hash, periods, open, closed);
    const hashes = numbers.map((one, seat) =>
      one === null ? null : sha(unhex(one === WITHHELD ? number(seat) : one)).toString("hex"),
    );
    const listed = link("nonce hashes", committed, players, hashes);
    const nonces = numbers.map((one, seat) =>
      one === null || one === WITHHELD ? link("fixed nonce", table, open, closed, seat) : one,
    );
    this.agreement = {
      open,
      closed,
      committed,
      players,
      nonce_hashes: hashes,
      listed,
      nonces,
      hash: link("nonces", listed, nonces),
      open_values: [],
      closed_values: [],
    };
    this.hash = this.agreement.hash;
  }

  /** Put other hashes in the list, and all that follows from it; before anything is rolled. */
  relist(hashes: (string | null)[]): void {
    const { agreement } = this;
    agreement.nonce_hashes = hashes;
    agreement.listed = link("nonce hashes", agreement.committed, agreement.players, hashes);
    this.hash = agreement.hash = link("nonces", agreement.listed, agreement.nonces);
  }

  private at(chain: ChainName, period: number): string {
    return (this.values[chain][period] as Buffer).toString("hex");
  }

  protected key(chain: ChainName): Buffer {
    return sha(
      Buffer.concat([
        this.values[chain][this.period] as Buffer,
        ...this.agreement.nonces.map(unhex),
      ]),
    );
  }

  // What happens at the table

  says(seat: number, words: string): void {
    this.heard.push([++this.entries, `p${seat + 1}`, words]);
  }

  note(kept: number, words: string): void {
    this.heard.push([kept, "table", words]);
  }

  undo(kept: number): void {
    this.heard.push([kept, "table", "undo"]);
    this.entries = kept;
  }

  takeBack(kept: number, how = "take-back"): void {
    this.heard.push([kept, "table", how]);
    this.entries = kept;
    this.takenBack++;
  }

  next(): void {
    this.period++;
    this.places = { open: 0, closed: 0 };
  }

  /** A take-back opens the next period, whatever turns ended meanwhile. */
  moveOn(): void {
    if (this.takenBack === 0) return;
    this.places = { open: 0, closed: 0 };
    this.period = this.lastPeriod + this.takenBack;
  }

  get lastPeriod(): number {
    return this.rolls.at(-1)?.period ?? 1;
  }

  die(): string {
    return this.roll("open", "everybody", ["GP-160"], FACES, [1, 1, 1, 1, 1, 1]);
  }

  card(seat = 1, weights = [2, 5, 1]): string {
    return this.roll("closed", `p${seat + 1}`, ["GD-018"], DECK, weights);
  }

  roll(
    chain: ChainName,
    audience: string,
    clauses: string[],
    outcomes: string[],
    weights: number[],
  ): string {
    this.moveOn();
    const [count, place] = [this.rolls.length + 1, ++this.places[chain]];
    const outcome = this.pick(chain, place, outcomes, weights);
    const salt =
      chain === "closed" ? mac(this.key("closed"), ["salt", this.table, this.period, count]) : null;
    const drawn = [outcomes, weights, outcome];
    const commitment =
      salt && sha(Buffer.concat([salt, Buffer.from(canonical(drawn))])).toString("hex");
    const sealed = this.seal(++this.entries, count);
    this.hash = link(
      "roll",
      this.hash,
      count,
      this.period,
      chain,
      place,
      sealed.taken_back,
      audience,
      clauses,
      commitment ?? drawn,
      sealed.said,
    );
    const { taken_back, ...said } = sealed;
    this.rolls.push({
      number: count,
      period: this.period,
      chain,
      place,
      taken_back,
      audience,
      clauses,
      outcomes,
      weights,
      outcome,
      commitment,
      salt: salt?.toString("hex") ?? null,
      ...said,
      hash: this.hash,
    });
    return outcome;
  }

  protected pick(chain: ChainName, place: number, outcomes: string[], weights: number[]): string {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    for (let attempt = 0; ; attempt++) {
      const digest = mac(this.key(chain), [...this.input(chain, place), attempt]);
      for (let word = 0; word < 8; word++) {
        const value = digest.readUInt32BE(word * 4);
        if (value >= 2 ** 32 - (2 ** 32 % total)) continue;
        return (
          outcomes.flatMap((one, at) => Array<string>(weights[at] ?? 0).fill(one))[value % total] ??
          ""
        );
      }
    }
  }

  /** All that decides a number, beside the key. */
  protected input(chain: ChainName, place: number): unknown[] {
    return [this.table, this.period, chain, place];
  }

  /** Binds what was written since the roll before. */
  private seal(
    step: number,
    count: number,
  ): Pick<Closing, "taken_back" | "said" | "said_salt" | "heard" | "step"> {
    const salt = mac(this.key("closed"), ["said", this.table, this.period, count]);
    const { heard, takenBack } = this;
    this.heard = [];
    this.takenBack = 0;
    return {
      taken_back: takenBack,
      said: sha(Buffer.concat([salt, Buffer.from(canonical([step, heard]))])).toString("hex"),
      said_salt: salt.toString("hex"),
      heard,
      step,
    };
  }

  end(ended: Closing["ended"] = "over"): void {
    // A period without a roll does not count at the end.
    this.period = this.lastPeriod + this.takenBack;
    const sealed = this.seal(this.entries + 1, this.rolls.length + 1);
    this.hash = link("end", this.hash, ended, sealed.taken_back, sealed.said);
    this.closing = { ended, ...sealed, hash: this.hash };
  }

  /** Some turns of everything: open and hidden, words, and what `more` adds in the middle. */
  play(turns = 4, more: (maker: Maker, turn: number) => void = () => {}): this {
    for (let turn = 0; turn < turns; turn++) {
      this.says(turn % 2, `build area ${turn}`);
      this.die();
      this.card(turn % 2);
      this.says((turn + 1) % 2, "pass");
      this.die();
      more(this, turn);
      this.next();
    }
    return this;
  }

  // What is told of it

  /** The commitment as a table tells it before anybody has given anything. */
  commitment(): Record<string, unknown> {
    const { table, header, agreement, signer } = this;
    return {
      format: 2,
      table,
      header: header.hash,
      periods: header.periods,
      open: agreement.open,
      closed: agreement.closed,
      hash: agreement.committed,
      key: signer?.key,
      signature: signer?.sign("commitment", table, agreement.committed),
    };
  }

  /** The newest hash, signed, as it goes over the socket when a period has ended. */
  sealed(): { type: "sealed"; period: number; rolls: number; hash: string; signature: string } {
    const { period, rolls, hash } = this.told();
    return {
      type: "sealed",
      period,
      rolls,
      hash,
      signature: this.signer?.sign("rolls", this.table, rolls, period, hash) ?? "",
    };
  }

  private told(): { period: number; rolls: number; hash: string } {
    return {
      period: this.lastPeriod + (this.closing?.taken_back ?? 0),
      rolls: this.rolls.length,
      hash: this.hash,
    };
  }

  report(): Report {
    const { agreement, closing, signer, table } = this;
    const over = closing !== null;
    const { period, rolls, hash } = this.told();
    const signed: Signed = signer
      ? {
          key: signer.key,
          commitment: signer.sign("commitment", table, agreement.committed),
          nonce_hashes: signer.sign("nonce hashes", table, agreement.listed),
          rolls: signer.sign("rolls", table, rolls, period, hash),
        }
      : { key: null, commitment: null, nonce_hashes: null, rolls: null };
    const shown = this.rolls.map((roll) => (over ? roll : shownOf(roll)));
    return {
      meridian: "roll report",
      format: 2,
      over,
      header: this.header,
      agreement: {
        ...agreement,
        ...this.reveal(over ? period : this.period - 1, over ? period : 0),
      },
      signed,
      rolls: shown,
      closing,
      effects: shown.length > 0 ? [[1, ["The die shows something."]]] : [],
      statistics: statistics(shown),
      lang: "en",
      not_proven: this.notProven(over),
      seal: "",
    };
  }

  reveal(open: number, closed = open): Pick<Agreement, "open_values" | "closed_values"> {
    const values = (chain: ChainName, to: number): string[] =>
      Array.from({ length: Math.max(0, to) }, (_, at) => this.at(chain, at + 1));
    return { open_values: values("open", open), closed_values: values("closed", closed) };
  }

  private notProven(over: boolean): string[] {
    const { secrets, rescued, periods } = this.header;
    const always = [
      "host-foresees",
      "host-chooses",
      "host-aborts",
      "withheld",
      "published-first",
      "players-talk",
    ];
    return [
      ...always,
      ...(over ? [] : ["hidden-later"]),
      ...(secrets.startsWith("derived") ? ["simulated"] : []),
      ...(secrets.includes("typed") ? ["declared"] : []),
      ...(rescued > 0 ? ["rescued"] : []),
      ...(periods === STANDARD ? [] : ["chain-length"]),
      ...(this.signer ? [] : ["unsigned"]),
    ];
  }

  bytes(change: (report: Report) => void = () => {}): Uint8Array {
    const report = structuredClone(this.report());
    change(report);
    return sealedBytes(report);
  }
}

/** A roll of a running game as it may be known. */
function shownOf(roll: Roll): Roll {
  const hidden =
    roll.chain === "closed" ? { outcomes: null, weights: null, outcome: null, salt: null } : {};
  return { ...roll, ...hidden, said_salt: null, heard: null, step: null };
}

/** A report as a file, sealed, whatever stands in it. */
export function sealedBytes(report: object): Uint8Array {
  const laid = (value: unknown): string =>
    Array.isArray(value) && value.length > 0
      ? `[\n${value.map((one) => JSON.stringify(one)).join(",\n")}\n]`
      : JSON.stringify(value);
  const body = `{\n${Object.entries(report)
    .filter(([name]) => name !== "seal")
    .map(([name, value]) => `${JSON.stringify(name)}: ${laid(value)},\n`)
    .join("")}`;
  return new TextEncoder().encode(`${body}"seal": "${sha(body).toString("hex")}"\n}\n`);
}
