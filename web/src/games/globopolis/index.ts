/** Globopolis in the browser. */
import type { BoardProps, Panel, Section } from "../contract";
import Battles from "./panels/Battles.svelte";
import Deals from "./panels/Deals.svelte";
import { sectionsOf } from "./model/describe";
import { positionOf, sideOf } from "./model/position";
import { waitsFor } from "./model/terms";
import "./board/units.css";
import { w } from "./model/words";

export { default as Board } from "./board/Board.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Seat } from "./panels/Seat.svelte";

/** How many offers wait for this seat's word. */
function offersWaiting({ view, seat }: BoardProps): number {
  const position = positionOf(view);
  const mine = sideOf(position, seat);
  return mine ? position.offers.filter((offer) => waitsFor(offer, mine.id)).length : 0;
}

export const Panels: Panel[] = [
  { id: "deals", title: () => w("deals"), Panel: Deals, badge: offersWaiting },
  { id: "battles", title: () => w("odds"), Panel: Battles },
];

export const onBoard = [
  "pick",
  "lay-out",
  "develop",
  "take-guild",
  "buy-guild",
  "fly",
  "attack",
  "attack-with",
  "clean",
  "deploy",
  "withdraw",
  "keep",
  "return",
  "claim",
  "play",
  "play-on",
  "play-against",
  "play-kinds",
  "play-quadrant",
  "play-spoil",
  "play-agents",
  "play-recall",
  "play-dossier",
  "play-fly",
  "offer",
  "counter",
  "accept",
  "decline",
];

export const dice = ["die"];

export const outcomes = ["die", "title", "sort", "draw", "snatch", "time-limit", "offer-expired"];

export const describe = (props: BoardProps): Section[] => sectionsOf(props);
