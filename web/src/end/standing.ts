/** How a finished game stands: places, points and where they come from. */
import type { Timeline } from "../replay/told";

export interface Row {
  seat: number;
  place: number;
  score: number;
  /** Points by source, as far as the game tells; what was lost is negative. */
  sources: Part[];
}

export interface Part {
  name: string;
  points: number;
}

/** Everybody, the first place first. Without a timeline places follow the points. */
export function rowsOf(timeline: Timeline | null, scores: number[]): Row[] {
  const told = timeline?.scores?.length ? timeline : null;
  const points = told?.scores ?? scores;
  const rows = points.map((score, seat) => ({
    seat,
    score,
    place: told?.places?.[seat] ?? 1 + points.filter((one) => one > score).length,
    sources: Object.entries(told?.sources?.[seat] ?? {}).map(([name, points]) => ({
      name,
      points,
    })),
  }));
  return rows.sort((a, b) => a.place - b.place || b.score - a.score || a.seat - b.seat);
}

/** The sources that gave anybody anything, in the order of the game. */
export function sourcesOf(rows: Row[]): string[] {
  const names = rows[0]?.sources.map((part) => part.name) ?? [];
  return names.filter((name) =>
    rows.some((row) => row.sources.some((part) => part.name === name && part.points !== 0)),
  );
}

/** What the longest bar stands for: the most that anybody gained, losses not taken off. */
export const longest = (rows: Row[]): number =>
  Math.max(1, ...rows.map((row) => Math.max(row.score, gained(row))));

const gained = (row: Row): number =>
  row.sources.reduce((sum, part) => sum + Math.max(0, part.points), 0);

/** The three on the podium as they stand there: the second on the left, the first in the middle, the third on the right. */
export function podium(rows: Row[]): Row[] {
  const [first, second, third] = rows;
  return [second, first, third].filter((row) => row !== undefined);
}
