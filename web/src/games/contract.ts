/** What a game's folder gives the table frame, and what it gets. `web/README.md` explains it. */
import type { Component } from "svelte";
import type { IconName } from "../components/icons";
import type { Recipe } from "../components/recipe";
import type { Sound } from "../client/sound";
import type { Settings } from "../client/storage.svelte";
import type { Speaker } from "../client/speaker";
import type { Act } from "../table/acts";
import type { Ledger } from "../table/brought";
import type { Mood, Scene } from "../scenes/scene";
import type { LogLine } from "../table/store.svelte";
import type { Drafts } from "../table/draft.svelte";
import type { Asked, Edition, Foreseen, MenuItem, Plain, SeatNow, View } from "../wire";

/** What a board may do with the draft of a run of answers: see `GameClient.drafts`. Whatever is drafted already stands in
 * `view`, `question`, `answers` and `menu`. */
export interface DraftProps {
  /** The answers in it, in their order. */
  words: string[];
  /** What was asked before any of them; null if nothing is drafted now. */
  asked: Asked | null;
  /** What each of them answers, if the draft was filled up. */
  questions: Asked[];
  /** Take the last of some equal answers out. */
  remove(action: string): void;
  /** Take all of these out. */
  without(actions: string[]): void;
  /** Another answer in the place of one. */
  replace(at: number, action: string): void;
  /** Fill up with the answers that a query of the game names, or with the least committal ones (`default`). */
  fill(by: string): void;
  /** What some answers would lead to; nothing is drafted. */
  foresee(actions: string[], name?: string): Promise<Foreseen | null>;
}

/** What every component of a game gets. All of it is read only; whatever happens comes back as a new `view`. */
export interface BoardProps {
  /** The position as this seat may know it: the parts of `Game.show`. Hidden cards are "?". */
  view: View;
  /** The data of the edition this table is played with, names, coordinates and cards among them. */
  edition: Edition;
  /** Says ids, facts and actions in the language of the reader. */
  speaker: Speaker;
  /** The id of the table. */
  table: string;
  /** This device's seat, counted from 0; null for a spectator. */
  seat: number | null;
  /** Everybody at the table, by seat. */
  seats: SeatNow[];
  /** The settled options of the table. */
  options: Record<string, unknown>;
  /** Whether players may write to each other here; if not, no answer has a text. */
  chat: boolean;
  /** What this seat is asked, once everything before it has been shown; null while others are. */
  question: Asked | null;
  /** What may be answered now, in words; the same as `question.options`, empty while nothing is asked. */
  answers: string[];
  /** What may be said now without being asked, in words. */
  unasked: string[];
  /** The same answers with what to know before giving them, and those not possible with the reason; null until known. */
  menu: MenuItem[] | null;
  /** Seats that are asked now, as p1, p2, ... */
  asked: string[];
  over: boolean;
  /** Facts of the step that is being shown, the newest last: what there is to animate. */
  fresh: LogLine[];
  /** How long the act that is being shown takes, in milliseconds; 0 for one that takes no time, nothing where acts have
   * no time of their own. */
  during?: number | undefined;
  log: LogLine[];
  settings: Settings;
  /** Whether things may move on this device. */
  moves: boolean;
  /** An answer is on its way: show it, but offer nothing. */
  pending: string | null;
  /** Give an answer, in words such as `build-in CAN`. The frame asks for confirmation where the rules advise it. */
  act(action: string): void;
  draft: DraftProps;
  /** Take back one's last answer, as far as nothing new was learnt since; the frame says if it cannot be. */
  undo(): void;
  /** Ask the game something about the position: see `Game.queries`. Null if there is no such query now. Several names
   * at once are answered by name. */
  query(name: string | string[]): Promise<Plain>;
  /** What an answer in words would do, by the reckoning of the rules: see `Game.rules.effects`. Null if that cannot be
   * told. Nobody else hears of it. */
  effects(action: string, prospects?: boolean): Promise<Plain>;
}

/** The same for what stands with the name of the player at seat `at`. */
export interface SeatProps extends BoardProps {
  at: number;
}

/** A part of a position in sentences, for the text view. */
export interface Section {
  name: string;
  title: string;
  lines: string[];
  /** Where each line is about one seat: the seat of each. */
  about?: number[];
}

/** A further page beside the log: a scoring panel, a market, a dock for deals. */
export interface Panel {
  id: string;
  title(speaker: Speaker): string;
  /** The word below its sign on a phone, part of the title; without one it is the title. */
  short?(): string;
  /** Its sign in the strip; without one it is only a page of the drawer. */
  icon?: IconName;
  Panel: Component<BoardProps>;
  /** What a lesson may point at that is seen only there, such as `track:logistics`: while it is closed, its sign is lit. */
  holds?: string[];
  /** How much there waits for this seat, shown at its tab; 0 for nothing. What comes anew is heard, too. */
  badge?(props: BoardProps): number;
  /** What its sign in the strip does instead of opening the page; false if the page is to be opened after all. */
  press?(props: BoardProps): boolean;
}

/** The large number of a player's plate: VP, KEYs, CR. */
export interface Score {
  number: number | string;
  unit: string;
  /** The same in words. */
  words: string;
}

/** Whether a fact is good or bad for who does it, and for whom it is done to. */
export interface Touch {
  seat?: Mood;
  other?: Mood;
  owner?: Mood;
}

/** The answer of the golden button, and what it says if not what the answer is called. */
export interface Usual {
  action: string;
  label?: string;
  /** Answers to the next questions that are given with it. */
  then?: string[];
}

/** Where nothing is asked, nothing is drafted. */
export const NO_DRAFT: DraftProps = {
  words: [],
  asked: null,
  questions: [],
  remove: () => {},
  without: () => {},
  replace: () => {},
  fill: () => {},
  foresee: () => Promise.resolve(null),
};

/** The exports of `src/games/NAME/index.ts`. */
export interface GameClient {
  /** Fills the rectangle it is given. */
  Board: Component<BoardProps>;
  /** What lies beside the board for all: a market, dice, stacks. */
  Shelf?: Component<BoardProps>;
  /** What is the player's own, in the tray below the board. */
  Hand?: Component<BoardProps>;
  /** What stands in the action bar between the question and the answers: points to spend, dice to choose. */
  Bar?: Component<BoardProps>;
  /** What stands in the action bar instead of the question while `interlude` says so: a draft of the player's own that
   * lies over the board. */
  Interlude?: Component<BoardProps>;
  interlude?(props: BoardProps): boolean;
  /** The large number of the plate at seat `at`. */
  score?(props: BoardProps, at: number): Score | null;
  /** How far the game is, such as "Turn 6 of 8". */
  progress?(props: BoardProps): string;
  /** The most usual answer now; null where the frame may choose. */
  usual?(props: BoardProps): Usual | null;
  /** Whether the coach asks once more for a costly answer: where that was measured to be worth something. */
  doubts?: boolean;
  /** Questions whose answers are put together in a draft and sent as one, with the kinds of these answers. */
  drafts?: Drafts;
  /** What the golden button says that sends the draft. */
  sends?(props: BoardProps): string;
  /** By the key of a question: for which of these questions one may want to give an answer always, and the answer. */
  standing?: Record<string, [order: string, action: string]>;
  /** The few facts that stand with a player's name, and how to choose that player. */
  Seat?: Component<SeatProps>;
  /** What everybody has when the game is over, in figures. */
  End?: Component<BoardProps>;
  /** What a source of points is called, by its name in the timeline of a finished game. */
  source?(name: string): string;
  Panels?: Panel[];
  /** What a fact gains a player: a number, or the argument that says it, of what the plate counts. */
  gains?: { unit(number: number): string; facts: Record<string, number | string> };
  /** Which facts change what a player has, for the sum at the end of a line of the log. */
  ledger?: Ledger;
  /** What a fact means for the players it names. */
  touches?: Record<string, Touch>;
  /** What an act of weight shows over the board; null for one that its caption tells. `log` ends with the act. */
  scene?(act: Act, props: BoardProps): Scene | null;
  /** Whether an act of this seat stays until it has been read. */
  lasts?(act: Act, seat: number | null): boolean;
  /** What stays over the board while a question belongs to it, such as a battle that goes on; null for nothing. */
  docked?(props: BoardProps): Scene | null;
  /** Whether something lies over the board that others have put before the player, such as an offer: the clock waits
   * while it is looked at, as long as the server allows. */
  attends?(props: BoardProps): boolean;
  /** Pairs of seats that have something between them which is not for this device, such as an offer: their plates lean
   * together. */
  leaning?(props: BoardProps): [number, number][];
  /** What may be done with the player at seat `at` from the plate, such as to trade; null for nothing. */
  approach?(props: BoardProps, at: number): { label: string; press(): void } | null;
  /** Kinds of actions that are answered on the board, on the shelf, in the tray or by `Bar`: the frame's bar leaves them
   * out; the list of all answers has them. */
  onBoard?: string[];
  /** Kinds of outcomes that are faces of dice, as `LogLine.rolls` has them: these are heard rolling. */
  dice?: string[];
  /** What is heard of a fact in an act. */
  sounds?: Record<string, Sound>;
  /** Kinds of actions that only chance or the clock says: where people compose answers of their own, they are left out. */
  outcomes?: string[];
  /** The picture of a card by the section of an edition it stands in; null if it has none. */
  face?(edition: Edition, section: string, id: string): Recipe | null;
  /** What to add to the text view, which tells what the server says of the position. */
  describe?(props: BoardProps): Section[] | Promise<Section[]>;
}
