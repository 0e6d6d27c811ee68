/** Where the tags of Region Monopolies hang: near the middle of their areas, and clear of pieces and of each other. */
import type { Data } from "../model/edition";
import type { Score } from "../model/score";
import type { Spot } from "./layout";

export interface Tag {
  region: string;
  seat: number;
  /** What the rules give for it now. */
  vp: number;
  x: number;
  y: number;
}

/** Directions in which a better place is looked for. */
const ROUND = 12;
/** How far from a piece it hangs, in its own widths, and how far it is looked for. */
const CLEAR = 0.95;
const RINGS = [0, 0.7, 1.1, 1.5, 2, 2.6];

/** `size`: how wide a tag is, in units of the sheet. */
export function tagsOf(
  data: Data,
  scores: Score[],
  spots: ReadonlyMap<string, Spot>,
  size: number,
): Tag[] {
  const made: Tag[] = [];
  const taken = [...spots.values()].map(({ x, y }) => ({ x, y }));
  scores.forEach((score, seat) => {
    for (const region of score.regions) {
      const areas = data.regions.find((one) => one.id === region)?.areas ?? [];
      const own = areas.flatMap((area) => spots.get(area) ?? []);
      if (own.length === 0) continue;
      const middle = {
        x: own.reduce((sum, spot) => sum + spot.x, 0) / own.length,
        y: own.reduce((sum, spot) => sum + spot.y, 0) / own.length,
      };
      const free = (at: { x: number; y: number }): number =>
        Math.min(...taken.map((one) => Math.hypot(one.x - at.x, (one.y - at.y) * 1.5)));
      const places = RINGS.flatMap((ring) =>
        Array.from({ length: ring === 0 ? 1 : ROUND }, (_, at) => ({
          x: middle.x + ring * size * Math.cos((2 * Math.PI * at) / ROUND),
          y: middle.y + ring * size * 0.8 * Math.sin((2 * Math.PI * at) / ROUND),
        })),
      );
      const place =
        places.find((one) => free(one) > CLEAR * size) ??
        places.reduce((best, one) => (free(one) > free(best) ? one : best));
      taken.push(place);
      made.push({ region, seat, vp: score.regionVp, ...place });
    }
  });
  return made;
}
