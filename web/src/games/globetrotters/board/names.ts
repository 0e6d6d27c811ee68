/** Which names the map wants to show: those that matter now first, what can be chosen with its cost. */
import type { LabelWish } from "../../../map";
import type { Speaker } from "../../../client/speaker";
import type { Atlas } from "../model/atlas";
import type { Sheet } from "./layout";
import type { Offer } from "../model/offers";
import { signOf } from "./signs";
import { w } from "../model/words";

export interface Naming {
  atlas: Atlas;
  sheet: Sheet;
  speaker: Speaker;
  offers: Map<string, Offer[]>;
  /** Places one roll may reach: a halo lies around them. */
  reached: ReadonlyMap<string, unknown>;
  /** Where pieces stand, and the reader's Home. */
  taken: Set<string>;
  home: string | null;
  costOf: (place: string) => number | null;
  /** How large signs are drawn compared with letters: names keep clear of them. */
  grown: number;
}

const RING = 14;
const HALO = 12;
/** Where one may be sent by a card or a Special Memory the ring is smaller. */
const SMALL_RING = 11;
const PIECE = 34;
const KEY = 17;

export function namesOf({
  atlas,
  sheet,
  speaker,
  offers,
  reached,
  taken,
  home,
  costOf,
  grown,
}: Naming): LabelWish[] {
  const places = [...sheet.spots.values()].map((spot): LabelWish => {
    const kind = atlas.places.get(spot.id)?.kind ?? "";
    const offered = offers.get(spot.id);
    const goes = offered?.some((one) => one.mode !== "special") ?? false;
    const name = speaker.title("place", spot.id);
    const cash = goes ? costOf(spot.id) : null;
    const plain =
      kind === "key" ? 4 : kind === "continental" ? 3 : atlas.turnOver.includes(kind) ? 0 : 1;
    return {
      ...spot,
      text: cash === null ? name : `${name} ${w("amount", { cash })}`,
      pressing: goes,
      weight: goes ? 8 : taken.has(spot.id) ? 7 : home === spot.id ? 6 : plain,
      size: kind === "key" || goes ? 12 : 10.5,
      gap:
        gapOf(kind, goes, offered !== undefined, reached.has(spot.id), taken.has(spot.id)) * grown,
      tall: taken.has(spot.id) ? PIECE * grown : 0,
    };
  });
  const continents = sheet.continents.map((one): LabelWish => ({
    ...one,
    text: speaker.title("continent", one.continent).toUpperCase(),
    weight: 2,
    size: 10,
    gap: KEY * grown,
  }));
  return [...places, ...continents];
}

/** How far from the middle of a place its name begins: beyond what is drawn round it. */
function gapOf(
  kind: string,
  goes: boolean,
  offered: boolean,
  reached: boolean,
  taken: boolean,
): number {
  if (goes || taken) return RING;
  return Math.max(offered ? SMALL_RING : 0, reached ? HALO : 0, signOf(kind).size * 0.55 + 1);
}
