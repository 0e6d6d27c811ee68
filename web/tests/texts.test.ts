import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeBundle } from "../src/client/speaker";
import { source } from "./told";

const idsOf = (...path: string[]): string[] =>
  new FluentResource(source(...path)).body.map((message) => message.id);
const ids = (lang: string): string[] => idsOf("src", "shell", "messages", `${lang}.ftl`);
const fair = (lang: string): string[] => idsOf("src", "fair", "messages", `${lang}.ftl`);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });
}

describe("the client's own texts", () => {
  it("are the same messages in both languages, each once", () => {
    expect(ids("de")).toEqual(ids("en"));
    expect(new Set(ids("en")).size).toBe(ids("en").length);
  });

  it("are all there that a component asks for by name", () => {
    const code = files("src")
      .filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes("games/"))
      .map((path) => source(path))
      .join("\n");
    const asked = [...code.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map(
      (found) => found[1] ?? "",
    );
    expect(asked.length).toBeGreaterThan(150);
    expect([...new Set(asked)].filter((key) => !ids("en").includes(key))).toEqual([]);
  });

  it.each(["en", "de"] as const)("can be formatted in %s", (lang) => {
    const bundle = makeBundle(lang, [source("src", "shell", "messages", `${lang}.ftl`)]);
    for (const id of ids(lang)) {
      const pattern = bundle.getMessage(id)?.value;
      expect(pattern, id).toBeTruthy();
    }
  });
});

describe("the texts of the roll check", () => {
  const code = files("src")
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => ({ path, text: source(path) }))
    .filter(({ path, text }) => path.includes("/fair/") || text.includes("fair/words"))
    .map(({ text }) => text)
    .join("\n");
  const found = (pattern: RegExp): string[] => [
    ...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? "")),
  ];
  const missing = (keys: string[]): string[] => keys.filter((key) => !fair("en").includes(key));

  it("are the same messages in both languages, each once", () => {
    expect(fair("de")).toEqual(fair("en"));
    expect(new Set(fair("en")).size).toBe(fair("en").length);
  });

  it("are all there that are asked for by name", () => {
    const asked = found(/\bw\(\s*["']([a-z0-9-]+)["']/g);
    expect(asked.length).toBeGreaterThan(30);
    expect(missing(asked)).toEqual([]);
    expect(missing(found(/add\("(note-[a-z0-9-]+)"/g))).toEqual([]);
  });

  it("have a sentence for everything that can be wrong, and for all a device objects to", () => {
    const wrong = found(/new Wrong\([^,]+, "([a-z-]+)"/g);
    expect(wrong.length).toBeGreaterThan(25);
    expect(missing(wrong.map((why) => `wrong-${why}`))).toEqual([]);
    const objections = [
      ...found(/object\(table, "([a-z-]+)"/g),
      ...found(/return "([a-z]+-[a-z]+)";/g),
      ...found(/"(report-[a-z]+)"/g),
      ...["key", "commitment", "header", "list", "number", "answers", "newest"].map(
        (what) => `report-${what}`,
      ),
    ];
    expect(objections.length).toBeGreaterThan(18);
    expect(missing(objections.map((what) => `objection-${what}`))).toEqual([]);
  });

  it("say what is not proven, for every key there is", () => {
    const keys = [
      "host-foresees",
      "host-chooses",
      "host-aborts",
      "withheld",
      "published-first",
      "players-talk",
      "hidden-later",
      "simulated",
      "declared",
      "rescued",
      "chain-length",
      "unsigned",
    ];
    expect(missing(keys.map((key) => `not-proven-${key}`))).toEqual([]);
  });
});

describe.each([
  ["practice", /practice|Practice/, 30],
  ["replay", /replay\/|Replay|pages\/Journal/, 30],
  ["account", /src\/account|pages\/SignIn/, 30],
  ["correspondence", /src\/correspondence/, 10],
  ["clubs", /src\/clubs|pages\/Club/, 25],
  ["competitions", /src\/competitions|pages\/\w*Competition/, 30],
  ["duplicates", /src\/duplicates|pages\/\w*Duplicate/, 20],
  ["history", /src\/history/, 15],
  ["moderation", /src\/moderation|lobby\/Waiting|table\/Chat/, 20],
  ["privacy", /pages\/Privacy/, 30],
  ["owners", /src\/owners|pages\/Owner/, 40],
])("the texts of %s", (room, where, least) => {
  const keys = (lang: string): string[] => idsOf("src", room, "messages", `${lang}.ftl`);

  it("are the same in both languages, each once, and all there that are asked for by name", () => {
    expect(keys("de")).toEqual(keys("en"));
    expect(new Set(keys("en")).size).toBe(keys("en").length);
    const asked = files("src")
      .filter((path) => /\.svelte$/.test(path) && where.test(path))
      .flatMap((path) => [...source(path).matchAll(/\bw\(\s*"([a-z0-9-]+)"/g)])
      .map((match) => match[1] ?? "");
    expect(asked.length).toBeGreaterThan(least);
    expect(asked.filter((key) => !keys("en").includes(key))).toEqual([]);
  });
});
