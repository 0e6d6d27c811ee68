import { expect, test } from "vitest";
import { momentOf } from "../src/history/filters";

const game = (place: number, half: number | null): Parameters<typeof momentOf>[0] => ({
  table: "t",
  game: "globetrotters",
  title: "",
  pace: "live",
  ended: 0,
  kept: true,
  half,
  seats: [{ name: "Ann", bot: false, place, mine: true }],
});

test("a game is worth a line if it was won against the odds, or lost with them", () => {
  expect(momentOf(game(1, 0.12))).toEqual({ key: "moment-won", percent: 12 });
  expect(momentOf(game(2, 0.9))).toEqual({ key: "moment-lost", percent: 90 });
  for (const [place, half] of [
    [1, 0.9],
    [2, 0.12],
    [1, null],
  ] as const)
    expect(momentOf(game(place, half))).toBeNull();
});
