/** The outlines of areas, cut out of the countries of the world. */
import { geoArea, geoCentroid, geoDistance } from "d3-geo";
import type { Feature, MultiPolygon, Polygon, Position } from "geojson";
import type { World } from "../../../map/world";
import type { Area } from "../model/edition";
import { LANDS, SEAS } from "./geography";

/** West, south, east, north. */
export type Box = [number, number, number, number];

/** How far, in radians, an outline may lie from where an edition puts its area. */
const FAR = 0.55;
const STEP = 4;

/** The outlines of the areas that have one. */
export function outlines(areas: Area[], world: World): Map<string, MultiPolygon> {
  const countries = new Map(world.countries.features.map((one) => [nameOf(one), one]));
  const made = new Map<string, MultiPolygon>();
  for (const area of areas) {
    const shape = area.sea ? seaOf(area.id) : landOf(area.id, countries);
    if (shape && belongs(shape, area)) made.set(area.id, shape);
  }
  return made;
}

/** What the table of lands calls a country. */
export const nameOf = (one: Feature): string =>
  String(one.id ?? String(one.properties?.["name"] ?? "").replaceAll(" ", ""));

/** An edition may have put an area of this name somewhere else. */
const belongs = (shape: MultiPolygon, area: Area): boolean =>
  area.place !== null &&
  shape.coordinates.some(
    (one) =>
      geoDistance(geoCentroid({ type: "Polygon", coordinates: one }), area.place ?? [0, 0]) <
      (area.sea ? 2 * FAR : FAR),
  );

function landOf(id: string, countries: Map<string, Feature>): MultiPolygon | null {
  const coordinates = (LANDS[id] ?? "").split(" ").flatMap((piece) => {
    const [name = "", box] = piece.split("@");
    const rings = polygons(countries.get(name));
    return box ? rings.flatMap((one) => cut(one, box.split(",").map(Number) as Box)) : rings;
  });
  return coordinates.length > 0 ? { type: "MultiPolygon", coordinates } : null;
}

function polygons(country: Feature | undefined): Position[][][] {
  const shape = country?.geometry as Polygon | MultiPolygon | undefined;
  if (shape?.type === "Polygon") return [shape.coordinates];
  return shape?.type === "MultiPolygon" ? shape.coordinates : [];
}

function seaOf(id: string): MultiPolygon | null {
  const corners = SEAS[id];
  if (!corners) return null;
  const ring = along(corners);
  const shape: MultiPolygon = { type: "MultiPolygon", coordinates: [[ring]] };
  // Read the wrong way round, a ring holds all the rest of the world. Round a pole the smaller part is meant, too.
  return geoArea(shape) > 2 * Math.PI
    ? { type: "MultiPolygon", coordinates: [[[...ring].reverse()]] }
    : shape;
}

/** A closed line through places that is straight on a flat map, not along great circles. */
function along(corners: [number, number][]): Position[] {
  const ring: Position[] = [];
  const closed = [...corners, corners[0] ?? [0, 0]];
  for (let at = 1; at < closed.length; at++) {
    const [[x1, y1], [x2, y2]] = [closed[at - 1] ?? [0, 0], closed[at] ?? [0, 0]];
    // From one end of the world to the other it is no way at all.
    const steps = Math.abs(x2 - x1) >= 360 ? 1 : Math.max(1, Math.ceil(Math.abs(x2 - x1) / STEP));
    for (let step = 0; step < steps; step++)
      ring.push([x1 + ((x2 - x1) * step) / steps, y1 + ((y2 - y1) * step) / steps]);
  }
  return [...ring, ring[0] ?? [0, 0]];
}

/** The part of a polygon inside a box of degrees; nothing if it lies outside. East may be more than 180. */
export function cut(polygon: Position[][], [west, south, east, north]: Box): Position[][][] {
  const edges: [axis: 0 | 1, bound: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ];
  const rings = polygon
    .map((ring) =>
      edges.reduce((rest, [axis, bound, sign]) => behind(rest, axis, bound, sign), unrolled(ring)),
    )
    .filter((ring) => ring.length > 3);
  return rings.length > 0 ? [rings] : [];
}

/** A ring whose longitudes do not jump where it crosses the date line. */
function unrolled(ring: Position[]): Position[] {
  const first = ring[0]?.[0] ?? 0;
  let before = first < -169 ? first + 360 : first;
  return ring.map(([lon = 0, lat = 0]) => {
    before = lon + 360 * Math.round((before - lon) / 360);
    return [before, lat];
  });
}

/** The part of a ring on one side of a line of degrees (Sutherland and Hodgman). */
function behind(ring: Position[], axis: 0 | 1, bound: number, sign: 1 | -1): Position[] {
  const inside = (point: Position): boolean => sign * ((point[axis] ?? 0) - bound) >= 0;
  const made: Position[] = [];
  for (let at = 1; at < ring.length; at++) {
    const [from, to] = [ring[at - 1] ?? [0, 0], ring[at] ?? [0, 0]];
    if (inside(from)) made.push(from);
    if (inside(from) !== inside(to)) {
      const part = (bound - (from[axis] ?? 0)) / ((to[axis] ?? 0) - (from[axis] ?? 0));
      const between = (a: 0 | 1): number => (from[a] ?? 0) + part * ((to[a] ?? 0) - (from[a] ?? 0));
      made.push([between(0), between(1)]);
    }
  }
  return made.length > 0 ? [...made, made[0] ?? [0, 0]] : [];
}
