/** Options of a game as a form needs them; the server tells their values in one line. */
import { t } from "../client/i18n.svelte";
import type { Speaker } from "../client/speaker";
import type { OptionInfo } from "../wire";

export type Choice =
  | { kind: "switch" }
  | { kind: "number"; low: number; high: number }
  | { kind: "word"; words: string[] }
  | { kind: "list"; pick: number; words: string[] };

export function choiceOf(option: OptionInfo): Choice {
  if (typeof option.default === "boolean") return { kind: "switch" };
  const range = /^(-?\d+) to (-?\d+)$/.exec(option.values);
  if (range) return { kind: "number", low: Number(range[1]), high: Number(range[2]) };
  const list = /^\S+, or (\d+) of (.*)$/.exec(option.values);
  if (list) return { kind: "list", pick: Number(list[1]), words: (list[2] ?? "").split(", ") };
  return { kind: "word", words: option.values.split(", ") };
}

/** The value of an option as people read it. */
export function optionWords(speaker: Speaker, option: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => optionWords(speaker, option, one)).join(", ");
  const word = String(value);
  const known = speaker.maybe(`option-${option}-${word}`) ?? speaker.anyTitle(word);
  return known ?? (typeof value === "boolean" ? t(`switch-${word}`) : word);
}
