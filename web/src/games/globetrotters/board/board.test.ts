import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../table/store.svelte";
import type { Plain } from "../../../wire";
import { atlasOf, bendsOf } from "../model/atlas";
import { nearest, roomAround, towards } from "./compass";
import { curveThrough, greatCircle, middleOf } from "./curves";
import { effectsOf } from "../model/effects";
import { heardAt } from "../model/heard";
import { adventures, lastCast, lastTravel, placesAfter, settledAt } from "../model/happened";
import { journey, keyframes, sheetOf } from "./layout";
import { positionOf, whereIs } from "../model/position";
import { edition, view } from "../model/sample";
import { chartOf, stopAt, type Stop } from "../model/stops";
import { otherEnd, stepsFrom, wayOverland } from "../model/ways";

const atlas = atlasOf(edition);
const position = positionOf(view);
const line = (number: number, key: string, args: LogLine["fact"]["args"]): LogLine => ({
  number,
  fact: { key, args, clauses: [] },
});

describe("an edition", () => {
  it("is read once, with what it lacks left out", () => {
    expect(atlasOf(edition)).toBe(atlas);
    expect(atlas.overland).toHaveLength(4);
    expect(atlas.places.get("cloud")?.at).toBeNull();
    expect(atlas.adventures.get("A1-oslo")).toMatchObject({ city: "oslo", pack: "one" });
    expect(atlasOf({}).places.size).toBe(0);
  });

  it("may draw a place elsewhere than it lies", () => {
    const moved = atlasOf({
      locations: { isle: { kind: "cruise", lon: 1, lat: 2, draw: { lon: 5, lat: 6 } } },
    });
    expect(moved.places.get("isle")?.at).toEqual([5, 6]);
  });
});

describe("an overland route", () => {
  it("is drawn through its bends, from either end", () => {
    const bent = atlasOf({ ...edition, bends: { "oslo--bergen": [9, 61, 6, 61] } });
    expect(bendsOf(bent, "oslo", "bergen")).toEqual([
      [9, 61],
      [6, 61],
    ]);
    expect(bendsOf(bent, "bergen", "oslo")).toEqual([
      [6, 61],
      [9, 61],
    ]);
    const sheet = sheetOf(bent, 500);
    const drawn = (id: string): number =>
      sheet.land.find((route) => route.id === id)?.d.split("L").length ?? 0;
    expect([drawn("oslo--bergen"), drawn("bergen--umea")]).toEqual([4, 2]);
    expect(journey(bent, sheet, "umea", "oslo", "land")).toHaveLength(5);
  });
});

describe("what was read out", () => {
  it("is known with its chances where one stands", () => {
    const told = { oslo: { heard: [{ adventure: "A1-oslo", chance: 0.25 }], unheard: 0.75 } };
    expect(heardAt(told, "oslo")).toEqual({
      entries: [{ adventure: "A1-oslo", chance: 0.25 }],
      unheard: 0.75,
    });
    expect([heardAt(told, "bergen"), heardAt(null, "oslo"), heardAt(told, null)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is not told twice on a card", () => {
    const log = [
      line(1, "adventure-read", { seat: "p1", place: "oslo", adventure: "A1-oslo" }),
      line(2, "card-says", { seat: "p1", instruction: "cash-lose", number: 200 }),
      line(3, "paid-to-jackpot", { seat: "p1", cash: 200 }),
    ];
    expect(adventures(log, 1)[0]?.after.map((one) => one.fact.key)).toEqual(["paid-to-jackpot"]);
  });
});

describe("a view", () => {
  it("tells where pieces and KEYs are", () => {
    expect(position.travellers.map((one) => one.place)).toEqual(["oslo", "cusco"]);
    expect([
      whereIs(position, "oslo"),
      whereIs(position, "north"),
      whereIs(position, "south"),
    ]).toEqual([1, "map", "jackpot"]);
    expect(position.travellers[0]?.course).toBeNull();
  });
});

describe("ways overland", () => {
  it("count every place once and end where the roll does", () => {
    expect([...stepsFrom(atlas, "oslo", 2)]).toEqual([
      ["oslo", 0],
      ["bergen", 1],
      ["umea", 2],
    ]);
    expect(wayOverland(atlas, "oslo", "kiruna")).toEqual(["oslo", "bergen", "umea", "kiruna"]);
    expect(wayOverland(atlas, "oslo", "lima")).toBeNull();
  });

  it("by water lead to the other end", () => {
    expect([
      otherEnd(atlas, "reef", "lima"),
      otherEnd(atlas, "reef", "bali"),
      otherEnd(atlas, "oslo", "lima"),
    ]).toEqual(["bali", "lima", null]);
  });
});

describe("a stop", () => {
  const told: Plain = {
    bergen: {
      cost: 0,
      result: "win",
      turn_over: false,
      bumps: "p2",
      prize: { is: "memory", continent_key: true },
      steps: 1,
      chance: 0.5,
    },
    oslo: { cost: 200, result: "adventure", prize: { is: "challenge", holder: "p2" } },
    kiruna: { cost: 100, result: "turn-over", turn_over: true, bumps: null, prize: null },
  };
  const at = (place: string, seat: number | null = 0): Stop =>
    stopAt(told, atlas, position, seat, place);

  it("is what the rules answer", () => {
    expect(at("bergen")).toEqual({
      place: "bergen",
      kind: "continental",
      home: true,
      cost: 0,
      result: "win",
      turnOver: false,
      bumps: 1,
      prize: { is: "memory", continentKey: true },
      steps: 1,
      chance: 0.5,
    });
    expect(at("oslo").prize).toEqual({ is: "challenge", holder: 1 });
    expect(at("kiruna")).toMatchObject({ turnOver: true, bumps: null, prize: null, steps: null });
    expect(at("bergen", null).home).toBe(false);
  });

  it("says nothing until they have answered", () => {
    const stop = stopAt(null, atlas, position, 0, "kiruna");
    expect(stop).toMatchObject({ cost: null, result: null, prize: null, chance: null });
  });

  it("knows the cities of the Chart", () => {
    expect(chartOf(atlas, "north")).toEqual(["bergen", "umea"]);
  });
});

describe("what happened", () => {
  const log = [
    line(1, "rolled", { seat: "p1", face: "3" }),
    line(2, "went-overland", { seat: "p1", place: "umea" }),
    line(3, "arrived", { seat: "p1", place: "umea" }),
    line(4, "adventure-read", { seat: "p1", place: "umea", adventure: "A1-oslo" }),
    line(5, "gained-cash", { seat: "p1", cash: 100 }),
    line(6, "turn-over", { seat: "p1" }),
    line(7, "jackpot-roll", { seat: "p2", number: 8 }),
    line(8, "jackpot-won", { seat: "p2", cash: 300, number: 2 }),
    line(9, "switched", { seat: "p2", other: "p1" }),
  ];

  it("moves the pieces before the view does", () => {
    expect(placesAfter(["oslo", "cusco"], log)).toEqual(["umea", "cusco"]);
    expect(placesAfter(["oslo", "cusco"], [line(1, "off-the-map", { seat: "p2" })])).toEqual([
      "oslo",
      null,
    ]);
    expect([lastTravel(log.slice(0, 3), 0), lastTravel(log, 0), lastTravel([], 1)]).toEqual([
      "land",
      "air",
      "air",
    ]);
  });

  it("knows what the view tells already", () => {
    const fresh = log.slice(0, 3);
    expect([
      settledAt(fresh, 1),
      settledAt(fresh, null),
      settledAt(log.slice(3), 1),
      settledAt([], 1),
    ]).toEqual([3, 0, 3, 0]);
    const after = placesAfter(["oslo", "cusco"], fresh);
    expect(placesAfter(after, fresh)).toEqual(after);
  });

  it("tells the last roll and the Adventures with what came of them", () => {
    expect(lastCast(log)).toEqual({ number: 7, seat: 1, face: "8", faces: [], about: "jackpot" });
    expect(lastCast(log, "overland")).toMatchObject({ number: 1, face: "3" });
    expect(adventures(log, 3)).toMatchObject([
      { number: 4, place: "umea", after: [{ number: 5 }] },
    ]);
  });

  it("shows the faces that were rolled, and reckons the chances of a try", () => {
    const rolls = [
      { roll: 3, said: "die 3" },
      { roll: 4, said: "die 5" },
    ];
    expect(
      lastCast(log.map((line) => (line.number === 7 ? { ...line, rolls } : line)))?.faces,
    ).toEqual([3, 5]);
  });
});

describe("effects of Adventures", () => {
  it("are taken apart", () => {
    expect(effectsOf("cash-200&goto:lima")).toEqual([
      { key: "cash-lose", number: 200, place: null, mood: "bad" },
      { key: "goto", number: 0, place: "lima", mood: "move" },
    ]);
    expect(effectsOf("bonus_world")[0]).toMatchObject({ key: "bonus-world", mood: "good" });
    expect(effectsOf("special+1")[0]).toMatchObject({ key: "special-gain", number: 1 });
    expect(effectsOf("")).toEqual([]);
  });
});

describe("the sheet", () => {
  const sheet = sheetOf(atlas, 520);

  it("has every place with coordinates, and lists the others", () => {
    expect(sheet.spots.size).toBe(8);
    expect(sheet.unplaced).toEqual(["cloud"]);
    expect([sheet.land.length, sheet.water.length, sheet.continents.length]).toEqual([4, 1, 2]);
  });

  it("lets a piece go along its route", () => {
    const land = journey(atlas, sheet, "oslo", "umea", "land");
    expect(land).toEqual(["oslo", "bergen", "umea"].map((id) => sheet.spots.get(id)));
    const out = journey(atlas, sheet, "lima", "reef", "sea");
    const back = journey(atlas, sheet, "reef", "lima", "sea");
    expect(out.at(0)).toMatchObject({ x: expect.closeTo(sheet.spots.get("lima")?.x ?? 0, 0) });
    expect(out).toEqual([...back].reverse());
    expect(journey(atlas, sheet, "oslo", "lima", "land").length).toBeGreaterThan(10);
    expect(journey(atlas, sheet, "oslo", "cloud", "air")).toHaveLength(1);
  });

  it("does not let it race across the sheet where the world is cut", () => {
    const frames = keyframes(
      [
        { x: 10, y: 0 },
        { x: 0, y: 0 },
        { x: 990, y: 0 },
        { x: 980, y: 0 },
      ],
      1000,
    );
    expect(frames.map((one) => one.offset)).toEqual([0, 0.5, 0.5, 1]);
  });
});

describe("curves over the globe", () => {
  it("pass through their Cruise Island and stay on the sphere", () => {
    const points = curveThrough([0, 0], [30, 20], [60, 0]);
    const [lon = 0, lat = 0] = points[12] ?? [];
    expect([lon, lat].map(Math.round)).toEqual([30, 20]);
    expect(greatCircle([0, 0], [90, 0], 2)[1]?.map(Math.round)).toEqual([45, 0]);
    expect(
      middleOf([
        [170, 0],
        [-170, 0],
      ]).map((one) => Math.abs(Math.round(one))),
    ).toEqual([180, 0]);
  });
});

describe("arrow keys", () => {
  const spots = [
    [0, 0],
    [10, 1],
    [30, -2],
    [3, 20],
    [-8, 0],
    [12, 14],
  ].map(([x = 0, y = 0], at) => ({ id: String(at), x, y }));
  const [start] = spots;

  it("lead to the nearest target in that direction", () => {
    if (!start) throw new Error("no spot");
    const to = (key: string): string | undefined => towards(spots, start, key)?.id;
    expect([to("ArrowRight"), to("ArrowLeft"), to("ArrowDown"), to("ArrowUp"), to("x")]).toEqual([
      "1",
      "4",
      "3",
      undefined,
      undefined,
    ]);
  });

  it("reach every target from any other", () => {
    for (const from of spots) {
      const found = new Set([from.id]);
      const queue = [from];
      for (const spot of queue) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) {
          const next = towards(spots, spot, key);
          if (next && !found.has(next.id)) queue.push((found.add(next.id), next));
        }
      }
      expect(found.size).toBe(spots.length);
    }
  });

  it("tell targets that overlap apart by their middles", () => {
    const close = [
      { id: "a", x: 0, y: 0 },
      { id: "b", x: 6, y: 0 },
    ];
    expect([-20, 2.9, 3.1, 30].map((x) => nearest(close, x, 4)?.id)).toEqual(["a", "a", "b", "b"]);
    expect(nearest([], 0, 0)).toBeUndefined();
  });

  it("leave room between targets", () => {
    expect(
      roomAround([
        { id: "a", x: 0, y: 0 },
        { id: "b", x: 6, y: 8 },
      ]),
    ).toEqual(
      new Map([
        ["a", 5],
        ["b", 5],
      ]),
    );
  });
});
