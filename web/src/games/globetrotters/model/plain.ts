/** Reads plain data of the wire into types, forgiving what is missing: an edition of somebody's own may lack it. */
import type { Plain } from "../../../wire";

export type Named = { [name: string]: Plain };

export const record = (value: Plain | undefined): Named =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};
export const list = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);
export const words = (value: Plain | undefined): string[] =>
  list(value).filter((one): one is string => typeof one === "string");
export const word = (value: Plain | undefined, fallback = ""): string =>
  typeof value === "string" ? value : fallback;
export const number = (value: Plain | undefined, fallback = 0): number =>
  typeof value === "number" ? value : fallback;
export const yes = (value: Plain | undefined): boolean => value === true;

/** An id in a view, where "none" stands for nothing. */
export const idOrNull = (value: Plain | undefined): string | null =>
  typeof value === "string" && value !== "none" ? value : null;
