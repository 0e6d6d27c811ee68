/** The shape of a roll report as `meridian.fair.report` writes it, format 2, and what a check of any report tells. */
import type { FirstReport } from "./first/report";

export type ChainName = "open" | "closed";
export type Player = "person" | "bot";
/** An entry chance did not write: its number in the journal, who, and what in words. */
export type Heard = [number, string, string];

export interface Header extends Record<string, unknown> {
  table: string;
  game: string;
  seats: number;
  rescued: number;
  periods: number;
  secrets: string;
  hash: string;
}

export interface Agreement {
  open: string;
  closed: string;
  committed: string;
  players: Player[];
  nonce_hashes: (string | null)[];
  listed: string;
  nonces: string[];
  hash: string;
  open_values: string[];
  closed_values: string[];
}

export interface Signed {
  key: string | null;
  commitment: string | null;
  nonce_hashes: string | null;
  rolls: string | null;
}

export interface Said {
  taken_back: number;
  said: string;
  said_salt: string | null;
  heard: Heard[] | null;
  step: number | null;
  hash: string;
}

export interface Roll extends Said {
  number: number;
  period: number;
  chain: ChainName;
  place: number;
  audience: string;
  clauses: string[];
  outcomes: string[] | null;
  weights: number[] | null;
  outcome: string | null;
  commitment: string | null;
  salt: string | null;
}

export interface Closing extends Said {
  ended: "over" | "abandoned";
}

export interface Tally {
  kind: string;
  clauses: string[];
  rolls: number;
  counts: Record<string, number>;
  expected: Record<string, number>;
  chi_square: number | null;
  freedom: number | null;
  p: number | null;
  longest_run: { outcome: string; length: number; expected: number } | null;
}

export interface Report {
  meridian: string;
  format: 2;
  over: boolean;
  header: Header;
  agreement: Agreement;
  signed: Signed;
  rolls: Roll[];
  closing: Closing | null;
  effects: [number, string[]][];
  statistics: Tally[];
  lang: string;
  not_proven: string[];
  seal: string;
}

export type AnyReport = Report | FirstReport;
export type AnyRoll = AnyReport["rolls"][number];

export const TOP = [
  "meridian",
  "format",
  "over",
  "header",
  "agreement",
  "signed",
  "rolls",
  "closing",
  "effects",
  "statistics",
  "lang",
  "not_proven",
  "seal",
];
export const HEADER = [
  "table",
  "game",
  "rules_version",
  "edition",
  "edition_hash",
  "overlay",
  "options",
  "seats",
  "sides",
  "started",
  "rescued",
  "periods",
  "secrets",
  "hash",
];
export const AGREEMENT = [
  "open",
  "closed",
  "committed",
  "players",
  "nonce_hashes",
  "listed",
  "nonces",
  "hash",
  "open_values",
  "closed_values",
];
export const SIGNED = ["key", "commitment", "nonce_hashes", "rolls"];
export const ROLL = [
  "number",
  "period",
  "chain",
  "place",
  "taken_back",
  "audience",
  "clauses",
  "outcomes",
  "weights",
  "outcome",
  "commitment",
  "salt",
  "said",
  "said_salt",
  "heard",
  "step",
  "hash",
];
export const CLOSING = ["ended", "taken_back", "said", "said_salt", "heard", "step", "hash"];
export const TALLY = [
  "kind",
  "clauses",
  "rolls",
  "counts",
  "expected",
  "chi_square",
  "freedom",
  "p",
  "longest_run",
];

/** The length of a commitment that the format fixes; another one is legal, and named. */
export const PERIODS = 2 ** 16;
export const RANDOM = "random";
export const DERIVED = "derived from a seed, for simulation";
export const TYPED = "random; dice are typed in by the players";

/** What a check of a report tells, in the words of `meridian verify --json`. */
export interface Found {
  rolls: number;
  open: number;
  closed: number;
  open_waiting: number;
  closed_waiting: number;
  periods: number;
  take_backs: number;
  players: Player[];
  /** Seats whose own number went in, and seats that gave its hash and then not the number. */
  given: number[];
  withheld: number[];
  chain_length: number;
  standard_length: boolean;
  signatures: "checked" | "none" | "not checked";
  /** Whether the rules were replayed: that takes the journal, and is not done here. */
  journal: boolean;
  rescued: number;
  ended: string | null;
  hash: string;
}

export interface Checked extends Found {
  report: AnyReport;
  /** Rolls that were worked out again here, by number. */
  checked: Set<number>;
}

/** A report is refused: where, and the key of why (a text `wrong-KEY`). */
export class Wrong extends Error {
  constructor(
    readonly where: string,
    readonly why: string,
  ) {
    super(`${where}: ${why}`);
  }
}
