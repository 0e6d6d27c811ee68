/** Coastlines and borders, loaded when a map is shown for the first time. */
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { FeatureCollection, MultiLineString } from "geojson";
import coarse from "world-atlas/countries-110m.json?url";
import fine from "world-atlas/countries-50m.json?url";

export interface World {
  land: FeatureCollection;
  borders: MultiLineString;
  /** Countries by their ISO 3166-1 number, such as "276". */
  countries: FeatureCollection;
}

type Atlas = Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
const loaded = new Map<string, Promise<World>>();

export function loadWorld(detail: "coarse" | "fine" = "coarse"): Promise<World> {
  const address = detail === "fine" ? fine : coarse;
  const before = loaded.get(address);
  if (before) return before;
  const made = fetch(address).then(async (answer) => read((await answer.json()) as Atlas));
  loaded.set(address, made);
  made.catch(() => loaded.delete(address));
  return made;
}

function read(atlas: Atlas): World {
  const { countries, land } = atlas.objects;
  return {
    land: feature(atlas, land),
    countries: feature(atlas, countries),
    borders: mesh(atlas, countries, (a, b) => a !== b),
  };
}
