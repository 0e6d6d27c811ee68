/** The dice that were rolled last, as the log tells them. */
import type { LogLine } from "../../../table/store.svelte";
import type { Arg } from "../../../wire";

export interface DieShown {
  sides: number;
  /** Null: only the total of several dice is told. */
  face: number | null;
}

export interface Rolled {
  /** Number of the fact, to tell rolls apart. */
  number: number;
  seat: string;
  dice: DieShown[];
  /** The sum, where faces are not told one by one. */
  total: number | null;
  key: string;
}

const D6 = 6;
/** How far back in the log a roll may lie to be shown still. */
const RECENT = 40;

const pips = (value: Arg | undefined): number => Number(value ?? 0);
const known = (sides: number, face: number): DieShown => ({ sides, face });

/** The faces of the dice that were rolled before a fact, in the order they fell. */
export function facesOf(line: LogLine): number[] {
  return (line.rolls ?? []).flatMap(
    ({ said }) =>
      /^die (\d+)$/
        .exec(said ?? "")
        ?.slice(1)
        .map(Number) ?? [],
  );
}

/** The dice of one fact; null if it tells of none. */
export function diceOf(line: LogLine, teleport: [number, number]): Rolled | null {
  const { key, args } = line.fact;
  const made = (dice: DieShown[], total: number | null = null): Rolled => ({
    number: line.number,
    seat: String(args["seat"] ?? ""),
    dice,
    total,
    key,
  });
  const first = pips(args["pips"]);
  if (key === "rolled") return movement(made, first, pips(args["dice"]), facesOf(line));
  if (key === "teleported")
    return made([known(teleport[0], first), known(teleport[1], pips(args["second_pips"]))]);
  if (key === "academy-roll" || key === "rolled-for-start") return made([known(D6, first)]);
  return null;
}

/** A line that came without its rolls tells only the sum of several dice. */
function movement(
  made: (dice: DieShown[], total?: number | null) => Rolled,
  total: number,
  dice: number,
  faces: number[],
): Rolled {
  if (dice === 1) return made([known(D6, total)]);
  return made(
    Array.from({ length: dice }, (_, at) => ({ sides: D6, face: faces[at] ?? null })),
    total,
  );
}

/** The newest roll that is not long ago. */
export function lastRoll(log: LogLine[], teleport: [number, number]): Rolled | null {
  for (const line of log.slice(-RECENT).reverse()) {
    const found = diceOf(line, teleport);
    if (found) return found;
  }
  return null;
}
