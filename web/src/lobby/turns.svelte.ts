/** Where this device is awaited: asked for while a page that shows it is open. */
import { post } from "../client/http";
import { read, storage, write } from "../client/storage.svelte";
import { showBadge } from "../client/badge";
import type { TurnNow, TurnsNow } from "../wire";

/** So many seats the server tells about at once. */
const ASKED = 20;
const AGAIN = 30_000;
const KEY = "meridian.turns";

/** What the server last said, kept for times when it cannot be asked. */
interface LastSeen {
  /** Seconds since 1970. */
  at: number;
  tables: TurnNow[];
}

class Turns {
  private last = $state.raw<LastSeen>(read<LastSeen>(KEY, { at: 0, tables: [] }));
  private readonly now = $derived(new Map(this.last.tables.map((turn) => [turn.table, turn])));

  /** When the server last said whose turn it is; 0 if it never did. */
  get at(): number {
    return this.last.at;
  }

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
      this.last = { at: Date.now() / 1000, tables: found.tables };
      write(KEY, this.last);
      showBadge(found.tables.filter((turn) => turn.mine).length);
    } catch {
      // The page is of use without it; the next look may be luckier.
    }
  }
}

export const turns = new Turns();
