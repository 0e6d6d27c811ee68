// @vitest-environment happy-dom

/** Faces of people and cards: everybody has one, and no two cards of a game look alike. */
import { i18n } from "../src/client/i18n.svelte";
import { SHIPPED } from "../src/client/storage.svelte";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { describe, expect, it } from "vitest";
import { drawnFace, drawnKeepsake } from "../src/faces/parts";
import { hashedFace } from "../src/faces/hashed";
import { MOTIFS } from "../src/components/motifs";
import { isSign } from "../src/components/signs";
import type { Recipe } from "../src/components/recipe";
import { dataOf as dominationData } from "../src/games/global-domination/model/edition";
import { faceOf as dominationFace } from "../src/games/global-domination/model/faces";
import { dataOf } from "../src/games/globopolis/model/data";
import { faceOf as polisFace } from "../src/games/globopolis/model/faces";
import { adventureFace, ticketFace } from "../src/games/globetrotters/model/faces";
import { atlasOf } from "../src/games/globetrotters/model/atlas";
import { drawnEnd } from "../src/end/picture";
import { strengthIn } from "../src/lobby/bots";
import { birdName, nameProblem } from "../src/lobby/names.svelte";
import { variantOf } from "../src/lobby/variant";
import type { Character, Edition, GameInfo } from "../src/wire";

/** Tests run in the folder of the client. */
const SOURCES = resolve("../src/meridian");
const readToml = (path: string): Record<string, unknown> =>
  parse(readFileSync(join(SOURCES, path), "utf8"));

/** The shipped edition of a game: its files put together, without what tells where a datum comes from. */
function shipped(game: string): Edition {
  const edition: Record<string, Record<string, unknown>> = {};
  for (const file of readdirSync(join(SOURCES, "games", game, "data")))
    for (const [section, rows] of Object.entries(readToml(`games/${game}/data/${file}`)))
      edition[section] = { ...edition[section], ...(rows as Record<string, unknown>) };
  for (const rows of Object.values(edition)) delete rows["provenance"];
  return edition as Edition;
}

const drawn = (recipe: Recipe): boolean => recipe.motif in MOTIFS || isSign(recipe.motif);
const told = (recipes: unknown[]): Set<string> =>
  new Set(recipes.map((recipe) => JSON.stringify(recipe)));

describe("the faces of cards", () => {
  it("differ in Global Domination", () => {
    const faces = [...dominationData(shipped("global_domination"), {}).cards.values()].map(
      dominationFace,
    );
    expect(faces.length).toBe(25);
    expect(faces.filter((face) => !drawn(face))).toEqual([]);
    expect(told(faces).size).toBe(faces.length);
  });

  it("differ in Globopolis", () => {
    const edition = shipped("globopolis");
    const sorts = [...dataOf(edition).sortOf];
    const faces = sorts.map(([card, sort]) => polisFace(edition, sort, card));
    expect(faces.length).toBe(65);
    expect(faces.filter((face) => !drawn(face))).toEqual([]);
    expect(faces.every((face) => (face.tokens ?? []).length <= 2)).toBe(true);
    expect(told(faces).size).toBe(faces.length);
  });

  it("differ in Globetrotters, tickets and Adventures", () => {
    const atlas = atlasOf(shipped("globetrotters"));
    const tickets = [...atlas.tickets.keys()].map((ticket) => ticketFace(atlas, ticket));
    expect(tickets.length).toBe(96);
    expect(tickets.every((face) => face.ends.length === 2)).toBe(true);
    expect(told(tickets).size).toBe(tickets.length);
    const adventures = [...atlas.adventures.keys()].map((one) => adventureFace(atlas, one));
    expect(adventures.length).toBe(518);
    expect(told(adventures).size).toBe(adventures.length);
  });

  it("belong to every Title: a group with a colour, and an outline on the map", () => {
    const data = dataOf(shipped("globopolis"));
    const titles = [...data.territories.values()];
    const bands = titles.map((one) => `${data.groups.get(one.group ?? "")?.colour} ${one.id}`);
    expect(titles.length).toBe(32);
    expect(bands.filter((band) => !band.startsWith("#"))).toEqual([]);
    expect(data.guilds.size).toBe(4);
  });
});

describe("the faces of people", () => {
  const all = readToml("server/characters.toml")["characters"] as Character[];

  it("are drawn differently for every character, with what each is known by", () => {
    expect(all.length).toBe(10);
    expect(new Set(all.map((one) => drawnFace(one.face))).size).toBe(all.length);
    expect(all.every((one) => drawnKeepsake(one.face) !== "")).toBe(true);
  });

  it("follow from a name, whoever writes it", () => {
    expect(hashedFace(" ann ")).toEqual(hashedFace("Ann"));
    const many = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Ines", "Jan"];
    expect(told(many.map(hashedFace)).size).toBe(many.length);
  });
});

describe("names", () => {
  it("are two to sixteen letters, and no word of the log", () => {
    for (const name of ["Me", "ich", " ICH ", "you", "Du"])
      expect(nameProblem(name)).toBe("name-word");
    for (const name of ["", "A", " B ", "x".repeat(17)])
      expect(nameProblem(name)).toBe("name-length");
  });

  it("are proposed in every language", async () => {
    const proposed: string[] = [];
    for (const lang of SHIPPED) {
      await i18n.load(lang);
      for (let at = 0; at < 8; at++) proposed.push(birdName(() => at / 8));
    }
    expect(proposed.every((name) => nameProblem(name) === null)).toBe(true);
    expect(new Set(proposed).size).toBe(16);
  });
});

describe("a variant", () => {
  it("is the preset that comes nearest", () => {
    const game = {
      presets: { standard: {}, quick: { turns: 4, draw: 2 } },
      options: [
        { name: "turns", default: 8, values: "", clauses: [] },
        { name: "draw", default: 1, values: "", clauses: [] },
      ],
    } as unknown as GameInfo;
    expect(variantOf(game, { turns: 8, draw: 1 })).toEqual({ preset: "standard", changed: 0 });
    expect(variantOf(game, { turns: 4, draw: 2 })).toEqual({ preset: "quick", changed: 0 });
    expect(variantOf(game, { turns: 8, draw: 3 })).toEqual({ preset: "standard", changed: 1 });
  });
});

describe("the picture of an end", () => {
  const seat = (name: string, colour: string) => ({
    name,
    colour,
    ink: "#ffffff",
    face: hashedFace(name),
  });
  const picture = drawnEnd({
    title: "<Ann> wins",
    line: "Globopolis",
    rows: [
      { seat: 1, place: 1, score: 30, sources: [{ name: "land", points: 30 }] },
      { seat: 0, place: 2, score: 12, sources: [{ name: "land", points: 12 }] },
    ],
    seats: [seat("Ben & Co", "#1b57c8"), seat("<Ann>", "#d1430a")],
    called: (name) => name.toUpperCase(),
  });

  it("is a drawing with names, places, points and their sources", () => {
    const page = new DOMParser().parseFromString(picture, "image/svg+xml");
    const said = page.documentElement.textContent ?? "";
    for (const part of ["<Ann> wins", "1. <Ann>", "2. Ben & Co", "30", "12", "LAND"])
      expect(said).toContain(part);
  });

  it("takes nothing from elsewhere", () => expect(picture).not.toMatch(/href|url\((?!#)/));
});

describe("the strength of a character", () => {
  const jeanne = { bot: "deep", strength: 4 } as Character;
  const game = { bots: ["random", "steady", "deep"], strengths: [1, 3, 3] } as GameInfo;
  it("is that of its bot in the game", () => expect(strengthIn(game, jeanne)).toBe(3));
  it("is its own where no game is named, or the game does not list its bot", () => {
    expect(strengthIn(null, jeanne)).toBe(4);
    expect(strengthIn(game, { ...jeanne, bot: "deep:budget=9s" })).toBe(4);
  });
});
