/** The client's own texts, in the language of the settings. */
import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import type { Bilingual, BookLang, Lang } from "../wire";
import { SHIPPED, storage } from "./storage.svelte";
import { format, LOCALES, makeBundle } from "./speaker";

const sources: Partial<Record<Lang, () => Promise<{ default: string }>>> = {
  en: () => import("../shell/messages/en.ftl?raw"),
  de: () => import("../shell/messages/de.ftl?raw"),
};

class I18n {
  private bundle = $state.raw<FluentBundle | null>(null);
  lang = $state<Lang>(storage.settings.lang);
  /** The messages of a language that does not come with the client, by room. */
  rooms: Record<string, string> = {};

  get ready(): boolean {
    return this.bundle !== null;
  }

  /** The language in which books are read that are not translated. */
  get book(): BookLang {
    return SHIPPED.find((one) => one === this.lang) ?? "en";
  }

  async load(lang: Lang): Promise<void> {
    const own = sources[lang];
    const found = own
      ? { lang, rooms: {}, texts: [(await own()).default] }
      : await (await import("./languages.svelte")).further(lang);
    this.rooms = found.rooms;
    this.bundle = makeBundle(found.lang, found.texts);
    this.lang = document.documentElement.lang = found.lang;
  }

  maybe(key: string, args: Record<string, FluentVariable> = {}): string | undefined {
    return this.bundle ? format(this.bundle, key, args) : undefined;
  }
}

export const i18n = new I18n();

/** A text of the client by its key. */
export const t = (key: string, args: Record<string, FluentVariable> = {}): string =>
  i18n.maybe(key, args) ?? key;

/** A text of a book (rules, lessons, exercises) in the language of the reader. */
export const written = (text: Bilingual): string => text.further?.[i18n.lang] ?? text[i18n.book];

/** Where the language switch leads: to English, and from there to the other language of this reader. */
export const other = (): [Lang, string] =>
  storage.settings.lang === "en"
    ? (storage.settings.second ?? ["de", "Deutsch"])
    : ["en", "English"];

/** A moment as people here write it. */
export function when(seconds: number): string {
  const shape = { dateStyle: "medium", timeStyle: "short" } as const;
  return new Intl.DateTimeFormat(LOCALES[i18n.lang], shape).format(seconds * 1000);
}
