/** Which land belongs to which place: no table of countries, only where the places of the edition lie. */
import { geoCentroid, geoContains, geoDistance } from "d3-geo";
import type { FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import type { Point, World } from "../../../map";
import { readOnce, readOnceOfBoth } from "../../plain";
import type { GameData } from "../model/data";

/** A part of a country further off than this, in radians, is not drawn with it. */
const FAR = 0.6;
/** So far, in radians, may a place lie beside its coast. */
const OFF_COAST = 0.06;
const OFF_COAST_DEGREES = (OFF_COAST * 180) / Math.PI;
/** The sides of a country follow great circles, so they may bulge out of the box round its corners. */
const BULGE_DEGREES = 2;

type Box = [west: number, south: number, east: number, north: number];

interface Part {
  coordinates: Position[][];
  middle: Point;
}

/** The land of every Territory and every market. */
export const landsOn = readOnceOfBoth((world: World, data: GameData) =>
  landsOf(
    world.countries,
    new Map([...data.places].filter(([id]) => data.territories.has(id) || data.markets.has(id))),
  ),
);

/** Land by place. Where several places lie in one country, each part of it goes to the nearest. */
export function landsOf(
  countries: FeatureCollection,
  places: Map<string, Point>,
): Map<string, MultiPolygon> {
  const made = new Map<string, MultiPolygon>();
  const left = new Map(places);
  for (const { geometry } of countries.features) {
    if (left.size === 0) break;
    if (geometry.type !== "Polygon" && geometry.type !== "MultiPolygon") continue;
    const inside = [...left].filter(
      ([, place]) => near(geometry, place, BULGE_DEGREES) && geoContains(geometry, place),
    );
    if (inside.length > 0) share(made, partsOf(geometry), inside, left);
  }
  for (const [id, place] of [...left]) {
    const found = countries.features.find(
      ({ geometry }) =>
        (geometry.type === "Polygon" || geometry.type === "MultiPolygon") &&
        coastNear(geometry, place),
    );
    if (found && (found.geometry.type === "Polygon" || found.geometry.type === "MultiPolygon"))
      share(made, partsOf(found.geometry), [[id, place]], left);
  }
  return made;
}

function share(
  made: Map<string, MultiPolygon>,
  parts: Part[],
  inside: [string, Point][],
  left: Map<string, Point>,
): void {
  for (const [id] of inside) {
    made.set(id, { type: "MultiPolygon", coordinates: [] });
    left.delete(id);
  }
  for (const part of parts) {
    const shape: Polygon = { type: "Polygon", coordinates: part.coordinates };
    const nearest = [...inside].sort(
      (a, b) => rank(shape, part, a[1]) - rank(shape, part, b[1]),
    )[0];
    if (nearest && rank(shape, part, nearest[1]) < FAR)
      made.get(nearest[0])?.coordinates.push(part.coordinates);
  }
}

/** The part that a place lies in is its own whatever the distance. */
const rank = (shape: Polygon, part: Part, place: Point): number =>
  geoContains(shape, place) ? -1 : geoDistance(part.middle, place);

function partsOf(geometry: Polygon | MultiPolygon): Part[] {
  const all = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return all.map((coordinates) => ({
    coordinates,
    middle: geoCentroid({ type: "Polygon", coordinates }),
  }));
}

/** A quick look before the exact one: whether a place lies in the box of degrees round some part of a country, or at
 * most so many degrees beside it. */
function near(geometry: Polygon | MultiPolygon, place: Point, degrees: number): boolean {
  return boxesOf(geometry).some((box) => inBox(box, place, degrees));
}

/** West, south, east and north of every part. */
const boxesOf = readOnce((geometry: Polygon | MultiPolygon): Box[] =>
  (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates).map(
    ([ring = []]) => {
      const [lons, lats] = [ring.map(([lon = 0]) => lon), ring.map(([, lat = 0]) => lat)];
      return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
    },
  ),
);

function inBox([west, south, east, north]: Box, [lon, lat]: Point, degrees: number): boolean {
  const wide = degrees / Math.cos((Math.min(80, Math.abs(lat)) * Math.PI) / 180);
  // The box may end at the date line, beyond which the same place has another longitude.
  const beside = [lon - 360, lon, lon + 360].some(
    (one) => one >= west - wide && one <= east + wide,
  );
  return lat >= south - degrees && lat <= north + degrees && beside;
}

function coastNear(geometry: Polygon | MultiPolygon, place: Point): boolean {
  if (!near(geometry, place, OFF_COAST_DEGREES)) return false;
  const rings = geometry.type === "Polygon" ? geometry.coordinates : geometry.coordinates.flat();
  return rings.some((ring) =>
    ring.some(
      ([lon = 0, lat = 0]) =>
        Math.abs(lat - place[1]) < OFF_COAST_DEGREES && geoDistance([lon, lat], place) < OFF_COAST,
    ),
  );
}
