/** Exercises: positions out of games with a question, the daily ones, and tables that play on from them. */
import { get, post } from "../client/http";
import { i18n } from "../client/i18n.svelte";
import type { Section } from "../games/contract";
import { storage } from "../client/storage.svelte";
import type { ExerciseShown, Lang, Opened, PracticeInfo, Today } from "../wire";

const place = encodeURIComponent;
const pathOf = (game: string, id: string): string => `/api/practice/${place(game)}/${place(id)}`;

export const practice = (): Promise<PracticeInfo[]> => get<PracticeInfo[]>("/api/practice");
export const today = (): Promise<Today> => get<Today>("/api/practice/today");
export const exercise = (game: string, id: string): Promise<ExerciseShown> =>
  get<ExerciseShown>(pathOf(game, id));

export const portraitOf = (game: string, id: string, lang: Lang): Promise<Section[]> =>
  get<Section[]>(`${pathOf(game, id)}/portrait/${lang}`);

/** Open a table that goes on from an exercise, against its characters; the id of the table comes back. */
export async function playOnFrom(found: ExerciseShown, title: string): Promise<string> {
  const name = storage.settings.name;
  const opened = await post<Opened>(pathOf(found.game, found.id), {
    name,
    gives_nonce: true,
    lang: i18n.lang,
  });
  storage.keep(opened.table, {
    game: found.game,
    title,
    host: opened.host,
    seats: opened.seats.map((one) => ({ seat: one.seat, token: one.token, name, gives: true })),
  });
  return opened.table;
}
