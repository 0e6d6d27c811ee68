/** What Python said before the tests, and files of the project. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";
import type { Fact, Lang, Texts } from "../src/wire";

export interface Speech {
  game: string;
  players: string[];
  texts: Record<Lang, Texts>;
  lines: ({ kind: "fact"; said: Fact; en: string; de: string } | { kind: "question"; said: Fact; en: string; de: string } | { kind: "action"; said: string; en: string; de: string })[];
}

const read = (...path: string[]): string => readFileSync(join(process.cwd(), ...path), "utf8");

export const speech = (): Speech[] => JSON.parse(inject("speech")) as Speech[];
export const reports = (): Record<"over" | "running" | "long", string> => JSON.parse(inject("reports")) as Record<"over" | "running" | "long", string>;
export const vectors = (): Vectors => JSON.parse(read("..", "tests", "fair", "vectors.json")) as Vectors;
export const source = read;

export interface Vectors {
  chain: { end: string; length: number; values: string[] };
  rolls: { value: string; nonces: string[]; key: string; table: string; period: number; number: number; outcomes: string[]; weights: number[]; clauses: string[]; before: string; index: number; outcome: string }[];
  commitments: { salt: string; value: unknown; canonical: string; commitment: string }[];
  salts: { key: string; message: string; salt: string }[];
  links: { value: unknown[]; canonical: string; hash: string }[];
}
