import { geoContains } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { expect, test } from "vitest";
import { source } from "../../../../tests/told";
import type { World } from "../../../map/world";
import { data } from "../model/example.testing";
import { LANDS } from "./geography";
import { nextSpot, spread } from "./layout";
import { halves, placeNames } from "./names";
import { cut, nameOf, outlines } from "./shapes";
import { makeSheet } from "./sheet";

type Atlas = Topology<{ countries: GeometryCollection }>;
const atlas = JSON.parse(source("node_modules", "world-atlas", "countries-110m.json")) as Atlas;
const countries = feature(atlas, atlas.objects.countries);
const world = { countries } as World;

test("every country but Antarctica and far islands lies in an area, and none in two", () => {
  const pieces = Object.values(LANDS).flatMap((said) => said.split(" "));
  const whole = pieces.filter((piece) => !piece.includes("@"));
  expect(new Set(whole).size).toBe(whole.length);
  const named = new Set(pieces.map((piece) => piece.split("@")[0]));
  const there = countries.features.map(nameOf);
  const titles = new Map(
    countries.features.map((one) => [
      nameOf(one),
      String((one.properties as { name?: string } | null)?.name),
    ]),
  );
  expect(
    there
      .filter((name) => !named.has(name))
      .map((name) => titles.get(name))
      .sort(),
  ).toEqual([
    "Antarctica",
    "Fiji",
    "Fr. S. Antarctic Lands",
    "New Caledonia",
    "Solomon Is.",
    "Vanuatu",
  ]);
  expect([...named].filter((name) => !there.includes(name ?? ""))).toEqual([]);
});

test("outlines hold what they should", () => {
  const found = outlines(data().areas, world);
  const holds = (area: string, lon: number, lat: number): boolean => {
    const shape = found.get(area);
    return shape !== undefined && geoContains(shape, [lon, lat]);
  };
  expect(holds("CAN", -105, 58)).toBe(true);
  expect(holds("CAN", -150, 65)).toBe(true);
  expect(holds("USA", -98, 39)).toBe(true);
  expect(holds("USA", -150, 65)).toBe(false);
  expect(holds("NAT", -42, 35)).toBe(true);
  expect(holds("NAT", -20, -20)).toBe(false);
  expect(found.has("SAT")).toBe(false);
});

test("an area that an edition puts elsewhere has no outline", () => {
  const [canada] = data().areas;
  expect(canada && outlines([{ ...canada, place: [140, -30] }], world).size).toBe(0);
  expect(canada && outlines([{ ...canada, id: "ATL" }], world).size).toBe(0);
});

test("a part of a country is cut out, across the date line too", () => {
  const square = [
    [
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
      [0, 0],
    ],
  ];
  const [[quarter = []] = []] = cut(square, [5, -5, 20, 5]);
  expect(quarter[0]).toEqual(quarter.at(-1));
  expect(new Set(quarter.map(String))).toEqual(new Set(["5,5", "10,5", "10,0", "5,0"]));
  expect(cut(square, [20, 20, 30, 30])).toEqual([]);
  const across = [
    [
      [170, 0],
      [170, 10],
      [-170, 10],
      [-170, 0],
      [170, 0],
    ],
  ];
  const [[ring] = []] = cut(across, [180, 0, 200, 10]);
  expect(ring?.every(([lon = 0]) => lon >= 180 && lon <= 190)).toBe(true);
});

test("the sheet holds the world, and gives the north more room than the same degrees in the south of it", () => {
  const sheet = makeSheet(1128, 508);
  expect(sheet.height).toBe(450);
  const [x, y] = sheet.project([11, 0]);
  expect(x).toBeCloseTo(500);
  expect(y).toBeGreaterThan(sheet.height / 2);
  expect(sheet.project([11, 47])[1] - sheet.project([11, 63])[1]).toBeGreaterThan(
    sheet.project([11, 0])[1] - sheet.project([11, 16])[1],
  );
  // It fills its rectangle, as long as that is not much taller than the world.
  for (const [width, high] of [
    [1128, 508],
    [1352, 752],
    [1800, 1004],
  ] as const) {
    const filled = makeSheet(width, high);
    expect(filled.bottom - filled.top).toBeGreaterThan(0.97 * filled.height);
  }
  const high = makeSheet(390, 506);
  expect(high.project([-169, 0])[0]).toBeGreaterThanOrEqual(0);
  expect(high.top).toBeGreaterThan(0);
});

test("pieces part until they do not touch", () => {
  const sheet = { width: 100, height: 100 };
  const spots = spread(
    [
      { id: "a", x: 50, y: 50 },
      { id: "b", x: 50, y: 50 },
      { id: "c", x: 52, y: 50 },
      { id: "d", x: 1, y: 1 },
    ],
    12,
    sheet,
  );
  for (const one of spots)
    for (const other of spots)
      if (one.id < other.id)
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(11.5);
  expect(spots.find((one) => one.id === "d")).toEqual({ id: "d", x: 6, y: 6 });
  const apart = [
    { id: "a", x: 20, y: 20 },
    { id: "b", x: 60, y: 20 },
  ];
  expect(spread(apart, 12, sheet)).toEqual(apart);
});

test("arrow keys go to what lies that way", () => {
  const spots = [
    { id: "m", x: 50, y: 50 },
    { id: "e", x: 70, y: 55 },
    { id: "far", x: 90, y: 50 },
    { id: "n", x: 52, y: 20 },
    { id: "w", x: 10, y: 48 },
  ];
  expect(nextSpot(spots, "m", "ArrowRight")).toBe("e");
  expect(nextSpot(spots, "e", "ArrowRight")).toBe("far");
  expect(nextSpot(spots, "far", "ArrowRight")).toBeNull();
  expect(nextSpot(spots, "m", "ArrowUp")).toBe("n");
  expect(nextSpot(spots, "m", "ArrowLeft")).toBe("w");
  expect(nextSpot(spots, "gone", "ArrowLeft")).toBe("m");
});

test("names find room, in two lines if need be", () => {
  const sheet = { width: 200, height: 100 };
  const wish = { id: "WAU", text: "Western Australia", x: 100, y: 50, half: 8 };
  expect(placeNames([wish], 10, sheet)).toMatchObject([
    { lines: ["Western Australia"], anchor: "middle" },
  ]);
  expect(
    placeNames([wish], 10, { width: 200, height: 100 }, [
      { left: 0, right: 65, top: 0, bottom: 100 },
      { left: 135, right: 200, top: 0, bottom: 100 },
    ]),
  ).toMatchObject([{ lines: ["Western", "Australia"] }]);
  expect(
    placeNames([wish], 10, sheet, [
      { left: 0, right: 85, top: 0, bottom: 100 },
      { left: 115, right: 200, top: 0, bottom: 100 },
    ]),
  ).toEqual([]);
  expect(placeNames([wish], 10, sheet, [{ left: 0, right: 200, top: 0, bottom: 100 }])).toEqual([]);
  expect(halves("Canada")).toEqual([]);
  expect(halves("United States of Somewhere")).toEqual([["United States", "of Somewhere"]]);
});
