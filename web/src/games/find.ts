/** Finds the folder of a game. Nothing outside `games/NAME` names a game. */
import type { GameClient } from "./contract";

const found = import.meta.glob<GameClient>("./*/index.ts");

/** The board of a game, loaded when it is needed: its own, or one that draws any game. */
export async function clientOf(game: string): Promise<GameClient> {
  const load = found[`./${game}/index.ts`];
  return load ? load() : (await import("../generic/client")).genericClient(game);
}
