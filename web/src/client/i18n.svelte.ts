/** The client's own texts, in the language of the settings. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Lang } from "../wire";
import { kept } from "./storage.svelte";
import { format, LOCALES, makeBundle } from "./speaker";

const sources = import.meta.glob<string>("../shell/messages/*.ftl", {
  query: "?raw",
  import: "default",
});

class Said {
  private bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Lang>(kept.settings.lang);

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

export const said = new Said();

/** A text of the client by its key. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  said.maybe(key, args) ?? key;

/** A moment as people here write it. */
export function when(seconds: number): string {
  const shape = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(LOCALES[said.lang], shape).format(seconds * 1000);
}
