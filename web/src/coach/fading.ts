/** How the coach fades: by kind of question, from full help to a lamp. */

/** 0: says what is asked and offers good answers. 1: offers good answers. 2: a lamp that can be lit. */
export type HelpLevel = 0 | 1 | 2;
export const LAMP: HelpLevel = 2;

/** An answer that costs no more chance to win than this is good; one that costs more than `COSTLY` is warned of. */
export const GOOD = 0.03;
export const COSTLY = 0.1;
/** So much a costly answer surely costs: less may be the luck of the imagined games. */
const SURELY = 0.03;
const TIMES_PER_LEVEL = 3;
const GOOD_IN_A_ROW = 3;
const COSTLY_ANSWERS = 2;
/** After so many games the coach is a lamp. */
const GAMES_WITH_HELP = 2;

/** What is kept of a kind of question: its level, how often it was answered there, and how well. */
export interface KindMemory {
  level: HelpLevel;
  times: number;
  good: number;
  costly: number;
}

export const NEW_KIND: KindMemory = { level: 0, times: 0, good: 0, costly: 0 };

export const isCostly = (answer: { loss?: number; least_loss?: number }): boolean =>
  (answer.loss ?? 0) > COSTLY && (answer.least_loss ?? 0) > SURELY;

/** How much help there is for a kind of question after some finished games. */
export const helpOf = (kind: KindMemory, games: number): HelpLevel =>
  games >= GAMES_WITH_HELP ? LAMP : kind.level;

/** A kind of question after an answer; `loss` is what that cost in chance to win, null if nobody knows. */
export function answered(kind: KindMemory, loss: number | null): KindMemory {
  const good = loss === null ? kind.good : loss <= GOOD ? kind.good + 1 : 0;
  const costly = loss !== null && loss > COSTLY ? kind.costly + 1 : kind.costly;
  const times = kind.times + 1;
  if (costly >= COSTLY_ANSWERS) return { ...NEW_KIND, level: kind.level === 2 ? 1 : 0 };
  if (good >= GOOD_IN_A_ROW || times >= TIMES_PER_LEVEL)
    return { level: kind.level === 0 ? 1 : 2, times: 0, good: 0, costly };
  return { level: kind.level, times, good, costly };
}
