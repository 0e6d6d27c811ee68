/** Reads plain data of the server as what it should be, without trusting its shape. */
import type { Plain } from "../../../wire";

export type Dict = Record<string, Plain>;

export const dict = (value: Plain | undefined): Dict =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};

export const list = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

export const text = (value: Plain | undefined, otherwise = ""): string =>
  typeof value === "string" ? value : otherwise;

export const number = (value: Plain | undefined, otherwise = 0): number =>
  typeof value === "number" ? value : otherwise;

export const maybeNumber = (value: Plain | undefined): number | null =>
  typeof value === "number" ? value : null;

export const texts = (value: Plain | undefined): string[] =>
  list(value).filter((one): one is string => typeof one === "string");

export const numbers = (value: Plain | undefined): number[] =>
  list(value).filter((one): one is number => typeof one === "number");

export const entries = (value: Plain | undefined): [string, Dict][] =>
  Object.entries(dict(value)).map(([key, one]) => [key, dict(one)]);
