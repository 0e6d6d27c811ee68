/** Checks the report of a duplicate set: the twin of `meridian.fair.verify_duplicate`. */
import { checkAgreement, type Nonces } from "./agreed";
import { link } from "./hashes";
import { checkKeys, checkSeal, guarded, readReport } from "./read";
import {
  DERIVED,
  HEADER,
  ROLL,
  Wrong,
  type Agreement,
  type Closing,
  type Header,
  type Report,
  type Roll,
} from "./report";
import { ALWAYS, Check, whole } from "./second";
import { signedCommitment, signedList, signedRolls } from "./signatures";

const DUPLICATE = "duplicate report";
/** The kind of a report stands within its first bytes. */
const HEAD_BYTES = 100;
const FORMAT = 1;
const PERIODS = 1;
const TOP = ["meridian", "format", "header", "agreement", "signed", "tables", "not_proven", "seal"];
const SIGNED = ["key", "commitment", "nonce_hashes"];
const TABLE = ["table", "number", "entrants", "hash", "rolls", "closing", "signature"];
const SET_HEADER = [...HEADER.slice(0, -1), "duplicate", "hash"];
const SET_ROLL = [...ROLL.slice(0, 4), "stream", ...ROLL.slice(4)];

/** A roll of a set: `stream` is the seat whose numbers it uses, counted from 1, or 0 for those of nobody. */
export interface StreamRoll extends Roll {
  stream: number;
}

export interface PlayedTable {
  table: string;
  number: number;
  /** The entrant of each seat, counted from 1; 0 is a bot. */
  entrants: number[];
  hash: string;
  rolls: StreamRoll[];
  closing: Closing;
  signature: string | null;
}

export interface DuplicateReport {
  meridian: typeof DUPLICATE;
  format: number;
  header: Header & { duplicate: boolean };
  agreement: Agreement;
  signed: { key: string | null; commitment: string | null; nonce_hashes: string | null };
  tables: PlayedTable[];
  not_proven: string[];
  seal: string;
}

/** What a check of a set tells, in the words of `meridian verify --json`. */
export interface DuplicateFound extends Nonces {
  duplicate: string;
  format: number;
  secrets: string;
  tables: number;
  rolls: number;
  entrants: number;
  ended: string[];
  signatures: "checked" | "none";
  /** Whether the rules were replayed: that takes the journals, and is not done here. */
  journal: false;
}

/** Whether a file seems to be the report of a duplicate set. */
export const isDuplicate = (data: Uint8Array): boolean =>
  new TextDecoder().decode(data.subarray(0, HEAD_BYTES)).includes(`"meridian": "${DUPLICATE}"`);

export interface CheckedSet extends DuplicateFound {
  report: DuplicateReport;
}

export function verifyDuplicate(data: Uint8Array): CheckedSet {
  const report = readReport<DuplicateReport>(data, DUPLICATE, [FORMAT]);
  const found = guarded("report", () => checkSet(report));
  checkSeal(data, report);
  return { ...found, report };
}

function checkSet(report: DuplicateReport): DuplicateFound {
  checkKeys("report", report, TOP);
  const { header, agreement, tables } = report;
  const first = new TableCheck(report, null);
  guarded("header", () => first.header());
  if (header.duplicate !== true || header.periods !== PERIODS || header.rescued !== 0)
    throw new Wrong("header", "shape");
  const nonces = guarded("agreement", () =>
    checkAgreement(header, agreement, agreement.players.length),
  );
  if (agreement.open_values.length !== PERIODS) throw new Wrong("open chain", "not-revealed");
  if (agreement.closed_values.length !== PERIODS) throw new Wrong("closed chain", "not-revealed");
  guarded("tables", (where) => checkSeats(where, report));
  for (const [at, told] of tables.entries())
    guarded(`table ${at + 1}`, (where) => new TableCheck(report, told).table(where, at + 1, told));
  const signatures = guarded("signed", (where) => checkSigned(where, report));
  if (JSON.stringify(report.not_proven) !== JSON.stringify(notProven(report)))
    throw new Wrong("not_proven", "texts");
  return {
    duplicate: header.table,
    format: report.format,
    secrets: header.secrets,
    tables: tables.length,
    rolls: tables.reduce((sum, told) => sum + told.rolls.length, 0),
    entrants: agreement.players.length,
    ...nonces,
    ended: tables.map((told) => told.closing.ended),
    signatures,
    journal: false,
  };
}

/** The keys of what such a report cannot prove. */
const notProven = ({ header, signed }: DuplicateReport): string[] => [
  ...ALWAYS,
  ...(header.secrets === DERIVED ? ["simulated"] : []),
  ...(signed.key === null ? ["unsigned"] : []),
];

/** Every entrant has one seat, and every table stands once. */
function checkSeats(where: string, { header, agreement, tables }: DuplicateReport): void {
  const seated = tables.flatMap((told) => told.entrants).filter((one) => one !== 0);
  const entrants = agreement.players.map((_, at) => at + 1);
  if (JSON.stringify(seated.sort((a, b) => a - b)) !== JSON.stringify(entrants))
    throw new Wrong(where, "seated");
  if (tables.some((told) => told.entrants.length !== header.seats))
    throw new Wrong(where, "length");
  if (agreement.players.some((player) => player !== "person")) throw new Wrong(where, "shape");
  if (new Set(tables.map((told) => told.table)).size !== tables.length)
    throw new Wrong(where, "seated");
}

/** One pass over a table: its numbers come from the streams of the set. */
class TableCheck extends Check {
  protected override readonly headerKeys = SET_HEADER;
  protected override readonly rollKeys = SET_ROLL;
  private readonly streams = new Map<string, number>();

  constructor(
    private readonly set: DuplicateReport,
    told: PlayedTable | null,
  ) {
    const { header, agreement } = set;
    const [rolls, closing] = [told?.rolls ?? [], told?.closing ?? null];
    const parts: Partial<Report> = { header, agreement, over: true, rolls, closing };
    super(parts as Report);
  }

  table(where: string, number: number, told: PlayedTable): void {
    checkKeys(where, told, TABLE);
    const begun = link("table", this.set.agreement.hash, told.table, number, told.entrants);
    if (told.number !== number || told.hash !== begun) throw new Wrong(where, "hash");
    this.name = told.table;
    this.begin(begun);
    for (const [at, roll] of told.rolls.entries())
      guarded(`${where}: roll ${at + 1}`, (inner) => this.roll(inner, at + 1, roll));
    guarded(`${where}: closing`, (inner) => this.closing(inner, told.closing));
  }

  protected override moveTo(where: string, roll: StreamRoll): void {
    if (roll.period !== PERIODS || roll.chain !== "closed" || roll.taken_back !== 0)
      throw new Wrong(where, "stream");
    if (!whole(roll.stream, 0) || roll.stream > this.set.header.seats)
      throw new Wrong(where, "stream");
  }

  protected override placeOf(roll: StreamRoll): number {
    const counted = link(roll.stream, roll.clauses);
    const place = (this.streams.get(counted) ?? 0) + 1;
    this.streams.set(counted, place);
    return place;
  }

  protected override numberOf({ stream, clauses, place }: StreamRoll): unknown[] {
    return [this.set.header.table, "stream", stream, clauses, place];
  }

  protected override bound({ stream }: StreamRoll): unknown[] {
    return [stream];
  }
}

function checkSigned(where: string, report: DuplicateReport): "checked" | "none" {
  const { signed, header, agreement, tables } = report;
  checkKeys(where, signed, SIGNED);
  const { key } = signed;
  const all = [signed.commitment, signed.nonce_hashes, ...tables.map((told) => told.signature)];
  if (key === null) {
    if (all.some((one) => one !== null)) throw new Wrong(where, "shape");
    return "none";
  }
  if (!signedCommitment(key, signed.commitment, header.table, agreement.committed))
    throw new Wrong("commitment", "signature");
  if (!signedList(key, signed.nonce_hashes, header.table, agreement.listed))
    throw new Wrong("nonce hashes", "signature");
  for (const { table, rolls, closing, signature } of tables)
    if (!signedRolls(key, signature, table, rolls.length, PERIODS, closing.hash))
      throw new Wrong("rolls", "signature");
  return "checked";
}
