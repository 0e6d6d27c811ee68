/** Globopolis in the browser. */
import type { BoardProps, Panel, Section } from "../contract";
import Battles from "./Battles.svelte";
import Deals from "./Deals.svelte";
import { sectionsOf } from "./describe";
import { positionOf } from "./desk.svelte";
import { sideOf } from "./position";
import { waitsFor } from "./terms";
import "./units.css";
import { w } from "./words";

export { default as Board } from "./Board.svelte";
export { default as Hand } from "./Hand.svelte";
export { default as Seat } from "./Seat.svelte";

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
