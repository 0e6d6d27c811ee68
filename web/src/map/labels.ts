/** Finds room for names on a map: around each place, without covering another name or a place. */

export interface LabelWish {
  id: string;
  text: string;
  /** The place, in coordinates of the map. */
  x: number;
  y: number;
  /** How far from the place the text begins. */
  gap?: number;
  size?: number;
  /** The larger, the sooner it finds room. */
  weight?: number;
  /** Shown even where there is no room. */
  always?: boolean;
  /** How far a piece that stands there reaches above it; also its own name keeps clear of that. */
  tall?: number;
  /** Rather lies over the sign of a place that is not pressing than stays away. */
  pressing?: boolean;
}

export interface Label extends LabelWish {
  /** Where the text is anchored, in coordinates of the map. */
  at: { x: number; y: number; anchor: "start" | "middle" | "end" };
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of the map: the sheet, or what is seen of it. */
export interface Part {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

const LETTER = 0.56;
/** So much is left free beside a name at an edge, in heights of it. */
const SPARE = 0.6;
const NONE: ReadonlySet<Box> = new Set();

/** Labels that fit at a zoom of `k`: text keeps its size on screen, so more of it fits the further one zooms in. With
 * `sheet` none reaches over its edge; with `seen` none reaches over the edge of that, unless it is pressing
 * and has no other room. `kept` stays free. */
export function placeLabels(
  wishes: LabelWish[],
  k = 1,
  sheet: Part | null = null,
  seen: Part | null = null,
  kept: Part[] = [],
): Label[] {
  const taken: Box[] = wishes.map((one) => boxAround(one.x, one.y, (one.gap ?? 6) / k));
  taken.push(...kept.map(edges));
  const signs = new Set(taken.filter((_, at) => wishes[at] && !wishes[at].pressing));
  const pieces = wishes.flatMap(({ x, y, tall }): Box[] => (tall ? [pieceAt(x, y, tall / k)] : []));
  const placed: Label[] = [];
  const order = wishes
    .map((wish, at) => ({ wish, own: taken[at] }))
    .sort((a, b) => (b.wish.weight ?? 0) - (a.wish.weight ?? 0));
  for (const { wish, own } of order) {
    const onSheet = choices(wish, k).filter(({ box }) => sheet === null || inside(box, sheet));
    const whole = onSheet.filter(({ box }) => wholly(box, wish, seen));
    const possible = whole.length === 0 && wish.pressing ? onSheet : whole;
    const free = (box: Box, over: ReadonlySet<Box>): boolean =>
      !taken.some((other) => other !== own && !over.has(other) && overlap(box, other)) &&
      !pieces.some((piece) => overlap(box, piece));
    const found =
      possible.find(({ box }) => free(box, NONE)) ??
      (wish.pressing ? possible.find(({ box }) => free(box, signs)) : undefined);
    const chosen = found ?? (wish.always ? (possible[0] ?? choices(wish, k)[0]) : undefined);
    if (!chosen) continue;
    taken.push(chosen.box);
    placed.push({ ...wish, at: chosen.at });
  }
  return placed;
}

function choices(wish: LabelWish, k: number): { at: Label["at"]; box: Box }[] {
  const [gap, size] = [(wish.gap ?? 6) / k, (wish.size ?? 11) / k];
  const width = wish.text.length * size * LETTER;
  const { x, y } = wish;
  return [
    { at: { x: x + gap, y: y + size * 0.35, anchor: "start" as const }, left: x + gap },
    { at: { x: x - gap, y: y + size * 0.35, anchor: "end" as const }, left: x - gap - width },
    { at: { x, y: y - gap, anchor: "middle" as const }, left: x - width / 2 },
    { at: { x, y: y + gap + size * 0.8, anchor: "middle" as const }, left: x - width / 2 },
    { at: { x: x + gap * 0.7, y: y - gap * 0.7, anchor: "start" as const }, left: x + gap * 0.7 },
    {
      at: { x: x - gap * 0.7, y: y + gap + size * 0.6, anchor: "end" as const },
      left: x - gap * 0.7 - width,
    },
  ].map(({ at, left }) => ({
    at,
    box: { left, right: left + width, top: at.y - size * 0.85, bottom: at.y + size * 0.25 },
  }));
}

const boxAround = (x: number, y: number, half: number): Box => ({
  left: x - half * 0.7,
  right: x + half * 0.7,
  top: y - half * 0.7,
  bottom: y + half * 0.7,
});

const pieceAt = (x: number, y: number, high: number): Box => ({
  left: x - high * 0.4,
  right: x + high * 0.4,
  top: y - high,
  bottom: y,
});

const edges = ({ x = 0, y = 0, width, height }: Part): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
});

function inside(box: Box, part: Part): boolean {
  const { left, top, right, bottom } = edges(part);
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
}

/** Whether a name lies inside what is seen, as its place does, or outside. */
export function wholly(box: Box, { x, y }: { x: number; y: number }, seen: Part | null): boolean {
  if (!seen) return true;
  const there = inside({ left: x, right: x, top: y, bottom: y }, seen);
  // Some names are wider than supposed.
  const more = SPARE * (box.bottom - box.top);
  const wide = { ...box, left: box.left - more, right: box.right + more };
  return there ? inside(wide, seen) : !overlap(wide, edges(seen));
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
