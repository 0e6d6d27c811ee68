/** The win chances of all seats along a game as areas one above the other. */
import type { Curve } from "./told";

type Points = Curve["points"];

const HEIGHT = 100;

export interface Area {
  seat: number;
  path: string;
  /** Where the area is thickest: a place for its mark, in percent of width and height; null if it is nowhere thick. */
  mark: { x: number; y: number } | null;
}

/** A mark needs this much of the height. */
const THICK = 14;
/** Marks keep off the edges by so many percent. */
const EDGE = 3;

/** Areas by seat, the first at the top, in a box of 100 by 100. Each chance holds until the next is known. */
export function areas(points: Points, entries: number): Area[] {
  const seats = points[0]?.chances.length ?? 0;
  const xs = [...points.map((point) => x(point.number, entries)), 100];
  return Array.from({ length: seats }, (_, seat) => {
    const tops = points.map((point) => HEIGHT * sum(point.chances.slice(0, seat)));
    const bottoms = points.map((point) => HEIGHT * sum(point.chances.slice(0, seat + 1)));
    return { seat, path: outline(xs, tops, bottoms), mark: thickest(xs, tops, bottoms) };
  });
}

const x = (number: number, entries: number): number => (entries > 0 ? (100 * number) / entries : 0);
const sum = (parts: number[]): number => parts.reduce((all, part) => all + part, 0);
const short = (value: number): number => Math.round(value * 100) / 100;

function outline(xs: number[], tops: number[], bottoms: number[]): string {
  const along = (ys: number[]): string[] => ys.map((y, at) => `${short(xs[at] ?? 0)},${short(y)}`);
  const there = [...along(tops), `100,${short(tops.at(-1) ?? 0)}`];
  const back = [...along(bottoms), `100,${short(bottoms.at(-1) ?? 0)}`].reverse();
  return `M${there.join("L")}L${back.join("L")}Z`;
}

function thickest(xs: number[], tops: number[], bottoms: number[]): Area["mark"] {
  let best: Area["mark"] = null;
  let thick = THICK;
  tops.forEach((top, at) => {
    const here = (bottoms[at] ?? 0) - top;
    const left = xs[at] ?? 0;
    if (here <= thick || left < EDGE || left > 100 - EDGE) return;
    thick = here;
    best = { x: left, y: top + here / 2 };
  });
  return best;
}

/** The chances at a moment: those of the last point that is not later. */
export function chancesAt(points: Points, number: number): number[] | null {
  return (points.findLast((point) => point.number <= number) ?? points[0])?.chances ?? null;
}

/** So many points evenly spread, the first and the last among them: enough for a table to be read. */
export function sampled<P>(points: P[], most: number): P[] {
  if (points.length <= most) return points;
  return Array.from(
    { length: most },
    (_, at) => points[Math.round((at * (points.length - 1)) / (most - 1))] as P,
  );
}
