/** Which finished games somebody looks for, and what they are told of one. */
import type { GameHistory } from "../wire";

export interface Filters {
  search: string;
  game: string;
  result: string;
  against: string;
  pace: string;
  /** Days as date fields say them. */
  since: string;
  until: string;
}

export const NO_FILTERS: Filters = {
  search: "",
  game: "",
  result: "",
  against: "",
  pace: "",
  since: "",
  until: "",
};

const DAY = 86_400;
/** From these chances at half time on a result is worth a line. */
const UNLIKELY = 0.25;
const LIKELY = 0.75;

/** The beginning of a day where the reader is, in seconds. */
const beginning = (day: string): number => new Date(`${day}T00:00`).getTime() / 1000;

/** The query for a page; `before` is where the one before it ended. */
export function queryOf(filters: Filters, before: number | null): string {
  const { since, until, ...rest } = filters;
  const query = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ""));
  if (since) query.set("since", String(beginning(since)));
  const end = before ?? (until ? beginning(until) + DAY : null);
  if (end !== null) query.set("before", String(end));
  return query.toString();
}

type Game = GameHistory["games"][number];

/** The best place of one's own at a table. */
export const bestPlace = (game: Game): number =>
  Math.min(...game.seats.filter((seat) => seat.mine).map((seat) => seat.place));

/** What is remarkable about a game, with the chance at half time in percent. */
export function momentOf(game: Game): { key: string; percent: number } | null {
  if (game.half === null || game.half === undefined) return null;
  const [won, percent] = [bestPlace(game) === 1, Math.round(100 * game.half)];
  if (won && game.half <= UNLIKELY) return { key: "moment-won", percent };
  return !won && game.half >= LIKELY ? { key: "moment-lost", percent } : null;
}
