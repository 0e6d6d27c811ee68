/** Ways along a timeline: turns, rounds and key events by the number of an entry. */
import type { Timeline, Turn } from "./told";

/** The turn that is under way after an entry; null before the first. */
export function turnAt(timeline: Timeline, number: number): Turn | null {
  return timeline.turns.findLast((turn) => turn.number <= number) ?? null;
}

/** Where the next turn begins, or the one before: from within a turn back means its beginning. */
export function turnFrom(timeline: Timeline, number: number, by: 1 | -1): number {
  if (by > 0)
    return timeline.turns.find((turn) => turn.number > number)?.number ?? timeline.entries;
  return timeline.turns.findLast((turn) => turn.number < number)?.number ?? 0;
}

/** The next key event, or the one before. */
export function eventFrom(timeline: Timeline, number: number, by: 1 | -1): number {
  if (by > 0)
    return timeline.events.find((event) => event.number > number)?.number ?? timeline.entries;
  return timeline.events.findLast((event) => event.number < number)?.number ?? 0;
}

export interface Stretch {
  from: number;
  to: number;
  seat: number | null;
}

/** Whose turn it is along the whole game: stretches without a gap; nobody's before the first turn. */
export function stretches(timeline: Timeline): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  let seat: number | null = null;
  for (const turn of timeline.turns) {
    if (turn.number > from) found.push({ from, to: turn.number, seat });
    from = turn.number;
    seat = turn.seat;
  }
  if (timeline.entries > from || found.length === 0)
    found.push({ from, to: timeline.entries, seat });
  return found;
}

export interface Mark<E> {
  number: number;
  events: E[];
}

/** Events that lie so close that their marks would cover each other become one mark. `room` is how many fit. */
export function gathered<E extends { number: number }>(
  events: E[],
  entries: number,
  room: number,
): Mark<E>[] {
  const apart = Math.max(1, entries / Math.max(1, room));
  const marks: Mark<E>[] = [];
  for (const event of events) {
    const last = marks.at(-1);
    if (last && event.number - last.number < apart) last.events.push(event);
    else marks.push({ number: event.number, events: [event] });
  }
  return marks;
}

/** How far along an entry is, in percent. */
export const percent = (number: number, entries: number): number =>
  entries > 0 ? (100 * number) / entries : 0;
