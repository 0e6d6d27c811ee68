/** A small table for tests: an edition of a few fields, a view of it, and a speaker without a server. */
import { Speaker } from "../../../client/speaker";
import type { LogLine } from "../../../table/store.svelte";
import type { Arg, Edition, Texts, View } from "../../../wire";

const RESOURCE_IDS = ["water", "food", "energy", "ucp", "ns"];
const none = { water: 0, food: 0, energy: 0, ucp: 0, ns: 0 };
const seats = ["p1", "p2", "p3", "any"];

export const edition: Edition = {
  ring: { fields: ["BASE", "AAA", "ops-mission", "BBB", "GGG", "influence", "CCC", "III"] },
  territories: {
    AAA: {
      name: { en: "Alpha" },
      group: "RED",
      value: 2,
      premium: [10, 15],
      conference: [10, 20, 35],
      lon: 10,
      lat: 50,
    },
    BBB: {
      name: { en: "Beta" },
      group: "RED",
      value: 3,
      premium: [15, 20],
      conference: [15, 30, 50],
      lon: 12,
      lat: 50,
    },
    CCC: {
      name: { en: "Gamma" },
      group: "SEA",
      value: 4,
      premium: [20, 25],
      conference: [20, 40, 60],
    },
  },
  guilds: {
    GGG: { group: "RED", value: 4, resource: "water", prices: [5, 7, 10], lon: 0, lat: 0 },
  },
  independents: { III: { sells: ["food"], broker: false, lon: 5, lat: 5 } },
  bases: { BASE: { lon: 34, lat: 43 } },
  specials: {},
  groups: {
    RED: { colour: "#c0392b", letter: "RD" },
    SEA: { colour: "not a colour", letter: "SE" },
  },
  ops: { OP1: {} },
  missions: { M1: {} },
  influences: { I1: {}, I2: {} },
  box: { point_ring: 100 },
  battle: { aggressor_polygon: 8, defender_polygon: 10 },
  teleport: { base_die: 12, field_die: 20 },
};

const side = (more: View): View => ({
  eu: 100,
  points: 10,
  agents: 5,
  reserve: 5,
  stock: none,
  titles: [],
  ops: [],
  mission: [],
  influence: [],
  known: [],
  bonus: [],
  ...more,
});

export const view: View = {
  round: 2,
  turns: 5,
  active: "p1",
  governors: { p1: { field: "AAA", blocked: false }, p2: { field: "influence-5", blocked: false } },
  players: {
    p1: side({
      titles: ["AAA", "CCC"],
      stock: { ...none, energy: 2 },
      ops: ["OP1"],
      influence: ["I1"],
    }),
    p2: side({ eu: 30, titles: ["BBB", "GGG"], influence: ["?"], mission: ["?"] }),
    p3: side({ eu: -1 }),
  },
  titles: {
    AAA: {
      owner: "p1",
      agents: { p1: 2, p2: 1 },
      units: { water: 1, food: 1, energy: 0, ucp: 1, ns: 2 },
      level: 1,
      active: 0,
      strike: "none",
    },
    BBB: {
      owner: "p2",
      agents: {},
      units: { water: 1, food: 1, energy: 1, ucp: 1, ns: 1 },
      level: 1,
      active: 1,
      strike: "p1",
    },
    CCC: {
      owner: "p1",
      agents: {},
      units: { water: 2, food: 2, energy: 2, ucp: 2, ns: 2 },
      level: 1,
      active: 1,
      strike: "none",
    },
    GGG: { owner: "p2", agents: {}, stock: 7 },
  },
  supply: none,
  eds: 4,
  stacks: {
    ops: { left: 3, under: ["?"] },
    mission: { left: 2, under: [] },
    influence: { left: 1, under: [] },
  },
  offers: {
    "4": {
      by: "p2",
      parent: 0,
      terms: "p2:p1:BBB:1,p1:p2:eu:45,p1:p2:any-influence:1",
      to: [],
      accepted: [],
      declined: [],
      ends: 8,
    },
    "5": {
      by: "p2",
      parent: 0,
      terms: "p2:any:GGG:1,any:p2:eu:20",
      to: ["p1", "p3"],
      accepted: ["p3"],
      declined: [],
      ends: 8,
    },
  },
  under_way: [
    { procedure: "EventPhase", pips: [2, 5] },
    {
      procedure: "Engagement",
      serial: 9,
      rounds: 1,
      shown: [
        [4, 1, 1],
        [6, 5],
      ],
    },
  ],
};

const texts = {
  messages: [
    "action-attack = Attack { $target } from { $source }\naction-roll = Roll { $dice }\naction-play-on = Play { $card } on { $title }\n",
  ],
  ids: {
    title: ["AAA", "BBB", "CCC", "GGG"],
    source: ["AAA", "BBB", "CCC"],
    target: ["AAA", "BBB", "CCC"],
    seat: seats,
    other: seats,
    resource: RESOURCE_IDS,
    card: ["OP1", "M1", "I1", "I2"],
  },
  titles: {
    title: ["Alpha", "Beta", "Gamma", "Guild"],
    source: ["Alpha", "Beta", "Gamma"],
    target: ["Alpha", "Beta", "Gamma"],
    card: ["Op", "Mission", "One", "Two"],
  },
  actions: {
    attack: ["source", "target"],
    roll: ["dice"],
    "roll-back": ["dice"],
    "lay-out": ["layout"],
    deploy: ["agents"],
    "play-on": ["card", "title"],
    fly: ["field"],
    offer: ["terms", "others", "turns"],
    counter: ["offer", "terms", "turns"],
    accept: ["offer", "cards"],
  },
  rows: {
    layout: ["title", ...RESOURCE_IDS],
    agents: ["title", "number"],
    terms: ["seat", "other", "good", "number"],
    others: ["seat"],
    cards: ["card"],
  },
  staging: { millis: [], openers: {} },
} satisfies Texts;

export const speaker = new Speaker(texts, "en", ["Ann", "Ben", "Cho"]);

/** Facts as lines of a log, numbered from 1. */
export const log = (...facts: [string, Record<string, Arg>][]): LogLine[] =>
  facts.map(([key, args], at) => ({ number: at + 1, fact: { key, args, clauses: [] } }));
