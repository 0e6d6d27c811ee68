/** Global Domination in the browser. */
import type { Panel } from "../contract";
import Decks from "./panels/Decks.svelte";
import { w } from "./model/say";
import Score from "./panels/Score.svelte";

export { default as Board } from "./board/Board.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Seat } from "./panels/Seat.svelte";
export { describe } from "./model/describe";

export const Panels: Panel[] = [
  { id: "score", title: () => w("score"), Panel: Score },
  { id: "decks", title: () => w("decks"), Panel: Decks },
];

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
];

export const outcomes = ["first-player", "market", "draw"];
