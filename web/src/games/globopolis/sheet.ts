/** The size of the sheet the board is drawn on: lying for a screen, upright for a telephone. */
import type { Sheet } from "./ring";

export interface BoardSheet extends Sheet {
  /** How large a plaque is drawn. */
  plaque: number;
}

const LYING: BoardSheet = { width: 1000, height: 700, inset: 27, depth: 62, plaque: 1 };
const UPRIGHT: BoardSheet = { width: 420, height: 600, inset: 20, depth: 46, plaque: 0.62 };

export const sheetFor = (narrow: boolean): BoardSheet => (narrow ? UPRIGHT : LYING);
