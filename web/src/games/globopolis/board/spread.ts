/** Moves plaques on a map apart until none covers another, each as near to its place as there is room. */

export interface Plaque {
  id: string;
  /** Where it belongs. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Spread extends Plaque {
  /** Where its middle is drawn. */
  px: number;
  py: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROUNDS = 160;
const PULL = 0.04;
/** Places that lie almost diagonally to each other go whichever way is shorter. */
const CLEAR = 0.08;

export function spread(plaques: Plaque[], bounds: Bounds, gap = 1.5): Spread[] {
  const placed: Spread[] = plaques.map((one) => ({ ...one, px: one.x, py: one.y }));
  for (let round = 0; round < ROUNDS; round++) {
    const moved = push(placed, gap);
    for (const one of placed) keepIn(one, bounds);
    if (!moved) break;
    // Home again a little, but less and less, so that it settles.
    const pull = PULL * (1 - round / ROUNDS);
    for (const one of placed) {
      one.px += (one.x - one.px) * pull;
      one.py += (one.y - one.py) * pull;
    }
  }
  return placed;
}

function push(placed: Spread[], gap: number): boolean {
  let moved = false;
  for (const [at, a] of placed.entries()) {
    for (let next = at + 1; next < placed.length; next++) {
      const b = placed[next];
      if (!b) continue;
      const dx = b.px - a.px;
      const dy = b.py - a.py;
      const overX = (a.width + b.width) / 2 + gap - Math.abs(dx);
      const overY = (a.height + b.height) / 2 + gap - Math.abs(dy);
      if (overX <= 0.01 || overY <= 0.01) continue;
      moved = true;
      const [right, down] = [side(dx, b.x - a.x, at), side(dy, b.y - a.y, at)];
      if (sideways(a, b, overX, overY)) {
        a.px -= (right * overX) / 2;
        b.px += (right * overX) / 2;
      } else {
        a.py -= (down * overY) / 2;
        b.py += (down * overY) / 2;
      }
    }
  }
  return moved;
}

/** Which way the second lies from the first: as their places do, if these differ at all. */
const side = (now: number, home: number, at: number): number =>
  Math.sign(Math.abs(home) > 0.5 ? home : now) || (at % 2 ? 1 : -1);

/** Neighbours are moved apart the way they lie to each other, so that north stays north; the shorter way otherwise. */
function sideways(a: Spread, b: Spread, overX: number, overY: number): boolean {
  const [across, down] = [
    Math.abs(b.x - a.x) / (a.width + b.width),
    Math.abs(b.y - a.y) / (a.height + b.height),
  ];
  if (Math.abs(across - down) < CLEAR) return overX < overY;
  return across > down;
}

function keepIn(one: Spread, bounds: Bounds): void {
  one.px = Math.min(bounds.right - one.width / 2, Math.max(bounds.left + one.width / 2, one.px));
  one.py = Math.min(bounds.bottom - one.height / 2, Math.max(bounds.top + one.height / 2, one.py));
}
