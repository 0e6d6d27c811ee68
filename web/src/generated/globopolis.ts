// Generated from the schemas of the games by `npm run types`. Do not edit.
import { flag, list, maybeId, number, numbers, perSeat, perhaps, procedure, row, table, text, texts, type Dict } from "../games/plain";

/** A procedure under way, with its fields as they are shown. */
export type Procedure =
  | { procedure: "Academy"; agents: boolean; seat: string; serial: number; times: number; }
  | { procedure: "AssessCards"; role: "aggressor" | "defender" | "none"; serial: number; side: string; source: string; target: string; times: number; }
  | { procedure: "CardField"; drawn: boolean; rolls: number; seat: string; serial: number; stack: "ops-mission" | "influence"; times: number; }
  | { procedure: "CleaningHouse"; infiltrator: string; owner_wins: number; pips: number; seat: string; serial: number; step: number; times: number; title: string; tried: string[]; where: string; wins: number; }
  | { procedure: "Conflict"; bound: string[]; card: string; conqueror: string; continued: number; effects: number[]; landed: boolean; operations: string[]; seat: string; serial: number; source: string; step: number; target: string; times: number; }
  | { procedure: "Deployment"; deploying: boolean; made: number; seat: string; serial: number; times: number; }
  | { procedure: "Dossier"; other: string; seat: string; serial: number; sort: string; step: number; times: number; }
  | { procedure: "DrawCard"; seat: string; serial: number; sort: string; stack: "ops-mission" | "influence"; step: number; times: number; }
  | { procedure: "Engagement"; dice: number[]; other: string; rerolled: boolean; role: "aggressor" | "defender" | "none"; rounds: number; seat: string; serial: number; shown: number[][]; source: string; step: number; target: string; times: number; }
  | { procedure: "EventPhase"; back: boolean; dice: number; free_back: boolean; ground: string; may_fly: boolean; may_roll: boolean; may_stop: boolean; pips: number[]; rolls: number; seat: string; serial: number; step: number; times: number; total: number; }
  | { procedure: "ForeignHelp"; money: number; offered: string; role: "aggressor" | "defender" | "none"; seat: string; serial: number; source: string; target: string; times: number; tried: string[]; }
  | { procedure: "ForeignTerritory"; costs: number; seat: string; serial: number; step: number; times: number; title: string; }
  | { procedure: "FullHand"; clauses: string; seat: string; serial: number; sort: string; times: number; }
  | { procedure: "Globopolis"; at: number; dealt: number[]; pips: number[]; seat: string; serial: number; sort: string; step: number; times: number; }
  | { procedure: "GuildProtection"; owner_wins: number; pips: number; seat: string; serial: number; times: number; title: string; visitor_wins: number; }
  | { procedure: "IndependentTerritory"; available: number; futures: number; here: string; market: string; pips: number[]; seat: string; serial: number; shuttle: boolean; step: number; times: number; }
  | { procedure: "OpeningTrade"; answers: (string | null)[]; seats: string[]; serial: number; step: number; times: number; }
  | { procedure: "OptionPhase"; bought: number; cap: string; grants: number; laid: number; seat: string; serial: number; sold: number; times: number; }
  | { procedure: "OwnHelp"; role: "aggressor" | "defender" | "none"; seat: string; serial: number; source: string; target: string; times: number; tried: string[]; }
  | { procedure: "OwnTerritory"; seat: string; serial: number; step: number; times: number; title: string; }
  | { procedure: "Payment"; amount: number; cause: string; payee: string; seat: string; serial: number; started: boolean; times: number; }
  | { procedure: "PlayerTurn"; seat: string; serial: number; step: number; times: number; }
  | { procedure: "Reaction"; answers: (string | null)[]; effect: "opportunity" | "own_die" | "fewer_dice" | "no_development_die" | "agents_ignored" | "agents_dropped" | "reroll" | "retreat" | "border" | "sabotage" | "market_shuttle" | "take_units" | "take_kinds" | "take_money" | "royalties" | "tourism" | "grant" | "passport" | "summit" | "price_cap" | "futures" | "embargo" | "audit" | "dossier" | "spoil" | "strike" | "pact" | "reserves" | "world_opinion" | "course_correction" | "express" | "retro_burn" | "recall" | "recruit" | "deep_cover" | "safe_house" | "prisoner_exchange"; granted: string; seats: string[]; serial: number; sides: string[]; step: number; times: number; title: string; }
  | { procedure: "SideOffers"; answering: number; asked: number; offers: ({ by: string; to: string; money: number; stay: boolean; })[]; seat: string; serial: number; source: string; target: string; times: number; }
  | { procedure: "StageVote"; answers: (string | null)[]; seats: string[]; serial: number; step: number; times: number; wanted: number; }
  | { procedure: "TakeTitle"; clauses: string; kind: string; seat: string; serial: number; times: number; title: string; }
  | { procedure: "ThirdParties"; decided: string[]; seat: string; serial: number; source: string; target: string; times: number; };

export interface Side {
  id: string;
  seat: number;
  eu: number;
  points: number;
  agents: number;
  captured: number;
  reserve: number;
  removed: number;
  stock: { water: number; food: number; energy: number; ucp: number; ns: number; };
  titles: string[];
  ops: string[];
  mission: string[];
  influence: string[];
  known: string[];
  bonus: string[];
  cashed: string[];
  shown: boolean;
  gone: boolean;
  embargo: string[];
  debt: Record<string, number>;
  freeVisits: Record<string, number>;
  halfVisits: Record<string, number>;
  peace: Record<string, number>;
  notes: Record<string, number>;
  words: Record<string, number>;
  due: Record<string, number>;
  passage: Record<string, number>;
  hostages: Record<string, number>;
}

export function readSide(one: Dict, id: string, seat: number): Side {
  return {
    id,
    seat,
    eu: number(one["eu"]),
    points: number(one["points"]),
    agents: number(one["agents"]),
    captured: number(one["captured"]),
    reserve: number(one["reserve"]),
    removed: number(one["removed"]),
    stock: row(one["stock"], (one) => ({ water: number(one["water"]), food: number(one["food"]), energy: number(one["energy"]), ucp: number(one["ucp"]), ns: number(one["ns"]) })),
    titles: texts(one["titles"]),
    ops: texts(one["ops"]),
    mission: texts(one["mission"]),
    influence: texts(one["influence"]),
    known: texts(one["known"]),
    bonus: texts(one["bonus"]),
    cashed: texts(one["cashed"]),
    shown: flag(one["shown"]),
    gone: flag(one["gone"]),
    embargo: texts(one["embargo"]),
    debt: table(one["debt"], (one) => number(one)),
    freeVisits: table(one["free_visits"], (one) => number(one)),
    halfVisits: table(one["half_visits"], (one) => number(one)),
    peace: table(one["peace"], (one) => number(one)),
    notes: table(one["notes"], (one) => number(one)),
    words: table(one["words"], (one) => number(one)),
    due: table(one["due"], (one) => number(one)),
    passage: table(one["passage"], (one) => number(one)),
    hostages: table(one["hostages"], (one) => number(one)),
  };
}

export interface State {
  round: number;
  turns: number;
  active: string | null;
  first: string | null;
  governors: Record<string, { field: string; blocked: boolean; }>;
  players: Side[];
  titles: Record<string, { owner: string | null; agents: Record<string, number>; units: { water: number; food: number; energy: number; ucp: number; ns: number; } | null; level: number; active: number; strike: string | null; stock: number | null; }>;
  supply: { water: number; food: number; energy: number; ucp: number; ns: number; };
  eds: number;
  stacks: { ops: { left: number; under: string[]; unseen: string[]; }; mission: { left: number; under: string[]; unseen: string[]; }; influence: { left: number; under: string[]; unseen: string[]; }; };
  under: string[];
  offers: Record<string, { by: string | null; parent: number; terms: string; to: string[]; accepted: string[]; declined: string[]; ends: number; cards: string[][]; }>;
  stage: number;
  final: boolean;
  claims: string[];
  suddenDeath: string[];
  timeUp: boolean;
  tradeClosed: boolean;
  phase: string | null;
  fresh: boolean;
  overlap: string | null;
  raised: string[];
  freeTaken: number[];
  guildBought: number[];
  backwardPaid: boolean;
  bribed: boolean;
  winners: string[];
  underWay: Procedure[];
  over: boolean;
}

export function readState(one: Dict): State {
  return {
    round: number(one["round"]),
    turns: number(one["turns"]),
    active: maybeId(one["active"]),
    first: maybeId(one["first"]),
    governors: table(one["governors"], (one) => row(one, (one) => ({ field: text(one["field"]), blocked: flag(one["blocked"]) }))),
    players: perSeat(one["players"], readSide),
    titles: table(one["titles"], (one) => row(one, (one) => ({ owner: maybeId(one["owner"]), agents: table(one["agents"], (one) => number(one)), units: perhaps(one["units"], (one) => row(one, (one) => ({ water: number(one["water"]), food: number(one["food"]), energy: number(one["energy"]), ucp: number(one["ucp"]), ns: number(one["ns"]) }))), level: number(one["level"]), active: number(one["active"]), strike: maybeId(one["strike"]), stock: perhaps(one["stock"], (one) => number(one)) }))),
    supply: row(one["supply"], (one) => ({ water: number(one["water"]), food: number(one["food"]), energy: number(one["energy"]), ucp: number(one["ucp"]), ns: number(one["ns"]) })),
    eds: number(one["eds"]),
    stacks: row(one["stacks"], (one) => ({ ops: row(one["ops"], (one) => ({ left: number(one["left"]), under: texts(one["under"]), unseen: texts(one["unseen"]) })), mission: row(one["mission"], (one) => ({ left: number(one["left"]), under: texts(one["under"]), unseen: texts(one["unseen"]) })), influence: row(one["influence"], (one) => ({ left: number(one["left"]), under: texts(one["under"]), unseen: texts(one["unseen"]) })) })),
    under: texts(one["under"]),
    offers: table(one["offers"], (one) => row(one, (one) => ({ by: maybeId(one["by"]), parent: number(one["parent"]), terms: text(one["terms"]), to: texts(one["to"]), accepted: texts(one["accepted"]), declined: texts(one["declined"]), ends: number(one["ends"]), cards: list(one["cards"]).map((one) => texts(one)) }))),
    stage: number(one["stage"]),
    final: flag(one["final"]),
    claims: texts(one["claims"]),
    suddenDeath: texts(one["sudden_death"]),
    timeUp: flag(one["time_up"]),
    tradeClosed: flag(one["trade_closed"]),
    phase: maybeId(one["phase"]),
    fresh: flag(one["fresh"]),
    overlap: maybeId(one["overlap"]),
    raised: texts(one["raised"]),
    freeTaken: numbers(one["free_taken"]),
    guildBought: numbers(one["guild_bought"]),
    backwardPaid: flag(one["backward_paid"]),
    bribed: flag(one["bribed"]),
    winners: texts(one["winners"]),
    underWay: list(one["under_way"]).map((one) => procedure(one)),
    over: flag(one["over"]),
  };
}
