/** Which picture a card has: by its name where we drew one, otherwise by what its text does. */
import type { Family, Motif } from "../../../components/motifs";
import type { Edition } from "../../../wire";
import { dataOf, type Card } from "./edition";

export interface Face {
  family: Family;
  /** A motif, or the resource the card is about. */
  motif: string;
}

const DRAWN: Record<string, [Family, Motif]> = {
  domination: ["domination", "globe"],
  airborne_forces: ["support", "para"],
  amphibious_assault: ["strike", "landing"],
  attack_helicopters: ["strike", "heli"],
  bad_leadership: ["intrigue", "mask"],
  bio_weapons: ["strike", "bio"],
  carrier_task_forces: ["strike", "carrier"],
  fog_of_war: ["intrigue", "fog"],
  global_disruption: ["event", "split"],
  insurgents: ["intrigue", "fist"],
  megastorm: ["event", "tornado"],
  military_base: ["support", "base"],
  nuclear_winter: ["event", "snow"],
  out_of_supply: ["intrigue", "chain"],
  propaganda_war: ["control", "horn"],
  show_of_force: ["strike", "stars"],
  supply_depots: ["support", "crates"],
  surrender: ["intrigue", "white"],
  tactical_nukes: ["strike", "nuke"],
};

/** A card has the same picture with all options. */
const STANDARD = {};

export function faceOf(card: Card): Face {
  const drawn = DRAWN[card.id];
  if (drawn) return { family: drawn[0], motif: drawn[1] };
  const resource = card.text?.["resource"];
  if (typeof resource === "string") return { family: "control", motif: resource };
  return card.attack > card.build
    ? { family: "strike", motif: "flagGlobe" }
    : { family: "domination", motif: "flagGlobe" };
}

/** The same for a card of an edition. */
export function face(edition: Edition, section: string, id: string): Face | null {
  const card = section === "cards" ? dataOf(edition, STANDARD).cards.get(id) : undefined;
  return card ? faceOf(card) : null;
}
