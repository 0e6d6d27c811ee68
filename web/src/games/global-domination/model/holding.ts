/** Who is nearest to a monopoly of a Region or a Resource. */
import type { Group } from "./edition";
import type { Forces } from "./position";

/** The player with most of these areas, and how many are lacking; null if nobody has any, or several have as many. */
export function nearest(group: Group, forces: Forces): { seat: number; lacks: number } | null {
  const counts = new Map<number, number>();
  for (const area of group.areas) {
    const seat = forces.get(area)?.seat;
    if (seat !== undefined) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] === second?.[1]) return null;
  return { seat: first[0], lacks: group.areas.length - first[1] };
}
