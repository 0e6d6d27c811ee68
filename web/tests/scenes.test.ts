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
      chips,
    },
    ["Hong Kong", "Asia", "Round 7", "dragon boat", "+ $200"],
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
      result: { text: "Ben keeps it.", mood: "plain" },
    },
    ["Ann", "Ben", "Cairo", "7", "8", "Ben keeps it."],
  ],
  [
    {
      look: "swap",
      title: "A deal is made.",
      sides: [
        { ...ann, gives: ["40 EU"] },
        { ...ben, gives: ["Egypt"] },
      ],
    },
    ["A deal is made.", "40 EU", "Egypt"],
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

  it("shows a place always in the same way, and places apart", () => {
    expect(skyline(5)).toEqual(skyline(5));
    expect(skyline(5)).not.toEqual(skyline(6));
  });
});
