/** Texts of a board's own, from Fluent sources in both languages, in the language of the reader. Further languages have
 * messages by room, the name of the folder. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { i18n } from "../client/i18n.svelte";
import { format, makeBundle } from "../client/speaker";
import type { BookLang, Lang } from "../wire";

export type Words = (key: string, args?: Record<string, FluentVariable>) => string;

type Sources = Record<BookLang, string>;

const made = new WeakMap<Sources, Map<Lang, FluentBundle>>();

function bundleOf(sources: Sources, room: string): FluentBundle {
  const lang = i18n.lang;
  const bundles = made.get(sources) ?? new Map<Lang, FluentBundle>();
  made.set(sources, bundles);
  const bundle =
    bundles.get(lang) ?? makeBundle(lang, [sources[i18n.book], i18n.rooms[room] ?? ""]);
  bundles.set(lang, bundle);
  return bundle;
}

export const words =
  (sources: Sources, room: string): Words =>
  (key, args = {}) =>
    format(bundleOf(sources, room), key, args) ?? key;

/** The attributes of a message as keys: several ways to say the same. */
export const variants =
  (sources: Sources, room: string) =>
  (key: string): string[] =>
    Object.keys(bundleOf(sources, room).getMessage(key)?.attributes ?? {}).map(
      (one) => `${key}.${one}`,
    );
