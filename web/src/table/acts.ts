/** Facts become acts: what one player does, with everything that follows from it. */
import { seatOf, seatWord } from "../client/speaker";
import type { LogLine } from "./store.svelte";

/** 0: only numbers change. 1: a piece glides. 2: a caption. 3: a card is turned up. 4: a scene over the board. 5: a
 * scene that everything waits for. */
export type Weight = 0 | 1 | 2 | 3 | 4 | 5;

/** Fact kinds that begin an act, with its weight; every other fact belongs to the act before it. */
export type Stage = Record<string, Weight | Opener>;

export interface Opener {
  weight: Weight;
  /** Acts of the same run by the same player follow each other quickly: one Build after the other. */
  run?: string;
  /** The line is a heading: a turn or a round begins. */
  heading?: boolean;
}

export interface Act {
  /** What began it, and what followed. */
  lines: LogLine[];
  weight: Weight;
  run: string | null;
  heading: boolean;
  /** Who acts; null where nobody does. */
  seat: number | null;
}

const MOST: Weight = 5;
/** From this weight on an act counts for more where it is about oneself. */
const NOTABLE = 2;

/** Without a stage every fact is an act of its own. */
export function openerOf(stage: Stage | null, key: string): Opener | null {
  if (stage === null) return { weight: 1 };
  const found = stage[key];
  return typeof found === "number" ? { weight: found } : (found ?? null);
}

/** The acts of some facts in a row. What an act of somebody else did to `me` weighs more. */
export function actsOf(lines: LogLine[], stage: Stage | null, me: number | null = null): Act[] {
  const acts: Act[] = [];
  for (const line of lines) {
    const opener = openerOf(stage, line.fact.key);
    const seat = seatOf(line.fact.args["seat"]);
    const last = acts.at(-1);
    if (last && (opener === null || repeats(last, line, seat))) last.lines.push(line);
    else
      acts.push({
        lines: [line],
        weight: opener?.weight ?? 0,
        run: opener?.run ?? null,
        heading: opener?.heading ?? false,
        seat,
      });
  }
  for (const act of acts) if (touches(act, me)) act.weight = heavier(act.weight);
  return acts;
}

/** The same thing again by the same player, such as a second roll, goes on with the act. */
const repeats = (last: Act, line: LogLine, seat: number | null): boolean =>
  !last.heading && last.lines[0]?.fact.key === line.fact.key && last.seat === seat && seat !== null;

/** Whether somebody else has done this to a player. */
export const touches = (act: Act, me: number | null): boolean =>
  me !== null &&
  act.seat !== me &&
  act.weight >= NOTABLE &&
  act.lines.some((line) => Object.values(line.fact.args).includes(seatWord(me)));

const heavier = (weight: Weight): Weight => Math.min(MOST, weight + 1) as Weight;
