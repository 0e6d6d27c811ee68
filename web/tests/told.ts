/** What Python said before the tests, and files of the project. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { DuplicateFound } from "../src/fair/duplicate";
import type { ChainName, Found } from "../src/fair/report";
import type { BookLang, Fact, Texts } from "../src/wire";

export interface Speech {
  game: string;
  players: string[];
  texts: Record<BookLang, Texts>;
  lines: (
    | { kind: "fact"; said: Fact; en: string; de: string }
    | { kind: "question"; said: Fact; en: string; de: string }
    | { kind: "action"; said: string; en: string; de: string }
  )[];
}

const read = (...path: string[]): string => readFileSync(join(process.cwd(), ...path), "utf8");

export const speech = (): Speech[] => JSON.parse(inject("speech")) as Speech[];
export const reports = (): Record<"over" | "running" | "long", string> =>
  JSON.parse(inject("reports")) as Record<"over" | "running" | "long", string>;
/** Reports of format 1, as tables made them that began before there was format 2. */
export const firstReports = (): Record<"over" | "running", string> => ({
  over: read("..", "tests", "fair", "first", "over.report.json"),
  running: read("..", "tests", "fair", "first", "running.report.json"),
});
export const vectors = (): Vectors =>
  JSON.parse(read("..", "tests", "fair", "first", "vectors.json")) as Vectors;
export const vectors2 = (): Vectors2 =>
  JSON.parse(read("..", "tests", "fair", "vectors2.json")) as Vectors2;
/** Fixed reports of format 2, and what Python has found in them. */
export const fixedReports = (): [string, string, Found][] =>
  Object.entries(
    JSON.parse(read("..", "tests", "fair", "reports", "found.json")) as Record<string, Found>,
  ).map(([name, found]) => [name, read("..", "tests", "fair", "reports", `${name}.json`), found]);
/** The fixed report of a duplicate set, and what Python has found in it. */
export const fixedSet = (): [string, DuplicateFound] => [
  read("..", "tests", "fair", "reports", "duplicate.json"),
  JSON.parse(read("..", "tests", "fair", "reports", "duplicate-found.json")) as DuplicateFound,
];
export const source = read;

export interface Vectors {
  chain: { end: string; length: number; values: string[] };
  rolls: {
    value: string;
    nonces: string[];
    key: string;
    table: string;
    period: number;
    number: number;
    outcomes: string[];
    weights: number[];
    clauses: string[];
    before: string;
    index: number;
    outcome: string;
  }[];
  commitments: { salt: string; value: unknown; canonical: string; commitment: string }[];
  salts: { key: string; message: string; salt: string }[];
  links: { value: unknown[]; canonical: string; hash: string }[];
}

interface Statement {
  statement: unknown[];
  signature: string;
}

export interface Vectors2 {
  streams: {
    key: string;
    set: string;
    stream: number;
    clauses: string[];
    place: number;
    outcomes: string[];
    weights: number[];
    digests: string[];
    index: number;
    outcome: string;
  }[];
  tables: { value: unknown[]; hash: string }[];
  canonical: { value: unknown; canonical: string; utf8: string }[];
  chain: { end: string; length: number; values: string[] };
  keys: { value: string; nonces: string[]; key: string }[];
  orders: { outcomes: string[]; sorted: string[] }[];
  rolls: {
    key: string;
    table: string;
    period: number;
    chain: ChainName;
    place: number;
    outcomes: string[];
    weights: number[];
    messages: string[];
    digests: string[];
    index: number;
    outcome: string;
  }[];
  commitments: { salt: string; value: unknown; commitment: string }[];
  salts: {
    key: string;
    purpose: string;
    table: string;
    period: number;
    number: number;
    salt: string;
  }[];
  nonce_hashes: { nonce: string; hash: string }[];
  fixed_nonces: { table: string; open: string; closed: string; seat: number; nonce: string }[];
  header: { value: Record<string, unknown>; hash: string };
  links: { kind: string; value: unknown[]; hash: string }[];
  signatures: { key: string; right: Statement[]; wrong: (Statement & { key?: string })[] };
}
