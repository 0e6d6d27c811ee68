/** Languages that do not come with the client: the server has their messages. */
import type { components } from "../generated/api";
import type { Lang } from "../wire";
import { get, Problem } from "./http";
import { i18n } from "./i18n.svelte";
import { LOCALES } from "./speaker";
import { read, SETTINGS, storage, type Settings } from "./storage.svelte";

type Told = components["schemas"]["LanguageTexts"];
type Language = components["schemas"]["LanguageInfo"];

class Languages {
  list = $state.raw<Language[]>([
    { code: "en", name: "English", locale: "en-US" },
    { code: "de", name: "Deutsch", locale: "de-DE" },
  ]);
  private asked: Promise<void> | null = null;

  /** Ask the server for all of its languages. */
  async load(): Promise<void> {
    this.asked ??= get<Language[]>("/api/languages").then(
      (found) => void (this.list = found),
      () => void (this.asked = null),
    );
    await this.asked;
  }

  choose(code: Lang): void {
    const name = this.list.find((one) => one.code === code)?.name ?? code;
    storage.set(code === "en" ? { lang: code } : { lang: code, second: [code, name] });
  }
}

export const languages = new Languages();

interface Further {
  lang: Lang;
  rooms: Record<string, string>;
  /** The texts of the client: of two messages with the same id the last counts. */
  texts: string[];
}

/** The messages of a language over the English ones; English alone if they cannot be had. A language that the server
 * does not have any more is no longer chosen. */
export async function further(lang: Lang): Promise<Further> {
  const { default: english } = await import("../shell/messages/en.ftl?raw");
  try {
    const { locale, rooms } = await get<Told>(`/api/languages/${encodeURIComponent(lang)}`);
    LOCALES[lang] = locale;
    return { lang, rooms, texts: [english, rooms["shell"] ?? ""] };
  } catch (problem) {
    if (problem instanceof Problem && problem.status >= 400 && problem.status < 500)
      storage.set({ lang: "en", second: null });
    return { lang: "en", rooms: {}, texts: [english] };
  }
}

/** Begin in the language of the browser, if nobody has chosen another one and the server has it. */
export async function detect(): Promise<void> {
  if (read<Partial<Settings>>(SETTINGS, {}).lang) return;
  await languages.load();
  const wanted = navigator.language.toLowerCase();
  const found = languages.list.find((one) =>
    [wanted, wanted.split("-")[0]].includes(one.code.toLowerCase()),
  );
  if (found && found.code !== i18n.lang) languages.choose(found.code);
}
