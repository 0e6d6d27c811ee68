/** Takes part in the dice of tables and duplicate sets that are not shown: a game may start while its players read the
 * rules. */
import { memories } from "../fair/memory.svelte";
import { Problem } from "../client/http";
import { storage } from "../client/storage.svelte";
import { entered } from "../duplicates/own";
import { attend } from "../lobby/open";

const EVERY = 5_000; // milliseconds
const RECENT = 12 * 3_600_000; // milliseconds since the table was last touched here
const MOST = 3; // tables, and sets, looked at each time

/** Tables and sets that are gone, or have begun: nothing is to be given there any more. */
const done = new Set<string>();

/** Look after what has not begun, but for the table or set that is shown. Returns how to stop. */
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
  for (const { table } of waiting.slice(0, MOST))
    await tryAt(table, async () => (await attend(table)).status !== "open");
  const sets = entered().filter(
    (one) => one !== shown && !done.has(one) && !memories.of(one).began,
  );
  for (const set of sets.slice(0, MOST)) await tryAt(set, () => attendSet(set));
}

async function attendSet(set: string): Promise<boolean> {
  const { look } = await import("../duplicates/requests");
  return ["running", "over"].includes((await look(set)).status);
}

/** Do this device's part, which says whether that was all. */
async function tryAt(id: string, part: () => Promise<boolean>): Promise<void> {
  try {
    if (await part()) done.add(id);
  } catch (error) {
    if (error instanceof Problem && error.status === 404) done.add(id);
  }
}
