/** What is played at a table, as people chose it: the variant that comes nearest, and how many options differ from it. */
import type { GameInfo } from "../wire";

export interface Variant {
  preset: string;
  changed: number;
}

export function variantOf(game: GameInfo, options: Record<string, unknown>): Variant {
  const counted = Object.entries(game.presets).map(([preset, values]) => ({
    preset,
    changed: game.options.filter(
      ({ name, default: usual }) => !same(options[name] ?? usual, values[name] ?? usual),
    ).length,
  }));
  return counted.reduce((best, one) => (one.changed < best.changed ? one : best), {
    preset: "standard",
    changed: Infinity,
  });
}

/** The options of a table that differ from the usual ones, with their values. */
export const changedOptions = (
  game: GameInfo,
  options: Record<string, unknown>,
): { name: string; value: unknown }[] =>
  game.options
    .filter(({ name, default: usual }) => name in options && !same(options[name], usual))
    .map(({ name }) => ({ name, value: options[name] }));

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
