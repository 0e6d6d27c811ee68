/** A small world for tests: an edition and a view as the server sends them. */
import type { Edition, View } from "../../../wire";

const place = (
  kind: string,
  continent: string | null,
  lon: number,
  lat: number,
): { [name: string]: string | number } => ({ kind, lon, lat, ...(continent ? { continent } : {}) });

export const edition: Edition = {
  locations: {
    oslo: place("key", "north", 10, 60),
    bergen: place("continental", "north", 5, 60),
    umea: place("continental", "north", 20, 64),
    kiruna: place("trouble", "north", 20, 68),
    lima: place("gambling", "south", -77, -12),
    cusco: place("continental", "south", -72, -13),
    reef: place("cruise", null, -170, 10),
    bali: place("tropical", "south", 115, -8),
    cloud: { kind: "national", continent: "south" },
  },
  continents: { north: { pack: "one" }, south: { pack: "one" } },
  overland: {
    "oslo--bergen": "ours",
    "bergen--umea": "ours",
    "umea--kiruna": "ours",
    "lima--cusco": "ours",
    "lima--nowhere": "ours",
  },
  water: { reef: { ends: ["lima", "bali"] } },
  tickets: { T1: { places: ["oslo", "lima"] }, T2: { places: ["bali", "bergen"] } },
  packs: { one: { cards: 3, name: { en: "One" } } },
  adventures: { "A1-oslo": { card: 1, city: "oslo", effect: "cash-200&goto:lima" } },
  keys: { city_keys: ["oslo"], continent_keys: ["north", "south"] },
  dice: { overland_numbers: [1, 2, 3, 4], overland_symbols: ["ticket", "trouble"] },
  winning_roll: { totals: [7, 11], doubles: true },
  jackpot: { rolls: 2 },
  expenses: {
    key: 200,
    continental: 100,
    national: 100,
    gambling: 100,
    tropical: 100,
    trouble: 100,
    cruise: 0,
  },
  kinds: { red_dot: ["key", "continental"], turn_over: ["trouble", "cruise"] },
  memories: { for_continent_key: 2 },
  drawing: { cut: -169 },
};

const player = (changes: {
  [name: string]: string | number | boolean | string[];
}): { [name: string]: string | number | boolean | string[] } => ({
  place: "none",
  home: "none",
  course: "none",
  deported_from: "none",
  cash: 500,
  specials: 0,
  tickets: [],
  keys: [],
  memories: [],
  specials_placed: [],
  ...changes,
});

export const view: View = {
  round: 2,
  active: "p1",
  players: {
    p1: player({ place: "oslo", home: "bergen", tickets: ["T1"], memories: ["bergen"] }),
    p2: player({
      place: "cusco",
      home: "lima",
      tickets: ["?"],
      keys: ["oslo"],
      memories: ["cusco"],
    }),
  },
  jackpot: { cash: 300, tickets: ["?", "?"], specials: 0, keys: ["south"] },
  map_keys: ["north"],
  pack: { size: 5 },
  adventure_packs: [{ left: 2 }],
  winner: "none",
};
