/** A view of Globopolis in the shape of the board: as the generated reader has it, and what follows from that. */
import { readState, type Side as ShownSide, type State } from "../../../generated/globopolis";
import type { View } from "../../../wire";
import { readOnce } from "../../plain";
import { RESOURCES, SORTS, type Sort, type Units } from "./data";

type ShownTitle = State["titles"][string];
type ShownOffer = State["offers"][string];

/** A Territory or a Guild; a Guild has a stock, a Territory has units. The owner is p1, p2, ... or null. */
export interface Title extends Omit<ShownTitle, "agents" | "strike"> {
  id: string;
  agents: [string, number][];
  strike: boolean;
}

/** A player, or a team: everything of theirs that may be known here. Money that is hidden is null. */
export interface Side extends Omit<ShownSide, "eu" | "hostages" | "debt"> {
  eu: number | null;
  hands: Record<Sort, string[]>;
  embargoed: boolean;
  hostages: [string, number][];
  debt: [string, number][];
}

export interface Stack {
  left: number;
  under: number;
}

export interface Offer extends Omit<ShownOffer, "by"> {
  number: number;
  by: string;
}

export interface Position {
  round: number;
  turns: number;
  /** The learning stage that is played now. */
  stage: number;
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
  tradeClosed: boolean;
}

export const positionOf = readOnce(readPosition);

function readPosition(view: View): Position {
  const shown = readState(view);
  return {
    round: shown.round,
    turns: shown.turns,
    stage: shown.stage,
    active: shown.active,
    governors: Object.entries(shown.governors).map(([seat, one]) => [seat, one.field]),
    sides: shown.players.map(sideFrom),
    titles: new Map(Object.entries(shown.titles).map(([id, one]) => [id, titleFrom(id, one)])),
    supply: shown.supply,
    eds: shown.eds,
    stacks: bySort((sort) => ({
      left: shown.stacks[sort].left,
      under: shown.stacks[sort].under.length,
    })),
    offers: Object.entries(shown.offers).map(([id, one]) => ({
      ...one,
      number: Number(id),
      by: one.by ?? "",
    })),
    final: shown.final,
    sudden: shown.suddenDeath,
    winners: shown.winners,
    tradeClosed: shown.tradeClosed,
  };
}

const bySort = <T>(make: (sort: Sort) => T): Record<Sort, T> => ({
  ops: make("ops"),
  mission: make("mission"),
  influence: make("influence"),
});

const sideFrom = (shown: ShownSide): Side => ({
  ...shown,
  eu: shown.eu < 0 ? null : shown.eu,
  hands: bySort((sort) => shown[sort]),
  embargoed: shown.embargo.length > 0,
  hostages: Object.entries(shown.hostages),
  debt: Object.entries(shown.debt),
});

const titleFrom = (id: string, shown: ShownTitle): Title => ({
  ...shown,
  id,
  agents: Object.entries(shown.agents).filter(([, n]) => n > 0),
  strike: shown.strike !== null,
});

/** The side a seat plays for: team mates sit apart, so seats go round the sides. */
export function sideOf(position: Position, seat: number | null): Side | null {
  if (seat === null || position.sides.length === 0) return null;
  return position.sides[seat % position.sides.length] ?? null;
}

export const totalUnits = (units: Units): number =>
  RESOURCES.reduce((sum, kind) => sum + units[kind], 0);
export const handSize = (side: Side): number =>
  SORTS.reduce((sum, sort) => sum + side.hands[sort].length, 0);
export const agentsOn = (title: Title, side: string): number =>
  title.agents.find(([who]) => who === side)?.[1] ?? 0;
