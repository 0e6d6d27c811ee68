/** In which order the posters of the start page hang. */
import type { GameInfo } from "../wire";

const HEAVIEST = 5;

/** The one to begin with first, then the easier before the harder; games of which nobody says how hard they are last. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const rank = (game: GameInfo): number => (game.first ? 0 : (game.weight ?? HEAVIEST + 1));
  return [...games].sort((a, b) => rank(a) - rank(b));
}
