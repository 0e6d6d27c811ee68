/** A deal as it is put together in the trade tray. */
import type { Speaker } from "../../../client/speaker";
import type { Offer } from "./position";
import {
  ANY,
  counterAction,
  filled,
  offerAction,
  readTerms,
  titleOf,
  type Good,
  type Leg,
} from "./terms";

/** Numbers by good. */
export type Pile = Record<string, number>;
export type Half = "gives" | "gets";

export interface Bargain {
  /** With whom; several if it is open to them; nobody until one is chosen. */
  partners: string[];
  gives: Pile;
  gets: Pile;
  /** For how many turns it stands. */
  turns: number;
  /** The offer that it answers. */
  parent: number | null;
}

/** What is missing before it can be offered, or how it would be offered. */
export type Ripeness = "nobody" | "empty" | "same" | "gift" | "wish" | "ready";

export const emptyBargain = (turns: number): Bargain => ({
  partners: [],
  gives: {},
  gets: {},
  turns,
  parent: null,
});

/** Much of something by so much; never below nothing nor above the most there is. */
export function change(
  bargain: Bargain,
  half: Half,
  good: string,
  by: number,
  most: number,
): Bargain {
  const number = Math.max(0, Math.min(most, (bargain[half][good] ?? 0) + by));
  const { [good]: _, ...rest } = bargain[half];
  // A Title goes with its units or without them, never both ways.
  const other = good.endsWith("-bare") ? titleOf(good) : `${good}-bare`;
  const { [other]: _other, ...alone } = rest;
  return { ...bargain, [half]: number > 0 ? { ...alone, [good]: number } : rest };
}

/** A Title without the units that lie there, or with them again. */
export function switchUnits(bargain: Bargain, half: Half, good: string): Bargain {
  const other = good.endsWith("-bare") ? titleOf(good) : `${good}-bare`;
  const pile = Object.entries(bargain[half]).map(([one, number]): [string, number] => [
    one === good ? other : one,
    number,
  ]);
  return { ...bargain, [half]: Object.fromEntries(pile) };
}

/** Other partners: what they do not have falls out. */
export function withPartners(bargain: Bargain, partners: string[], theirs: Good[]): Bargain {
  const gets = Object.entries(bargain.gets).flatMap(([good, number]): [string, number][] => {
    const most = theirs.find((one) => one.good === good)?.most ?? 0;
    return most > 0 ? [[good, Math.min(number, most)]] : [];
  });
  return { ...bargain, partners, gets: Object.fromEntries(gets) };
}

export function ripeness({ partners, gives, gets }: Bargain): Ripeness {
  const [mine, theirs] = [JSON.stringify(sorted(gives)), JSON.stringify(sorted(gets))];
  if (mine === "[]" && theirs === "[]") return "empty";
  if (partners.length === 0) return "nobody";
  if (mine === theirs) return "same";
  if (theirs === "[]") return "gift";
  return mine === "[]" ? "wish" : "ready";
}

const sorted = (pile: Pile): [string, number][] =>
  Object.entries(pile).sort(([a], [b]) => (a < b ? -1 : 1));

export function legsOf({ partners, gives, gets }: Bargain, me: string): Leg[] {
  const partner = partners.length === 1 ? (partners[0] ?? ANY) : ANY;
  const legs = (pile: Pile, giver: string, taker: string): Leg[] =>
    Object.entries(pile).map(([good, number]) => ({ giver, taker, good, number }));
  return [...legs(gives, me, partner), ...legs(gets, partner, me)];
}

export function bargainAction(speaker: Speaker, bargain: Bargain, me: string): string {
  const { partners, parent, turns } = bargain;
  const legs = legsOf(bargain, me);
  return parent === null
    ? offerAction(speaker, legs, partners.length > 1 ? partners : [], turns)
    : counterAction(speaker, parent, legs, turns);
}

/** The bargain that an offer to me is; null if more than two take part in it. */
export function bargainOf(offer: Offer, me: string, turns: number): Bargain | null {
  const legs = filled(readTerms(offer.terms), me);
  const between = legs.every((leg) =>
    [leg.giver, leg.taker].every((side) => side === me || side === offer.by),
  );
  if (!between) return null;
  const pile = (giver: string): Pile =>
    Object.fromEntries(
      legs.filter((leg) => leg.giver === giver).map((leg) => [leg.good, leg.number]),
    );
  return {
    partners: [offer.by],
    gives: pile(me),
    gets: pile(offer.by),
    turns,
    parent: offer.number,
  };
}
