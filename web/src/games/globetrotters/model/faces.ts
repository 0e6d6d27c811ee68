/** The pictures of tickets and Adventures: a boarding pass by its two ends, a postcard by the place and what happened. */
import { numberOf, type Ground } from "../../../scenes/views";
import type { Atlas } from "./atlas";

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
