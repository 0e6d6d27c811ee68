/** Numbers as the reader writes them: 47.4 in English, 47,4 in German. */
import type { Lang } from "../../../wire";

export const decimal = (value: number, digits: number, lang: Lang): string =>
  value.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A share of one in percent. */
export const percent = (share: number, digits: number, lang: Lang): string =>
  `${decimal(100 * share, digits, lang)} %`;
