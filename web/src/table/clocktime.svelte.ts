/** Time that is left, as people read it, and a pulse that makes clocks run. */
import type { ClockNow } from "../wire";

class Pulse {
  now = $state(Date.now() / 1000);
  private users = 0;
  private timer: ReturnType<typeof setInterval> | null = null;

  /** Let the pulse beat as long as the caller is there. */
  use(): () => void {
    this.users++;
    this.timer ??= setInterval(() => (this.now = Date.now() / 1000), 500);
    return () => {
      this.users--;
      if (this.users === 0 && this.timer) {
        clearInterval(this.timer);
        this.timer = null;
      }
    };
  }
}

export const pulse = new Pulse();

/** The time that a seat has at a moment of the server's clock, and whether it runs: while the seat is being shown what
 * others did, its clock stands and its deadline is further away than its bank is long. */
export function timeOf(
  clock: ClockNow,
  seat: number,
  now: number,
): { left: number; runs: boolean } | null {
  const [bank, deadline] = [clock.banks[seat] ?? null, clock.deadlines?.[String(seat)]];
  if (deadline === undefined) return bank === null ? null : { left: bank, runs: false };
  const left = deadline - now;
  return bank !== null && left > bank ? { left: bank, runs: false } : { left, runs: true };
}

/** Whether the clock of a seat that is asked has not started yet. */
export const waits = (clock: ClockNow, seat: number, now: number): boolean =>
  clock.deadlines?.[String(seat)] !== undefined && timeOf(clock, seat, now)?.runs === false;

/** Seconds as 1:05, 2:03:10 or 3 d 4 h. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  if (days > 0) return `${days} d ${hours} h`;
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** A moment as a day, such as 24 November. */
export const dayWord = (moment: number, lang: string, month: "long" | "short" = "long"): string =>
  new Date(moment * 1000).toLocaleDateString(lang, { day: "numeric", month });
