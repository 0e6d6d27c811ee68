/** A newcomer's first real game: small and kind, against two patient characters, with the coach beside. */
import { allCharacters, allGames } from "../client/rules.svelte";
import { storage } from "../client/storage.svelte";
import { naming } from "../lobby/names.svelte";
import { openTable } from "../lobby/open";
import { coachMemory } from "./memory.svelte";

const OPPONENTS = 2;

/** Open such a game; the id of its table comes back, null if nobody said who plays. */
export async function beginGuided(game: string): Promise<string | null> {
  const name = await naming.mine();
  if (name === null) return null;
  const [games, characters] = await Promise.all([allGames(), allCharacters()]);
  const weakest = Math.min(...characters.map((one) => one.strength));
  const others = characters.filter((one) => one.strength === weakest).slice(0, OPPONENTS);
  const wanted = {
    game,
    preset: games.find((one) => one.name === game)?.guided || null,
    lang: storage.settings.lang,
    seats: [
      { kind: "me" as const, name },
      ...others.map((one) => ({ kind: "bot" as const, character: one.name })),
    ],
    start: true,
    chat: "off" as const,
  };
  const table = await openTable(wanted, true);
  coachMemory.seat(table, true);
  return table;
}
