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
import { tidy, WORD } from "./written";

/** Numbers by good. */
export type Pile = Record<string, number>;
export type Half = "gives" | "gets";
/** From whom goods go to whom: me>any, p2>me, p2>p3. */
export type Way = `${string}>${string}`;

/** Stands in a way for the player whose tray it is. */
const ME = "me";
const GIVES: Way = `${ME}>${ANY}`;
const GETS: Way = `${ANY}>${ME}`;

export interface Bargain {
  /** With whom; nobody until one is chosen. */
  partners: string[];
  /** All partners take part in one deal; else it is open to them, and one of them takes it up. */
  together: boolean;
  piles: Record<Way, Pile>;
  /** For how many turns it stands. */
  turns: number;
  /** The offer that it answers. */
  parent: number | null;
  /** What a promise in words says, as it is typed. */
  text?: string;
}

/** What is missing before it can be offered, or how it would be offered. */
export type Ripeness = "nobody" | "empty" | "same" | "missing" | "gift" | "wish" | "ready";

export const emptyBargain = (turns: number): Bargain => ({
  partners: [],
  together: false,
  piles: {},
  turns,
  parent: null,
});

const wayFrom = (giver: string, taker: string): Way => `${giver}>${taker}`;

/** Giver and taker of a way. */
export function endsOf(way: Way): [string, string] {
  const [giver = ANY, taker = ANY] = way.split(">");
  return [giver, taker];
}

/** The ways that goods may go in each half of the tray: from the player, and from the others. */
export function waysOf({ partners, together }: Bargain, half: Half): Way[] {
  if (!together || partners.length === 0) return [half === "gives" ? GIVES : GETS];
  if (half === "gives") return partners.map((side) => wayFrom(ME, side));
  const between = partners.flatMap((giver) =>
    partners.filter((taker) => taker !== giver).map((taker) => wayFrom(giver, taker)),
  );
  return [...partners.map((side) => wayFrom(side, ME)), ...between];
}

export const pileOf = ({ piles }: Bargain, way: Way): Pile => piles[way] ?? {};

const withPile = (bargain: Bargain, way: Way, pile: Pile): Bargain => {
  const { [way]: _, ...rest } = bargain.piles;
  return {
    ...bargain,
    piles: Object.keys(pile).length > 0 ? { ...rest, [way]: pile } : rest,
  };
};

/** How much of a good its giver gives to others than the taker of a way. */
export function elsewhere({ piles }: Bargain, way: Way, good: string): number {
  const [giver] = endsOf(way);
  const title = titleOf(good);
  return Object.entries(piles)
    .filter(([other]) => other !== way && endsOf(other as Way)[0] === giver)
    .reduce(
      (sum, [, pile]) =>
        sum + (pile[good] ?? 0) + (good === title ? (pile[`${good}-bare`] ?? 0) : 0),
      0,
    );
}

/** Much of something by so much; never below nothing nor above the most there is. */
export function change(
  bargain: Bargain,
  way: Way,
  good: string,
  by: number,
  most: number,
): Bargain {
  const pile = pileOf(bargain, way);
  const number = Math.max(0, Math.min(most, (pile[good] ?? 0) + by));
  const { [good]: _, ...rest } = pile;
  // A Title goes with its units or without them, never both ways.
  const other = good.endsWith("-bare") ? titleOf(good) : `${good}-bare`;
  const { [other]: _other, ...alone } = rest;
  return withPile(bargain, way, number > 0 ? { ...alone, [good]: number } : rest);
}

/** A Title without the units that lie there, or with them again. */
export function switchUnits(bargain: Bargain, way: Way, good: string): Bargain {
  const other = good.endsWith("-bare") ? titleOf(good) : `${good}-bare`;
  const pile = Object.entries(pileOf(bargain, way)).map(([one, number]): [string, number] => [
    one === good ? other : one,
    number,
  ]);
  return withPile(bargain, way, Object.fromEntries(pile));
}

/** Other partners: what they do not have falls out, and so does what goes to or from others. */
export function withPartners(bargain: Bargain, partners: string[], theirs: Good[]): Bargain {
  const next = { ...bargain, partners };
  if (bargain.together) {
    const ways = new Set<string>([...waysOf(next, "gives"), ...waysOf(next, "gets")]);
    const kept = Object.entries(bargain.piles).filter(([way]) => ways.has(way));
    return { ...next, piles: Object.fromEntries(kept) };
  }
  const gets = Object.entries(pileOf(bargain, GETS)).flatMap(
    ([good, number]): [string, number][] => {
      const most = theirs.find((one) => one.good === good)?.most ?? 0;
      return most > 0 ? [[good, Math.min(number, most)]] : [];
    },
  );
  return withPile(next, GETS, Object.fromEntries(gets));
}

/** One deal of all partners, or again one with the first of them: what goes between that one and the player stays. */
export function withTogether(bargain: Bargain, together: boolean): Bargain {
  const [first, second] = bargain.partners;
  const from = { gives: waysOf(bargain, "gives")[0], gets: waysOf(bargain, "gets")[0] };
  const next: Bargain = {
    ...bargain,
    together,
    partners: together || first === undefined ? bargain.partners : [first],
    piles: {},
  };
  // What was asked of anybody is not yet anybody's.
  const halves: Half[] = together && second !== undefined ? ["gives"] : ["gives", "gets"];
  return halves.reduce((made, half) => {
    const [old, way] = [from[half], waysOf(next, half)[0]];
    return old && way ? withPile(made, way, pileOf(bargain, old)) : made;
  }, next);
}

export function ripeness(bargain: Bargain): Ripeness {
  const { partners, together } = bargain;
  const legs = legsOf(bargain, ME);
  if (legs.length === 0) return "empty";
  if (partners.length === 0) return "nobody";
  const takesPart = (side: string): boolean =>
    legs.some((leg) => leg.giver === side || leg.taker === side);
  if (together && ![ME, ...partners].every(takesPart)) return "missing";
  const said = (some: Leg[]): string =>
    JSON.stringify(some.map((leg) => `${leg.good} ${leg.number}`).sort());
  const mine = legs.filter((leg) => leg.giver === ME);
  const theirs = legs.filter((leg) => leg.taker === ME);
  if (partners.length + Number(!together) < 3 && said(mine) === said(theirs)) return "same";
  if (theirs.length === 0) return "gift";
  return mine.length === 0 ? "wish" : "ready";
}

export function legsOf({ partners, together, piles }: Bargain, me: string): Leg[] {
  const partner = !together && partners.length === 1 ? (partners[0] ?? ANY) : ANY;
  const sideOf = (end: string): string => (end === ME ? me : end === ANY ? partner : end);
  const first = (way: string): number => (endsOf(way as Way)[0] === ME ? 0 : 1);
  return Object.entries(piles)
    .sort(([a], [b]) => first(a) - first(b))
    .flatMap(([way, pile]) => {
      const [giver, taker] = endsOf(way as Way).map(sideOf) as [string, string];
      return Object.entries(pile).map(([good, number]) => ({ giver, taker, good, number }));
    });
}

/** Whether something is promised in words. */
export const inWords = ({ piles }: Bargain): boolean =>
  Object.values(piles).some((pile) => (pile[WORD] ?? 0) > 0);

export function bargainAction(speaker: Speaker, bargain: Bargain, me: string): string {
  const { partners, together, parent, turns, text = "" } = bargain;
  const legs = legsOf(bargain, me);
  const action =
    parent === null
      ? offerAction(speaker, legs, !together && partners.length > 1 ? partners : [], turns)
      : counterAction(speaker, parent, legs, turns);
  return inWords(bargain) && tidy(text) ? `${action} ${JSON.stringify(tidy(text))}` : action;
}

/** The bargain that an offer to me is; `text` is what its promise in words says. */
export function bargainOf(offer: Offer, me: string, turns: number, text = ""): Bargain {
  const legs = filled(readTerms(offer.terms), me);
  const named = [offer.by, ...legs.flatMap((leg) => [leg.giver, leg.taker])];
  const partners = [...new Set(named)].filter((side) => side !== me);
  const together = partners.length > 1;
  const end = (side: string): string => (side === me ? ME : together ? side : ANY);
  return legs.reduce(
    (made, leg) =>
      change(made, wayFrom(end(leg.giver), end(leg.taker)), leg.good, leg.number, leg.number),
    { partners, together, piles: {}, turns, parent: offer.number, text } as Bargain,
  );
}
