/** The titles of games as they were last seen, for times without the server. */
import { read, write } from "../client/storage.svelte";
import type { GameInfo, Lang } from "../wire";

const KEY = "meridian.titles";

export const keepTitles = (games: GameInfo[]): void =>
  write(KEY, Object.fromEntries(games.map((game) => [game.name, game.title])));

export const knownTitle = (game: string, lang: Lang): string =>
  read<Record<string, GameInfo["title"]>>(KEY, {})[game]?.[lang] ?? game;
