/** The data of an edition as this board reads them: areas, borders, cards and the numbers of scoring. */
import type { Point } from "../../../map/frame";
import type { Edition, Plain } from "../../../wire";
import { dict, maybeId, maybeText, number, readOnceOfBoth, type Dict } from "../../plain";

export interface Area {
  id: string;
  sea: boolean;
  region: string | null;
  resource: string | null;
  /** Longitude and latitude; null if the edition has none, and then the area stands in a list. */
  place: Point | null;
}

/** A Region or a Resource, with the areas that make a monopoly of it. */
export interface Group {
  id: string;
  letter: string;
  areas: string[];
}

export interface Card {
  id: string;
  build: number;
  attack: number;
  timing: string;
  steps: number;
  text: Dict | null;
}

export interface Scoring {
  landFull: number;
  landStruggling: number;
  seaFull: number;
  seaStruggling: number;
  region: number;
  resourceSteps: number;
}

export interface Data {
  areas: Area[];
  area: Map<string, Area>;
  regions: Group[];
  resources: Group[];
  cards: Map<string, Card>;
  scoring: Scoring;
  /** Areas next to each area, as the options of the table count borders. */
  near: Map<string, string[]>;
  /** Links across narrow water, to be drawn. */
  straits: [string, string][];
  logistics: { min: number; max: number };
}

/** What is drawn after it is worked out again only when a table has other data, not at every move. */
export const dataOf = readOnceOfBoth(readData);

function readData(edition: Edition, options: Record<string, unknown>): Data {
  const areas = Object.entries(dict(edition["areas"])).map(([id, one]) => readArea(id, dict(one)));
  const straits = options["straits"] !== false;
  const borders = Object.entries(dict(edition["borders"])).map(([pair, kind]) => ({
    ends: pair.split("-"),
    kind: maybeText(kind),
  }));
  const counted = borders.filter(
    ({ kind }) =>
      kind !== "none" && (kind !== "strait" || straits) && (kind !== "passage" || !straits),
  );
  const known = new Set(areas.map((area) => area.id));
  const pairs = counted.flatMap(({ ends: [a = "", b = ""], kind }) =>
    known.has(a) && known.has(b) ? [{ a, b, kind }] : [],
  );
  return {
    areas,
    area: new Map(areas.map((area) => [area.id, area])),
    regions: groups(edition["regions"], areas, "region"),
    resources: groups(edition["resources"], areas, "resource"),
    cards: new Map(
      Object.entries(dict(edition["cards"])).map(([id, one]) => [id, readCard(id, dict(one))]),
    ),
    scoring: readScoring(dict(edition["scoring"])),
    near: neighbours(areas, pairs),
    straits: pairs.filter(({ kind }) => kind === "strait").map(({ a, b }) => [a, b]),
    logistics: readLogistics(dict(edition["logistics"]), options),
  };
}

function readArea(id: string, one: Dict): Area {
  const [lon, lat] = [one["lon"], one["lat"]];
  const group = (field: string): string | null => maybeId(one[field]);
  return {
    id,
    sea: one["kind"] === "sea",
    region: group("region"),
    resource: group("resource"),
    place: typeof lon === "number" && typeof lat === "number" ? [lon, lat] : null,
  };
}

function groups(found: Plain | undefined, areas: Area[], field: "region" | "resource"): Group[] {
  return Object.entries(dict(found)).map(([id, one]) => ({
    id,
    letter: maybeText(dict(one)["letter"]) ?? id.charAt(0).toUpperCase(),
    areas: areas.filter((area) => area[field] === id).map((area) => area.id),
  }));
}

function readCard(id: string, one: Dict): Card {
  const text = dict(one["text"]);
  return {
    id,
    build: number(one["build"]),
    attack: number(one["attack"]),
    timing: maybeText(one["timing"]) ?? "none",
    steps: number(one["price_steps"]),
    text: maybeText(text["effect"]) ? text : null,
  };
}

function readScoring(one: Dict): Scoring {
  return {
    landFull: number(one["land_full"]),
    landStruggling: number(one["land_struggling"]),
    seaFull: number(one["sea_full"]),
    seaStruggling: number(one["sea_struggling"]),
    region: number(one["region_monopoly"]),
    resourceSteps: number(one["resource_monopoly_steps"]),
  };
}

function readLogistics(one: Dict, options: Record<string, unknown>): Data["logistics"] {
  return {
    min: number(options["log_min"], number(one["min"])),
    max: number(options["log_max"], number(one["max"])),
  };
}

function neighbours(areas: Area[], pairs: { a: string; b: string }[]): Map<string, string[]> {
  const near = new Map<string, string[]>(areas.map((area) => [area.id, []]));
  for (const { a, b } of pairs) {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  return near;
}

/** The VP printed for a Force in an area. */
export function worth({ scoring }: Data, area: Area, full: boolean): number {
  if (area.sea) return full ? scoring.seaFull : scoring.seaStruggling;
  return full ? scoring.landFull : scoring.landStruggling;
}
