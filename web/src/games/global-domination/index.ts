/** Global Domination in the browser. */
import type { BoardProps, Panel, Score as Count, Usual } from "../contract";
import Decks from "./panels/Decks.svelte";
import { pointsOf } from "./model/points";
import { positionOf } from "./model/position";
import { w } from "./model/say";
import Score from "./panels/Score.svelte";

export { default as Board } from "./board/Board.svelte";
export { default as Bar } from "./board/Bar.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Shelf } from "./hand/Shelf.svelte";
export { default as Seat } from "./panels/Seat.svelte";
export { gains, ledger, scene, touches } from "./model/stage";
export { sounds } from "./model/sounds";
export { face } from "./model/faces";
export { describe } from "./model/describe";

export const Panels: Panel[] = [
  {
    id: "score",
    title: () => w("score"),
    icon: "score",
    Panel: Score,
    holds: ["track:logistics"],
  },
  { id: "decks", title: () => w("decks"), Panel: Decks },
];

export function score({ view }: BoardProps, at: number): Count | null {
  const player = positionOf(view).players[at];
  return player
    ? { number: player.vp, unit: w("unit-vp"), words: w("vp", { vp: player.vp }) }
    : null;
}

export function progress({ view, over }: BoardProps): string {
  const { turn, turns } = positionOf(view);
  return over ? w("turn-over-short") : w("turn-short", { turn, turns });
}

export const onBoard = [
  "build",
  "attack",
  "text",
  "discard-1",
  "discard-2",
  "pay",
  "take",
  "play",
  "build-in",
  "reduce",
  "remove",
  "replace",
  "make-full",
  "ask-me",
  "choose",
];

/** Points of a card and strokes of its text are drafted on the map, and sent as one. */
const STROKES = ["build-in", "reduce", "remove", "replace", "make-full"];
export const drafts = Object.fromEntries(
  [
    "spend-points",
    "spend-builds",
    "spend-reductions",
    "insurgents",
    "supply-depots",
    "surrender",
    "bio-weapons",
    "megastorm",
    "global-disruption",
  ].map((question) => [question, STROKES]),
);

export function sends({ draft }: BoardProps): string {
  const points = pointsOf(draft.asked);
  const number = (points?.made ?? 0) + draft.words.length;
  const all = (points?.made ?? 0) + (points?.left ?? 0);
  const kind = /^spend-(builds|reductions)$/.exec(draft.asked?.key ?? "")?.[1] ?? "points";
  return all > 0 ? w(`send-${kind}`, { number, all }) : w("send-strokes", { number });
}

export const usual = ({ question, answers }: BoardProps): Usual | null =>
  question?.key.endsWith("window") && answers.includes("decline")
    ? { action: "decline", label: w("no-card") }
    : null;

export const outcomes = ["first-player", "market", "draw"];

export const source = (name: string): string => w(`source-${name}`);
