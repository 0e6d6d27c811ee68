// Generated from the schemas of the games by `npm run types`. Do not edit.
import { flag, list, maybeId, number, perSeat, procedure, table, text, texts, type Dict, type Procedure } from "../games/plain";

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
