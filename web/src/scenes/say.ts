/** Small helpers for scenes: who, and what came of it, in the words of the facts. */
import { seatOf, type Speaker } from "../client/speaker";
import type { LogLine } from "../table/store.svelte";
import type { Arg } from "../wire";
import type { Chip, Mood, Party } from "./scene";

export const word = (line: LogLine | undefined, field: string): string =>
  String(line?.fact.args[field] ?? "");

export const count = (line: LogLine | undefined, field: string): number =>
  Number(line?.fact.args[field] ?? 0);

/** The player that a fact names; null where it names nobody. */
export function partyOf(speaker: Speaker, named: Arg | undefined, note?: string): Party | null {
  const seat = seatOf(named);
  return seat === null
    ? null
    : { seat, name: speaker.seat(seat), ...(note === undefined ? {} : { note }) };
}

/** Some of the facts as chips, at most so many. */
export function chipsOf(
  speaker: Speaker,
  lines: LogLine[],
  moods: Record<string, Mood>,
  most = 4,
): Chip[] {
  return lines
    .flatMap((line): Chip[] => {
      const mood = moods[line.fact.key];
      return mood ? [{ text: speaker.fact(line.fact), mood }] : [];
    })
    .slice(0, most);
}

/** The faces of ordinary dice that were rolled before a fact. */
export const facesOf = (line: LogLine): number[] =>
  (line.rolls ?? []).flatMap(({ said }) => {
    const found = /^die (\d+)$/.exec(said ?? "");
    return found ? [Number(found[1])] : [];
  });
