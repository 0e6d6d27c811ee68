/** Where words that are sought stand in a text. */

/** A text cut up: every second part is one of the words, as it is written there. */
export function marked(text: string, words: string[]): string[] {
  const sought = words
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return sought.length === 0 ? [text] : text.split(new RegExp(`(${sought.join("|")})`, "giu"));
}
