/** The flat Earth of the boards: from longitude and latitude to places on the sheet, and back to nothing else. */
import {
  geoEqualEarthRaw,
  geoGraticule10,
  geoNaturalEarth1Raw,
  geoPath,
  geoProjection,
  type GeoPermissibleObjects,
} from "d3-geo";

/** Longitude and latitude, or x and y. */
export type Point = [number, number];
export type ProjectionName = "equal-earth" | "natural-earth";

export interface MapFrame {
  width: number;
  height: number;
  /** Where a place lies on the sheet. */
  project(place: Point): Point;
  /** A line or area in degrees as an SVG path; lines between two places follow the great circle. */
  path(shape: GeoPermissibleObjects): string;
  /** The way from one place to another, or through several. */
  route(places: Point[]): string;
  sphere: string;
  graticule: string;
}

export interface FrameWish {
  width?: number;
  height?: number;
  /** The longitude in the middle. About 11 keeps Bering Strait at the edge and the Pacific whole on neither side. */
  middle?: number;
  projection?: ProjectionName;
  margin?: number;
  /** Where on the sheet the Earth lies, instead of a margin that is the same everywhere. */
  extent?: [Point, Point];
  /** How much taller than true it is drawn, for sheets with more height than it fills. */
  stretch?: number;
}

export function makeFrame(wish: FrameWish = {}): MapFrame {
  const {
    width = 1000,
    height = 500,
    middle = 11,
    projection = "equal-earth",
    margin = 6,
    stretch = 1,
  } = wish;
  const extent = wish.extent ?? [
    [margin, margin],
    [width - margin, height - margin],
  ];
  const raw = projection === "equal-earth" ? geoEqualEarthRaw : geoNaturalEarth1Raw;
  const tall = (lambda: number, phi: number): Point => [
    raw(lambda, phi)[0],
    raw(lambda, phi)[1] * stretch,
  ];
  const made = geoProjection(tall).rotate([-middle, 0]).fitExtent(extent, { type: "Sphere" });
  const draw = geoPath(made).digits(1);
  const path = (shape: GeoPermissibleObjects): string => draw(shape) ?? "";
  return {
    width,
    height,
    project: (place) => made(place) ?? [width / 2, height / 2],
    path,
    route: (places) => path({ type: "LineString", coordinates: places }),
    sphere: path({ type: "Sphere" }),
    graticule: path(geoGraticule10()),
  };
}
