/** The pictures of tickets and Adventures: a boarding pass by its two ends, a postcard by the place and what happened. */
import type { Motif } from "../../../scenes/motifs";
import type { StampSign } from "../../../scenes/stamps";
import { numberOf, type Ground } from "../../../scenes/views";
import type { Atlas } from "./atlas";
import { effectsOf } from "./effects";

export interface PassFace {
  /** Both ends, with the continents that colour them; -1 for a place on none. */
  ends: { place: string; continent: number }[];
}

export interface PostcardFace {
  city: string;
  /** The colours of the sky, by continent. */
  sky: number;
  ground: Ground;
  /** What stands before it follows from this number. */
  view: number;
}

/** What the ground of a place looks like, by its kind; everything else is a town among hills. */
const GROUNDS: Record<string, Ground> = {
  tropical: "beach",
  cruise: "harbour",
  national: "mountains",
  trouble: "dunes",
  gambling: "lights",
  key: "harbour",
};

const STAMPS: Record<string, StampSign> = {
  key: "key",
  continental: "globe",
  national: "flag",
  regional: "house",
  gambling: "die",
  tropical: "palm",
  wasteland: "cactus",
  trouble: "alarm",
  cruise: "ship",
};

/** What is seen before the view: what the Adventure does first. */
const MOTIFS: Record<string, Motif> = {
  "cash-gain": "treasure",
  "cash-lose": "purse",
  "tickets-gain": "passes",
  "tickets-lose": "torn",
  exchange: "passes",
  "special-gain": "camera",
  "special-lose": "spoilt",
  "key-gain": "key",
  "key-lose": "lostKey",
  day: "hammock",
  weekend: "hammock",
  bonus: "balloon",
  "bonus-world": "balloon",
  goto: "plane",
  switch: "masks",
  back: "signpost",
  home: "signpost",
};

export const stampSign = (atlas: Atlas, place: string): StampSign =>
  STAMPS[atlas.places.get(place)?.kind ?? ""] ?? "globe";

export function motifOf(atlas: Atlas, adventure: string): Motif | null {
  const [first] = effectsOf(atlas.adventures.get(adventure)?.effect ?? "");
  return MOTIFS[first?.key ?? ""] ?? null;
}

export const ticketFace = (atlas: Atlas, ticket: string): PassFace => ({
  ends: (atlas.tickets.get(ticket) ?? []).map((place) => ({
    place,
    continent: continentOf(atlas, place),
  })),
});

export function adventureFace(atlas: Atlas, adventure: string, at?: string): PostcardFace {
  const city = at ?? atlas.adventures.get(adventure)?.city ?? "";
  return {
    city,
    sky: continentOf(atlas, city),
    ground: GROUNDS[atlas.places.get(city)?.kind ?? ""] ?? "hills",
    view: numberOf(adventure),
  };
}

const continentOf = (atlas: Atlas, place: string): number =>
  atlas.continents.indexOf(atlas.places.get(place)?.continent ?? "");
