/** How quickly players are counted, one after the other: on the board and in the list at once. */

const SLOWEST = 700;
/** How long the last one is counted. */
export const COUNTED = 600;
/** The part of its time after which everything is counted: the rest is for reading. */
const TOLD = 0.7;

/** Milliseconds for each of so many. */
export const eachOf = (many: number, during: number): number =>
  Math.min(SLOWEST, Math.max(0, TOLD * during - COUNTED) / Math.max(1, many - 1));
