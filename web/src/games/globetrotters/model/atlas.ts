/** The edition as the board reads it: places, routes, tickets, Adventures, KEYs and prices, all by id. */
import type { Edition, Plain } from "../../../wire";
import { dict, list, number, readOnce, text, texts } from "../../plain";

export interface Place {
  id: string;
  kind: string;
  continent: string | null;
  /** Where it is drawn, in degrees; null if the edition does not say. */
  at: [number, number] | null;
}

export interface WaterRoute {
  cruise: string;
  ends: [string, string];
}

export interface Adventure {
  id: string;
  city: string;
  card: number;
  effect: string;
  pack: string;
}

export interface Atlas {
  places: Map<string, Place>;
  /** Pairs of places joined by an overland route. */
  overland: [string, string][];
  /** Points between the ends of an overland route, by `a--b`: where a straight line would cross the sea. */
  bends: Map<string, [number, number][]>;
  near: Map<string, string[]>;
  water: WaterRoute[];
  tickets: Map<string, [string, string]>;
  adventures: Map<string, Adventure>;
  /** Adventure packs in the order of the view, with how many cards each has. */
  packs: { id: string; cards: number; name: Plain }[];
  continents: string[];
  cityKeys: string[];
  continentKeys: string[];
  expenses: Record<string, number>;
  redDot: string[];
  turnOver: string[];
  /** Numbers and symbols of the overland die. */
  numbers: number[];
  symbols: string[];
  winning: { totals: number[]; doubles: boolean };
  money: {
    work: number;
    fare: number;
    pair: number;
    pairTickets: number;
    refund: number;
    fee: number;
    trouble: number;
    jackpotRolls: number;
  };
  forContinentKey: number;
  /** The longitude at which the world is cut. */
  cut: number;
}

/** The atlas of an edition. */
export const atlasOf = readOnce(readAtlas);

function readAtlas(edition: Edition): Atlas {
  const places = new Map(
    Object.entries(dict(edition["locations"])).map(([id, value]) => [id, readPlace(id, value)]),
  );
  const overland = Object.keys(dict(edition["overland"])).flatMap((edge): [string, string][] => {
    const [a, b] = edge.split("--");
    return a && b && places.has(a) && places.has(b) ? [[a, b]] : [];
  });
  const kinds = dict(edition["kinds"]);
  const dice = dict(edition["dice"]);
  const keys = dict(edition["keys"]);
  return {
    places,
    overland,
    bends: readBends(edition),
    near: neighbours(overland),
    water: readWater(edition),
    tickets: readTickets(edition),
    adventures: readAdventures(edition, places),
    packs: Object.entries(dict(edition["packs"])).map(([id, pack]) => ({
      id,
      cards: number(dict(pack)["cards"]),
      name: dict(pack)["name"] ?? null,
    })),
    continents: Object.keys(dict(edition["continents"])),
    cityKeys: texts(keys["city_keys"]),
    continentKeys: texts(keys["continent_keys"]),
    expenses: Object.fromEntries(
      Object.entries(dict(edition["expenses"])).map(([kind, cost]) => [kind, number(cost)]),
    ),
    redDot: texts(kinds["red_dot"]),
    turnOver: texts(kinds["turn_over"]),
    numbers: list(dice["overland_numbers"]).map((one) => number(one)),
    symbols: texts(dice["overland_symbols"]),
    winning: {
      totals: list(dict(edition["winning_roll"])["totals"]).map((one) => number(one)),
      doubles: dict(edition["winning_roll"])["doubles"] === true,
    },
    money: readMoney(edition),
    forContinentKey: number(dict(edition["memories"])["for_continent_key"]),
    cut: number(dict(edition["drawing"])["cut"], -169),
  };
}

function readPlace(id: string, value: Plain): Place {
  const said = dict(value);
  const drawn = dict(said["draw"]);
  const [lon, lat] = [drawn["lon"] ?? said["lon"], drawn["lat"] ?? said["lat"]];
  const at: Place["at"] = typeof lon === "number" && typeof lat === "number" ? [lon, lat] : null;
  return { id, kind: text(said["kind"]), continent: text(said["continent"]) || null, at };
}

function neighbours(overland: [string, string][]): Map<string, string[]> {
  const near = new Map<string, string[]>();
  for (const [a, b] of overland) {
    near.set(a, [...(near.get(a) ?? []), b]);
    near.set(b, [...(near.get(b) ?? []), a]);
  }
  return near;
}

function readBends(edition: Edition): Map<string, [number, number][]> {
  return new Map(
    Object.entries(dict(edition["bends"])).map(([route, said]) => {
      const flat = list(said).map((one) => number(one));
      const points = flat.flatMap((lon, at): [number, number][] =>
        at % 2 === 0 ? [[lon, flat[at + 1] ?? 0]] : [],
      );
      return [route, points];
    }),
  );
}

/** The points of an overland route from one of its ends to the other, in degrees, without the ends. */
export function bendsOf(atlas: Atlas, from: string, to: string): [number, number][] {
  return (
    atlas.bends.get(`${from}--${to}`) ?? [...(atlas.bends.get(`${to}--${from}`) ?? [])].reverse()
  );
}

function readWater(edition: Edition): WaterRoute[] {
  return Object.entries(dict(edition["water"])).flatMap(([cruise, route]): WaterRoute[] => {
    const [a, b] = texts(dict(route)["ends"]);
    return a && b ? [{ cruise, ends: [a, b] }] : [];
  });
}

function readTickets(edition: Edition): Map<string, [string, string]> {
  return new Map(
    Object.entries(dict(edition["tickets"])).flatMap(
      ([id, ticket]): [string, [string, string]][] => {
        const [a, b] = texts(dict(ticket)["places"]);
        return a && b ? [[id, [a, b]]] : [];
      },
    ),
  );
}

function readAdventures(edition: Edition, places: Map<string, Place>): Map<string, Adventure> {
  const continents = dict(edition["continents"]);
  return new Map(
    Object.entries(dict(edition["adventures"])).map(([id, value]) => {
      const said = dict(value);
      const city = text(said["city"]);
      const pack = text(dict(continents[places.get(city)?.continent ?? ""])["pack"]);
      return [id, { id, city, card: number(said["card"]), effect: text(said["effect"]), pack }];
    }),
  );
}

function readMoney(edition: Edition): Atlas["money"] {
  const fares = dict(edition["fares"]);
  return {
    work: number(dict(edition["income"])["work"]),
    fare: number(fares["full"]),
    pair: number(fares["discount"]),
    pairTickets: number(fares["discount_tickets"]),
    refund: number(fares["refund"]),
    fee: number(dict(edition["challenge"])["fee"]),
    trouble: number(dict(edition["trouble_symbol"])["cost"]),
    jackpotRolls: number(dict(edition["jackpot"])["rolls"]),
  };
}
