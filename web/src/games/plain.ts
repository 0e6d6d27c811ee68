/** Reads plain data of the server (views, editions, answers to queries) into types. Nothing is trusted: what is missing
 * or of another kind becomes the fallback. An edition that somebody wrote may lack anything. */
import type { Plain } from "../wire";

type Maybe = Plain | undefined;
export type Dict = Record<string, Plain>;

/** What stands in a view for no id. */
const NOTHING = "none";

export const dict = (value: Maybe): Dict =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};

export const list = (value: Maybe): Plain[] => (Array.isArray(value) ? value : []);

export const text = (value: Maybe, fallback = ""): string =>
  typeof value === "string" ? value : fallback;

export const number = (value: unknown, fallback = 0): number =>
  typeof value === "number" ? value : fallback;

export const flag = (value: Maybe): boolean => value === true;

export const maybeText = (value: Maybe): string | null =>
  typeof value === "string" ? value : null;

export const maybeNumber = (value: Maybe): number | null =>
  typeof value === "number" ? value : null;

/** An id, or null where there is none. */
export const maybeId = (value: Maybe): string | null =>
  typeof value === "string" && value !== "" && value !== NOTHING ? value : null;

export const texts = (value: Maybe): string[] =>
  list(value).filter((one): one is string => typeof one === "string");

export const numbers = (value: Maybe): number[] =>
  list(value).filter((one): one is number => typeof one === "number");

/** Records by key. */
export const entries = (value: Maybe): [string, Dict][] =>
  Object.entries(dict(value)).map(([key, one]) => [key, dict(one)]);

/** A record of a position. */
export const row = <T>(value: Maybe, read: (one: Dict) => T): T => read(dict(value));

/** Something that only some records have. */
export const perhaps = <T>(value: Maybe, read: (one: Plain) => T): T | null =>
  value === undefined || value === null ? null : read(value);

/** A table by names. */
export const table = <T>(value: Maybe, read: (one: Plain) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(dict(value)).map(([key, one]) => [key, read(one)]));

/** What belongs to each player: p1, p2, ... */
export const perSeat = <T>(value: Maybe, read: (one: Dict, id: string, seat: number) => T): T[] =>
  entries(value).map(([id, one], seat) => read(one, id, seat));

/** A procedure under way, with its fields as they are shown. */
export const procedure = <T extends { procedure: string }>(value: Maybe): T =>
  ({ ...dict(value), procedure: text(dict(value)["procedure"]) }) as unknown as T;

/** A reader that reads each view or edition once: every component of a board asks for the same one. */
export function readOnce<From extends object, To>(read: (from: From) => To): (from: From) => To {
  const done = new WeakMap<From, To>();
  return (from) => {
    const before = done.get(from);
    if (before !== undefined) return before;
    const made = read(from);
    done.set(from, made);
    return made;
  };
}

/** The same for what follows from two things, such as an edition and the options of a table. */
export function readOnceOfBoth<First extends object, Second extends object, To>(
  read: (first: First, second: Second) => To,
): (first: First, second: Second) => To {
  const readerOf = readOnce((first: First) => readOnce((second: Second) => read(first, second)));
  return (first, second) => readerOf(first)(second);
}
