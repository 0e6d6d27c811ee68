// @vitest-environment happy-dom

import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../../client/i18n.svelte";
import { Speaker } from "../../../client/speaker";
import { actsOf } from "../../../table/acts";
import type { LogLine } from "../../../table/store.svelte";
import { speech } from "../../../../tests/told";
import type { BoardProps } from "../../contract";
import type { View } from "../../../wire";
import { edition, view } from "./sample";
import { scene } from "./stage";
import { w } from "./words";

const told = speech().find((one) => one.game === "globetrotters");
if (!told) throw new Error("Python said nothing");
const speaker = new Speaker(told.texts.en, "en", ["Ann", "Ben"]);
const { staging } = told.texts.en;

let number = 0;
const line = (key: string, args: Record<string, string | number>): LogLine => ({
  number: ++number,
  fact: { key, args, clauses: [] },
});

/** The scene of the last act, when every line has come in an entry of its own. */
function last(log: LogLine[]): ReturnType<typeof scene> {
  const [act] = actsOf(log.slice(-1), staging);
  return act ? scene(act, { speaker, log, seat: 1, view } as unknown as BoardProps) : null;
}

beforeAll(() => i18n.load("en"));

describe("dice that come one entry after the other", () => {
  it("are all in the scene that tells how a challenge ended", () => {
    const key = told.texts.en.ids["key"]?.[0] ?? "";
    const roll = (seat: string, sum: number): LogLine =>
      line("challenge-roll", { seat, number: sum });
    const log = [
      line("challenged", { seat: "p1", other: "p2", key, cash: 100 }),
      ...[roll("p1", 7), roll("p2", 7), roll("p1", 9), roll("p2", 4)],
      line("challenge-won", { seat: "p1", key }),
    ];
    expect(last(log.slice(0, 1))).toMatchObject({ look: "dice", rounds: [], result: null });
    const end = last(log);
    if (end?.look !== "dice") throw new Error("no dice are shown");
    expect(end.rounds.map((round) => round.map((one) => one.sum))).toEqual([
      [7, 7],
      [9, 4],
    ]);
    expect(end.sides.map((one) => one.name)).toEqual(["Ann", "Ben"]);
    expect(end.result?.mood).toBe("bad");
  });

  it("are both in the scene of the second roll for the Jackpot, and none of an earlier turn", () => {
    const roll = (sum: number): LogLine => line("jackpot-roll", { seat: "p1", number: sum });
    const begins = line("turn-begins", { seat: "p1" });
    const end = last([roll(3), begins, roll(5), roll(7)]);
    if (end?.look !== "jackpot") throw new Error("no dice are shown");
    expect(end.rounds.map((one) => one.sum)).toEqual([5, 7]);
  });
});

describe("the postcard of an Adventure", () => {
  const says = (effect: string, now: View): string[] => {
    const adventures = { "A1-oslo": { card: 1, city: "oslo", effect } };
    const read = line("adventure-read", { seat: "p2", place: "oslo", adventure: "A1-oslo" });
    const props = { speaker, log: [read], fresh: [], seat: 1, view: now };
    const [act] = actsOf([read], staging);
    const card = act
      ? scene(act, { ...props, edition: { ...edition, adventures } } as unknown as BoardProps)
      : null;
    return card?.look === "postcard" ? card.chips.map((one) => one.text) : [];
  };
  const free: View = { ...view, map_keys: ["north", "oslo"] };
  const prize = w("effect-prize-key");

  it("says that the KEY of the city is for whoever stays", () => {
    expect(says("cash+100", free)).toEqual([w("effect-cash-gain", { number: 100 }), prize]);
    expect(says("cash+100", view)).not.toContain(prize);
    expect(says("home", free)).not.toContain(prize);
  });

  it("says that a missing ticket must be bought", () => {
    expect(says("tickets-1", view).join()).toContain("If you have none, you must buy it first.");
  });
});
