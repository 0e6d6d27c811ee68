/** "Spend the rest for me": which of the possible points is worth most, looked at one by one. */
import type { Speaker } from "../../../client/speaker";
import type { Data } from "./edition";
import type { Force, Forces } from "./position";
import { boardScore } from "./score";

/** What a loss of somebody else is worth beside a gain of one's own. */
const OTHERS = 0.6;
/** A monopoly of a Resource gives cards in every later Game Turn. */
const RESOURCE = 3;
/** Parts of a monopoly that may still become whole, in VP. */
const PART = 0.3;

/** The answers that spend a point or strike an area. */
export const AREA_KINDS = ["build-in", "reduce", "remove", "replace", "make-full"];

/** The Forces after such an answer; null if it is none. */
export function afterAnswer(
  speaker: Speaker,
  forces: Forces,
  seat: number,
  action: string,
): Forces | null {
  const { kind, fields } = speaker.parse(action);
  if (!AREA_KINDS.includes(kind)) return null;
  const area = String(fields["area"]);
  const stands = forces.get(area);
  const made = new Map(forces);
  const put = (force: Force | null): Forces => {
    if (force) made.set(area, force);
    else made.delete(area);
    return made;
  };
  if (kind === "build-in") return put({ seat, full: stands?.seat === seat });
  if (kind === "reduce") return put(stands?.full ? { ...stands, full: false } : null);
  if (kind === "remove") return put(null);
  return put({ seat, full: true });
}

/** How good a position is for a seat: more of one's own, less of the others. */
export function judge(
  data: Data,
  forces: Forces,
  seat: number,
  vp: number[],
  fog: number[],
): number {
  const values = vp.map((_, other) => standing(data, forces, other, fog));
  const lead = Math.max(1, ...vp);
  // A loss hurts whoever is ahead a little more.
  return values.reduce(
    (sum, value, other) =>
      sum +
      (other === seat
        ? value
        : (-value * OTHERS * (0.8 + (0.2 * (vp[other] ?? 0)) / lead)) / Math.max(1, vp.length - 1)),
    0,
  );
}

function standing(data: Data, forces: Forces, seat: number, fog: number[]): number {
  const score = boardScore(data, forces, seat, fog);
  const parts = [...data.regions, ...data.resources].reduce((sum, group) => {
    const own = group.areas.filter((area) => forces.get(area)?.seat === seat).length;
    return own < group.areas.length ? sum + PART * own * own : sum;
  }, 0);
  return score.total + RESOURCE * score.resources.length + parts;
}

/** The best of these answers; null if none of them concerns an area. */
export function bestAnswer(
  speaker: Speaker,
  data: Data,
  forces: Forces,
  seat: number,
  vp: number[],
  fog: number[],
  answers: string[],
): string | null {
  let best: { action: string; value: number } | null = null;
  for (const action of answers) {
    const after = afterAnswer(speaker, forces, seat, action);
    if (!after) continue;
    const value = judge(data, after, seat, vp, fog);
    if (!best || value > best.value) best = { action, value };
  }
  return best?.action ?? null;
}
