/** The sheet this board is printed on: it fills the rectangle of the board. */
import { millerSheet } from "../../../map/miller";

/** In the middle: with it Bering Strait lies at the edge. */
const MIDDLE = 11;
/** Units across a sheet, whatever its size on screen. */
export const ACROSS = 1000;

/** A sheet for a rectangle so many pixels wide and high. */
export const makeSheet = (width: number, height: number): ReturnType<typeof millerSheet> =>
  millerSheet({
    width: ACROSS,
    height: Math.max(200, Math.round((ACROSS * height) / Math.max(1, width))),
    middle: MIDDLE,
  });
