// Generated from the schemas of the games by `npm run types`. Do not edit.
import { flag, list, maybeId, number, numbers, perSeat, procedure, row, text, texts, type Dict } from "../games/plain";

/** A procedure under way, with its fields as they are shown. */
export type Procedure =
  | { procedure: "Adventure"; at: number; card: number; over: boolean; place: string; seat: string; serial: number; step: number; times: number; }
  | { procedure: "AfterTurn"; bought: boolean; seat: string; serial: number; times: number; }
  | { procedure: "Arrival"; by: "start" | "travel" | "adventure" | "bonus" | "switch" | "others"; place: string; seat: string; serial: number; step: number; times: number; }
  | { procedure: "Buying"; asked: boolean; number: number; seat: string; serial: number; times: number; }
  | { procedure: "ChallengeForKey"; holder: string; key: string; pips: number[]; rounds: number; seat: string; serial: number; step: number; times: number; }
  | { procedure: "Collect"; place: string; seat: string; serial: number; step: number; times: number; }
  | { procedure: "GiveTickets"; given: number; number: number; seat: string; serial: number; step: number; times: number; }
  | { procedure: "Globetrotters"; dealt: number; pips: number[]; seat: string; serial: number; step: number; times: number; totals: number[]; }
  | { procedure: "JackpotTry"; pips: number[]; rolls: number; seat: string; serial: number; step: number; times: number; }
  | { procedure: "MayRefund"; seat: string; serial: number; times: number; }
  | { procedure: "MoveOn"; chooser: string; leaving: string; moved: string[]; rejected: number; seat: string; serial: number; step: number; ticket: string; times: number; }
  | { procedure: "OverlandTrip"; roll: number; seat: string; serial: number; step: number; times: number; }
  | { procedure: "Payment"; amount: number; clauses: string; seat: string; serial: number; times: number; to: string; }
  | { procedure: "PlayerTurn"; bought: boolean; seat: string; serial: number; step: number; times: number; travelled: boolean; }
  | { procedure: "PutUnder"; known: string[][]; serial: number; tickets: string[]; times: number; }
  | { procedure: "TakeTickets"; clauses: string; number: number; seat: string; serial: number; taken: number; times: number; }
  | { procedure: "TravelBonus"; seat: string; serial: number; step: number; times: number; world: boolean; };

export interface Traveller {
  id: string;
  seat: number;
  cash: number;
  specials: number;
  turns: number;
  loseTurn: boolean;
  pending: boolean;
  challenger: boolean;
  gamble: boolean;
  mustTravel: boolean;
  lastByDeportation: boolean;
  place: string | null;
  home: string | null;
  previous: string | null;
  course: string | null;
  deportedFrom: string | null;
  homeTicket: string | null;
  adventure: string;
  tickets: string[];
  keys: string[];
  memories: string[];
  specialsPlaced: string[];
  dues: number[][];
  debts: number[][];
  wrongTurn: boolean;
}

export function readTraveller(one: Dict, id: string, seat: number): Traveller {
  return {
    id,
    seat,
    cash: number(one["cash"]),
    specials: number(one["specials"]),
    turns: number(one["turns"]),
    loseTurn: flag(one["lose_turn"]),
    pending: flag(one["pending"]),
    challenger: flag(one["challenger"]),
    gamble: flag(one["gamble"]),
    mustTravel: flag(one["must_travel"]),
    lastByDeportation: flag(one["last_by_deportation"]),
    place: maybeId(one["place"]),
    home: maybeId(one["home"]),
    previous: maybeId(one["previous"]),
    course: maybeId(one["course"]),
    deportedFrom: maybeId(one["deported_from"]),
    homeTicket: maybeId(one["home_ticket"]),
    adventure: text(one["adventure"]),
    tickets: texts(one["tickets"]),
    keys: texts(one["keys"]),
    memories: texts(one["memories"]),
    specialsPlaced: texts(one["specials_placed"]),
    dues: list(one["dues"]).map((one) => numbers(one)),
    debts: list(one["debts"]).map((one) => numbers(one)),
    wrongTurn: flag(one["wrong_turn"]),
  };
}

export interface Jackpot {
  cash: number;
  tickets: string[];
  specials: number;
  keys: string[];
}

export function readJackpot(one: Dict): Jackpot {
  return {
    cash: number(one["cash"]),
    tickets: texts(one["tickets"]),
    specials: number(one["specials"]),
    keys: texts(one["keys"]),
  };
}

export interface State {
  round: number;
  active: string | null;
  first: string | null;
  players: Traveller[];
  jackpot: Jackpot;
  mapKeys: string[];
  pack: { size: number; under: string[]; unseen: number; };
  unseenTickets: string[];
  adventurePacks: ({ left: number; under: number[]; })[];
  readOut: string[];
  winner: string | null;
  underWay: Procedure[];
  over: boolean;
}

export function readState(one: Dict): State {
  return {
    round: number(one["round"]),
    active: maybeId(one["active"]),
    first: maybeId(one["first"]),
    players: perSeat(one["players"], readTraveller),
    jackpot: row(one["jackpot"], readJackpot),
    mapKeys: texts(one["map_keys"]),
    pack: row(one["pack"], (one) => ({ size: number(one["size"]), under: texts(one["under"]), unseen: number(one["unseen"]) })),
    unseenTickets: texts(one["unseen_tickets"]),
    adventurePacks: list(one["adventure_packs"]).map((one) => row(one, (one) => ({ left: number(one["left"]), under: numbers(one["under"]) }))),
    readOut: texts(one["read_out"]),
    winner: maybeId(one["winner"]),
    underWay: list(one["under_way"]).map((one) => procedure(one)),
    over: flag(one["over"]),
  };
}
