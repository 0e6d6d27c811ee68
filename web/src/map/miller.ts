/** A sheet for any rectangle: Miller's cylinder, cut off short of the poles and stretched a little, so that it fills its
 * rectangle. Where that is taller than the world can be, there is sea above and below. */
import { geoGraticule, geoPath, geoProjection, type GeoPermissibleObjects } from "d3-geo";
import type { MapFrame, Point } from "./frame";

/** Latitudes between which the sheet is cut: at least, and where there is more height. */
const NORTH: Point = [77, 83.6];
const SOUTH: Point = [-55, -60];
/** So much taller than true nobody sees. */
const STRETCH = 1.12;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const rise = (phi: number): number => 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi));
const between = ([a, b]: Point, share: number): number => a + (b - a) * share;

interface Band {
  north: number;
  south: number;
  stretch: number;
}

/** The band of the world that fills a height, and how much it is stretched; in widths of the sheet. */
function bandFor(height: number): Band {
  const turn = 2 * Math.PI;
  let band = { north: 0, south: 0, stretch: 1 };
  for (let step = 0; step <= 10; step++) {
    const [north, south] = [between(NORTH, step / 10), between(SOUTH, step / 10)];
    const stretch = (height * turn) / (rise(radians(north)) - rise(radians(south)));
    band = { north, south, stretch };
    if (stretch <= STRETCH) break;
  }
  return band;
}

export interface MillerWish {
  width: number;
  height: number;
  /** The longitude in the middle. */
  middle: number;
  /** Where on the sheet the world lies, if not everywhere. */
  extent?: [Point, Point];
}

export function millerSheet({ width, height, middle, extent }: MillerWish): MapFrame & {
  /** Where the world ends above and below. */
  top: number;
  bottom: number;
} {
  const [[left, upper], [right, lower]] = extent ?? [
    [0, 0],
    [width, height],
  ];
  const [wide, high] = [right - left, lower - upper];
  const band = bandFor(high / wide);
  const stretch = Math.min(STRETCH * 1.04, band.stretch);
  const scale = wide / (2 * Math.PI);
  const [up, down] = [rise(radians(band.north)), rise(radians(band.south))];
  const tall = scale * stretch * (up - down);
  // A flat rectangle cuts off a little more, first of the south.
  const top = upper + Math.max(0, (high - tall) / 2);
  const bottom = Math.min(lower, top + tall);
  const raw = (lambda: number, phi: number): Point => [lambda, rise(phi) * stretch];
  const projection = geoProjection(raw)
    .scale(scale)
    .rotate([-middle, 0])
    .translate([left + wide / 2, top + scale * stretch * up])
    .clipExtent([
      [left, top],
      [right, bottom],
    ])
    .precision(0.3);
  const draw = geoPath(projection).digits(1);
  const path = (shape: GeoPermissibleObjects): string => draw(shape) ?? "";
  return {
    width,
    height,
    top,
    bottom,
    project: (place) => projection(place) ?? [width / 2, height / 2],
    path,
    route: (places) => path({ type: "LineString", coordinates: places }),
    sphere: `M${left} ${upper}H${right}V${lower}H${left}Z`,
    graticule: path(geoGraticule().step([30, 30])()),
  };
}
