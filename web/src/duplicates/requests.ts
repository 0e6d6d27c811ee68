/** What is asked of the server about duplicate sets, and what this device keeps of them. */
import { ask, post } from "../client/http";
import { read, storage, write } from "../client/storage.svelte";
import { meet, takePartAt, willing, type Agreed } from "../fair/device";
import type { Duplicate, DuplicateEntry, DuplicateOpened, NewDuplicate } from "../wire";

/** What this device may do with a set: begin it, and play for the entrant of a token. */
export interface OwnSet {
  host?: string;
  token?: string;
  name?: string;
  number?: number;
  gives?: boolean;
}

const KEPT = "meridian.duplicates";
const MOST_KEPT = 40;

export const kept = (duplicate: string): OwnSet =>
  read<Record<string, OwnSet>>(KEPT, {})[duplicate] ?? {};

function keep(duplicate: string, own: OwnSet): void {
  const { [duplicate]: before, ...others } = read<Record<string, OwnSet>>(KEPT, {});
  const all = [[duplicate, { ...before, ...own }], ...Object.entries(others)] as const;
  write(KEPT, Object.fromEntries(all.slice(0, MOST_KEPT)));
}

const path = (duplicate: string, rest = ""): string =>
  `/api/duplicates/${encodeURIComponent(duplicate)}${rest}`;

export const reportPath = (duplicate: string): string => path(duplicate, "/report");

export async function open(wanted: NewDuplicate): Promise<string> {
  const { duplicate, host } = await post<DuplicateOpened>("/api/duplicates", wanted);
  keep(duplicate, { host });
  return duplicate;
}

/** A set as the agreement on the dice sees it: its entrants stand where seats do. */
type Agreeing = Agreed & { set: Duplicate };
export const agreeing = (set: Duplicate): Agreeing => ({
  table: set.duplicate,
  status: set.status === "open" || set.status === "agreeing" ? "open" : set.status,
  commitment: set.commitment,
  agreement: set.agreement,
  duplicate: null,
  seats: set.gives_nonce.map((gives) => ({
    kind: "person",
    nonce_by: gives ? "client" : "server",
  })),
  set,
});

const asked = async (duplicate: string): Promise<Agreeing> =>
  agreeing(await ask<Duplicate>("GET", path(duplicate), undefined, kept(duplicate).token ?? null));

/** Look at a set, do this device's part in its dice, and keep the seat once there is one. */
export async function look(duplicate: string): Promise<Duplicate> {
  const { token, number, gives } = kept(duplicate);
  const first = await asked(duplicate);
  const own = token && number ? [{ seat: number - 1, token, gives }] : [];
  const door = {
    give: async (said: Record<string, string>): Promise<Agreeing> =>
      agreeing(await post<Duplicate>(path(duplicate, "/nonce"), said)),
    look: () => asked(duplicate),
  };
  const { set } = await takePartAt(door, first, own);
  if (set.my_table !== null && set.my_seat !== null && token)
    storage.keep(set.my_table, {
      game: set.game,
      title: set.title,
      seats: [{ seat: set.my_seat, token, name: kept(duplicate).name ?? "" }],
    });
  return set;
}

export async function enter(set: Duplicate, name: string): Promise<void> {
  meet(agreeing(set));
  const gives = willing(set.duplicate);
  const entry = await post<DuplicateEntry>(path(set.duplicate, "/entry"), {
    name,
    gives_nonce: gives,
  });
  keep(set.duplicate, { token: entry.token, number: entry.number, name, gives });
}

export async function leave({ duplicate }: Duplicate): Promise<void> {
  const { token, host } = kept(duplicate);
  await post(path(duplicate, "/leave"), { token });
  const { [duplicate]: _, ...others } = read<Record<string, OwnSet>>(KEPT, {});
  write(KEPT, host ? { [duplicate]: { host }, ...others } : others);
}

export const start = ({ duplicate }: Duplicate): Promise<Duplicate> =>
  post(path(duplicate, "/start"), { host: kept(duplicate).host ?? "" });
