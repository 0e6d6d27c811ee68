/** Land by place, on a world of three countries. */
import type { FeatureCollection, Position } from "geojson";
import { expect, it } from "vitest";
import { landsOf } from "./lands";

/** Clockwise as seen from above, as d3 wants it. */
const square = (lon: number, lat: number, size: number): Position[][] => [
  [
    [lon, lat],
    [lon, lat + size],
    [lon + size, lat + size],
    [lon + size, lat],
    [lon, lat],
  ],
];

const world: FeatureCollection = {
  type: "FeatureCollection",
  features: [
    {
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: square(0, 0, 10) },
    },
    {
      type: "Feature",
      properties: {},
      geometry: {
        type: "MultiPolygon",
        coordinates: [
          square(20, 20, 10),
          square(40, 20, 6),
          square(49, 24, 2),
          square(150, -20, 5),
        ],
      },
    },
    {
      type: "Feature",
      properties: {},
      geometry: { type: "Polygon", coordinates: square(-60, -30, 10) },
    },
  ],
};

it("gives each place the land it lies in, and parts of a country to the nearest", () => {
  const lands = landsOf(
    world,
    new Map([
      ["one", [5, 5]],
      ["west", [25, 25]],
      ["east", [43, 23]],
      ["coast", [-60.5, -25]],
      ["sea", [100, 60]],
    ]),
  );
  expect(lands.get("one")?.coordinates).toHaveLength(1);
  expect(lands.get("west")?.coordinates).toHaveLength(1);
  // Its own part and the island beside it, but not the one on the other side of the Earth.
  expect(lands.get("east")?.coordinates).toHaveLength(2);
  expect(lands.has("coast")).toBe(false);
  expect(lands.has("sea")).toBe(false);
});

it("finds a coast close by for a place that lies just off it", () => {
  expect(
    landsOf(world, new Map([["coast", [-60.3, -29.8]]])).get("coast")?.coordinates,
  ).toHaveLength(1);
});

it("finds a coast on the other side of the date line", () => {
  const fiji: FeatureCollection = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: {},
        geometry: { type: "Polygon", coordinates: square(178, -18, 2) },
      },
    ],
  };
  expect(landsOf(fiji, new Map([["off", [-179.5, -17]]])).has("off")).toBe(true);
});
