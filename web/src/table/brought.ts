/** What an act brought the player who acts, in figures: the line of the log ends with it. */
import { signed } from "../client/figures";
import { seatOf, seatWord, type Speaker } from "../client/speaker";
import type { GameClient } from "../games/contract";
import type { Arg, Fact } from "../wire";
import type { Act } from "./acts";

/** How much a fact of the ledger changes (a number, or the argument that says it), by sign, and of what. */
export interface Change {
  much: number | string;
  /** It takes away what it tells as a plain number. */
  less?: boolean;
  of: (fact: Fact, speaker: Speaker) => string;
}
/** By the key of a fact. */
export type Ledger = Record<string, Change>;

const amount = (given: Arg | undefined): number => Number(given ?? 0);

/** Such as "+4 CR, +2 Water"; empty where nothing changed hands. What the first line tells itself does not count. */
export function broughtBy(act: Act, ledger: Ledger, speaker: Speaker): string {
  if (act.seat === null || act.heading) return "";
  const who = seatWord(act.seat);
  const sums = new Map<string, number>();
  for (const { fact } of act.lines.slice(1)) {
    const change = ledger[fact.key];
    if (!change || fact.args["seat"] !== who) continue;
    const much = typeof change.much === "number" ? change.much : amount(fact.args[change.much]);
    const what = change.of(fact, speaker);
    sums.set(what, (sums.get(what) ?? 0) + (change.less ? -much : much));
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0)
    .map(([what, sum]) => `${signed(sum, speaker.lang).replace("-", "−")} ${what}`)
    .join(", ");
}

/** A sentence that ends with a sum: "Zheng takes Germany: +4 CR." */
export const withSum = (sentence: string, sum: string): string =>
  sum === "" ? sentence : `${sentence.replace(/\.$/, "")}: ${sum}.`;

/** What each turn brought its player, by the first line of its heading. */
export function sumsOf(acts: Act[], gains: GameClient["gains"]): Map<number, number> {
  const found = new Map<number, number>();
  let turn: Act | undefined;
  for (const act of gains ? acts : []) {
    if (act.heading) turn = act;
    const first = turn?.lines[0]?.number;
    if (!turn || turn.seat === null || first === undefined) continue;
    for (const { fact } of act.lines) {
      const gain = gains?.facts[fact.key];
      if (gain === undefined || seatOf(fact.args["seat"]) !== turn.seat) continue;
      const number = typeof gain === "number" ? gain : Number(fact.args[gain]);
      found.set(first, (found.get(first) ?? 0) + number);
    }
  }
  return found;
}
