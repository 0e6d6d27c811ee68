/** Where everything of an edition lies on a sheet: places, routes and the ways of pieces. */
import type { MapFrame, Point } from "../../../map";
import { millerSheet } from "../../../map/miller";
import { bendsOf, type Atlas } from "../model/atlas";
import type { Spot } from "./compass";
import { curveThrough, greatCircle, middleOf } from "./curves";
import type { Travel } from "../model/happened";
import type { Offer } from "../model/offers";
import { wayOverland } from "../model/ways";

export interface Sheet {
  frame: MapFrame & { top: number; bottom: number };
  spots: Map<string, Spot>;
  /** Places the edition gives no coordinates for: they are listed beside the map. */
  unplaced: string[];
  land: { id: string; ends: [string, string]; d: string }[];
  water: { cruise: string; ends: [string, string]; d: string }[];
  continents: (Spot & { continent: string })[];
}

/** Units across a sheet, whatever its size on screen. */
const ACROSS = 1000;

/** How high the sheet is for a rectangle of pixels: it fills it. */
export const heightFor = (width: number, height: number): number =>
  Math.max(200, Math.round((ACROSS * height) / Math.max(1, width) / 20) * 20);

export function sheetOf(atlas: Atlas, height: number): Sheet {
  const frame = millerSheet({ width: ACROSS, height, middle: atlas.cut + 180 });
  const spots = new Map<string, Spot>();
  const unplaced: string[] = [];
  for (const place of atlas.places.values()) {
    if (!place.at) unplaced.push(place.id);
    else {
      const [x, y] = frame.project(place.at);
      spots.set(place.id, { id: place.id, x: round(x), y: round(y) });
    }
  }
  return {
    frame,
    spots,
    unplaced,
    land: landOf(atlas, spots, frame),
    water: waterOf(atlas, frame),
    continents: continentsOf(atlas, frame),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

function landOf(atlas: Atlas, spots: Map<string, Spot>, frame: MapFrame): Sheet["land"] {
  return atlas.overland.flatMap(([a, b]) => {
    const [from, to] = [spots.get(a), spots.get(b)];
    const [one, two] = [atlas.places.get(a)?.at, atlas.places.get(b)?.at];
    if (!from || !to || !one || !two) return [];
    // Straight as printed, with bends round the sea, unless the sheet is cut between the two.
    const between = bendsOf(atlas, a, b).map((point) => asSpot(frame, point));
    const d =
      Math.abs(from.x - to.x) > frame.width / 2
        ? frame.route([one, two])
        : `M${from.x} ${from.y}${[...between, to].map(({ x, y }) => `L${x} ${y}`).join("")}`;
    return [{ id: `${a}--${b}`, ends: [a, b] as [string, string], d }];
  });
}

function waterOf(atlas: Atlas, frame: MapFrame): Sheet["water"] {
  return atlas.water.flatMap((route) => {
    const points = waterPoints(atlas, route.cruise);
    return points ? [{ ...route, d: frame.route(points) }] : [];
  });
}

function waterPoints(atlas: Atlas, cruise: string): Point[] | null {
  const route = atlas.water.find((one) => one.cruise === cruise);
  const [a, c, b] = [route?.ends[0], cruise, route?.ends[1]].map(
    (id) => atlas.places.get(id ?? "")?.at ?? null,
  );
  return a && c && b ? curveThrough(a, c, b) : null;
}

function continentsOf(atlas: Atlas, frame: MapFrame): Sheet["continents"] {
  return atlas.continents.flatMap((continent) => {
    const points = [...atlas.places.values()].flatMap((place) =>
      place.continent === continent && place.at ? [place.at] : [],
    );
    if (points.length === 0) return [];
    const [x, y] = frame.project(middleOf(points));
    return [{ id: continent, continent, x, y }];
  });
}

/** The points a piece passes on the sheet from one place to another. */
export function journey(
  atlas: Atlas,
  sheet: Sheet,
  from: string,
  to: string,
  by: Travel,
): { x: number; y: number }[] {
  const ends = [from, to].flatMap((id) => sheet.spots.get(id) ?? []);
  if (by === "land") {
    const way = wayOverland(atlas, from, to);
    if (way)
      return way.flatMap((id, at) => {
        const before = way[at - 1];
        const bends = before === undefined ? [] : bendsOf(atlas, before, id);
        return [
          ...bends.map((point) => asSpot(sheet.frame, point)),
          ...[sheet.spots.get(id) ?? []].flat(),
        ];
      });
  }
  if (by === "sea") {
    const cruise = atlas.water.find(
      (one) =>
        (one.cruise === from && one.ends.includes(to)) ||
        (one.cruise === to && one.ends.includes(from)),
    );
    const points = cruise && waterPoints(atlas, cruise.cruise);
    if (cruise && points) {
      const land = cruise.cruise === from ? to : from;
      const half = Math.floor(points.length / 2);
      const part =
        land === cruise.ends[0] ? points.slice(0, half + 1) : points.slice(half).reverse();
      return (land === from ? part : part.reverse()).map((point) => asSpot(sheet.frame, point));
    }
  }
  const [one, two] = [atlas.places.get(from)?.at, atlas.places.get(to)?.at];
  return one && two ? greatCircle(one, two).map((point) => asSpot(sheet.frame, point)) : ends;
}

function asSpot(frame: MapFrame, point: Point): { x: number; y: number } {
  const [x, y] = frame.project(point);
  return { x: round(x), y: round(y) };
}

/** The flights that are offered, from where one stands. */
export function flightsOf(
  atlas: Atlas,
  sheet: Sheet,
  from: string | null,
  offers: Map<string, Offer[]>,
): { id: string; d: string }[] {
  const start = from === null ? null : atlas.places.get(from)?.at;
  return [...offers].flatMap(([id, list]) => {
    const at = atlas.places.get(id)?.at;
    return start && at && list.some((one) => one.mode === "air")
      ? [{ id, d: sheet.frame.route(greatCircle(start, at)) }]
      : [];
  });
}

/** Keyframes along points: as fast everywhere, and without crossing the sheet where it is cut. */
export function keyframes(
  points: { x: number; y: number }[],
  width: number,
): { transform: string; offset: number }[] {
  const lengths = points.map((point, at) => {
    const before = points[at - 1];
    const far = before ? Math.hypot(point.x - before.x, point.y - before.y) : 0;
    return far > width / 2 ? 0 : far;
  });
  const all = lengths.reduce((sum, one) => sum + one, 0) || 1;
  let gone = 0;
  return points.map((point, at) => {
    gone += lengths[at] ?? 0;
    return { transform: `translate(${point.x}px, ${point.y}px)`, offset: Math.min(1, gone / all) };
  });
}
