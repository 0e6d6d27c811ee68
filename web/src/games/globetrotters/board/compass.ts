/** Arrow keys on a map: the next target in a direction. */

export interface Spot {
  id: string;
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The spot an arrow key leads to from here: near, and rather straight ahead than aside; null if there is none. */
export function towards(spots: Spot[], from: Spot, key: string): Spot | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction;
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot.id === from.id) continue;
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    // Every spot lies in one of the four quarters, so all can be reached.
    if (ahead <= 0 || aside > ahead * 1.001 + 1e-9) continue;
    const far = ahead + aside * 1.5;
    if (far < least) [best, least] = [spot, far];
  }
  return best;
}

/** The spot next to a point: where targets overlap, the one whose middle is nearest is meant. */
export function nearest(spots: Spot[], x: number, y: number): Spot | undefined {
  let [found, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const spot of spots) {
    const far = Math.hypot(spot.x - x, spot.y - y);
    if (far < least) [found, least] = [spot, far];
  }
  return found;
}

/** Half the way to the nearest other spot, so that no two targets cover each other. */
export function roomAround(spots: Spot[]): Map<string, number> {
  return new Map(
    spots.map((spot) => {
      const near = Math.min(
        ...spots
          .filter((one) => one.id !== spot.id)
          .map((one) => Math.hypot(one.x - spot.x, one.y - spot.y)),
      );
      return [spot.id, near / 2];
    }),
  );
}
