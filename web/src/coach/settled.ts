/** What the table answers for a newcomer, as standing answers, until the newcomer can judge it. */
import type { Speaker } from "../client/speaker";

type Orders = Record<string, string>;

/** What is settled by a plan, in the words of the game. */
export const settledWords = (standing: Orders | undefined, speaker: Speaker): string[] =>
  Object.keys(standing ?? {}).flatMap((key) => speaker.maybe(`settled-${key}`) ?? []);

/** The standing answers without those a newcomer's game began with; null if none of them is left. */
export function withoutOrders(standing: Orders, orders: Orders): Orders | null {
  const left = Object.entries(standing).filter(([key, action]) => orders[key] !== action);
  return left.length === Object.keys(standing).length ? null : Object.fromEntries(left);
}
