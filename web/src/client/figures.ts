/** Numbers as people write them in the language of the reader. Making a format takes far longer than using it. */
import type { Lang } from "../wire";
import { LOCALES } from "./speaker";

const formats = new Map<string, Intl.NumberFormat>();

function format(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${LOCALES[lang]} ${JSON.stringify(options)}`;
  let made = formats.get(key);
  if (!made) formats.set(key, (made = new Intl.NumberFormat(LOCALES[lang], options)));
  return made;
}

/** A change: "+4", "-2". */
export const signed = (number: number, lang: Lang): string =>
  format(lang, { signDisplay: "exceptZero" }).format(number);

/** A chance: "27.5%". */
export const percent = (chance: number, lang: Lang): string =>
  format(lang, { style: "percent", maximumFractionDigits: 1 }).format(chance);
