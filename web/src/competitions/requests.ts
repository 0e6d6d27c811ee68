/** What is asked of the server about leagues and cups. */
import { ask, get, post } from "../client/http";
import { storage } from "../client/storage.svelte";
import type { Competition, CompetitionInvitation, CompetitionList, Seated } from "../wire";

const path = (competition: string, rest = ""): string =>
  `/api/competitions/${encodeURIComponent(competition)}${rest}`;

export const listed = (status: string, cursor: string | null = null): Promise<CompetitionList> =>
  get(`/api/competitions?status=${status}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ""}`);
export const ofMine = (): Promise<CompetitionList> => get("/api/me/competitions");
export const found = (competition: string): Promise<Competition> => get(path(competition));
export const invitationTo = (competition: string): Promise<CompetitionInvitation> =>
  get(path(competition, "/invitation"));
export const enter = (competition: string): Promise<Competition> =>
  post(path(competition, "/entry"));
export const leave = (competition: string): Promise<Competition> =>
  ask("DELETE", path(competition, "/entry"));
export const start = (competition: string): Promise<Competition> =>
  post(path(competition, "/start"));
export const close = (competition: string): Promise<Competition> =>
  post(path(competition, "/close"));
export const addCharacter = (competition: string, character: string): Promise<Competition> =>
  post(path(competition, "/bots"), { character });
export const remove = (competition: string, entrant: number): Promise<Competition> =>
  ask("DELETE", path(competition, `/entrants/${entrant}`));

/** Take one's seat in the round under way; the id of the table comes back. */
export async function sitDown({ id, game, title }: Competition): Promise<string> {
  const seated = await post<Seated>(path(id, "/seat"));
  const mine = { seat: seated.seat, token: seated.token, name: storage.settings.name };
  storage.keep(seated.table, { game, title, seats: [mine] });
  return seated.table;
}
