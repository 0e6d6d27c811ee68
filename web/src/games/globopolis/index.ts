/** Globopolis in the browser. */
import type { BoardProps, Panel, Section } from "../contract";
import Battles from "./Battles.svelte";
import Deals from "./Deals.svelte";
import { sectionsOf } from "./describe";
import { w } from "./words";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";

export const Panels: Panel[] = [
  { id: "deals", title: () => w("deals"), Panel: Deals },
  { id: "battles", title: () => w("odds"), Panel: Battles },
];

export const onBoard = [
  "pick", "lay-out", "develop", "take-guild", "buy-guild", "fly", "attack", "attack-with", "clean", "deploy", "withdraw", "keep", "return", "claim",
  "play", "play-on", "play-against", "play-kinds", "play-quadrant", "play-spoil", "play-agents", "play-recall", "play-dossier", "play-fly",
  "offer", "counter", "accept", "decline",
];

export const describe = (props: BoardProps): Section[] => sectionsOf(props);
