import { describe, expect, it } from "vitest";
import type { Speaker } from "../../../client/speaker";
import type { View } from "../../../wire";
import { bargainAction, emptyBargain, type Bargain } from "./bargain";
import { promisesIn } from "./promises";
import { promisedIn, textOf } from "./written";

const speaker = { say: ({ kind }: { kind: string }) => kind } as unknown as Speaker;
const view: View = {
  written: [
    { key: "offer-words", args: { seat: "p1", offer: 3, text: "a <b>" }, clauses: [] },
    {
      key: "promise-words",
      args: { seat: "p1", other: "p2", number: 5, text: "peace" },
      clauses: [],
    },
  ],
};

describe("promises that bind somebody", () => {
  const said = {
    text: (key: string, args: Record<string, unknown>) =>
      `${key} ${Object.values(args).join(" ")}`.trim(),
    actor: (side: string) => side.toUpperCase(),
  } as unknown as Speaker;

  it("are those that the rules name, one in words after what it says", () => {
    const told = [
      { giver: "p1", taker: "p3", kind: "note", number: 30 },
      { giver: "p1", taker: "p2", kind: "word", number: 5 },
      { giver: "p2", taker: "p1", kind: "word", number: 6 },
    ];
    expect(promisesIn(told, view, said)).toEqual([
      "portrait-promise-note P1 P3 30",
      "portrait-promise-words P1 P2 5 peace",
      "portrait-promise-word P1 P2 5",
      "portrait-promise-word P2 P1 6",
    ]);
    expect(promisesIn(null, view, said)).toEqual([]);
  });
});

describe("what players write", () => {
  it("is read from the view, offers and promises apart", () => {
    expect(textOf(view, 3)).toBe("a <b>");
    expect(textOf(view, 4)).toBe("");
    expect(promisedIn(view)).toEqual([{ giver: "p1", taker: "p2", until: 5, text: "peace" }]);
    expect(promisedIn({})).toEqual([]);
  });

  it("goes with a promise in words, tidied and quoted, and with nothing else", () => {
    const bargain: Bargain = { ...emptyBargain(2), partners: ["p2"], text: '  no "Agents"  ' };
    const word: Bargain = { ...bargain, piles: { "me>any": { word: 1 } } };
    expect(bargainAction(speaker, word, "p1")).toBe('offer "no \\"Agents\\""');
    expect(bargainAction(speaker, { ...word, text: "  " }, "p1")).toBe("offer");
    expect(bargainAction(speaker, { ...bargain, piles: { "me>any": { eu: 1 } } }, "p1")).toBe(
      "offer",
    );
  });
});
