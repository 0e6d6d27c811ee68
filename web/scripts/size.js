// Says how much a visit loads, packed: everything that is needed before the start page or a table without its board is
// shown. The texts of one language count, maps and boards do not.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const dist = fileURLToPath(new URL("../../src/meridian/web/dist/", import.meta.url));
const there = readdirSync(`${dist}assets`).filter((name) => !name.endsWith(".gz"));
const named = (pattern) => there.filter((name) => pattern.test(name));
const first = [...readFileSync(`${dist}index.html`, "utf8").matchAll(/"\/assets\/([^"]+)"/g)].map(
  (found) => found[1],
);

/** A file and all it imports without waiting to be asked. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  if (name.endsWith(".js")) {
    const text = readFileSync(`${dist}assets/${name}`, "utf8");
    for (const [, other] of text.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g))
      withImports(other, found);
  }
  return found;
}

let failed = false;
for (const [what, page, limit] of [
  ["the start page", /^Start-/, 70_000],
  ["a table, without its board", /^(table|TablePage)-/, 100_000],
]) {
  if (named(page).length === 0) throw new Error(`${what}: no file is called ${page}`);
  const files = new Set(
    [...first, ...named(page), ...named(/^en-.*\.js$/)].flatMap((name) => [...withImports(name)]),
  );
  const parts = [...files].map(
    (name) => gzipSync(readFileSync(`${dist}assets/${name}`), { level: 9 }).length,
  );
  const total = parts.reduce(
    (sum, part) => sum + part,
    gzipSync(readFileSync(`${dist}index.html`)).length,
  );
  console.log(
    `${what}: ${files.size + 1} files, ${(total / 1000).toFixed(1)} kB packed (at most ${limit / 1000})`,
  );
  failed ||= total > limit;
}
process.exitCode = failed ? 1 : 0;
