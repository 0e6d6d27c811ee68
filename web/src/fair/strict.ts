/** JSON that every language reads alike: no name stands twice, and numbers are whole except among the figures. */

/** The only part of a report with fractions; elsewhere 1.0 would be the same as 1 here, but other bytes. */
const FIGURES = "statistics";
/** Outside of strings, what follows a digit only in a number that is not written as a whole one. */
const FRACTION = /[.eE]/;

export function parseStrict(text: string): unknown {
  refuseDoubt(text);
  return JSON.parse(text) as unknown;
}

/** One pass over the text that keeps the names of every object that is open. */
function refuseDoubt(text: string): void {
  const open: (Set<string> | null)[] = [];
  let name: string | null = null;
  let part = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      name = text.slice(at, end);
      at = end - 1;
    } else if (sign === "{") open.push(new Set());
    else if (sign === "[") open.push(null);
    else if (sign === "}" || sign === "]") open.pop();
    else if (sign === ":" && name !== null) {
      const names = open.at(-1);
      const read = JSON.parse(name) as string;
      if (names?.has(read)) throw new SyntaxError("a name stands twice");
      names?.add(read);
      if (open.length === 1) part = read;
    } else if (
      part !== FIGURES &&
      sign !== undefined &&
      FRACTION.test(sign) &&
      /[0-9]/.test(text[at - 1] ?? "")
    )
      throw new SyntaxError("a number that is not whole");
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
