/** What the start page says of a game before anybody has opened it: how long, how hard, and which to begin with. */
import type { GameInfo } from "../wire";

export interface PosterFacts {
  /** Minutes a game usually takes, from and to. */
  minutes: [number, number];
  /** How hard it is, from 1 to 5. */
  weight: number;
  /** What moves on its picture. */
  motion: "flight" | "pulse" | "ring";
  /** Newcomers begin with this one. */
  first: boolean;
}

export const HARDEST = 5;
const told = import.meta.glob<PosterFacts>("../games/*/poster.json", {
  import: "default",
  eager: true,
});

export const posterOf = (game: string): PosterFacts | null =>
  told[`../games/${game}/poster.json`] ?? null;

/** The one to begin with first, then the easier before the harder; games without a poster last. */
export function inOrder(games: GameInfo[]): GameInfo[] {
  const rank = (game: GameInfo): number => {
    const facts = posterOf(game.name);
    return facts ? (facts.first ? 0 : facts.weight) : HARDEST + 1;
  };
  return [...games].sort((a, b) => rank(a) - rank(b));
}
