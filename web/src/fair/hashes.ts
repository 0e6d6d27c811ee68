/** Hashes as `docs/fairness.md` describes them; the vectors under `tests/fair` hold Python and this to the same numbers. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

export { bytesToHex };
export const sha = (data: Uint8Array): Uint8Array => sha256(data);
export const mac = (key: Uint8Array, value: unknown): Uint8Array =>
  hmac(sha256, key, canonical(value));

/** JSON without blanks, keys sorted by code point, in UTF-8: one form for one value, in every language. */
export function canonical(value: unknown): Uint8Array {
  return utf8ToBytes(written(value));
}

function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join(",")}]`;
  if (value === null || typeof value !== "object") {
    // Fractions are written differently in different languages; reports have none where it matters.
    if (typeof value === "number" && !Number.isSafeInteger(value))
      throw new TypeError("a number that is not whole");
    return JSON.stringify(value) ?? "null";
  }
  const entries = Object.entries(value).sort(([a], [b]) => byCodePoint(a, b));
  return `{${entries.map(([name, inner]) => `${JSON.stringify(name)}:${written(inner)}`).join(",")}}`;
}

/** Whether texts stand in the order of their canonical bytes, each once. */
export function inOrder(texts: string[]): boolean {
  const written = texts.map(canonical);
  return written.every((one, at) => at === 0 || apart(written[at - 1] as Uint8Array, one) < 0);
}

function apart(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

export function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const apart = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (apart !== 0) return apart;
  }
  return left.length - right.length;
}

/** Exactly 32 bytes in small hexadecimal digits. */
export function unhex(text: unknown): Uint8Array {
  if (typeof text !== "string" || !/^[0-9a-f]{64}$/.test(text))
    throw new TypeError("not 32 bytes in hexadecimal");
  return hexToBytes(text);
}

export const link = (...parts: unknown[]): string => bytesToHex(sha(canonical(parts)));
export const committed = (salt: unknown, value: unknown): string =>
  bytesToHex(sha(concatBytes(unhex(salt), canonical(value))));
export const keyOf = (value: Uint8Array, nonces: Uint8Array[]): Uint8Array =>
  sha(concatBytes(value, ...nonces));

const WORDS = 2 ** 32;

/** The index that comes up: the first word of the digest that favours no outcome, modulo the weights. */
export function picked(key: Uint8Array, asked: unknown[], weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (
    weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0) ||
    total <= 0 ||
    total > WORDS
  )
    throw new TypeError("no outcome is possible");
  for (let attempt = 0; attempt < 1000; attempt++) {
    const digest = new DataView(mac(key, [...asked, attempt]).slice().buffer);
    for (let place = 0; place < 32; place += 4) {
      const word = digest.getUint32(place);
      if (word < WORDS - (WORDS % total)) return holding(weights, word % total);
    }
  }
  throw new TypeError("no fair word in a thousand digests");
}

function holding(weights: number[], rest: number): number {
  let left = rest;
  return weights.findIndex((weight) => (left -= weight) < 0);
}
