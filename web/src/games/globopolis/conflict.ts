/** Conflicts as the log tells them: declaration, Assessment line by line, every Battle Round, the end. */
import type { LogLine } from "../../table/store.svelte";
import type { Arg, Plain } from "../../wire";
import type { Frame, Position } from "./position";
import { dict, list, number, numbers, text, texts } from "./plain";

/** What one side has rolled in a Battle Round. The faces of its d6 are known only if the position has shown them. */
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
  for (const { fact } of log.slice(from + 1)) {
    if (LATER.includes(fact.key)) current = false;
    else if (current) tell(conflict, fact.key, fact.args, fact.clauses);
  }
  return { conflict, current };
}

function tell(conflict: Conflict, key: string, args: Record<string, Arg>, clauses: string[]): void {
  if (key === "assessment-line") {
    conflict.lines.push({ line: word(args["line"]), aggressor: count(args["aggressor_dice"]), defender: count(args["defender_dice"]), clauses });
  } else if (key === "dice-assessed") conflict.dice = [count(args["aggressor_dice"]), count(args["defender_dice"])];
  else if (key === "battle-roll") rolled(conflict, args);
  else if (key === "battle-round") {
    const round = open(conflict);
    round.round = count(args["round"]);
    round.winner = word(args["seat"]);
    round.left = [count(args["aggressor_dice"]), count(args["defender_dice"])];
  } else if (key === "engagement-won") conflict.winner = word(args["seat"]);
  else if (key === "retreated" || key === "attack-cancelled") conflict.winner = "";
}

function rolled(conflict: Conflict, args: Record<string, Arg>): void {
  open(conflict).rolls.push({
    seat: word(args["seat"]),
    pips: count(args["pips"]),
    dice: count(args["dice"]),
    multiplier: count(args["multiplier"]),
    value: count(args["value"]),
    faces: null,
  });
}

/** The round that is going on: a new one once the last is decided. */
function open(conflict: Conflict): Round {
  const last = conflict.rounds.at(-1);
  if (last && last.winner === null) return last;
  const made: Round = { round: conflict.rounds.length + 1, rolls: [], winner: null, left: null };
  conflict.rounds.push(made);
  return made;
}

/** Faces the position shows while a round is going on: polygon first, then the d6, of Aggressor and Defender. */
export interface Faces {
  /** Which engagement: its number among all procedures. */
  serial: number;
  round: number;
  dice: [number[], number[]];
}

export function facesOf(position: Position): Faces | null {
  const frame: Frame | undefined = position.frames.findLast((one) => one.procedure === "Engagement");
  if (!frame) return null;
  const [a, d] = list(frame["shown"]);
  const dice: [number[], number[]] = [numbers(a), numbers(d)];
  if (dice[0].length === 0 && dice[1].length === 0) return null;
  return { serial: number(frame["serial"]), round: number(frame["rounds"]), dice };
}

/** A conflict with the faces that were seen put to its rolls, where they fit. */
export function withFaces(conflict: Conflict, seen: Faces[]): Conflict {
  const rounds = conflict.rounds.map((round) => {
    const faces = seen.find((one) => one.round === round.round);
    if (!faces) return round;
    return {
      ...round,
      rolls: round.rolls.map((roll) => {
        const shown = faces.dice[roll.seat === conflict.aggressor ? 0 : 1];
        return shown.length === roll.dice + 1 && shown[0] === roll.pips ? { ...roll, faces: shown.slice(1) } : roll;
      }),
    };
  });
  return { ...conflict, rounds };
}

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
      return { line: text(name), aggressor: number(mine), defender: number(theirs), clauses: texts(clauses) };
    }),
    dice: [a, d],
    win: number(row["win"]),
    rounds: number(row["rounds"]),
    now: row["now"] === true,
  };
}

export const readProspects = (value: Plain): Prospect[] =>
  list(value).map(readProspect).filter((one): one is Prospect => one !== null).sort((a, b) => b.win - a.win);

/** The d6 that make the multiplier: those whose face another one shows too. */
export function matched(faces: number[], polygon: number): boolean[] {
  if (faces.length === 1) return [faces[0] === polygon];
  return faces.map((face) => faces.filter((one) => one === face).length > 1);
}
