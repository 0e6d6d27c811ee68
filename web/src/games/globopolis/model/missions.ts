/** How near a MISSION is, by the query `missions`. */
import type { Plain } from "../../../wire";
import { dict, entries, number } from "../../plain";

export interface Need {
  what: string;
  have: number;
  need: number;
}

export const readNeeds = (mission: Plain): Need[] =>
  entries(dict(mission)["needs"]).map(([what, row]) => ({
    what,
    have: number(row["have"]),
    need: number(row["need"]),
  }));
