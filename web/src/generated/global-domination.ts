// Generated from the schemas of the games by `npm run types`. Do not edit.
import { flag, list, maybeId, number, perSeat, procedure, table, text, texts, type Dict } from "../games/plain";

/** A procedure under way, with its fields as they are shown. */
export type Procedure =
  | { procedure: "BioWeapons"; at: string; hit: string[]; made: number; opening: boolean; pair: number; seat: string; serial: number; times: number; }
  | { procedure: "ChoosePlayer"; effect: "none" | "vp_per_resource_area" | "vp_per_region_full_land" | "mixed_points" | "build_and_reduce" | "builds" | "make_full" | "struggle_player" | "reductions_per_full" | "bio_chain" | "fog" | "remove_one_per_region" | "surrender" | "insurgents" | "megastorm" | "out_of_supply" | "remove_all_struggling" | "struggle_all"; seat: string; serial: number; times: number; }
  | { procedure: "DrawPhase"; kept: number; left: number; number: number; seat: string; serial: number; times: number; }
  | { procedure: "GameTurn"; at: string; drawn: number; had_turn: string[]; serial: number; step: number; times: number; }
  | { procedure: "GlobalDisruption"; made: number; region: string; seat: string; serial: number; times: number; }
  | { procedure: "GlobalDomination"; serial: number; step: number; times: number; }
  | { procedure: "Insurgents"; count: number; made: number; seat: string; serial: number; times: number; }
  | { procedure: "Megastorm"; made: number; owed: number[]; owner: string; seat: string; serial: number; times: number; }
  | { procedure: "PlayerTurn"; ending: boolean; purchases: number; seat: string; serial: number; times: number; uses: number; window: "none" | "now" | "at-end-of-turn"; }
  | { procedure: "Purchase"; card: string; earlier: number; seat: string; serial: number; step: number; times: number; two: boolean; }
  | { procedure: "ReactionWindow"; absent: string; answers: (string | null)[]; moment: "in-turn" | "between-turns" | "scoring"; opened: boolean; seats: string[]; serial: number; start: string; step: number; times: number; }
  | { procedure: "Scoring"; serial: number; step: number; times: number; }
  | { procedure: "SpendPoints"; builds: number; clauses: string; cleared: string[]; either: number; reductions: number; seat: string; serial: number; spent: number; times: number; touched: string[]; where: string; }
  | { procedure: "SupplyDepots"; made: number; seat: string; serial: number; times: number; }
  | { procedure: "Surrender"; made: number; regions: string[]; seat: string; serial: number; times: number; }
  | { procedure: "UseCard"; card: string; seat: string; serial: number; step: number; times: number; use: "build" | "attack" | "text"; };

export interface Player {
  id: string;
  seat: number;
  vp: number;
  vpSquare: number;
  vpLap: number;
  logistics: number;
  stepsPaid: number;
  passed: boolean;
  hand: string[];
  known: string[];
  deck: string[];
  deckSize: number;
  discard: string[];
  askMe: string;
}

export function readPlayer(one: Dict, id: string, seat: number): Player {
  return {
    id,
    seat,
    vp: number(one["vp"]),
    vpSquare: number(one["vp_square"]),
    vpLap: number(one["vp_lap"]),
    logistics: number(one["logistics"]),
    stepsPaid: number(one["steps_paid"]),
    passed: flag(one["passed"]),
    hand: texts(one["hand"]),
    known: texts(one["known"]),
    deck: texts(one["deck"]),
    deckSize: number(one["deck_size"]),
    discard: texts(one["discard"]),
    askMe: text(one["ask_me"]),
  };
}

export interface State {
  turn: number;
  turns: number;
  firstPlayer: string | null;
  areas: Record<string, string>;
  market: Record<string, number>;
  fog: string[];
  players: Player[];
  underWay: Procedure[];
  over: boolean;
}

export function readState(one: Dict): State {
  return {
    turn: number(one["turn"]),
    turns: number(one["turns"]),
    firstPlayer: maybeId(one["first_player"]),
    areas: table(one["areas"], (one) => text(one)),
    market: table(one["market"], (one) => number(one)),
    fog: texts(one["fog"]),
    players: perSeat(one["players"], readPlayer),
    underWay: list(one["under_way"]).map((one) => procedure(one)),
    over: flag(one["over"]),
  };
}
