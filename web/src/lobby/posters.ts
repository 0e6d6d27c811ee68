/** The posters of the start page: in which order they hang, and what moves on their pictures. */
import type { GameInfo } from "../wire";

/** What moves on the picture of a game. */
export type Motion = "flight" | "pulse" | "ring";

const HEAVIEST = 5;
const motions = import.meta.glob<{ motion: Motion }>("../games/*/poster.json", {
  import: "default",
  eager: true,
});

export const motionOf = (game: string): Motion | null =>
  motions[`../games/${game}/poster.json`]?.motion ?? null;

/** The one to begin with first, then the easier before the harder; games of which nobody says how hard they are last. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const rank = (game: GameInfo): number => (game.first ? 0 : (game.weight ?? HEAVIEST + 1));
  return [...games].sort((a, b) => rank(a) - rank(b));
}
