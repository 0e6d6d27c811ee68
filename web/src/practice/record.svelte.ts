/** What was practised on this device: the grade of each exercise, and on which days a daily position was answered. */
import { read, write } from "../client/storage.svelte";
import type { Grade } from "../wire";

interface Kept {
  grades: Record<string, Grade>;
  /** Days as 2026-11-17, with the games whose daily position was answered. */
  days: Record<string, string[]>;
}

const KEY = "meridian.practice";
const DAYS_KEPT = 400;
const DAY = 86_400_000;

const millis = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** How many days in a row, up to today; a day that is not over yet breaks nothing. */
export function streak(days: Record<string, string[]>, today: string): number {
  let at = millis(today);
  if (!days[dayOf(at)]) at -= DAY;
  let found = 0;
  for (; days[dayOf(at)]; at -= DAY) found++;
  return found;
}

/** The days of this week, from Monday on, and whether something was answered on each. */
export function week(
  days: Record<string, string[]>,
  today: string,
): { day: string; done: boolean }[] {
  const now = millis(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: 7 }, (_, at) => dayOf(monday + at * DAY)).map((day) => ({
    day,
    done: day in days,
  }));
}

class PracticeRecord {
  private kept = $state<Kept>({ grades: {}, days: {}, ...read<Partial<Kept>>(KEY, {}) });

  get days(): Record<string, string[]> {
    return this.kept.days;
  }

  grade(exercise: string): Grade | null {
    return this.kept.grades[exercise] ?? null;
  }

  answeredToday(game: string, day: string): boolean {
    return this.kept.days[day]?.includes(game) ?? false;
  }

  /** Note an answer. The first one counts; a daily position also counts for its day. */
  note(exercise: string, grade: Grade): void {
    this.kept.grades[exercise] ??= grade;
    write(KEY, this.kept);
  }

  noteDaily(game: string, day: string): void {
    if (this.answeredToday(game, day)) return;
    const days = { ...this.kept.days, [day]: [...(this.kept.days[day] ?? []), game] };
    const latest = Object.keys(days).sort().slice(-DAYS_KEPT);
    this.kept.days = Object.fromEntries(latest.map((one) => [one, days[one] ?? []]));
    write(KEY, this.kept);
  }
}

export const record = new PracticeRecord();
