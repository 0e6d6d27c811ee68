import { describe, expect, it } from "vitest";
import type { Speaker } from "../../../client/speaker";
import type { View } from "../../../wire";
import { bargainAction, emptyBargain, type Bargain } from "./bargain";
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
