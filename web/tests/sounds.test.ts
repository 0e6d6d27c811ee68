import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { GameClient } from "../src/games/contract";
import { cuesOf } from "../src/sounds/acts";
import { RECIPES } from "../src/sounds/recipes";
import type { Act } from "../src/table/acts";

const GAMES = ["global-domination", "globetrotters", "globopolis"];
const client: Pick<GameClient, "dice" | "sounds" | "touches"> = {
  dice: ["die", "face"],
  sounds: { flew: "plane", paid: "coin", "got-memory": "stamp", won: "gain" },
  touches: { robbed: { other: "bad" } },
};

function act(keys: string[], rolls: string[] = [], args = {}): Act {
  return {
    lines: keys.map((key, at) => ({
      number: at + 1,
      fact: { key, args, clauses: [] } as unknown as Act["lines"][number]["fact"],
      ...(at === 0 ? { rolls: rolls.map((said, roll) => ({ roll, said })) } : {}),
    })),
    weight: 2,
    millis: 900,
    run: null,
    gathers: null,
    heading: false,
    interaction: false,
    seat: 0,
    mine: false,
  };
}
const names = (made: ReturnType<typeof cuesOf>): string[] => made.map(({ sound }) => sound);

describe("what is heard of an act", () => {
  it("are the sounds of its facts in their order, each once", () => {
    expect(names(cuesOf(act(["flew", "paid", "paid", "got-memory"]), null, client, null))).toEqual([
      "plane",
      "coin",
      "stamp",
    ]);
  });

  it("are its dice, ordinary ones and others, as many as were rolled", () => {
    const [cue] = cuesOf(act(["rolled"], ["die 3", "die 4", "face 7"]), null, client, null);
    expect(cue).toEqual({ sound: "dice", many: 3 });
    expect(cuesOf(act(["rolled"], ["card 12"]), null, client, null)).toEqual([]);
  });

  it("is what the look of its scene sounds like, first", () => {
    expect(names(cuesOf(act(["won"]), "card", client, null))).toEqual(["flip", "gain"]);
    expect(names(cuesOf(act(["dealt"]), "swap", client, null))).toEqual(["deal"]);
  });

  it("is a loss for whom it hits, where it has no sound of its own", () => {
    const hit = act(["robbed"], [], { seat: "p1", other: "p2" });
    expect(names(cuesOf(hit, null, client, 1))).toEqual(["loss"]);
    expect(cuesOf(hit, null, client, 2)).toEqual([]);
  });

  it.each(GAMES)("names facts of %s that there are, and sounds that can be made", async (game) => {
    const path = `../src/games/${game}/model/sounds.ts`;
    const { sounds } = (await import(/* @vite-ignore */ path)) as Pick<GameClient, "sounds">;
    const folder = game.replace("-", "_");
    const facts = readFileSync(`../src/meridian/games/${folder}/facts.py`, "utf8");
    for (const [fact, sound] of Object.entries(sounds ?? {})) {
      expect(facts).toContain(`"${fact}"`);
      expect(Object.keys(RECIPES)).toContain(sound);
    }
    expect(Object.keys(sounds ?? {}).length).toBeGreaterThan(5);
  });
});
