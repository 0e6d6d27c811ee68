/** Facts become acts: what one player does, with everything that follows from it. */
import { seatOf, seatWord } from "../client/speaker";
import type { Texts } from "../wire";
import type { LogLine } from "./store.svelte";

/** How the server says that acts are shown: milliseconds by weight, and which facts begin an act. */
export type Stage = Texts["staging"];
type Opener = Stage["openers"][string];

export interface Act {
  /** What began it, and what followed. */
  lines: LogLine[];
  /** 0: only numbers change. 1: a piece glides. 2: a caption. 3: a card is turned up. 4: a scene over the board. 5: a
   * scene that everything waits for. */
  weight: number;
  /** How long it is shown at normal speed. */
  millis: number;
  /** Acts of the same run by the same player follow each other quickly: one Build after the other. */
  run: string | null;
  /** What follows of this run belongs to it: all that a storm strikes. */
  gathers?: string | null;
  /** The line is a heading: a turn or a round begins. */
  heading: boolean;
  /** Players attack each other or deal with each other. */
  interaction: boolean;
  /** Who acts; null where nobody does. */
  seat: number | null;
  /** Somebody else does it to me. */
  mine: boolean;
}

/** From this weight on an act counts for more where it is about oneself. */
const NOTABLE = 2;
/** From this weight on an act is a scene: one's own ones are shown too, longer than others' and on the clock only these. */
export const SCENE = 4;

/** Where a game says nothing every fact is an act of its own. */
export function openerOf(stage: Stage | null, key: string): Opener | null {
  if (stage === null || Object.keys(stage.openers).length === 0) return { weight: 1 };
  return stage.openers[key] ?? null;
}

/** The acts of some facts in a row. What an act of somebody else did to `me` weighs more, and so do scenes of mine. */
export function actsOf(lines: LogLine[], stage: Stage | null, me: number | null = null): Act[] {
  const acts: Act[] = [];
  for (const line of lines) {
    const opener = openerOf(stage, line.fact.key);
    const seat = seatOf(line.fact.args["seat"]);
    const last = acts.at(-1);
    if (
      last &&
      (opener === null ||
        repeats(last, line, seat) ||
        oneScene(last, opener) ||
        gathered(last, opener))
    )
      last.lines.push(line);
    else
      acts.push({
        lines: [line],
        weight: opener?.weight ?? 0,
        millis: 0,
        run: opener?.run ?? null,
        gathers: opener?.gathers ?? null,
        heading: opener?.heading ?? false,
        interaction: opener?.interaction ?? false,
        seat,
        mine: false,
      });
  }
  const heaviest = (stage?.millis.length ?? 1) - 1;
  for (const act of acts) {
    act.mine = touches(act, me);
    const own = me !== null && act.seat === me && act.weight >= SCENE;
    if (act.mine || own) act.weight = Math.max(act.weight, Math.min(heaviest, act.weight + 1));
    act.millis = stage?.millis[act.weight] ?? 0;
  }
  return acts;
}

/** The same thing again by the same player, such as a second roll, goes on with the act. */
const repeats = (last: Act, line: LogLine, seat: number | null): boolean =>
  !last.heading && last.lines[0]?.fact.key === line.fact.key && last.seat === seat && seat !== null;

/** A run of scenes is one scene: the scoring of all players. */
const oneScene = (last: Act, opener: Opener): boolean =>
  opener.weight >= SCENE && opener.run != null && opener.run === last.run;

/** All that follows from one stroke is seen at once. */
const gathered = (last: Act, opener: Opener): boolean =>
  last.gathers != null && opener.run === last.gathers;

/** Whether an act goes on with the run of the one before it. */
export const follows = (act: Act, before: Act | null | undefined): boolean =>
  act.run !== null && before?.run === act.run && before.seat === act.seat;

/** The same acts with every run as one of them: what one player does in one gesture is one line of the log. */
export function runsOf(acts: Act[]): Act[] {
  const runs: Act[] = [];
  for (const act of acts) {
    const last = runs.at(-1);
    if (!last || !follows(act, last)) runs.push(act);
    else
      runs[runs.length - 1] = {
        ...last,
        lines: [...last.lines, ...act.lines],
        weight: Math.max(last.weight, act.weight),
        millis: Math.max(last.millis, act.millis),
        interaction: last.interaction || act.interaction,
        mine: last.mine || act.mine,
      };
  }
  return runs;
}

/** The same acts, but those that have not grown are the ones of before: whatever was drawn of them stays as it is. */
export function keptActs(acts: Act[], before: Act[]): Act[] {
  const known = new Map(before.map((act) => [act.lines[0], act]));
  return acts.map((act) => {
    const old = known.get(act.lines[0]);
    return old && old.lines.length === act.lines.length && old.lines.at(-1) === act.lines.at(-1)
      ? old
      : act;
  });
}

/** Whether somebody else has done this to a player. */
const touches = (act: Act, me: number | null): boolean =>
  me !== null &&
  act.seat !== me &&
  act.weight >= NOTABLE &&
  act.lines.some((line) => names(line, me));

/** Whether a fact names a player. */
export const names = (line: LogLine, seat: number | null): boolean =>
  seat !== null && Object.values(line.fact.args).includes(seatWord(seat));
