/** What this device keeps of duplicate sets: whether it may begin them, and the entrant it plays for. */
import { read, write } from "../client/storage.svelte";

/** What this device may do with a set: begin it, and play for the entrant of a token. */
export interface OwnSet {
  host?: string;
  token?: string;
  name?: string;
  number?: number;
  gives?: boolean;
  /** The table and seat of the entrant, once they are known. */
  table?: string;
  seat?: number;
}

const KEPT = "meridian.duplicates";
const MOST_KEPT = 40;

const all = (): Record<string, OwnSet> => read(KEPT, {});

export const kept = (duplicate: string): OwnSet => all()[duplicate] ?? {};

export function keep(duplicate: string, own: OwnSet): void {
  const { [duplicate]: before, ...others } = all();
  const sets = [[duplicate, { ...before, ...own }], ...Object.entries(others)] as const;
  write(KEPT, Object.fromEntries(sets.slice(0, MOST_KEPT)));
}

/** Its entrant has left; whoever opened it can still begin it. */
export function forgetEntry(duplicate: string): void {
  const { [duplicate]: before, ...others } = all();
  write(KEPT, before?.host ? { [duplicate]: { host: before.host }, ...others } : others);
}

/** The sets that were entered from here and whose dice this device wants to add to, the newest first. */
export const entered = (): string[] =>
  Object.entries(all()).flatMap(([duplicate, { token, gives }]) =>
    token && gives ? [duplicate] : [],
  );

export const path = (duplicate: string, rest = ""): string =>
  `/api/duplicates/${encodeURIComponent(duplicate)}${rest}`;

export const reportPath = (duplicate: string): string => path(duplicate, "/report");
