/** The shape of a roll report in format 1, as tables have it that began before there was format 2. */

export interface Chain {
  first: number;
  length: number;
  after: number;
  open: string;
  closed: string;
  nonces: string[];
  hash: string;
  open_values: string[];
  closed_values: string[];
}

export interface FirstRoll {
  number: number;
  period: number;
  audience: string;
  clauses: string[];
  chain: "open" | "closed";
  outcomes: string[] | null;
  weights: number[] | null;
  outcome: string | null;
  commitment: string | null;
  salt: string | null;
  said: string;
  said_salt: string | null;
  heard: unknown;
  step: number | null;
  hash: string;
}

export interface FirstReport {
  meridian: string;
  format: 1;
  over: boolean;
  header: Record<string, unknown> & {
    table: string;
    game: string;
    seats: number;
    chain_length: number;
    secrets: string;
    hash: string;
  };
  chains: Chain[];
  rolls: FirstRoll[];
  closing: { said: string; said_salt: string; heard: unknown; step: number; hash: string } | null;
  effects: [number, string[]][];
  statistics: { kind: string; clauses: string[]; counts: Record<string, number>; rolls: number }[];
  lang: string;
  how_to_check: string[];
  not_proven: string[];
  seal: string;
}

export const TOP = [
  "meridian",
  "format",
  "over",
  "header",
  "chains",
  "rolls",
  "closing",
  "effects",
  "statistics",
  "lang",
  "how_to_check",
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
  "chain_length",
  "secrets",
  "hash",
];
export const CHAIN = [
  "first",
  "length",
  "after",
  "open",
  "closed",
  "nonces",
  "hash",
  "open_values",
  "closed_values",
];
export const ROLL = [
  "number",
  "period",
  "audience",
  "clauses",
  "chain",
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
export const CLOSING = ["said", "said_salt", "heard", "step", "hash"];
