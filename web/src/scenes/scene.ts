/** What a scene over the board shows. A game says what, in the words of its facts; the looks are the same for all. */
import type { Family } from "../components/motifs";
import type { Token } from "../components/recipe";
import type { Motif } from "./motifs";
import type { StampSign } from "./stamps";
import type { Ground } from "./views";

export type Mood = "good" | "bad" | "plain";

export interface Chip {
  text: string;
  mood: Mood;
}

/** One who takes part: with a seat, or nobody's. */
export interface Party {
  seat: number | null;
  name: string;
  note?: string;
}

/** A card is turned up. */
export interface CardScene {
  look: "card";
  seat: number | null;
  family: Family;
  motif: string;
  tokens?: Token[] | undefined;
  sort: string;
  name: string;
  text: string;
  chips: Chip[];
}

/** A message from far away: a place, a story, what it brings. */
export interface PostcardScene {
  look: "postcard";
  seat: number | null;
  place: string;
  /** Part of the world, for the postmark. */
  region: string;
  round: string;
  story: string;
  /** Any number that stays the same for the place: its view follows from it. */
  view: number;
  chips: Chip[];
  /** The colours of its sky, and what lies before the horizon. */
  sky: number;
  ground: Ground;
  /** What happened there, as a picture before the view; null for a view alone. */
  motif: Motif | null;
  /** The kind of place: its sign on the stamp, and its name. */
  stamp: { sign: StampSign; name: string };
}

/** Dice decide, of one against the odds or of two against each other. */
export interface DiceScene {
  look: "dice";
  sides: Party[];
  prize: string;
  /** Rounds, each with the roll of each side in their order. */
  rounds: Throw[][];
  result: Chip | null;
  /** Who has the prize when the dice have fallen: it is a KEY, and slides over. */
  winner?: number | null;
}

/** What lies in the Jackpot may be won, roll after roll. */
export interface JackpotScene {
  look: "jackpot";
  party: Party | null;
  /** What lies in it, in a few words. */
  pot: string;
  rounds: Throw[];
  /** Null as long as the dice have not decided. */
  won: boolean | null;
  /** How many coins and tickets rain down. */
  rain: { coins: number; tickets: number };
  result: Chip | null;
}

export interface Throw {
  faces: number[];
  sum: number;
}

/** One who fights, with the outline of the land in a box of 100 by 100. */
export interface Fighter extends Party {
  land: string;
  /** The land falls to the other. */
  falls: boolean;
}

/** What one side has rolled in a round: a polygon, and dice of which some count for the multiplier. */
export interface BattleRoll {
  polygon: number;
  faces: (number | null)[];
  counts: boolean[];
  /** The die that is lost by this round. */
  lost: number | null;
  multiplier: number;
  value: number;
}

/** Two lands fight: why so many dice, and each round as it falls. */
export interface BattleScene {
  look: "battle";
  /** While it is the same battle the scene stays, and only what is new comes in. */
  id: string;
  sides: [Fighter, Fighter];
  /** Where the battle stands, in a few words. */
  stage: string;
  /** What each side gets dice for. */
  grounds: { label: string; dice: [number, number] }[];
  /** The round that is fought, and the products of those before it. */
  rolls: [BattleRoll | null, BattleRoll | null] | null;
  before: [number, number][];
  chips: Chip[];
}

/** Both give something. */
export interface SwapScene {
  look: "swap";
  sides: (Party & {
    gives: string[];
    /** Points before and after, if they are known. */
    points?: { before: number; after: number; unit: string } | undefined;
  })[];
}

/** Points are counted, player by player. */
export interface TallyScene {
  look: "tally";
  rows: { seat: number; name: string; parts: { label: string; points: number }[]; total: number }[];
  unit: string;
}

/** Something that everybody should see, said large. */
export interface BannerScene {
  look: "banner";
  party: Party | null;
  family: Family;
  motif: string;
  mood: Mood;
  chips: Chip[];
  /** The board shows what happens: only a line lies over its upper edge. */
  onBoard?: boolean;
}

export type Scene = { title: string } & (
  | CardScene
  | PostcardScene
  | DiceScene
  | JackpotScene
  | BattleScene
  | SwapScene
  | TallyScene
  | BannerScene
);
