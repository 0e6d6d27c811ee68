/** A small edition and the real texts, for the tests beside this file. */
import { speech } from "../../../../tests/told";
import { Speaker } from "../../../client/speaker";
import type { Edition } from "../../../wire";
import { dataOf, type Data } from "./edition";
import { readForces, type Forces } from "./position";

const land = (region: string, resource: string, lon: number, lat: number): Edition => ({
  kind: "land",
  region,
  resource,
  lon,
  lat,
});

export const EDITION: Edition = {
  regions: { north: {}, south: {} },
  resources: { ore: { letter: "O" }, technology: { letter: "T" } },
  areas: {
    CAN: land("north", "ore", -105, 58),
    USA: land("north", "technology", -98, 39),
    BRA: land("south", "ore", -52, -11),
    SCO: land("south", "technology", -65, -36),
    NAT: { kind: "sea", lon: -42, lat: 35 },
    SAT: { kind: "sea" },
  },
  borders: {
    "CAN-USA": "land",
    "NAT-CAN": "coast",
    "NAT-USA": "coast",
    "USA-BRA": "strait",
    "NAT-SAT": "passage",
    "BRA-SCO": "land",
    "SAT-BRA": "none",
    "BRA-XXX": "land",
  },
  cards: {
    domination: { build: 3, attack: 3, timing: "none", price_steps: 0 },
    ore_control: {
      build: 5,
      attack: 4,
      timing: "own_turn",
      price_steps: 1,
      text: { effect: "vp_per_resource_area", resource: "ore", vp: 1 },
    },
  },
  scoring: {
    land_full: 2,
    land_struggling: 1,
    sea_full: 4,
    sea_struggling: 2,
    region_monopoly: 6,
    resource_monopoly_steps: 1,
  },
  logistics: { min: 1, start: 4, max: 7 },
};

export const data = (options: Record<string, unknown> = {}): Data => dataOf(EDITION, options);
export const forces = (said: Record<string, string>): Forces => readForces(said);

export function speaker(lang: "en" | "de" = "en"): Speaker {
  const found = speech().find((one) => one.game === "global-domination");
  if (!found) throw new Error("Python has not spoken for this game");
  return new Speaker(found.texts[lang], lang, ["Ann", "Ben", "Cleo"]);
}
