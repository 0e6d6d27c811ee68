/** Takes plain data apart without trusting it: what is missing or of another kind becomes nothing. */
import type { Plain } from "../../../wire";

type Maybe = Plain | undefined;

export const dict = (value: Maybe): Record<string, Plain> =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
export const list = (value: Maybe): Plain[] => (Array.isArray(value) ? value : []);
export const num = (value: unknown, otherwise = 0): number =>
  typeof value === "number" ? value : otherwise;
export const word = (value: Maybe): string | null => (typeof value === "string" ? value : null);
export const words = (value: Maybe): string[] =>
  list(value).filter((one) => typeof one === "string");
