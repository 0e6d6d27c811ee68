/** The board of Globetrotters. */
import type { Panel } from "../contract";
import Adventures from "./Adventures.svelte";
import Chart from "./Chart.svelte";
import Keys from "./Keys.svelte";
import { FOLDED } from "./offers";
import { w } from "./words";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Seat } from "./Seat.svelte";
export { describe } from "./describe";
export const onBoard = FOLDED;
export const outcomes = ["ticket", "lose-ticket", "show-ticket", "card", "face", "die"];
export const Panels: Panel[] = [
  { id: "chart", title: (speaker) => speaker.text("portrait-chart"), Panel: Chart },
  { id: "keys", title: (speaker) => speaker.text("portrait-keys"), Panel: Keys },
  { id: "adventures", title: () => w("adventures"), Panel: Adventures },
];
