/** The moments that people will talk about: where the chances of winning turned most, at most one a round. */
import type { Curve, Timeline } from "../replay/told";
import type { Fact } from "../wire";

export interface Turning {
  /** The entry after which it had happened. */
  number: number;
  /** The round it fell into; 0 before the first. */
  round: number;
  /** Whose chances rose most, and by how much; null where chances are not known. */
  winner: { seat: number; gain: number } | null;
  /** What happened, where everybody will remember it. */
  fact: Fact | null;
}

export const MOMENTS = 3;
/** Estimates of single points are rough: so many on each side are taken together. */
const AROUND = 3;
/** Smaller turns are rather noise. */
const LEAST = 0.04;

type Points = Curve["points"];

/** The three largest turns of a curve, in the order of the game; without a curve the last key events. */
export function turnings(timeline: Timeline, points: Points): Turning[] {
  const found = points.length > 1 ? swings(timeline, points) : [];
  const events = remembered(timeline);
  // What nothing like it is told of comes first, in rounds of which nothing is told yet; a game of two rounds has three
  // moments, too.
  for (const like of [alike, sameRound, sameMoment])
    for (const one of events)
      if (found.length < MOMENTS && !found.some((other) => like(one, other))) found.push(one);
  return found.sort((a, b) => a.number - b.number);
}

function swings(timeline: Timeline, points: Points): Turning[] {
  const turns = points.slice(1).map((point, before) => {
    const at = before + 1;
    const was = mean(points.slice(Math.max(0, at - AROUND), at));
    const is = mean(points.slice(at, at + AROUND));
    const changes = is.map((chance, seat) => chance - (was[seat] ?? 0));
    const size = changes.reduce((sum, change) => sum + Math.abs(change), 0) / 2;
    return { at, size, changes, number: point.number, round: roundAt(timeline, point.number) };
  });
  const chosen: typeof turns = [];
  for (const turn of turns.filter((one) => one.size >= LEAST).sort((a, b) => b.size - a.size)) {
    // The slope of a turn that was taken is no turn of its own.
    const near = chosen.some((one) => Math.abs(one.at - turn.at) < AROUND);
    if (chosen.length < MOMENTS && !near && chosen.every((one) => one.round !== turn.round))
      chosen.push(turn);
  }
  return chosen.map(({ at, changes, number, round }) => {
    const gain = Math.max(...changes);
    const winner = { seat: changes.indexOf(gain), gain };
    const from = points[Math.max(0, at - AROUND)]?.number ?? 0;
    const to = points[Math.min(points.length, at + AROUND) - 1]?.number ?? number;
    return { number, round, winner, fact: eventNear(timeline, number, from, to) };
  });
}

const sameMoment = (one: Turning, other: Turning): boolean => one.number === other.number;
const sameRound = (one: Turning, other: Turning): boolean => one.round === other.round;
const alike = (one: Turning, other: Turning): boolean =>
  sameRound(one, other) || one.fact?.key === other.fact?.key;

/** Key events from the last to the first; that the game has ended stands above everything else, and is told last. */
function remembered(timeline: Timeline): Turning[] {
  const events = timeline.events
    .map(({ number, fact }) => ({ number, round: roundAt(timeline, number), winner: null, fact }))
    .reverse();
  const last = events[0]?.number;
  return [
    ...events.filter((one) => one.number !== last),
    ...events.filter((one) => one.number === last),
  ];
}

/** The key event that lies nearest to a moment, as far as there is one around it. */
function eventNear(timeline: Timeline, number: number, from: number, to: number): Fact | null {
  const near = timeline.events
    .filter((one) => one.number > from && one.number <= to)
    .sort((a, b) => Math.abs(a.number - number) - Math.abs(b.number - number));
  return near[0]?.fact ?? null;
}

/** The round in which an entry lies. */
export function roundAt(timeline: Timeline, number: number): number {
  return timeline.rounds.filter((begun) => begun < number).length;
}

function mean(points: Points): number[] {
  const seats = points[0]?.chances.length ?? 0;
  return Array.from(
    { length: seats },
    (_, seat) => points.reduce((sum, one) => sum + (one.chances[seat] ?? 0), 0) / points.length,
  );
}
