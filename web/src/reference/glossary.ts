/** Finds the words of a glossary in a text. */
import type { Aids } from "../wire";

export type Term = Aids["glossary"][number];

/** A piece of a text: plain, or a word of the glossary as it stands there. */
export interface Piece {
  text: string;
  term: Term | null;
}

const ENDINGS = "(?:s|es|n|en|e|er)?";
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The ways in which a term is written: "Victory Points (VP)" is "Victory Points" and "VP". */
export const writings = (term: string): string[] =>
  term
    .split(/, |[()]/)
    .map((one) => one.trim())
    .filter((one) => one.length > 1);

export class Glossary {
  private readonly known = new Map<string, Term>();
  private readonly pattern: RegExp | null;

  constructor(readonly terms: Term[]) {
    for (const term of terms) for (const word of writings(term.term)) this.known.set(word, term);
    const words = [...this.known.keys()].sort((a, b) => b.length - a.length).map(escaped);
    this.pattern = words.length
      ? new RegExp(`(?<![\\p{L}\\p{N}-])(${words.join("|")})${ENDINGS}(?![\\p{L}\\p{N}-])`, "gu")
      : null;
  }

  /** A text in pieces; each term is marked where it stands first. */
  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    const met = new Set<Term>();
    let at = 0;
    for (const match of this.pattern ? text.matchAll(this.pattern) : []) {
      const term = this.known.get(match[1] ?? "");
      if (!term || met.has(term)) continue;
      met.add(term);
      if (match.index > at) found.push({ text: text.slice(at, match.index), term: null });
      found.push({ text: match[0], term });
      at = match.index + match[0].length;
    }
    if (at < text.length) found.push({ text: text.slice(at), term: null });
    return found;
  }
}
