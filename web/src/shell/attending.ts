/** Takes part in the dice of tables whose waiting room is not open: a game may start while its players read the rules. */
import { memories } from "../fair/memory.svelte";
import { Problem } from "../client/http";
import { storage } from "../client/storage.svelte";
import { attend } from "../lobby/open";

const EVERY = 5_000; // milliseconds
const RECENT = 12 * 3_600_000; // milliseconds since the table was last touched here
const MOST = 3; // tables looked at each time

/** Tables that are gone, or have begun: nothing is to be given there any more. */
const done = new Set<string>();

/** Look after tables that have not begun, but for the one that is shown. Returns how to stop. */
export function attendOthers(shown: () => string | undefined): () => void {
  const timer = setInterval(() => void look(shown()), EVERY);
  return () => clearInterval(timer);
}

async function look(shown: string | undefined): Promise<void> {
  const since = Date.now() - RECENT;
  const waiting = storage.tables.filter(
    (one) =>
      one.touched > since &&
      one.table !== shown &&
      !one.over &&
      one.seats.some((seat) => seat.gives) &&
      !done.has(one.table) &&
      !memories.of(one.table).began,
  );
  for (const { table } of waiting.slice(0, MOST)) {
    try {
      if ((await attend(table)).status !== "open") done.add(table);
    } catch (error) {
      if (error instanceof Problem && error.status === 404) done.add(table);
    }
  }
}
