/** How a result follows from a key and what is hashed with it: every number on the way, for a page to show. */
import { bytesToHex, canonical, keyOf, mac, unhex } from "./hashes";

export interface Share {
  outcome: string;
  weight: number;
  from: number;
  to: number;
}

/** The result worked out: the message that was hashed, its digest, the words tried, and whose share the rest falls in. */
export interface Result {
  value: string;
  key: string;
  message: string;
  digest: string;
  /** The digest's 32-bit words as far as they were looked at; only the last one counts. */
  words: number[];
  total: number;
  rest: number;
  shares: Share[];
  outcome: string;
}

const WORDS = 2 ** 32;
const TRIES = 1000;

/** Works a roll out from the value of its period, the numbers of the seats, and what was asked. */
export function work(
  value: string,
  nonces: string[],
  question: unknown[],
  outcomes: string[],
  weights: number[],
): Result | null {
  const key = keyOf(unhex(value), nonces.map(unhex));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const asked = [...question, attempt];
    const digest = mac(key, asked);
    const words = tried(digest, total);
    const word = words.at(-1) ?? WORDS;
    if (word >= WORDS - (WORDS % total)) continue;
    const shares = sharesOf(outcomes, weights);
    const rest = word % total;
    const outcome = shares.find((share) => rest >= share.from && rest <= share.to)?.outcome ?? "";
    const message = new TextDecoder().decode(canonical(asked));
    return {
      value,
      key: bytesToHex(key),
      message,
      digest: bytesToHex(digest),
      words,
      total,
      rest,
      shares,
      outcome,
    };
  }
  return null;
}

/** The words of a digest up to the first that favours no outcome, or all eight. */
function tried(digest: Uint8Array, total: number): number[] {
  const bytes = new DataView(digest.slice().buffer);
  const words: number[] = [];
  for (let place = 0; place < 32; place += 4) {
    const word = bytes.getUint32(place);
    words.push(word);
    if (word < WORDS - (WORDS % total)) break;
  }
  return words;
}

function sharesOf(outcomes: string[], weights: number[]): Share[] {
  let from = 0;
  return outcomes.map((outcome, at) => {
    const weight = weights[at] ?? 0;
    from += weight;
    return { outcome, weight, from: from - weight, to: from - 1 };
  });
}
