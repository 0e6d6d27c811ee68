// @vitest-environment happy-dom

/** What the board shows: the sheet with the globe, a conflict with its chances, the key to the signs, the end. */
import { flushSync, mount, unmount, type Component } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../../client/i18n.svelte";
import { Speaker } from "../../../client/speaker";
import Assessment from "../panels/Assessment.svelte";
import BattleRounds from "../panels/BattleRounds.svelte";
import { lastConflict, type Conflict } from "../model/conflict";
import { dataOf } from "../model/data";
import { decimal, percent } from "../model/figures";
import Legend from "./Legend.svelte";
import { edition, log, speaker, view } from "../model/paper";
import { positionOf } from "../model/position";
import { boundsOf, frameOf, sheetFor } from "./sheet";
import Standing from "./Standing.svelte";
import { rowsOf } from "../model/standing";
import Stocks from "../hand/Stocks.svelte";
import type { Choice } from "../model/targets";
import de from "../messages/de.ftl?raw";

const data = dataOf(edition);
const position = positionOf(view);
const german = new Speaker(speaker.texts, "de", ["Ann", "Ben", "Cho"]);

beforeAll(() => i18n.load("en"));

function shown<P extends Record<string, unknown>>(
  part: Component<P>,
  props: P,
  look: (root: HTMLElement) => void,
): void {
  const root = document.createElement("div");
  const made = mount(part, { target: root, props });
  flushSync();
  look(root);
  void unmount(made);
}

describe("the map", () => {
  it.each([
    [1128, 508],
    [1352, 752],
  ])("fills what the ring leaves (%i by %i)", (width, height) => {
    const sheet = sheetFor(width, height);
    const { left, top, right, bottom } = boundsOf(sheet);
    const frame = frameOf(sheet);
    expect(frame.project([-168.9, 0])[0]).toBeCloseTo(left, 0);
    expect(frame.project([11, 70])[1]).toBeGreaterThan(top);
    expect(frame.project([11, -50])[1]).toBeLessThan(bottom);
    expect(right - left).toBeGreaterThan(0.7 * sheet.width);
  });
});

const fought = (rounds: number): Conflict => {
  const facts = Array.from({ length: rounds }, (_, at): Parameters<typeof log> => [
    ["battle-roll", { seat: "p1", pips: 4, dice: 2, multiplier: 2, value: 8 }],
    ["battle-roll", { seat: "p2", pips: 6, dice: 1, multiplier: 1, value: 6 }],
    ["battle-round", { round: at + 1, seat: "p1", aggressor_dice: 2, defender_dice: 1 }],
  ]).flat();
  const lines = log(
    ["attack-declared", { seat: "p1", source: "AAA", target: "BBB", other: "p2" }],
    ...facts,
  ).map((line) => ({ ...line, fact: { ...line.fact, clauses: ["GP-155"] } }));
  const found = lastConflict(lines);
  if (!found) throw new Error("no conflict was told");
  return found.conflict;
};

describe("a conflict", () => {
  it("keeps the rules of its rounds, each once", () => {
    expect(fought(2).rounds.map((round) => round.clauses)).toEqual([["GP-155"], ["GP-155"]]);
  });

  it("shows its last rounds, and all if one wants", () => {
    const props = { speaker, conflict: fought(5), polygons: data.polygons, moves: false };
    shown(BattleRounds, props, (root) => {
      expect(root.querySelectorAll("li")).toHaveLength(3);
      const more = [...root.querySelectorAll("button")].at(-1);
      more?.click();
      flushSync();
      expect(root.querySelectorAll("li")).toHaveLength(5);
    });
  });

  it("says the chance of what is left, in the reader's way of writing", async () => {
    const props = {
      aggressor: "p1",
      defender: "p2",
      source: "AAA",
      target: "BBB",
      lines: [],
      dice: [4, 4] as [number, number],
      win: 0.0248,
      rounds: 2.9,
      left: [1, 4] as [number, number],
    };
    shown(Assessment, { ...props, speaker }, (root) =>
      expect(root.querySelector(".odds p")?.textContent).toMatch(/2\.48 %.*1 : 4.*2\.9/),
    );
    await i18n.load("de");
    shown(Assessment, { ...props, speaker: german }, (root) => {
      expect(root.querySelector(".odds p")?.textContent).toMatch(/2,48 %.*1 : 4.*2,9/);
      expect(root.querySelector("tfoot")?.textContent).toContain("4 W6");
    });
    await i18n.load("en");
    expect([decimal(1.25, 1, "en"), percent(0.5, 0, "de")]).toEqual(["1.3", "50 %"]);
  });
});

describe("the Guilds", () => {
  it("offer units without saying their name again; who does not see it hears all of it", () => {
    const choices = (id: string): Choice[] =>
      id === "GGG"
        ? [
            {
              action: "buy-guild GGG 3",
              label: "Buy 3 units from a Guild: Guild",
              detail: "Water 3: 15 EU",
            },
          ]
        : [];
    const spoken = new Speaker(
      { ...speaker.texts, actions: { ...speaker.texts.actions, "buy-guild": ["title", "number"] } },
      "en",
      ["Ann", "Ben", "Cho"],
    );
    let done = "";
    shown(
      Stocks,
      {
        speaker: spoken,
        data,
        position,
        mine: null,
        prices: null,
        choices,
        disabled: false,
        act: (action: string) => void (done = action),
      },
      (root) => {
        const button = root.querySelector<HTMLButtonElement>(".guilds button");
        expect(button?.textContent?.replace(/\s+/g, " ").trim()).toBe(
          "Buy 3, Buy 3 units from a Guild: Guild Water 3: 15 EU",
        );
        button?.click();
        expect(done).toBe("buy-guild GGG 3");
      },
    );
  });
});

describe("the key to the board", () => {
  it("tells of every kind of field this ring has, and of no other", () => {
    shown(Legend, { speaker, data }, (root) => {
      const text = root.textContent ?? "";
      for (const word of [
        "Guild:",
        "Independent Territory:",
        "O.R.S.S. base: you",
        "INFLUENCE card",
      ])
        expect(text).toContain(word);
      expect(text).not.toContain("Special field");
    });
  });

  it("has a word in German for each", () => {
    for (const kind of [
      "guild",
      "independent",
      "base",
      "ops-mission",
      "influence",
      "teleport",
      "nsa",
      "nia",
      "moonshot",
    ])
      expect(de).toContain(`[${kind}]`);
  });
});

describe("the end", () => {
  const ended = positionOf({
    ...view,
    players: { ...(view["players"] as object), p3: { points: 90, gone: true } },
  });
  /** As the rules tell it: who has left the game keeps the place of the points. */
  const standing = [
    { seat: 1, place: 1, won: true },
    { seat: 2, place: 2, won: false },
    { seat: 0, place: 3, won: false },
  ];

  it("has the places that the rules tell, and counts what everybody has", () => {
    const rows = rowsOf(standing, ended, data);
    expect(rows.map((row) => [row.side.id, row.place, row.won])).toEqual([
      ["p2", 1, true],
      ["p3", 2, false],
      ["p1", 3, false],
    ]);
    expect(rows[0]).toMatchObject({ territories: 1, guilds: 1, levels: 1 });
    expect(rows[2]).toMatchObject({ territories: 2, guilds: 0, levels: 1 });
  });

  it("is a table", () => {
    shown(Standing, { speaker, data, position: ended, standing }, (root) => {
      expect(root.querySelectorAll("tbody tr")).toHaveLength(3);
      expect(root.querySelector(".won th")?.textContent).toContain("Ben");
    });
  });
});
