/** Finds the folder of a game. Nothing outside `games/NAME` names a game. */
import type { GameClient } from "./contract";

const found = import.meta.glob<GameClient>("./*/index.ts");

/** The board of a game, loaded when it is needed; null if it has none yet. */
export async function clientOf(game: string): Promise<GameClient | null> {
  const load = found[`./${game}/index.ts`];
  return load ? load() : null;
}
