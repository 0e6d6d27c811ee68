import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { makeBundle } from "../src/play/speaker";
import { source } from "./told";

const ids = (lang: string): string[] => new FluentResource(source("src", "shell", "messages", `${lang}.ftl`)).body.map((message) => message.id);

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
    const code = files("src").filter((path) => /\.(svelte|ts)$/.test(path) && !path.includes("games/")).map((path) => source(path)).join("\n");
    const asked = [...code.matchAll(/\bt\(\s*["']([a-z0-9-]+)["']/g)].map((found) => found[1] ?? "");
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
