/** The chances of a try with the two dice. */
import type { Atlas } from "./atlas";

const SIDES = [1, 2, 3, 4, 5, 6];

/** The chance that one throw of the two dice wins. */
export function winChance(atlas: Atlas): number {
  const { totals, doubles } = atlas.winning;
  const good = SIDES.flatMap((a) =>
    SIDES.filter((b) => totals.includes(a + b) || (doubles && a === b)),
  );
  return good.length / 36;
}

/** The chance that a try for the Jackpot wins. */
export const jackpotChance = (atlas: Atlas): number =>
  1 - (1 - winChance(atlas)) ** atlas.money.jackpotRolls;
