/** The board of Globetrotters. */
import type { Panel } from "../contract";
import Adventures from "./panels/Adventures.svelte";
import Chart from "./panels/Chart.svelte";
import Keys from "./panels/Keys.svelte";
import { FOLDED } from "./model/offers";
import { w } from "./model/words";

export { default as Board } from "./board/Board.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Seat } from "./panels/Seat.svelte";
export { describe } from "./model/describe";
export const onBoard = FOLDED;
export const outcomes = ["ticket", "lose-ticket", "show-ticket", "card", "face", "die"];
export const Panels: Panel[] = [
  { id: "chart", title: (speaker) => speaker.text("portrait-chart"), Panel: Chart },
  { id: "keys", title: (speaker) => speaker.text("portrait-keys"), Panel: Keys },
  { id: "adventures", title: () => w("adventures"), Panel: Adventures },
];
