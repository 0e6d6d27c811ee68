/** A view of Globopolis with types: what lies where, who has what, what is under way. */
import type { View } from "../../../wire";
import { RESOURCES, SORTS, readUnits, type Sort, type Units } from "./data";
import {
  dict,
  entries,
  list,
  maybeId,
  maybeNumber,
  number,
  readOnce,
  text,
  texts,
  type Dict,
} from "../../plain";

/** A Territory or a Guild; a Guild has a stock, a Territory has units. */
export interface Title {
  id: string;
  /** p1, p2, ... or null. */
  owner: string | null;
  agents: [string, number][];
  units: Units | null;
  level: number;
  active: number;
  strike: boolean;
  stock: number | null;
}

/** A player, or a team: everything of theirs that may be known here. Money that is hidden is null. */
export interface Side {
  id: string;
  eu: number | null;
  points: number;
  agents: number;
  reserve: number;
  captured: number;
  stock: Units;
  titles: string[];
  hands: Record<Sort, string[]>;
  known: string[];
  bonus: string[];
  cashed: string[];
  gone: boolean;
  embargoed: boolean;
  hostages: [string, number][];
  debt: [string, number][];
}

export interface Stack {
  left: number;
  under: number;
}

export interface Offer {
  number: number;
  by: string;
  parent: number;
  terms: string;
  to: string[];
  accepted: string[];
  declined: string[];
  ends: number;
}

/** A procedure under way, with its fields as they are shown. */
export type Frame = Dict & { procedure: string };

export interface Position {
  round: number;
  turns: number;
  active: string | null;
  governors: [string, string][];
  sides: Side[];
  titles: Map<string, Title>;
  supply: Units;
  eds: number;
  stacks: Record<Sort, Stack>;
  offers: Offer[];
  final: boolean;
  sudden: string[];
  winners: string[];
  frames: Frame[];
  tradeClosed: boolean;
}

const counts = (value: Parameters<typeof dict>[0]): [string, number][] =>
  Object.entries(dict(value)).map(([id, n]) => [id, number(n)]);

export const positionOf = readOnce(readPosition);

function readPosition(view: View): Position {
  const stacks = dict(view["stacks"]);
  return {
    round: number(view["round"]),
    turns: number(view["turns"]),
    active: maybeId(view["active"]),
    governors: entries(view["governors"]).map(([seat, row]) => [seat, text(row["field"])]),
    sides: entries(view["players"]).map(([id, row]) => readSide(id, row)),
    titles: new Map(entries(view["titles"]).map(([id, row]) => [id, readTitle(id, row)])),
    supply: readUnits(view["supply"]),
    eds: number(view["eds"]),
    stacks: bySort((sort) => ({
      left: number(dict(stacks[sort])["left"]),
      under: list(dict(stacks[sort])["under"]).length,
    })),
    offers: entries(view["offers"]).map(([id, row]) => readOffer(Number(id), row)),
    final: view["final"] === true,
    sudden: texts(view["sudden_death"]),
    winners: texts(view["winners"]),
    frames: list(view["under_way"]).map((one) => ({
      ...dict(one),
      procedure: text(dict(one)["procedure"]),
    })),
    tradeClosed: view["trade_closed"] === true,
  };
}

const bySort = <T>(make: (sort: Sort) => T): Record<Sort, T> => ({
  ops: make("ops"),
  mission: make("mission"),
  influence: make("influence"),
});

function readSide(id: string, row: Dict): Side {
  const eu = maybeNumber(row["eu"]);
  return {
    id,
    eu: eu === null || eu < 0 ? null : eu,
    points: number(row["points"]),
    agents: number(row["agents"]),
    reserve: number(row["reserve"]),
    captured: number(row["captured"]),
    stock: readUnits(row["stock"]),
    titles: texts(row["titles"]),
    hands: bySort((sort) => texts(row[sort])),
    known: texts(row["known"]),
    bonus: texts(row["bonus"]),
    cashed: texts(row["cashed"]),
    gone: row["gone"] === true,
    embargoed: list(row["embargo"]).length > 0,
    hostages: counts(row["hostages"]),
    debt: counts(row["debt"]),
  };
}

function readTitle(id: string, row: Dict): Title {
  return {
    id,
    owner: maybeId(row["owner"]),
    agents: counts(row["agents"]).filter(([, n]) => n > 0),
    units: "units" in row ? readUnits(row["units"]) : null,
    level: number(row["level"]),
    active: number(row["active"]),
    strike: maybeId(row["strike"]) !== null,
    stock: maybeNumber(row["stock"]),
  };
}

function readOffer(id: number, row: Dict): Offer {
  return {
    number: id,
    by: text(row["by"]),
    parent: number(row["parent"]),
    terms: text(row["terms"]),
    to: texts(row["to"]),
    accepted: texts(row["accepted"]),
    declined: texts(row["declined"]),
    ends: number(row["ends"]),
  };
}

/** The side a seat plays for: team mates sit apart, so seats go round the sides. */
export function sideOf(position: Position, seat: number | null): Side | null {
  if (seat === null || position.sides.length === 0) return null;
  return position.sides[seat % position.sides.length] ?? null;
}

export const totalUnits = (units: Units): number =>
  RESOURCES.reduce((sum, kind) => sum + units[kind], 0);
export const setsOf = (units: Units): number => Math.min(...RESOURCES.map((kind) => units[kind]));
export const handSize = (side: Side): number =>
  SORTS.reduce((sum, sort) => sum + side.hands[sort].length, 0);
export const agentsOn = (title: Title, side: string): number =>
  title.agents.find(([who]) => who === side)?.[1] ?? 0;
