/** The flat Earth of the boards: from longitude and latitude to places on the sheet, and back to nothing else. */
import { geoEqualEarth, geoGraticule10, geoNaturalEarth1, geoPath, type GeoPermissibleObjects, type GeoProjection } from "d3-geo";

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
}

export function makeFrame(wish: FrameWish = {}): MapFrame {
  const { width = 1000, height = 500, middle = 11, projection = "equal-earth", margin = 6 } = wish;
  const made: GeoProjection = projection === "equal-earth" ? geoEqualEarth() : geoNaturalEarth1();
  made.rotate([-middle, 0]).fitExtent([[margin, margin], [width - margin, height - margin]], { type: "Sphere" });
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
