/** How the points of all seats went from round to round, as lines in a box of 100 by 100; and how long a game took. */

export interface Line {
  seat: number;
  path: string;
  /** Where it ends, in percent from the top. */
  end: number;
  /** The points after each round. */
  points: number[];
}

/** Lines keep off the edges by so many percent, so that a stroke is drawn whole. */
const EDGE = 4;
const HEIGHT = 100 - 2 * EDGE;

const short = (value: number): number => Math.round(value * 100) / 100;

/** Lines by seat. They begin at the left with nothing, and each round ends where the next one begins. */
export function lines(byRound: number[][]): Line[] {
  const all = byRound.flat();
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)];
  const y = (points: number): number =>
    short(EDGE + (HEIGHT * (most - points)) / Math.max(1, most - least));
  return (byRound[0] ?? []).map((_, seat) => {
    const points = byRound.map((round) => round[seat] ?? 0);
    const ys = [0, ...points].map(y);
    const path = ys.map((high, at) => `${short((100 * at) / byRound.length)},${high}`);
    return { seat, path: `M${path.join("L")}`, end: ys.at(-1) ?? 100, points };
  });
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From so many hours or days on the smaller unit says nothing. */
const MANY = 2;

/** How long a game took, in the unit that people would use. */
export function took(seconds: number): { unit: "minutes" | "hours" | "days"; number: number } {
  if (seconds >= MANY * DAY) return { unit: "days", number: Math.round(seconds / DAY) };
  if (seconds >= MANY * HOUR) return { unit: "hours", number: Math.round(seconds / HOUR) };
  return { unit: "minutes", number: Math.round(seconds / MINUTE) };
}
