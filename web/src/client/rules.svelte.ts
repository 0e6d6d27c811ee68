/** Rule books and texts of games, each asked for once. */
import type { Aids, Character, Edition, Example, GameInfo, Lang, Rulebook, Texts } from "../wire";
import { gamePath, get } from "./http";
import { written } from "./i18n.svelte";
import { Speaker } from "./speaker";

const asked = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const before = asked.get(path);
  if (before) return before as Promise<T>;
  const made = get<T>(path);
  asked.set(path, made);
  made.catch(() => asked.delete(path));
  return made;
}

export const allGames = (): Promise<GameInfo[]> => once<GameInfo[]>("/api/games");
export const allCharacters = (): Promise<Character[]> => once<Character[]>("/api/characters");
export const rulebookOf = (game: string): Promise<Rulebook> =>
  once<Rulebook>(gamePath(game, "/rules"));
export const textsOf = (game: string, lang: Lang): Promise<Texts> =>
  once<Texts>(gamePath(game, `/texts/${lang}`));

export const editionOf = (game: string): Promise<Edition> =>
  once<Edition>(gamePath(game, "/edition"));
export const aidsOf = (game: string, lang: Lang): Promise<Aids> =>
  once<Aids>(gamePath(game, `/aids/${lang}`));
export const examplesOf = (game: string): Promise<Record<string, Example>> =>
  once<Record<string, Example>>(gamePath(game, "/examples"));

/** A speaker of a game as it is shipped, for pages without a table. */
export async function speakerOf(game: string, lang: Lang): Promise<Speaker> {
  return new Speaker(await textsOf(game, lang), lang);
}

/** A rule or a ruling by its id, in the language of the reader; undefined if the book has none. */
export function ruleText(book: Rulebook, id: string): string | undefined {
  const clause = book.clauses[id];
  if (clause) return written(clause);
  const ruling = book.rulings[id];
  return ruling ? `${written(ruling.question)} ${written(ruling.ruling)}` : undefined;
}
