/** Where pieces lie on the sheet, and which one is next to which for the arrow keys. */

export interface Spot {
  id: string;
  x: number;
  y: number;
}

const ROUNDS = 60;

/** Pushes spots apart until none is nearer than `gap` to another; each stays as close to its place as it can, and
 * `edge` away from the edges. */
export function spread(
  places: Spot[],
  gap: number,
  sheet: { width: number; height: number },
  edge = gap / 2,
): Spot[] {
  const spots = places.map((one) => ({ ...one }));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (let a = 0; a < spots.length; a++) {
      for (let b = a + 1; b < spots.length; b++) moved = part(spots[a], spots[b], gap) || moved;
    }
    for (const spot of spots) {
      spot.x = Math.min(sheet.width - edge, Math.max(edge, spot.x));
      spot.y = Math.min(sheet.height - edge, Math.max(edge, spot.y));
    }
    if (!moved) break;
  }
  return spots;
}

function part(a: Spot | undefined, b: Spot | undefined, gap: number): boolean {
  if (!a || !b) return false;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const far = Math.hypot(dx, dy);
  if (far >= gap - 1e-6) return false;
  const half = (gap - far) / 2;
  // Two at the very same place part sideways.
  const [ux, uy] = far > 1e-6 ? [dx / far, dy / far] : [1, 0];
  a.x -= ux * half;
  a.y -= uy * half;
  b.x += ux * half;
  b.y += uy * half;
  return true;
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";
const WAYS: Record<Arrow, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
export const isArrow = (key: string): key is Arrow => key in WAYS;

/** The spot one reaches with an arrow key: near, and in that direction rather than aside. Null at the edge. */
export function nextSpot(spots: Spot[], from: string, key: Arrow): string | null {
  const start = spots.find((one) => one.id === from);
  if (!start) return spots[0]?.id ?? null;
  const [wx, wy] = WAYS[key];
  let best: { id: string; cost: number } | null = null;
  for (const one of spots) {
    const [dx, dy] = [one.x - start.x, one.y - start.y];
    const ahead = dx * wx + dy * wy;
    const aside = Math.abs(dx * wy) + Math.abs(dy * wx);
    if (one.id === from || ahead <= 0 || aside > 2.5 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { id: one.id, cost };
  }
  return best?.id ?? null;
}
