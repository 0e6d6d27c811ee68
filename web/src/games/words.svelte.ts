/** Texts of a board's own, from Fluent sources in both languages, in the language of the reader. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { i18n } from "../client/i18n.svelte";
import { format, makeBundle } from "../client/speaker";
import type { Lang } from "../wire";

export type Words = (key: string, args?: Record<string, FluentVariable>) => string;

type Sources = Record<Lang, string>;

const made = new WeakMap<Sources, Map<Lang, FluentBundle>>();

function bundleOf(sources: Sources): FluentBundle {
  const lang = i18n.lang;
  const bundles = made.get(sources) ?? new Map<Lang, FluentBundle>();
  made.set(sources, bundles);
  const bundle = bundles.get(lang) ?? makeBundle(lang, [sources[lang]]);
  bundles.set(lang, bundle);
  return bundle;
}

export const words =
  (sources: Sources): Words =>
  (key, args = {}) =>
    format(bundleOf(sources), key, args) ?? key;

/** The attributes of a message as keys: several ways to say the same. */
export const variants =
  (sources: Sources) =>
  (key: string): string[] =>
    Object.keys(bundleOf(sources).getMessage(key)?.attributes ?? {}).map((one) => `${key}.${one}`);
