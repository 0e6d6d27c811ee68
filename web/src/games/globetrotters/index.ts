/** The board of Globetrotters. */
import type { BoardProps, GameClient, Panel, Score, Usual } from "../contract";
import Adventures from "./panels/Adventures.svelte";
import Chart from "./panels/Chart.svelte";
import Keys from "./panels/Keys.svelte";
import { FOLDED } from "./model/offers";
import { positionOf } from "./model/position";
import { w } from "./model/words";

export { default as Board } from "./board/Board.svelte";
export { default as Bar } from "./board/Bar.svelte";
export { default as Hand } from "./hand/Hand.svelte";
export { default as Shelf } from "./board/Shelf.svelte";
export { default as End } from "./panels/End.svelte";
export { default as Seat } from "./panels/Seat.svelte";
export { gains, lasts, ledger, scene, touches } from "./model/stage";
export { describe } from "./model/describe";
export const onBoard = FOLDED;
/** The two ordinary dice, and the overland die. */
export const dice = ["die", "face"];
export { sounds } from "./model/sounds";
export const outcomes = ["ticket", "lose-ticket", "show-ticket", "card", "face", "die"];

export function score({ view }: BoardProps, at: number): Score | null {
  const one = positionOf(view).travellers[at];
  if (!one) return null;
  const number = one.keys.length;
  return { number, unit: w("unit-keys", { number }), words: w("keys-number", { number }) };
}

export const progress = ({ view }: BoardProps): string =>
  w("round", { number: positionOf(view).round });

/** Tickets that are given back to pay are chosen together. */
export const drafts = { "refund-to-pay": ["refund"] };
export const sends = ({ draft }: BoardProps): string =>
  w("send-refunds", { number: draft.words.length });

/** An arrival counts at once, nothing is bought at the discount: a challenge that is still open is asked for. */
export const standing: GameClient["standing"] = {
  "before-arrival": ["before-arrival", "settle"],
  "after-turn": ["after-turn discount=1", "decline"],
  "lost-turn": ["lost-turn", "decline"],
};

/** The most usual answers, the first of them that may be given. */
const USUAL = ["settle", "adventure", "challenge", "try-jackpot", "roll", "done", "work"];

export function usual({ answers, question }: BoardProps): Usual | null {
  if (question?.key === "after-turn" && answers.includes("decline"))
    return { action: "decline", label: w("end-turn") };
  const action = USUAL.find((one) => answers.includes(one));
  return action === undefined
    ? null
    : action === "roll"
      ? { action, label: w("roll-die") }
      : { action };
}

export const Panels: Panel[] = [
  {
    id: "chart",
    title: (speaker) => speaker.text("portrait-chart"),
    short: () => w("chart-short"),
    icon: "text",
    Panel: Chart,
  },
  { id: "keys", title: (speaker) => speaker.text("portrait-keys"), icon: "score", Panel: Keys },
  { id: "adventures", title: () => w("adventures"), Panel: Adventures },
];

export const source = (name: string): string => w(`source-${name}`);
