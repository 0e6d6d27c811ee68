/** Python and this client are held to the same numbers; the program that made them shares nothing with either. */
import { describe, expect, it } from "vitest";
import { fixedNonce, hashOf } from "../src/fair/agreed";
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
} from "../src/fair/hashes";
import { signed } from "../src/fair/signatures";
import { verify } from "../src/fair/verify";
import { fixedReports, vectors2 } from "./told";

const told = vectors2();

describe("format 2 agrees with the vectors", () => {
  it.each(told.canonical)("in canonical bytes: $canonical", ({ value, utf8 }) =>
    expect(bytesToHex(canonical(value))).toBe(utf8),
  );

  it("in chains, keys and links", () => {
    const values = [unhex(told.chain.end)];
    for (let at = 0; at < told.chain.length; at++) values.unshift(sha(values[0] ?? unhex("")));
    expect(values.map(bytesToHex)).toEqual(told.chain.values);
    for (const one of told.keys)
      expect(bytesToHex(keyOf(unhex(one.value), one.nonces.map(unhex)))).toBe(one.key);
    for (const one of told.links) expect(link(...one.value), one.kind).toBe(one.hash);
    expect(bytesToHex(sha(canonical(told.header.value)))).toBe(told.header.hash);
  });

  it.each(told.orders)("in the order of outcomes: $sorted", ({ outcomes, sorted }) => {
    expect(inOrder(sorted)).toBe(true);
    expect(inOrder(outcomes)).toBe(outcomes.join("\n") === sorted.join("\n"));
    expect(inOrder([...sorted, sorted.at(-1) ?? ""])).toBe(false);
  });

  it.each(told.rolls)("in what comes up: $table $period $place", (roll) => {
    const question = [roll.table, roll.period, roll.chain, roll.place];
    for (const [attempt, digest] of roll.digests.entries())
      expect(bytesToHex(mac(unhex(roll.key), [...question, attempt]))).toBe(digest);
    expect(picked(unhex(roll.key), question, roll.weights)).toBe(roll.index);
    expect(roll.outcomes[roll.index]).toBe(roll.outcome);
  });

  it("in commitments, salts and nonces", () => {
    for (const one of told.commitments) expect(committed(one.salt, one.value)).toBe(one.commitment);
    for (const one of told.salts)
      expect(
        bytesToHex(mac(unhex(one.key), [one.purpose, one.table, one.period, one.number])),
      ).toBe(one.salt);
    for (const one of told.nonce_hashes) expect(hashOf(one.nonce)).toBe(one.hash);
    for (const one of told.fixed_nonces)
      expect(fixedNonce(one.table, one.open, one.closed, one.seat)).toBe(one.nonce);
  });

  it("in signatures, right and wrong", () => {
    const { key, right, wrong } = told.signatures;
    for (const one of right) expect(signed(key, one.signature, one.statement)).toBe(true);
    expect(wrong.length).toBeGreaterThan(2);
    for (const one of wrong)
      expect(signed(one.key ?? key, one.signature, one.statement), JSON.stringify(one)).toBe(false);
  });
});

describe("a fixed report", () => {
  it.each(fixedReports())("is found to be what Python finds: %s", (_, text, right) => {
    const { report, checked, ...found } = verify(new TextEncoder().encode(text));
    expect({
      ...found,
      format: report.format,
      table: report.header.table,
      over: report.over,
      secrets: report.header.secrets,
    }).toEqual(right);
    expect(checked.size).toBe(found.open + found.closed);
  });
});
