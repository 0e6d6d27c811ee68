/** What is asked of the server about clubs. */
import { ask, get, post } from "../client/http";
import { openTable } from "../lobby/open";
import { storage } from "../client/storage.svelte";
import type {
  Club,
  ClubChange,
  ClubChat,
  ClubLadder,
  ClubList,
  ClubSummary,
  NewTable,
} from "../wire";

const path = (club: string, rest = ""): string => `/api/clubs/${encodeURIComponent(club)}${rest}`;

export const ofMine = (): Promise<ClubList> => get("/api/me/clubs");
export const foundClub = (name: string): Promise<Club> => post("/api/clubs", { name });
export const read = (club: string): Promise<Club> => get(path(club));
export const invitation = (club: string, code: string): Promise<ClubSummary> =>
  get(path(club, `/invitation?code=${encodeURIComponent(code)}`));
export const join = (club: string, code: string): Promise<Club> =>
  post(path(club, "/members"), { code });
export const leave = (club: string): Promise<unknown> => ask("DELETE", path(club, "/members"));
export const dissolve = (club: string): Promise<unknown> => ask("DELETE", path(club));
export const remove = (club: string, person: string): Promise<Club> =>
  ask("DELETE", path(club, `/members/${encodeURIComponent(person)}`));
export const renew = (club: string): Promise<Club> => post(path(club, "/invitation"));
export const ladders = (club: string): Promise<ClubLadder[]> => get(path(club, "/ladder"));
export const chat = (club: string): Promise<ClubChat> => get(path(club, "/chat"));
export const say = (club: string, text: string): Promise<ClubChat> =>
  post(path(club, "/chat"), { text });

export const change = (club: string, rules: ClubChange): Promise<Club> =>
  ask("PUT", path(club), rules);

/** Open a table as the house rules say, and put it on the list of the club; its id comes back. */
export async function openForClub(club: Club, wanted: NewTable): Promise<string> {
  const table = await openTable(wanted);
  await post(path(club.id, "/tables"), { table, host: storage.table(table)?.host ?? "" });
  return table;
}
