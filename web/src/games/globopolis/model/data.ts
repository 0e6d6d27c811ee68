/** The edition of a table as the board needs it: the ring, places with coordinates, groups, cards and a few numbers. */
import type { Point } from "../../../map";
import type { Edition, Plain } from "../../../wire";
import { dict, entries, maybeNumber, number, numbers, readOnce, text, texts } from "../../plain";

/** The five kinds of units, in the order in which the rules name them everywhere. */
export const RESOURCES = ["water", "food", "energy", "ucp", "ns"] as const;
export type Resource = (typeof RESOURCES)[number];
export type Units = Record<Resource, number>;
export const SORTS = ["ops", "mission", "influence"] as const;
export type Sort = (typeof SORTS)[number];

export type FieldKind =
  "territory" | "guild" | "independent" | "base" | "special" | "ops-mission" | "influence";

/** A field of the ring. Its id means one field: card fields have their place in the ring behind their name. */
export interface Field {
  id: string;
  kind: FieldKind;
  at: number;
}

export interface Territory {
  id: string;
  group: string;
  value: number;
  premium: number[];
  conference: number[];
}

export interface Guild {
  id: string;
  group: string;
  value: number;
  resource: Resource;
  prices: number[];
}

export interface Group {
  id: string;
  colour: string;
  letter: string;
  members: string[];
}

export interface GameData {
  fields: Field[];
  territories: Map<string, Territory>;
  guilds: Map<string, Guild>;
  groups: Map<string, Group>;
  /** What the markets sell; empty for one that deals for the others. */
  markets: Map<string, string[]>;
  /** Where things lie on Earth; what has no coordinates is drawn in the ring only. */
  places: Map<string, Point>;
  sortOf: Map<string, Sort>;
  pointRing: number;
  polygons: [number, number];
  /** Sides of the dice of a Teleport. */
  teleport: [number, number];
}

const CARD_FIELDS = ["ops-mission", "influence"];

export function readUnits(value: Plain | undefined): Units {
  const said = dict(value);
  return {
    water: number(said["water"]),
    food: number(said["food"]),
    energy: number(said["energy"]),
    ucp: number(said["ucp"]),
    ns: number(said["ns"]),
  };
}

export const dataOf = readOnce(readData);

function readData(edition: Edition): GameData {
  const territories = new Map(
    entries(edition["territories"]).map(([id, row]) => [id, readTerritory(id, row)]),
  );
  const guilds = new Map(entries(edition["guilds"]).map(([id, row]) => [id, readGuild(id, row)]));
  const [battle, teleport] = ["battle", "teleport"].map((name) => dict(edition[name]));
  return {
    fields: readRing(edition),
    territories,
    guilds,
    groups: new Map(
      entries(edition["groups"]).map(([id, row]) => [id, readGroup(id, row, territories)]),
    ),
    markets: new Map(
      entries(edition["independents"]).map(([id, row]) => [
        id,
        row["broker"] === true ? [] : texts(row["sells"]),
      ]),
    ),
    places: readPlaces(edition),
    sortOf: readSorts(edition),
    pointRing: Math.max(10, number(dict(edition["box"])["point_ring"], 100)),
    polygons: [number(battle?.["aggressor_polygon"], 8), number(battle?.["defender_polygon"], 10)],
    teleport: [number(teleport?.["base_die"], 8), number(teleport?.["field_die"], 20)],
  };
}

function readRing(edition: Edition): Field[] {
  return texts(dict(edition["ring"])["fields"]).map((name, at) => {
    const card = CARD_FIELDS.includes(name);
    return { id: card ? `${name}-${at}` : name, kind: kindOf(edition, name), at };
  });
}

function kindOf(edition: Edition, name: string): FieldKind {
  if (name === "ops-mission" || name === "influence") return name;
  if (name in dict(edition["territories"])) return "territory";
  if (name in dict(edition["guilds"])) return "guild";
  if (name in dict(edition["independents"])) return "independent";
  return name in dict(edition["bases"]) ? "base" : "special";
}

function readTerritory(id: string, row: Record<string, Plain>): Territory {
  return {
    id,
    group: text(row["group"]),
    value: number(row["value"]),
    premium: numbers(row["premium"]),
    conference: numbers(row["conference"]),
  };
}

function readGuild(id: string, row: Record<string, Plain>): Guild {
  const resource = RESOURCES.find((kind) => kind === row["resource"]) ?? "energy";
  return {
    id,
    group: text(row["group"]),
    value: number(row["value"]),
    resource,
    prices: numbers(row["prices"]),
  };
}

function readGroup(
  id: string,
  row: Record<string, Plain>,
  territories: Map<string, Territory>,
): Group {
  const members = [...territories.values()].filter((one) => one.group === id).map((one) => one.id);
  const colour = text(row["colour"]);
  return {
    id,
    colour: /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : "var(--rule)",
    letter: text(row["letter"], id),
    members,
  };
}

function readPlaces(edition: Edition): Map<string, Point> {
  const places = new Map<string, Point>();
  for (const section of ["territories", "guilds", "independents", "bases", "specials"]) {
    for (const [id, row] of entries(edition[section])) {
      const [lon, lat] = [maybeNumber(row["lon"]), maybeNumber(row["lat"])];
      if (lon !== null && lat !== null) places.set(id, [lon, lat]);
    }
  }
  return places;
}

function readSorts(edition: Edition): Map<string, Sort> {
  const sections: [string, Sort][] = [
    ["ops", "ops"],
    ["missions", "mission"],
    ["influences", "influence"],
  ];
  return new Map(
    sections.flatMap(([section, sort]) =>
      Object.keys(dict(edition[section])).map((id): [string, Sort] => [id, sort]),
    ),
  );
}
