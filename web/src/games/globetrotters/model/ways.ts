/** Ways over land: how far places are apart, and which way a piece goes. */
import type { Atlas } from "./atlas";

/** Every place that can be reached overland within so many steps, with how many it takes. */
export function stepsFrom(atlas: Atlas, start: string, most = Infinity): Map<string, number> {
  const steps = new Map([[start, 0]]);
  const queue = [start];
  for (const place of queue) {
    const far = (steps.get(place) ?? 0) + 1;
    if (far > most) break;
    for (const next of atlas.near.get(place) ?? []) {
      if (steps.has(next)) continue;
      steps.set(next, far);
      queue.push(next);
    }
  }
  return steps;
}

/** The places of a shortest way overland, both ends included; null if there is none. */
export function wayOverland(atlas: Atlas, from: string, to: string): string[] | null {
  const before = new Map<string, string | null>([[from, null]]);
  const queue = [from];
  for (const place of queue) {
    if (place === to) break;
    for (const next of atlas.near.get(place) ?? []) {
      if (before.has(next)) continue;
      before.set(next, place);
      queue.push(next);
    }
  }
  if (!before.has(to)) return null;
  const way: string[] = [];
  for (let place: string | null = to; place !== null; place = before.get(place) ?? null)
    way.push(place);
  return way.reverse();
}

/** The other end of a water route. */
export function otherEnd(atlas: Atlas, cruise: string, from: string | null): string | null {
  const route = atlas.water.find((one) => one.cruise === cruise);
  if (!route) return null;
  return route.ends[0] === from ? route.ends[1] : route.ends[0];
}
