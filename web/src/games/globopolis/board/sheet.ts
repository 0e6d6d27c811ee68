/** The size of the sheet the board is drawn on: lying for a screen, upright for a telephone. */
import { makeFrame, type MapFrame } from "../../../map";
import type { Sheet } from "./ring";
import type { Bounds } from "./spread";

export interface BoardSheet extends Sheet {
  /** How large a plaque is drawn. */
  plaque: number;
  /** What lies between the ring and the globe: stacks and round above it, dice and zoom buttons below. */
  above: number;
  below: number;
  /** The globe is drawn taller than true to fill what is left, but not more than this. */
  stretch: number;
}

const LYING: BoardSheet = {
  width: 1000,
  height: 700,
  inset: 27,
  depth: 62,
  plaque: 1.14,
  above: 40,
  below: 0,
  stretch: 1.18,
};
const UPRIGHT: BoardSheet = {
  width: 420,
  height: 600,
  inset: 20,
  depth: 46,
  plaque: 0.86,
  above: 70,
  below: 58,
  stretch: 2,
};

export const sheetFor = (narrow: boolean): BoardSheet => (narrow ? UPRIGHT : LYING);

/** Where plaques may lie: inside the ring, without covering what stands above and below the globe. */
export function boundsOf(sheet: BoardSheet): Bounds {
  const edge = sheet.inset + sheet.depth + 6;
  return {
    left: edge,
    top: edge + sheet.above,
    right: sheet.width - edge,
    bottom: sheet.height - edge - sheet.below,
  };
}

export function frameOf(sheet: BoardSheet): MapFrame {
  const { left, top, right, bottom } = boundsOf(sheet);
  return makeFrame({
    width: sheet.width,
    height: sheet.height,
    extent: [
      [left, top],
      [right, bottom],
    ],
    stretch: sheet.stretch,
  });
}
