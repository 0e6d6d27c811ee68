/** A stroke that runs over the whole map: a wave from where its player is, and what it hits changes in its wake. */
import type { Forces } from "../model/position";
import type { Spot } from "./layout";

/** Milliseconds for the whole map, however many it hits. */
const CROSSES = 1200;
/** The part of its act that it may take. */
const SHARE = 0.7;

export interface Front {
  /** The fact it comes from. */
  number: number;
  kind: string;
  x: number;
  y: number;
  /** How far it goes. */
  reach: number;
  millis: number;
}

export interface Stroke {
  number: number;
  kind: string;
  seat: number | null;
  /** How long its act is shown. */
  during: number;
}

export class Wave {
  front = $state.raw<Front | null>(null);
  /** What has not been reached yet stands as before. */
  private ahead = $state.raw<ReadonlySet<string>>(new Set());
  private before: Forces = new Map();
  private timers: ReturnType<typeof setTimeout>[] = [];

  /** What is seen while the wave runs over what stands. */
  over(forces: Forces): Forces {
    if (this.ahead.size === 0) return forces;
    const seen = new Map(forces);
    for (const area of this.ahead) {
      const force = this.before.get(area);
      if (force) seen.set(area, force);
      else seen.delete(area);
    }
    return seen;
  }

  begin(stroke: Stroke, before: Forces, spots: Spot[], width: number, height: number): void {
    this.stop();
    const own = spots.filter((spot) => before.get(spot.id)?.seat === stroke.seat);
    const from = middleOf(own.length > 0 ? own : spots) ?? { x: width / 2, y: height / 2 };
    const far = (spot: { x: number; y: number }): number =>
      Math.hypot(spot.x - from.x, spot.y - from.y);
    const reach = Math.max(...[0, width].flatMap((x) => [0, height].map((y) => far({ x, y }))));
    const millis = Math.min(CROSSES, SHARE * stroke.during);
    this.before = before;
    this.ahead = new Set(spots.map((spot) => spot.id));
    this.front = { number: stroke.number, kind: stroke.kind, ...from, reach, millis };
    const order = [...spots].sort((a, b) => far(a) - far(b));
    // A few at a time: the map is drawn anew for each.
    for (let at = 0; at < order.length; at += 2) {
      const passed = order.slice(at, at + 2);
      const when = (millis * far(passed.at(-1) ?? from)) / reach;
      this.timers.push(setTimeout(() => this.pass(passed), when));
    }
    this.timers.push(setTimeout(() => (this.front = null), millis + 400));
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
    this.ahead = new Set();
    this.front = null;
  }

  private pass(spots: Spot[]): void {
    this.ahead = new Set([...this.ahead].filter((area) => !spots.some((spot) => spot.id === area)));
  }
}

function middleOf(spots: Spot[]): { x: number; y: number } | null {
  if (spots.length === 0) return null;
  const sum = (of: (spot: Spot) => number): number =>
    spots.reduce((all, spot) => all + of(spot), 0) / spots.length;
  return { x: sum((spot) => spot.x), y: sum((spot) => spot.y) };
}
