/** Deals: what an offer says, what each party openly has to give, and what a deal would mean for one side. */
import type { Speaker } from "../../../client/speaker";
import { RESOURCES, SORTS, type GameData, type Resource } from "./data";
import type { Offer, Position, Side } from "./position";

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

export type GoodGroup = "money" | "stock" | "titles" | "bare" | "cards" | "units";

export interface Good {
  good: string;
  group: GoodGroup;
  most: number;
}

/** What the table allows to trade beyond the usual. */
export interface TradeRules {
  points: boolean;
  agents: boolean;
  hostages: boolean;
  cards: boolean;
  /** A complete group of three brings eight points instead of six. */
  threeIsEight: boolean;
}

export function tradeRules(options: Record<string, unknown>): TradeRules {
  return {
    points: options["trade_points"] === true,
    agents:
      options["trade_agents"] === true &&
      options["agents"] !== false &&
      options["stage"] !== 1 &&
      options["stage"] !== 2,
    hostages: options["captured_agents"] === "hostage",
    cards: options["stage"] !== 1,
    threeIsEight: options["bonus_table"] === "qrc_3_is_8",
  };
}

const NO_LIMIT = 999;

/** What a side openly has, and its cards where they are known here; of hidden ones only how many of each sort. */
export function goodsOf(position: Position, side: Side, rules: TradeRules): Good[] {
  const goods: Good[] = [{ good: "eu", group: "money", most: side.eu ?? NO_LIMIT }];
  if (rules.points) goods.push({ good: "points", group: "money", most: side.points });
  if (rules.agents) goods.push({ good: "agents", group: "money", most: side.agents });
  for (const kind of RESOURCES) goods.push({ good: kind, group: "stock", most: side.stock[kind] });
  for (const id of side.titles) goods.push({ good: id, group: "titles", most: 1 });
  for (const id of side.titles)
    if (position.titles.get(id)?.units) goods.push({ good: `${id}-bare`, group: "bare", most: 1 });
  if (rules.cards) goods.push(...cardsOf(side));
  for (const id of side.titles) goods.push(...unitsOn(position, id));
  return goods.filter((one) => one.most > 0);
}

function cardsOf(side: Side): Good[] {
  return SORTS.flatMap((sort): Good[] => {
    const hand = side.hands[sort];
    const faces = [...new Set([...hand, ...side.known])].filter(
      (card) => card !== "?" && hand.includes(card),
    );
    return [
      ...faces.map((good): Good => ({ good, group: "cards", most: 1 })),
      { good: `any-${sort}`, group: "cards", most: hand.length },
    ];
  });
}

function unitsOn(position: Position, id: string): Good[] {
  const units = position.titles.get(id)?.units;
  return units
    ? RESOURCES.map((kind) => ({ good: `${id}/${kind}`, group: "units", most: units[kind] }))
    : [];
}

/** What any of several sides has, each good as much as the richest of them. */
export function goodsOfAny(lists: Good[][]): Good[] {
  const best = new Map<string, Good>();
  for (const good of lists.flat())
    if ((best.get(good.good)?.most ?? 0) < good.most) best.set(good.good, good);
  return [...best.values()];
}

// What it means

export interface Effect {
  eu: number;
  /** Direct points, and value and active levels of Titles. */
  points: number;
  units: [Resource, number][];
  gains: string[];
  losses: string[];
  cards: number;
  /** Colour groups that become complete, with their bonus. */
  groups: [string, number][];
  /** What has to be given but is openly not there. */
  lacking: Leg[];
}

export function effectOn(
  side: Side,
  legs: Leg[],
  position: Position,
  data: GameData,
  rules: TradeRules,
): Effect {
  const effect: Effect = {
    eu: 0,
    points: 0,
    units: [],
    gains: [],
    losses: [],
    cards: 0,
    groups: [],
    lacking: [],
  };
  const units = new Map<Resource, number>();
  for (const leg of legs) {
    const sign = leg.taker === side.id ? 1 : leg.giver === side.id ? -1 : 0;
    if (sign !== 0) count(effect, units, leg, sign, position, data);
    if (lacks(leg, position, rules)) effect.lacking.push(leg);
  }
  effect.units = RESOURCES.flatMap((kind): [Resource, number][] =>
    units.get(kind) ? [[kind, units.get(kind) ?? 0]] : [],
  );
  effect.groups = completed(side, effect, data, rules);
  effect.points += effect.groups.reduce((sum, [, bonus]) => sum + bonus, 0);
  return effect;
}

function count(
  effect: Effect,
  units: Map<Resource, number>,
  leg: Leg,
  sign: number,
  position: Position,
  data: GameData,
): void {
  const title = leg.good.replace(/-bare$/, "");
  const kind = RESOURCES.find((one) => leg.good === one || leg.good.endsWith(`/${one}`));
  if (leg.good === "eu") effect.eu += sign * leg.number;
  else if (leg.good === "points") effect.points += sign * leg.number;
  else if (kind) units.set(kind, (units.get(kind) ?? 0) + sign * leg.number);
  else if (position.titles.has(title))
    passes(effect, title, leg.good !== title, sign, position, data);
  else effect.cards += sign * leg.number;
}

/** A Title brings its value, and its levels where the units go along. */
function passes(
  effect: Effect,
  id: string,
  bare: boolean,
  sign: number,
  position: Position,
  data: GameData,
): void {
  const value = data.territories.get(id)?.value ?? data.guilds.get(id)?.value ?? 0;
  const levels = bare && sign > 0 ? 0 : (position.titles.get(id)?.active ?? 0);
  effect.points += sign * (value + levels * data.levelPoints);
  (sign > 0 ? effect.gains : effect.losses).push(id);
}

function completed(
  side: Side,
  effect: Effect,
  data: GameData,
  rules: TradeRules,
): [string, number][] {
  const after = new Set(
    [...side.titles, ...effect.gains].filter((id) => !effect.losses.includes(id)),
  );
  return [...data.groups.values()]
    .filter(
      (group) =>
        !side.bonus.includes(group.id) &&
        group.members.some((id) => effect.gains.includes(id)) &&
        group.members.every((id) => after.has(id)),
    )
    .map((group) => [
      group.id,
      rules.threeIsEight && group.members.length === 3
        ? 8
        : group.members.length * data.bonusFactor,
    ]);
}

function lacks(leg: Leg, position: Position, rules: TradeRules): boolean {
  const giver = position.sides.find((side) => side.id === leg.giver);
  if (!giver) return false;
  const found = goodsOf(position, giver, rules).find((one) => one.good === leg.good);
  // A hidden card may be there, for all one can see.
  if (!found)
    return (
      !giver.hands.ops.concat(giver.hands.mission, giver.hands.influence).includes("?") ||
      leg.good === "eu" ||
      position.titles.has(leg.good.replace(/(-bare|\/.*)$/, ""))
    );
  return found.most < leg.number;
}
