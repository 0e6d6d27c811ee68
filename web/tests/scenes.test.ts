// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../src/client/i18n.svelte";
import type { Scene } from "../src/scenes/scene";
import SceneView from "../src/scenes/SceneView.svelte";
import { skyline } from "../src/scenes/views";

let shown: Record<string, unknown> | null = null;
beforeAll(() => i18n.load("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const [ann, ben] = [
  { seat: 0, name: "Ann" },
  { seat: 1, name: "Ben" },
];
const chips = [{ text: "+ $200", mood: "good" as const }];
const SCENES: [Scene, string[]][] = [
  [
    {
      look: "card",
      title: "Ann plays Megastorm.",
      seat: 0,
      family: "event",
      motif: "tornado",
      sort: "Event",
      name: "Megastorm",
      text: "It blows.",
      chips: [],
    },
    ["Ann plays Megastorm.", "Event", "It blows."],
  ],
  [
    {
      look: "postcard",
      title: "Ann has an Adventure",
      seat: 0,
      place: "Hong Kong",
      region: "Asia",
      round: "Round 7",
      story: "Your dragon boat wins by a nose.",
      view: 17,
      sky: 2,
      ground: "harbour",
      motif: "treasure",
      stamp: { sign: "key", name: "KEY City" },
      chips,
    },
    ["Hong Kong", "Asia", "Round 7", "dragon boat", "+ $200", "KEY CITY"],
  ],
  [
    {
      look: "dice",
      title: "Ann challenges Ben.",
      sides: [ann, ben],
      prize: "Cairo",
      rounds: [
        [
          { faces: [3, 4], sum: 7 },
          { faces: [6, 2], sum: 8 },
        ],
      ],
      winner: 1,
      result: { text: "Ben keeps it.", mood: "plain" },
    },
    ["Ann", "Ben", "Cairo", "7", "8", "Ben keeps it."],
  ],
  [
    {
      look: "jackpot",
      title: "Ann tries the Jackpot",
      party: ann,
      pot: "$1400",
      rounds: [
        { faces: [3, 1], sum: 4 },
        { faces: [6, 6], sum: 12 },
      ],
      won: true,
      rain: { coins: 20, tickets: 3 },
      result: { text: "Ann wins the Jackpot.", mood: "good" },
    },
    ["Ann", "$1400", "4", "12", "Ann wins the Jackpot."],
  ],
  [
    {
      look: "swap",
      title: "A deal is made.",
      sides: [
        { ...ann, gives: ["40 EU"], points: { before: 20, after: 26, unit: "CR" } },
        { ...ben, gives: ["Egypt"] },
      ],
    },
    ["A deal is made.", "40 EU", "Egypt", "26", "CR"],
  ],
  [
    {
      look: "tally",
      title: "Scoring",
      rows: [{ seat: 0, name: "Ann", parts: [{ label: "Forces", points: 12 }], total: 30 }],
      unit: "VP",
    },
    ["Scoring", "Forces +12", "30", "VP"],
  ],
  [
    {
      look: "banner",
      title: "The last KEY is out.",
      party: ann,
      family: "mission",
      motif: "key",
      mood: "good",
      chips,
    },
    ["Ann", "The last KEY is out.", "+ $200"],
  ],
];

describe("a scene", () => {
  it.each(SCENES)("of each look says what happens: $look", (scene, words) => {
    const done: string[] = [];
    shown = mount(SceneView, {
      target: document.body,
      props: {
        scene,
        during: 2800,
        moves: false,
        grave: false,
        skip: () => done.push("skip"),
        hide: () => done.push("hide"),
      },
    });
    flushSync();
    const said = document.body.textContent.replace(/\s+/g, " ");
    for (const word of words) expect(said).toContain(word);
    for (const button of document.querySelectorAll("button")) button.click();
    expect(done).toEqual(["skip", "hide", "skip"]);
  });

  function show(scene: Scene, moves: boolean, waits = false): void {
    shown = mount(SceneView, {
      target: document.body,
      props: {
        scene,
        during: 2800,
        moves,
        grave: false,
        waits,
        skip: () => undefined,
        hide: () => undefined,
      },
    });
    flushSync();
  }
  const sceneOf = (look: Scene["look"]): Scene => {
    const found = SCENES.find(([scene]) => scene.look === look)?.[0];
    if (!found) throw new Error(`no scene looks like ${look}`);
    return found;
  };

  it("of a Jackpot rains coins and tickets if it is won, and none if it is not", () => {
    show(sceneOf("jackpot"), false);
    expect(document.querySelectorAll(".coin")).toHaveLength(20);
    expect(document.querySelectorAll(".pass")).toHaveLength(3);
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
    show({ ...sceneOf("jackpot"), won: false, rain: { coins: 0, tickets: 0 } } as Scene, false);
    expect(document.querySelector(".missed")).not.toBeNull();
    expect(document.querySelectorAll(".coin, .pass")).toHaveLength(0);
  });

  it("of a challenge gives the KEY to whoever has won it", () => {
    show(sceneOf("dice"), false);
    expect(document.querySelector(".prize.over")).not.toBeNull();
    expect(document.querySelector(".wins")?.textContent).toContain("Ben");
    expect(document.querySelector(".loses")?.textContent).toContain("Ann");
  });

  it("that waits offers to go on with its main button", () => {
    show(sceneOf("postcard"), false, true);
    expect(document.querySelector(".does .main")?.textContent).toBe("Go on");
  });

  it("of what the board shows leaves the board in the light", () => {
    show({ ...sceneOf("banner"), onBoard: true } as Scene, false);
    expect(document.querySelector(".scene.clear")).not.toBeNull();
  });

  it("shows a place always in the same way, and places apart", () => {
    expect(skyline(5)).toEqual(skyline(5));
    expect(skyline(5)).not.toEqual(skyline(6));
  });
});
