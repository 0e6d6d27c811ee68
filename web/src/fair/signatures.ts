/** What a server signs, and whether it did: Ed25519, worked out here, so that it needs no secure context. */
import { ed25519 } from "@noble/curves/ed25519.js";
import { hexToBytes } from "@noble/hashes/utils.js";
import { canonical } from "./hashes";

const HEX = /^[0-9a-f]*$/;
const MERIDIAN = "meridian";

/** Whether the owner of a key has signed a statement; anything that is no signature is none. */
export function signed(key: unknown, signature: unknown, statement: unknown[]): boolean {
  if (typeof key !== "string" || key.length !== 64 || !HEX.test(key)) return false;
  if (typeof signature !== "string" || signature.length !== 128 || !HEX.test(signature))
    return false;
  try {
    return ed25519.verify(hexToBytes(signature), canonical(statement), hexToBytes(key), {
      zip215: false,
    });
  } catch {
    return false;
  }
}

export const signedCommitment = (
  key: unknown,
  signature: unknown,
  table: string,
  committed: string,
): boolean => signed(key, signature, [MERIDIAN, "commitment", table, committed]);

export const signedList = (
  key: unknown,
  signature: unknown,
  table: string,
  listed: string,
): boolean => signed(key, signature, [MERIDIAN, "nonce hashes", table, listed]);

export const signedRolls = (
  key: unknown,
  signature: unknown,
  table: string,
  rolls: number,
  period: number,
  hash: string,
): boolean => signed(key, signature, [MERIDIAN, "rolls", table, rolls, period, hash]);
