/** Where this device is awaited: asked for while a page that shows it is open. */
import { post } from "../client/http";
import { storage } from "../client/storage.svelte";
import type { TurnNow, TurnsNow } from "../wire";

/** So many seats the server tells about at once. */
const ASKED = 20;
const AGAIN = 30_000;

class Turns {
  private now = $state.raw(new Map<string, TurnNow>());

  of(table: string): TurnNow | undefined {
    return this.now.get(table);
  }

  mine(table: string): boolean {
    return this.now.get(table)?.mine ?? false;
  }

  /** Look now and then until the page is left. */
  follow(): () => void {
    const look = (): void => void this.look();
    look();
    const again = setInterval(look, AGAIN);
    document.addEventListener("visibilitychange", look);
    return () => (clearInterval(again), document.removeEventListener("visibilitychange", look));
  }

  private async look(): Promise<void> {
    const tokens = storage.tables
      .filter((one) => !one.over)
      .flatMap((one) => one.seats.map((seat) => seat.token));
    if (document.hidden || tokens.length === 0) return;
    try {
      const found = await post<TurnsNow>("/api/turns", { tokens: tokens.slice(0, ASKED) });
      this.now = new Map(found.tables.map((turn) => [turn.table, turn]));
    } catch {
      // The page is of use without it; the next look may be luckier.
    }
  }
}

export const turns = new Turns();
