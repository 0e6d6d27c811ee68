/** What the next Adventure in a city may be, as far as the table has heard: the query `adventures`. */
import type { Plain } from "../../../wire";
import { dict, list, number, text } from "../../plain";

export interface Heard {
  /** Adventures that were read out there and may come again, with their chances. */
  entries: { adventure: string; chance: number }[];
  /** The chance of one that nobody has heard yet. */
  unheard: number;
}

/** For a place; null if nothing has been read out there. */
export function heardAt(told: Plain, place: string | null): Heard | null {
  const found = place === null ? undefined : dict(told)[place];
  if (found === undefined || found === null) return null;
  const said = dict(found);
  return {
    entries: list(said["heard"]).map((one) => ({
      adventure: text(dict(one)["adventure"]),
      chance: number(dict(one)["chance"]),
    })),
    unheard: number(said["unheard"]),
  };
}
