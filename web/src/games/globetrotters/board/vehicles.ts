/** What one travels with, drawn around 0 and pointing to the right, about 30 wide. */
import type { Travel } from "../model/happened";

export const VEHICLES: Record<Travel, string> = {
  air: "M16 0q0-2.600-5-2.600H3L-4-13h-4l3.500 10.400h-6L-13.500-7H-16l1.500 7L-16 7h2.500l3-4.400h6L-8 13h4L3 2.600h8q5 0 5-2.600z",
  sea: "M-15 2h30l-5 9h-20zM-9 2v-6h13v6zM-4-4v-8h4v8zM6-4h6v6H6z",
  land: "M-7-9q4-3 6 1.500T-4 2q-4 1-5-3t2-8zM-9 4q4-1.500 5.500 0t-1 4.500-4.500 0 0-4.500zM7-3q4-2 6 2.500T11 8q-4 1.500-5-2.500T7-3zM6 10q4-1.500 5 .500t-1 4-4.500 0 .500-4.500z",
};

/** Milliseconds that a trip takes by how far it goes, in units of the sheet. */
const SHORTEST = 500;
const LONGEST = 1200;
const PER_UNIT = 1.6;
/** The part of an act in which one arrives: then its stamp and its coins are seen. */
const ARRIVES = 0.72;
/** One's own trip takes no time of its own, but is seen. */
const OWN = 750;

export interface Point {
  x: number;
  y: number;
}

/** The parts of a way between the edges at which the sheet is cut. */
export function partsOf(points: Point[], width: number): Point[][] {
  const parts: Point[][] = [];
  let before: Point | null = null;
  for (const point of points) {
    const jumps = before === null || Math.abs(point.x - before.x) > width / 2;
    if (jumps) parts.push([point]);
    else parts.at(-1)?.push(point);
    before = point;
  }
  return parts;
}

/** How long a trip is seen; never longer than its act. */
export function tripMillis(points: Point[], width: number, during: number | undefined): number {
  const far = partsOf(points, width).reduce(
    (sum, part) =>
      sum +
      part.reduce((all, point, at) => {
        const before = part[at - 1];
        return before ? all + Math.hypot(point.x - before.x, point.y - before.y) : all;
      }, 0),
    0,
  );
  const wanted = Math.min(LONGEST, Math.max(SHORTEST, far * PER_UNIT));
  return Math.min(wanted, during ? during * ARRIVES : OWN);
}

/** Which way it points between each two points, in degrees; a ship and feet stay upright. */
export function headings(
  points: Point[],
  by: Travel,
  width: number,
): { turn: number; flip: boolean }[] {
  return points.map((point, at) => {
    const [from, to] = at + 1 < points.length ? [point, points[at + 1]] : [points[at - 1], point];
    if (!from || !to || Math.abs(to.x - from.x) > width / 2) return { turn: 0, flip: false };
    const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return by === "air" ? { turn, flip: false } : { turn: 0, flip: to.x < from.x };
  });
}
