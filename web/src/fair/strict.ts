/** JSON in which no name stands twice: readers would differ in which one counts. */

export function parseStrict(text: string): unknown {
  refuseTwice(text);
  return JSON.parse(text) as unknown;
}

/** One pass over the text that keeps the names of every object that is open. */
function refuseTwice(text: string): void {
  const open: (Set<string> | null)[] = [];
  let name: string | null = null;
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
    }
  }
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at + 1;
}
