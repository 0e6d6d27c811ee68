import { describe, expect, it } from "vitest";
import { answersAt, marksOf, matsOf, partName, type Drawing } from "../src/generic/things";
import { Speaker } from "../src/client/speaker";
import type { Texts, View } from "../src/wire";

const place = (id: string): object => ({ type: "Feature", id, geometry: { type: "Point" } });
const drawing: Drawing = {
  hidden: ["secret"],
  stacks: ["deck"],
  map: { type: "FeatureCollection", features: [place("ROM"), place("OSLO")] },
};
const view: View = {
  deck: 12,
  secret: ["jack"],
  round: 3,
  open_market: ["jack", "?"],
  final: true,
  quiet: false,
  leader: "p2",
  nobody: "none",
  cities: { ROM: { owner: "p2", units: 3 }, OSLO: { owner: "none", units: 0 } },
  over: false,
  under_way: [{ procedure: "Turn" }],
  players: {
    p1: { hand: ["queen"], at: "ROM", goods: { wood: 2, ore: 0 } },
    p2: { hand: ["?"], at: "OSLO", goods: {} },
  },
};
const texts = {
  messages: ["part-deck = Draw pile"],
  ids: { card: ["jack", "queen"] },
  titles: { card: ["Jack", "Queen"] },
  actions: { play: ["card"], go: ["place", "card"], pass: [] },
  rows: {},
} as unknown as Texts;
const speaker = new Speaker(texts, "en", ["Ann", "Ben"]);

describe("a position of any game", () => {
  it("is drawn part by part, by what each part is", () => {
    const [middle] = matsOf(view, drawing);
    expect(middle?.things).toEqual([
      { key: "deck", sort: "stack", number: 12 },
      { key: "round", sort: "counter", number: 3 },
      { key: "open_market", sort: "cards", cards: ["jack", "?"] },
      { key: "final", sort: "flag" },
      { key: "leader", sort: "word", id: "p2" },
    ]);
  });

  it("has a mat for each player, without what stands on the map", () => {
    const [, ann, ben] = matsOf(view, drawing);
    expect(ann?.seat).toBe(0);
    expect(ann?.things).toEqual([
      { key: "hand", sort: "cards", cards: ["queen"] },
      {
        key: "goods",
        sort: "group",
        things: [
          { key: "wood", sort: "counter", number: 2 },
          { key: "ore", sort: "counter", number: 0 },
        ],
      },
    ]);
    expect(ben?.things).toEqual([{ key: "hand", sort: "cards", cards: ["?"] }]);
  });

  it("puts owners, numbers and pieces on the map", () => {
    const marks = marksOf(view, drawing);
    expect(marks.get("ROM")).toEqual([
      { seat: 1, label: "3" },
      { seat: 0, label: "" },
    ]);
    expect(marks.get("OSLO")).toEqual([{ seat: 1, label: "" }]);
  });

  it("shows everything without a drawing", () => {
    const plain: Drawing = { hidden: [], stacks: [], map: null };
    expect(matsOf(view, plain)[0]?.things.map((thing) => thing.key)).toContain("secret");
    expect(marksOf(view, plain).size).toBe(0);
  });

  it("knows what an answer names", () => {
    const open = answersAt(speaker, ["play jack", "go ROM jack", "pass"]);
    expect(open.get("jack")).toEqual(["play jack", "go ROM jack"]);
    expect(open.get("ROM")).toEqual(["go ROM jack"]);
    expect(open.size).toBe(2);
  });

  it("calls a part by its message, its id's name or its key", () => {
    expect(partName(speaker, "deck")).toBe("Draw pile");
    expect(partName(speaker, "queen")).toBe("Queen");
    expect(partName(speaker, "open_market")).toBe("open market");
  });
});
