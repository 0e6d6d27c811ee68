/** What bots say about deals: one sentence by reason and manner, the same on every screen, and not the same again soon. */
import { seatOf } from "../../../client/speaker";
import { numberOf } from "../../../scenes/views";
import type { LogLine } from "../../../table/store.svelte";
import { waysToSay } from "./words";

/** A sentence is not said again within so many turns. */
const PAUSE = 6;

export interface Saying {
  /** Number of the fact that it goes with. */
  number: number;
  seat: number;
  offer: number;
  /** A key of the catalogue; null where everything was said lately. */
  key: string | null;
}

/** Facts that tell of a new offer. */
export const OPENERS = ["offer-made", "offer-countered"];

/** What bots have said in a log, in order. `manners` are those of the seats, first the one that comes first; null where
 * no bot sits. */
export function sayingsIn(log: LogLine[], table: string, manners: (string[] | null)[]): Saying[] {
  const said: Saying[] = [];
  const when = new Map<string, number>();
  let turn = 0;
  log.forEach((line, at) => {
    if (line.fact.key === "turn-begins") turn++;
    const seat = seatOf(line.fact.args["seat"]);
    const occasion = occasionOf(log, at);
    const manner = seat === null ? null : (manners[seat] ?? null);
    if (seat === null || occasion === null || manner === null) return;
    const offer = Number(line.fact.args["offer"] ?? 0);
    const number = numberOf(`${table} ${offer} ${seat}`);
    const key =
      [...manner.map((one) => `say-${occasion}-${one}`), `say-${occasion}`]
        .flatMap((one) => turned(waysToSay(one), number))
        .find((one) => turn - (when.get(one) ?? -PAUSE) >= PAUSE) ?? null;
    if (key !== null) when.set(key, turn);
    said.push({ number: line.number, seat, offer, key });
  });
  return said;
}

/** Ways to say something, beginning with the one of a number. */
const turned = (ways: string[], number: number): string[] => {
  const first = number % Math.max(1, ways.length);
  return [...ways.slice(first), ...ways.slice(0, first)];
};

/** Why somebody speaks: a reason to decline, thanks, or what an offer is for. */
function occasionOf(log: LogLine[], at: number): string | null {
  const { key = "", args = {} } = log[at]?.fact ?? {};
  if (key === "offer-declined") return String(args["reason"]);
  if (key === "offer-accepted") return "thanks";
  if (!OPENERS.includes(key)) return null;
  const rest = log.slice(at + 1);
  const end = rest.findIndex((line) => line.fact.key !== "offer-leg");
  const legs = end < 0 ? rest : rest.slice(0, end);
  const goods = (gives: boolean): string[] =>
    legs
      .filter((leg) => (leg.fact.args["seat"] === args["seat"]) === gives)
      .map((leg) => String(leg.fact.args["good"]))
      .filter((good) => good !== "eu");
  if (key === "offer-countered") return "why-counter";
  if (goods(true).length > 0 && goods(false).length > 0) return "why-swap";
  return goods(true).length > 0 ? "why-sell" : "why-buy";
}
