/** The client's own texts, in the language of the settings. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { storage } from "./storage.svelte";
import { format, LOCALES, makeBundle } from "./speaker";

const sources = import.meta.glob<string>("../shell/messages/*.ftl", {
  query: "?raw",
  import: "default",
});

class I18n {
  private bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Lang>(storage.settings.lang);

  get ready(): boolean {
    return this.bundle !== null;
  }

  async load(lang: Lang): Promise<void> {
    const source = sources[`../shell/messages/${lang}.ftl`];
    if (!source) return;
    this.bundle = makeBundle(lang, [await source()]);
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  maybe(key: string, args: Record<string, FluentVariable> = {}): string | undefined {
    return this.bundle ? format(this.bundle, key, args) : undefined;
  }
}

export const i18n = new I18n();

/** A text of the client by its key. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  i18n.maybe(key, args) ?? key;

/** A moment as people here write it. */
export function when(seconds: number): string {
  const shape = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(LOCALES[i18n.lang], shape).format(seconds * 1000);
}
