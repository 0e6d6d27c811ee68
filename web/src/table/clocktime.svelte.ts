/** Time that is left, as people read it, and a pulse that makes clocks run. */

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

/** Seconds as 1:05, 2:03:10 or 3 d 4 h. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  const [minutes, rest] = [Math.floor((whole % 3600) / 60), whole % 60];
  if (days > 0) return `${days} d ${hours} h`;
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, "0")}:${String(rest).padStart(2, "0")}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}
