/** Deals: what an offer says, what each party could give, and what the rules foresee of a deal. */
import type { Speaker } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict, entries, number, numbers, text, texts } from "../../plain";
import { RESOURCES, type GameData } from "./data";
import type { Offer } from "./position";

/** Stands in an offer that is open to several for whoever takes it up. */
export const ANY = "any";

export interface Leg {
  giver: string;
  taker: string;
  good: string;
  number: number;
}

export function readTerms(terms: string): Leg[] {
  if (!terms || terms === "-") return [];
  return terms.split(",").flatMap((row): Leg[] => {
    const [giver = "", taker = "", good = "", number = "0"] = row.split(":");
    return giver && good ? [{ giver, taker, good, number: Number(number) }] : [];
  });
}

const rows = (legs: Leg[]): (string | number)[][] =>
  legs.map((leg) => [leg.giver, leg.taker, leg.good, leg.number]);

export const offerAction = (
  speaker: Speaker,
  legs: Leg[],
  others: string[],
  turns: number,
): string =>
  speaker.say({
    kind: "offer",
    fields: { terms: rows(legs), others: others.map((side) => [side]), turns },
  });

export const counterAction = (
  speaker: Speaker,
  offer: number,
  legs: Leg[],
  turns: number,
): string => speaker.say({ kind: "counter", fields: { offer, terms: rows(legs), turns } });

export const acceptAction = (speaker: Speaker, offer: number, cards: string[]): string =>
  speaker.say({ kind: "accept", fields: { offer, cards: cards.map((card) => [card]) } });

/** The legs with a party in the place of whoever takes the offer up. */
export const filled = (legs: Leg[], party: string): Leg[] =>
  legs.map((leg) => ({
    ...leg,
    giver: leg.giver === ANY ? party : leg.giver,
    taker: leg.taker === ANY ? party : leg.taker,
  }));

/** Everybody who gives or gets something in an offer, as far as that is settled. */
export const partiesOf = (offer: Offer): string[] => [...new Set([offer.by, ...addressed(offer)])];

/** The parties whose word an offer waits for. */
export function addressed(offer: Offer): string[] {
  const named = readTerms(offer.terms).flatMap((leg) => [leg.giver, leg.taker]);
  return [...new Set([...named, ...offer.to])].filter((side) => side !== offer.by && side !== ANY);
}

/** Whether an offer waits for the word of a side. */
export const waitsFor = (offer: Offer, side: string): boolean =>
  addressed(offer).includes(side) &&
  !offer.accepted.includes(side) &&
  !offer.declined.includes(side);

/** Sorts of which cards must be picked by a side that accepts, and how many of each. */
export function picksOf(legs: Leg[], side: string): [string, number][] {
  return legs
    .filter((leg) => leg.giver === side && leg.good.startsWith("any-"))
    .map((leg) => [leg.good.slice(4), leg.number]);
}

// What somebody has

export type GoodGroup =
  "money" | "stock" | "titles" | "bare" | "cards" | "lands" | "guilds" | "promises";

export interface Good {
  good: string;
  group: GoodGroup;
  most: number;
}

const MONEY = ["eu", "points", "agents", "hostages"];

/** The Title that a good is, or that it comes from. */
export const titleOf = (good: string): string => good.replace(/(-bare|\/.*)$/, "");

export function groupOf(good: string, data: GameData): GoodGroup {
  const title = titleOf(good);
  const guild = data.guilds.has(title);
  if (guild || data.territories.has(title)) {
    if (good === title) return "titles";
    return good.endsWith("-bare") ? "bare" : guild ? "guilds" : "lands";
  }
  if (MONEY.includes(good)) return "money";
  if (RESOURCES.some((kind) => kind === good)) return "stock";
  return data.sortOf.has(good) || good.startsWith("any-") ? "cards" : "promises";
}

/** What a side could give, as the query `goods` says. */
export const goodsOf = (said: Plain, side: string, data: GameData): Good[] =>
  Object.entries(dict(dict(said)[side])).map(([good, most]) => ({
    good,
    group: groupOf(good, data),
    most: number(most),
  }));

/** What any of several sides could give, each good as much as the richest of them. */
export function goodsOfAny(lists: Good[][]): Good[] {
  const best = new Map<string, Good>();
  for (const one of lists.flat())
    if (one.most > (best.get(one.good)?.most ?? 0)) best.set(one.good, one);
  return [...best.values()];
}

// What comes of it

/** What a deal does to a side: before and after. Money that is hidden is null. */
export interface SideEffect {
  points: [number, number];
  eu: [number, number] | null;
  /** Colour groups that become complete, and those that are broken. */
  completes: string[];
  breaks: string[];
  /** Titles whose active levels change: before, after. */
  levels: [string, number, number][];
}

export interface Effects {
  /** Why it cannot be said now. */
  refusal: string | null;
  /** Why it could not be settled at this moment. */
  later: string | null;
  sides: Map<string, SideEffect>;
  /** What bots think of it; null where nobody may ask, or where they cannot tell. */
  prospects: Prospects | null;
}

export interface Prospects {
  /** One's own chance to win, before and after. */
  chance: [number, number];
  verdict: string;
  /** Whether a sound player in the place of each other party would agree. */
  agree: [string, boolean][];
}

function readProspects(value: Plain | undefined): Prospects | null {
  if (value === null || value === undefined) return null;
  const said = dict(value);
  return {
    chance: pair(said["chance"]),
    verdict: text(said["verdict"]),
    agree: Object.entries(dict(said["agree"])).map(([side, would]) => [side, would === true]),
  };
}

const pair = (value: Plain | undefined): [number, number] => {
  const [before = 0, after = 0] = numbers(value);
  return [before, after];
};

export function readEffects(value: Plain): Effects | null {
  if (value === null) return null;
  const said = dict(value);
  return {
    refusal: text(said["refusal"]) || null,
    later: text(said["later"]) || null,
    sides: new Map(
      entries(said["sides"]).map(([side, row]) => [
        side,
        {
          points: pair(row["points"]),
          eu: row["eu"] === null ? null : pair(row["eu"]),
          completes: texts(row["completes"]),
          breaks: texts(row["breaks"]),
          levels: Object.entries(dict(row["levels"])).map(([id, change]) => [id, ...pair(change)]),
        },
      ]),
    ),
    prospects: readProspects(said["prospects"]),
  };
}
