/** What the map turns to: what can be chosen, the neighbourhood of a place, or the whole world. */
import { boxOf, type Box } from "./camera";
import type { Spot } from "./compass";

export interface Gaze {
  box: Box;
  /** Around it, in units of the sheet, and how near one may come. */
  margin: number;
  closest: number;
}

/** A window that is narrower cannot show the world and what can be chosen on it at once. */
const NARROW = 480;
const NEARBY = 260;
/** The zoom buttons lie over the upper edge of a small map: so much of what is looked at is added above it. */
const BUTTONS = 0.2;

export const isSmall = (width: number): boolean => width < NARROW;

/** How many steps away something may be to be looked at. */
export const sight = (width: number): number => (isSmall(width) ? 5 : 6);

const above = (box: Box, share: number): Box => ({
  ...box,
  y: box.y - box.height * share,
  height: box.height * (1 + share),
});

export const around = (spot: Spot): Gaze => ({
  box: { x: spot.x - 170, y: spot.y - 150, width: 340, height: 300 },
  margin: 0,
  closest: 3.4,
});

/** Where to look for a choice between goals, and at what the next roll may reach; null for the whole world. */
export function gazeAt(
  goals: Spot[],
  reachable: Spot[],
  here: Spot | undefined,
  width: number,
  sheetWidth: number,
): Gaze | null {
  const small = isSmall(width);
  const wide = (box: Box | null): boolean =>
    box !== null && box.width >= sheetWidth * (small ? 0.45 : 0.72);
  const choices = [...goals, ...reachable];
  const all = choices.length > 0 ? boxOf([...choices, ...(here ? [here] : [])]) : null;
  // On a small screen the whole world would be too small to choose from: show the neighbourhood, the rest is a swipe away.
  const near = (spot: Spot): boolean =>
    here !== undefined && Math.hypot(spot.x - here.x, spot.y - here.y) < NEARBY;
  const box = wide(all) && small && here ? boxOf([here, ...reachable, ...goals.filter(near)]) : all;
  if (box && !wide(box))
    return {
      box: small ? above(box, BUTTONS) : box,
      margin: small ? 25 : 40,
      closest: small ? 3.4 : 3.5,
    };
  return here && small ? around(here) : null;
}
