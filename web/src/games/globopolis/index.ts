/** Globopolis in the browser. */
import type { BoardProps, GameClient, Panel, Score, Section, Usual } from "../contract";
import Battles from "./panels/Battles.svelte";
import Deals from "./panels/Deals.svelte";
import { sectionsOf } from "./model/describe";
import StocksPanel from "./panels/StocksPanel.svelte";
import { attackIn } from "./model/conflict";
import { deployAction } from "./model/deploy";
import { seatNumber } from "./model/fieldwords";
import { positionOf, sideOf } from "./model/position";
import { selection } from "./model/selection.svelte";
import { partiesOf, waitsFor } from "./model/terms";
import { trade } from "./model/trade.svelte";
import "./board/units.css";
import { w } from "./model/words";

export { default as Board } from "./board/Board.svelte";
export { default as Bar } from "./board/Bar.svelte";
export { default as Shelf } from "./board/Shelf.svelte";
export { default as Interlude } from "./trade/TradeBar.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as End } from "./panels/End.svelte";
export { default as Seat } from "./panels/Seat.svelte";
export { face } from "./model/faces";
export { sounds } from "./model/sounds";
export { docked, gains, ledger, scene, touches } from "./model/stage";

/** How many offers wait for this seat's word. */
function offersWaiting({ view, seat }: BoardProps): number {
  const position = positionOf(view);
  const mine = sideOf(position, seat);
  return mine ? position.offers.filter((offer) => waitsFor(offer, mine.id)).length : 0;
}

/** The sign of deals opens what waits, or else the trade tray, or closes that; spectators get the page. */
function toTrade({ view, seat, over }: BoardProps): boolean {
  const position = positionOf(view);
  const mine = sideOf(position, seat);
  if (!mine || over) return false;
  const waits = position.offers.find((offer) => waitsFor(offer, mine.id));
  if (trade.bargain) trade.close();
  else if (waits && trade.looked === null) trade.looked = waits.number;
  else trade.open(position, seat);
  return true;
}

/** An offer that waits for this seat lies over the board. */
export function attends({ view, seat, log, over }: BoardProps): boolean {
  if (over || trade.bargain) return false;
  const position = positionOf(view);
  const mine = sideOf(position, seat);
  const offer = trade.shown(position, mine, attackIn(log) === null);
  return mine !== null && offer !== null && waitsFor(offer, mine.id);
}

/** An offer between two others. */
export function leaning({ view, seat, over }: BoardProps): [number, number][] {
  if (over) return [];
  const position = positionOf(view);
  const mine = sideOf(position, seat)?.id;
  return position.offers.flatMap((offer): [number, number][] => {
    const parties = partiesOf(offer);
    const [one, other] = parties;
    if (!one || !other || parties.length > 2 || parties.includes(mine ?? "")) return [];
    return [[seatNumber(one), seatNumber(other)]];
  });
}

/** A plate leads to a deal with its player. */
export function approach(
  { view, seat, over, speaker }: BoardProps,
  at: number,
): { label: string; press(): void } | null {
  const position = positionOf(view);
  const [mine, other] = [sideOf(position, seat), sideOf(position, at)];
  if (over || !mine || !other || other === mine || other.gone || position.governors.length === 0)
    return null;
  return {
    label: w("trade-with-name", { name: speaker.actor(other.id) }),
    press: () => trade.openWith(position, seat, other.id),
  };
}

export const interlude = (): boolean => trade.bargain !== null;

export const Panels: Panel[] = [
  {
    id: "deals",
    title: () => w("deals"),
    icon: "deals",
    Panel: Deals,
    badge: offersWaiting,
    press: toTrade,
  },
  {
    id: "stocks",
    title: () => w("stocks"),
    short: () => w("stocks-short"),
    icon: "score",
    Panel: StocksPanel,
  },
  { id: "battles", title: () => w("odds"), Panel: Battles },
];

export function score({ view }: BoardProps, at: number): Score | null {
  const side = sideOf(positionOf(view), at);
  return side
    ? {
        number: side.points,
        unit: w("unit-points"),
        words: w("seat-points", { number: side.points }),
      }
    : null;
}

export const progress = ({ view }: BoardProps): string =>
  w("round", { number: positionOf(view).round });

/** Units above two of a kind stay where they are. */
const KEEP = "stock 0";
export const standing: GameClient["standing"] = { "stock-excess": ["stock-excess", KEEP] };

/** In windows for a card. */
const NO_CARD = "pass";

/** To the host whose guest one is. */
const PAY = "pay";

/** The roll with the dice that are chosen, which also ends the Option Phase; the Agents as they are drafted; the
 * costs of a conference; units that stay on their land. */
export function usual({ answers, question, speaker }: BoardProps): Usual | null {
  const { preview, ahead } = selection;
  const roll = preview && `${preview.way === "on" ? "roll" : "roll-back"} ${preview.dice}`;
  if (roll && answers.includes(roll)) return { action: roll, label: w("roll-now") };
  if (roll && ahead?.answers.includes(roll))
    return { action: "go-on", label: w("roll-now"), then: [roll] };
  if (answers.includes(NO_CARD)) return { action: NO_CARD };
  if (question?.key === "pay-or-attack" && answers.includes(PAY))
    return { action: PAY, label: w("pay-costs", { costs: Number(question.args["costs"]) }) };
  if (question?.key === "stock-excess") return { action: KEEP, label: w("keep-units") };
  const deploy = deployAction(speaker, selection.agents.draft);
  return deploy && answers.some((one) => one.startsWith("deploy "))
    ? { action: deploy, label: w("deploy-do") }
    : null;
}

export const onBoard = [
  "roll",
  "roll-back",
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
  "play-shift",
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

/** A warning was worth 12 points of winning chance when the game was played on; see docs/lessons.md. */
export const doubts = true;

export const source = (name: string): string => w(`source-${name}`);
