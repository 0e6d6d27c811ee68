/** What facts do to the Forces on the map, so that each is seen when it is told; and what a big stroke changed. */
import type { LogLine } from "../../../table/store.svelte";
import { seatOf } from "../../../client/speaker";
import type { Fact } from "../../../wire";
import type { Force, Forces } from "./position";
import type { Score } from "./score";

/** The Forces after some facts. Each fact says what stands there afterwards, so to apply one twice does no harm. */
export function afterFacts(forces: Forces, lines: LogLine[]): Forces {
  if (!lines.some((line) => line.fact.key.startsWith("force-"))) return forces;
  const made = new Map(forces);
  for (const { fact } of lines) strike(made, fact);
  return made;
}

function strike(forces: Map<string, Force>, { key, args }: Fact): void {
  const [area, seat, owner] = [
    String(args["area"] ?? ""),
    seatOf(args["seat"]),
    seatOf(args["owner"]),
  ];
  if (key === "force-removed") forces.delete(area);
  else if (key === "force-reduced" && owner !== null)
    forces.set(area, { seat: owner, full: false });
  else if (key === "force-placed" && seat !== null) forces.set(area, { seat, full: false });
  else if ((key === "force-full" || key === "force-replaced") && seat !== null)
    forces.set(area, { seat, full: true });
}

/** The areas that facts speak of, the newest last. */
export const touchedBy = (lines: LogLine[]): { area: string; number: number; key: string }[] =>
  lines.flatMap(({ number, fact }) =>
    fact.key.startsWith("force-") && typeof fact.args["area"] === "string"
      ? [{ area: fact.args["area"], number, key: fact.key }]
      : [],
  );

/** A player before and after: Full and Struggling Forces, and the VP they would score; null where that was not told. */
export interface Stroke {
  seat: number;
  before: { full: number; struggling: number; vp: number | null };
  after: { full: number; struggling: number; vp: number | null };
}

/** A map, and the scores that were told of it. */
export interface Scored {
  forces: Forces;
  scores: Score[] | null;
}

/** What became of everybody's Forces; players for whom nothing changed are left out. */
export function strokes(seats: number, before: Scored, after: Scored): Stroke[] {
  const count = ({ forces, scores }: Scored, seat: number): Stroke["before"] => {
    const own = [...forces.values()].filter((force) => force.seat === seat);
    const full = own.filter((force) => force.full).length;
    return { full, struggling: own.length - full, vp: scores?.[seat]?.vp ?? null };
  };
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    before: count(before, seat),
    after: count(after, seat),
  })).filter(({ before: a, after: b }) => a.full !== b.full || a.struggling !== b.struggling);
}

/** How many areas differ. */
export function differing(before: Forces, after: Forces): number {
  const areas = new Set([...before.keys(), ...after.keys()]);
  return [...areas].filter(
    (area) =>
      before.get(area)?.seat !== after.get(area)?.seat ||
      before.get(area)?.full !== after.get(area)?.full,
  ).length;
}
