/** Texts of a board's own, from Fluent sources in both languages, in the language of the reader. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { i18n } from "../client/i18n.svelte";
import { format, makeBundle } from "../client/speaker";
import type { Lang } from "../wire";

export type Words = (key: string, args?: Record<string, FluentVariable>) => string;

export function words(sources: Record<Lang, string>): Words {
  const bundles = new Map<Lang, FluentBundle>();
  return (key, args = {}) => {
    const lang = i18n.lang;
    const bundle = bundles.get(lang) ?? makeBundle(lang, [sources[lang]]);
    bundles.set(lang, bundle);
    return format(bundle, key, args) ?? key;
  };
}
