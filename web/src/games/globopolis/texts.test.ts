/** Both languages say the same things, and everything the components ask for. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";

const sources = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts", "!./**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const keys = (source: string): string[] =>
  new FluentResource(source).body.map((entry) => entry.id).sort();
const used = new Set(
  Object.values(sources).flatMap((source) =>
    [
      ...source.matchAll(
        /\bw\(\s*(?:[^"'`()]*\? )?["']([a-z-]+)["'](?:\s*:\s*["']([a-z-]+)["'])?/g,
      ),
    ].flatMap((found) => [found[1], found[2]]),
  ),
);

describe("texts", () => {
  it("are there in both languages", () => expect(keys(de)).toEqual(keys(en)));

  it("are there for everything that is said", () => {
    const known = keys(en);
    expect([...used].filter((key) => key && !known.includes(key))).toEqual([]);
    expect(used.size).toBeGreaterThan(60);
  });
});
