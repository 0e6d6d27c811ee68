/** What is asked of the server about duplicate sets. */
import { ask, post } from "../client/http";
import { storage } from "../client/storage.svelte";
import { meet, takePartAt, willing, type Agreed } from "../fair/device";
import type { Duplicate, DuplicateEntry, DuplicateOpened, NewDuplicate } from "../wire";
import { forgetEntry, keep, kept, path } from "./own";

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
  const { token, gives } = kept(duplicate);
  const first = await asked(duplicate);
  // By the set as it is now: a number changes when somebody leaves who came before.
  const { mine } = first.set;
  const own = token && mine !== null ? [{ seat: mine - 1, token, gives }] : [];
  const door = {
    give: async (said: Record<string, string>): Promise<Agreeing> =>
      agreeing(await post<Duplicate>(path(duplicate, "/nonce"), said)),
    look: () => asked(duplicate),
  };
  const { set } = await takePartAt(door, first, own);
  if (set.my_table !== null && set.my_seat !== null && token) {
    keep(duplicate, { number: mine ?? 0, table: set.my_table, seat: set.my_seat });
    storage.keep(set.my_table, {
      game: set.game,
      title: set.title,
      seats: [{ seat: set.my_seat, token, name: kept(duplicate).name ?? "" }],
    });
  }
  return set;
}

export async function enter(set: Duplicate, name: string): Promise<void> {
  meet(agreeing(set));
  const gives = willing(set.duplicate);
  const entry = await post<DuplicateEntry>(path(set.duplicate, "/entry"), {
    name,
    gives_nonce: gives,
  });
  keep(set.duplicate, { token: entry.token, name, gives });
}

export async function leave({ duplicate }: Duplicate): Promise<void> {
  await post(path(duplicate, "/leave"), { token: kept(duplicate).token });
  forgetEntry(duplicate);
}

export const start = ({ duplicate }: Duplicate): Promise<Duplicate> =>
  post(path(duplicate, "/start"), { host: kept(duplicate).host ?? "" });
