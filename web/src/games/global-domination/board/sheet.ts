/** The sheet this board is printed on: Miller's cylinder, cut off short of the poles, which gives Europe room to play in. */
import { geoGraticule, geoPath, geoProjection, type GeoPermissibleObjects } from "d3-geo";
import type { MapFrame, Point } from "../../../map/frame";

const NORTH = 83.6;
const SOUTH = -60;
/** In the middle: with it Bering Strait lies at the edge. */
const MIDDLE = 11;
const MARGIN = 6;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const miller = (lambda: number, phi: number): Point => [
  lambda,
  1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * phi)),
];

const UP = miller(0, radians(NORTH))[1];
const DOWN = miller(0, radians(SOUTH))[1];

/** How high a sheet of some width is, without anything above or below the world. */
export const heightFor = (width: number): number =>
  Math.round(((width - 2 * MARGIN) * (UP - DOWN)) / (2 * Math.PI) + 2 * MARGIN);

/** A sheet; if it is higher than the world needs, the world lies in its middle. */
export function makeSheet(width: number, height = heightFor(width)): MapFrame {
  const scale = (width - 2 * MARGIN) / (2 * Math.PI);
  const [left, right] = [MARGIN, width - MARGIN];
  const top = (height - scale * (UP - DOWN)) / 2;
  const bottom = height - top;
  const projection = geoProjection(miller)
    .scale(scale)
    .rotate([-MIDDLE, 0])
    .translate([width / 2, top + scale * UP])
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
    project: (place) => projection(place) ?? [width / 2, height / 2],
    path,
    route: (places) => path({ type: "LineString", coordinates: places }),
    sphere: `M${left} ${top}H${right}V${bottom}H${left}Z`,
    graticule: path(geoGraticule().step([30, 30])()),
  };
}
