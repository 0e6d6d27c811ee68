/** What can be said of the dice: the chances of a try, and the faces behind a sum where they are certain. */
import type { LogLine } from "../../table/store.svelte";
import type { Atlas } from "./atlas";

const SIDES = [1, 2, 3, 4, 5, 6];

/** The chance that one throw of the two dice wins. */
export function winChance(atlas: Atlas): number {
  const { totals, doubles } = atlas.winning;
  const good = SIDES.flatMap((a) => SIDES.filter((b) => totals.includes(a + b) || (doubles && a === b)));
  return good.length / 36;
}

/** The chance that a try for the Jackpot wins. */
export const jackpotChance = (atlas: Atlas): number => 1 - (1 - winChance(atlas)) ** atlas.money.jackpotRolls;

/** Both faces of a throw, where its sum allows only one pair; null if the sum is all that is known. */
export function facesOf(sum: number, doubles: boolean): [number, number] | null {
  const pairs = SIDES.flatMap((a) => SIDES.filter((b) => b >= a && a + b === sum && (!doubles || a === b)).map((b): [number, number] => [a, b]));
  return pairs.length === 1 ? (pairs[0] ?? null) : null;
}

/** Whether a throw for the Jackpot must have been doubles: it won without a winning total. */
export function wasDoubles(atlas: Atlas, log: LogLine[], number: number, sum: number): boolean {
  const next = log.find((line) => line.number === number + 1);
  return next?.fact.key === "jackpot-won" && !atlas.winning.totals.includes(sum);
}
