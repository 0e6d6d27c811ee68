/** How long a pause lasts, in words. */
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;
const UNITS = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
] as const;

/** The seconds from which one chooses: days by correspondence, less at a live table. */
export const lengths = (letters: boolean): number[] =>
  letters
    ? [DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY]
    : [5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, DAY];

/** Seconds as "3 days", "1 hour" or "15 minutes". */
export function length(seconds: number, lang: string): string {
  const [size, unit] = UNITS.find(([one]) => seconds >= one) ?? UNITS[2];
  const number = Math.max(1, Math.round(seconds / size));
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "long" }).format(number);
}
