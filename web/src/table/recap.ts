/** What others did since this seat last answered, act by act, and what it did to this seat. */
import { seatOf } from "../client/speaker";
import type { Touch } from "../games/contract";
import type { Mood } from "../scenes/scene";
import type { Fact } from "../wire";
import { actsOf, follows, type Act, type Stage } from "./acts";
import type { LogLine } from "./store.svelte";

/** As many of the last acts are summed up. */
const MOST = 24;
/** From this weight on an act is worth a card of its own; lighter ones only if they are about me. */
const NOTABLE = 2;

/** The acts of others after a fact, the newest last; a run of one player is one act. */
export function recapOf(
  log: LogLine[],
  mark: number,
  stage: Stage | null,
  me: number | null,
): Act[] {
  const acts: Act[] = [];
  const lines = log.filter((line) => line.number > mark);
  for (const act of actsOf(lines, stage, me)) {
    if (act.heading || act.weight < NOTABLE || (act.seat === me && me !== null)) continue;
    const last = acts.at(-1);
    if (last && follows(act, last))
      acts[acts.length - 1] = {
        ...last,
        lines: [...last.lines, ...act.lines],
        mine: last.mine || act.mine,
      };
    else acts.push(act);
  }
  return acts.slice(-MOST);
}

const ROLES = ["seat", "other", "owner"] as const;

/** Whether a fact is good or bad for a seat; null if it does not say. */
export function moodOf(
  fact: Fact,
  seat: number | null,
  touches: Record<string, Touch> | undefined,
): Mood | null {
  const touch = touches?.[fact.key];
  if (!touch || seat === null) return null;
  const role = ROLES.find((one) => touch[one] && seatOf(fact.args[one]) === seat);
  return role ? (touch[role] ?? null) : null;
}
