/** Conflicts as the log tells them: declaration, Assessment line by line, every Battle Round, the end. */
import type { Speaker } from "../../../client/speaker";
import type { LogLine } from "../../../table/store.svelte";
import type { Arg, Plain } from "../../../wire";
import { dict, list, number, numbers, text, texts } from "../../plain";
import { facesOf } from "./rolls";

/** What one side has rolled in a Battle Round. The faces of its d6 are null where the log came without its rolls. */
export interface Roll {
  seat: string;
  pips: number;
  dice: number;
  multiplier: number;
  value: number;
  faces: number[] | null;
}

export interface Round {
  round: number;
  rolls: Roll[];
  /** Who has won it, and the d6 that both then have left; null while it is going on. */
  winner: string | null;
  left: [number, number] | null;
  /** The rules by which it was counted. */
  clauses: string[];
}

export interface Line {
  line: string;
  aggressor: number;
  defender: number;
  clauses: string[];
}

export interface Conflict {
  /** Number of the fact that declares it. */
  number: number;
  aggressor: string;
  defender: string;
  source: string;
  target: string;
  lines: Line[];
  dice: [number, number] | null;
  rounds: Round[];
  /** Who has won; "" if it ended without a winner; null while it is going on. */
  winner: string | null;
}

const word = (value: Arg | undefined): string => String(value ?? "");
const count = (value: Arg | undefined): number => Number(value ?? 0);
/** What ends the turn that a conflict belongs to. */
const LATER = ["turn-begins", "round-begins", "game-won"];

/** The conflict that is being fought; null if there is none. */
export function attackIn(log: LogLine[]): Conflict | null {
  const found = lastConflict(log);
  return found?.current && found.conflict.winner === null ? found.conflict : null;
}

/** The last conflict the log tells of, and whether its turn still lasts. */
export function lastConflict(log: LogLine[]): { conflict: Conflict; current: boolean } | null {
  const from = log.findLastIndex(({ fact }) => fact.key === "attack-declared");
  const declared = log[from];
  if (!declared) return null;
  const { args } = declared.fact;
  const conflict: Conflict = {
    number: declared.number,
    aggressor: word(args["seat"]),
    defender: word(args["other"]),
    source: word(args["source"]),
    target: word(args["target"]),
    lines: [],
    dice: null,
    rounds: [],
    winner: null,
  };
  let current = true;
  /** Dice that lie on the table: both sides roll, then both rolls are told. */
  let lying: number[] = [];
  for (const line of log.slice(from + 1)) {
    const { fact } = line;
    if (line.rolls) lying = facesOf(line);
    if (LATER.includes(fact.key)) current = false;
    else if (current && fact.key === "battle-roll")
      lying = rolled(conflict, fact.args, lying, fact.clauses);
    else if (current) tell(conflict, fact.key, fact.args, fact.clauses);
  }
  return { conflict, current };
}

function tell(conflict: Conflict, key: string, args: Record<string, Arg>, clauses: string[]): void {
  if (key === "assessment-line") {
    conflict.lines.push({
      line: word(args["line"]),
      aggressor: count(args["aggressor_dice"]),
      defender: count(args["defender_dice"]),
      clauses,
    });
  } else if (key === "dice-assessed")
    conflict.dice = [count(args["aggressor_dice"]), count(args["defender_dice"])];
  else if (key === "battle-round") {
    const round = open(conflict);
    round.round = count(args["round"]);
    round.winner = word(args["seat"]);
    round.left = [count(args["aggressor_dice"]), count(args["defender_dice"])];
    addTo(round.clauses, clauses);
  } else if (key === "engagement-won") conflict.winner = word(args["seat"]);
  else if (key === "retreated" || key === "attack-cancelled") conflict.winner = "";
}

/** One side's roll: its polygon and its d6 are the next that lie there. What is left are the dice of the other side. */
function rolled(
  conflict: Conflict,
  args: Record<string, Arg>,
  lying: number[],
  clauses: string[],
): number[] {
  const [pips, dice] = [count(args["pips"]), count(args["dice"])];
  const known = lying[0] === pips && lying.length > dice;
  const round = open(conflict);
  addTo(round.clauses, clauses);
  round.rolls.push({
    seat: word(args["seat"]),
    pips,
    dice,
    multiplier: count(args["multiplier"]),
    value: count(args["value"]),
    faces: known ? lying.slice(1, dice + 1) : null,
  });
  return known ? lying.slice(dice + 1) : [];
}

/** The round that is going on: a new one once the last is decided. */
function open(conflict: Conflict): Round {
  const last = conflict.rounds.at(-1);
  if (last && last.winner === null) return last;
  const made: Round = {
    round: conflict.rounds.length + 1,
    rolls: [],
    winner: null,
    left: null,
    clauses: [],
  };
  conflict.rounds.push(made);
  return made;
}

const addTo = (known: string[], more: string[]): void =>
  void known.push(...more.filter((one) => !known.includes(one)));

/** An attack with its exact chance, as the queries `attacks`, `threats` and `conflict` tell it. */
export interface Prospect {
  source: string;
  target: string;
  aggressor: string;
  defender: string;
  card: string | null;
  lines: Line[];
  dice: [number, number];
  win: number;
  rounds: number;
  now: boolean;
}

export function readProspect(value: Plain | undefined): Prospect | null {
  const row = dict(value);
  const [a = 0, d = 0] = numbers(row["dice"]);
  if (!text(row["source"])) return null;
  return {
    source: text(row["source"]),
    target: text(row["target"]),
    aggressor: text(row["aggressor"]),
    defender: text(row["defender"]),
    card: text(row["card"]) || null,
    lines: list(row["lines"]).map((line) => {
      const [name, mine, theirs, clauses] = list(line);
      return {
        line: text(name),
        aggressor: number(mine),
        defender: number(theirs),
        clauses: texts(clauses),
      };
    }),
    dice: [a, d],
    win: number(row["win"]),
    rounds: number(row["rounds"]),
    now: row["now"] === true,
  };
}

export const readProspects = (value: Plain): Prospect[] =>
  list(value)
    .map(readProspect)
    .filter((one): one is Prospect => one !== null)
    .sort((a, b) => b.win - a.win);

/** An attack that may be declared. */
export interface Attack {
  action: string;
  source: string;
  target: string;
}

/** The attacks among some answers. */
export function attacksAmong(speaker: Speaker, answers: string[]): Attack[] {
  return answers
    .filter((action) => action.startsWith("attack"))
    .map((action) => {
      const { fields } = speaker.parse(action);
      return { action, source: String(fields["source"]), target: String(fields["target"]) };
    });
}

/** The answer that declares an attack. */
export const attackOf = ({ source, target, card }: Prospect): string =>
  card ? `attack-with ${source} ${target} ${card}` : `attack ${source} ${target}`;

/** The d6 that make the multiplier, where those with a twin are as many as it says; with a single d6 it is that one. What
 * counts is said by the multiplier: where it tells less than the eye sees, none is marked. */
export function counting({ faces, multiplier }: Roll): boolean[] {
  if (!faces) return [];
  const twins = faces.map((face) => faces.filter((one) => one === face).length > 1);
  if (multiplier > 1 && faces.length === 1) return [true];
  return twins.filter(Boolean).length === multiplier ? twins : faces.map(() => false);
}
