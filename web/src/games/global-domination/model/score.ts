/** What everybody would score if the scoring were now, line by line. */
import type { Area, Data, Group } from "./edition";
import type { Force, Forces, Player } from "./position";

export type ForceKind = "land-full" | "land-struggling" | "sea-full" | "sea-struggling";
export const FORCE_KINDS: ForceKind[] = [
  "land-full",
  "land-struggling",
  "sea-full",
  "sea-struggling",
];

export interface ForceLine {
  kind: ForceKind;
  count: number;
  vp: number;
}

export interface RegionLine {
  region: string;
  vp: number;
  /** Seats whose Fog of War takes these VP away. */
  blockedBy: number[];
}

export interface Score {
  forces: ForceLine[];
  regions: RegionLine[];
  /** Resources of which this player has a monopoly. */
  resources: string[];
  total: number;
}

export function worth(data: Data, area: Area, full: boolean): number {
  const { landFull, landStruggling, seaFull, seaStruggling } = data.scoring;
  if (area.sea) return full ? seaFull : seaStruggling;
  return full ? landFull : landStruggling;
}

const kindOf = (area: Area, force: Force): ForceKind =>
  `${area.sea ? "sea" : "land"}-${force.full ? "full" : "struggling"}`;

export const holdsAll = (forces: Forces, group: Group, seat: number): boolean =>
  group.areas.length > 0 && group.areas.every((area) => forces.get(area)?.seat === seat);

export function boardScore(data: Data, forces: Forces, seat: number, fog: number[]): Score {
  const lines = new Map<ForceKind, ForceLine>(
    FORCE_KINDS.map((kind) => [kind, { kind, count: 0, vp: 0 }]),
  );
  for (const [id, force] of forces) {
    const area = data.area.get(id);
    const line = area && force.seat === seat ? lines.get(kindOf(area, force)) : undefined;
    if (!area || !line) continue;
    line.count += 1;
    line.vp += worth(data, area, force.full);
  }
  const blockedBy = fog.filter((other) => other !== seat);
  const regions = data.regions
    .filter((region) => holdsAll(forces, region, seat))
    .map((region) => ({
      region: region.id,
      vp: blockedBy.length > 0 ? 0 : data.scoring.region,
      blockedBy,
    }));
  const total = [...lines.values(), ...regions].reduce((sum, line) => sum + line.vp, 0);
  const resources = data.resources
    .filter((one) => holdsAll(forces, one, seat))
    .map((one) => one.id);
  return { forces: [...lines.values()], regions, resources, total };
}

/** Where the Logistical marker would go. */
export function logisticsAfter(data: Data, player: Player, score: Score): number {
  const steps = score.resources.length * data.scoring.resourceSteps;
  const { min, max, start, recomputed } = data.logistics;
  const aim = recomputed ? start + steps - player.stepsPaid : player.logistics + steps;
  return Math.max(min, Math.min(max, aim));
}

/** Forces of a player without a neighbouring Force of the same player. */
export const cutOff = (data: Data, forces: Forces, seat: number): string[] =>
  [...forces]
    .filter(
      ([area, force]) =>
        force.seat === seat &&
        !(data.near.get(area) ?? []).some((near) => forces.get(near)?.seat === seat),
    )
    .map(([area]) => area);
