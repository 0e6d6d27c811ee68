/** The sheet the board is drawn on: it fills its rectangle, in units that grow with the type of the page. */
import type { MapFrame } from "../../../map";
import { millerSheet } from "../../../map/miller";
import type { Sheet } from "./ring";
import type { Bounds } from "./spread";

/** The longitude in the middle: with it Bering Strait lies at the edge. */
const MIDDLE = 11;
/** The least sheet on which names of fields can be read; what is smaller is drawn smaller. */
const LEAST = { width: 980, height: 470 };
const RING = { inset: 15, wide: 112, depth: 52 };
const GAP = 5;
const ROUND = 4;

/** A sheet for a rectangle of pixels; `unit` is how many pixels a unit should have at least. A bare one has no ring. */
export function sheetFor(width: number, height: number, unit = 1, bare = false): Sheet {
  if (bare) return { width, height, inset: 0, wide: 0, depth: 0 };
  const scale = Math.max(0.3, Math.min(unit, width / LEAST.width, height / LEAST.height));
  const even = (length: number): number =>
    Math.max(200, Math.round(length / scale / ROUND) * ROUND);
  return { width: even(width), height: even(height), ...RING };
}

/** What the ring leaves for the map. */
export function boundsOf(sheet: Sheet): Bounds {
  const gap = sheet.depth === 0 ? 0 : GAP;
  return {
    left: sheet.inset + sheet.wide + gap,
    top: sheet.inset + sheet.depth + gap,
    right: sheet.width - sheet.inset - sheet.wide - gap,
    bottom: sheet.height - sheet.inset - sheet.depth - gap,
  };
}

export function frameOf(sheet: Sheet): MapFrame {
  const { left, top, right, bottom } = boundsOf(sheet);
  return millerSheet({
    width: sheet.width,
    height: sheet.height,
    middle: MIDDLE,
    extent: [
      [left, top],
      [right, bottom],
    ],
  });
}
