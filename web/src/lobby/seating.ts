/** Which characters can still be asked to a table. */
import type { Character, SeatWish } from "../wire";

/** The character for one more chair: one of those who play as the usual bot does, else anybody who is free. */
export function freeCharacter(
  all: readonly Character[],
  taken: readonly (string | null | undefined)[],
  usual: string,
): Character | null {
  const free = all.filter((one) => !taken.includes(one.name));
  const alike = (one: Character): boolean =>
    one.bot.split(":")[0] === usual && !one.bot.includes("slips=");
  return free.find(alike) ?? free[0] ?? null;
}

/** A wish for a character; without any characters, for a bot. */
export const wishFor = (one: Character | null, usual: string): SeatWish =>
  one ? { kind: "bot", character: one.name } : { kind: "bot", bot: usual };
