/** Which modules travel together. Left to itself the bundler writes a file for every set of pages that share something,
 * and a table asks for fifty of them; over plain http a browser fetches six at a time. */
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vitest/config";

/** These show a table themselves, so whatever a table needs is no burden to them. */
const WITH_TABLE = /(TablePage|Replay|Journal|Watch|Learn|Practice)\.svelte$/;

/** From the one that takes a module first to the one that takes what is left. */
const CHUNKS = ["app", "shared", "table", "fair", "board"] as const;
type Chunk = (typeof CHUNKS)[number];

const source = (path: string): string => resolve("src", path);
const files = (folder: string, name: RegExp): string[] =>
  readdirSync(source(folder))
    .filter((one) => name.test(one))
    .map((one) => source(`${folder}/${one}`));

/** A module and all that it imports without waiting to be asked. */
function closure(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const id of found) for (const other of importsOf(id)) found.add(other);
  return found;
}

function divided(importsOf: (id: string) => readonly string[]): Record<Chunk, Set<string>> {
  const all = (id: string): Set<string> => closure(id, importsOf);
  const pages = files("pages", /\.svelte$/);
  const boards = readdirSync(source("games"), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => all(source(`games/${one.name}/index.ts`)));
  const table = all(source("pages/TablePage.svelte"));
  const start = all(source("pages/Start.svelte"));
  const others = pages.filter((one) => !WITH_TABLE.test(one)).map(all);
  return {
    // What every page needs, and what both the start page and a table need besides. Without the entry itself: an
    // entry of which nothing is left is dropped, but the service worker would still ask for it.
    app: new Set(
      [...all(source("main.ts")), ...[...start].filter((id) => table.has(id))].filter(
        (id) => id !== source("main.ts"),
      ),
    ),
    // What a table has in common with pages that show none.
    shared: new Set([...table].filter((id) => others.some((page) => page.has(id)))),
    table,
    // What a device needs for its part of the dice.
    fair: all(source("fair/device.ts")),
    // What several boards need.
    board: new Set(
      boards.flatMap((one, at) =>
        [...one].filter((id) => boards.slice(at + 1).some((other) => other.has(id))),
      ),
    ),
  };
}

export function chunks(): Plugin {
  let parts: Record<Chunk, Set<string>> | null = null;
  return {
    name: "chunks",
    apply: "build",
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: CHUNKS.map((name, at) => ({
                name,
                test: (id: string) => parts?.[name].has(id) ?? false,
                priority: CHUNKS.length - at,
              })),
            },
          },
        },
      },
    }),
    buildEnd() {
      parts = divided((id) => this.getModuleInfo(id)?.importedIds ?? []);
    },
  };
}
