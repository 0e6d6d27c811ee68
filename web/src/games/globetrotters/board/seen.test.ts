// @vitest-environment happy-dom

/** What the map turns to, which names it shows, and how the game has ended. */
import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../../client/i18n.svelte";
import { Speaker } from "../../../client/speaker";
import { speech } from "../../../../tests/told";
import { atlasOf } from "../model/atlas";
import { around, gazeAt, sight } from "./gaze";
import { flightsOf, sheetOf } from "./layout";
import { namesOf, type Naming } from "./names";
import type { Offer } from "../model/offers";
import { positionOf } from "../model/position";
import { edition, view } from "../model/sample";
import Standing from "./Standing.svelte";

const atlas = atlasOf(edition);
const position = positionOf(view);
const sheet = sheetOf(atlas, 520);
const told = speech().find((one) => one.game === "globetrotters");
if (!told) throw new Error("Python said nothing");
const speaker = new Speaker(told.texts.en, "en", ["Ann", "Ben"]);
const spot = (id: string, x: number, y: number) => ({ id, x, y });
const offer = (mode: Offer["mode"], place: string): Offer =>
  ({ action: `go ${place}`, mode, place }) as Offer;

beforeAll(() => i18n.load("en"));

describe("the gaze", () => {
  const here = spot("here", 500, 250);

  it("holds all that can be chosen, unless that is the whole world", () => {
    const gaze = gazeAt([spot("a", 450, 200), spot("b", 600, 300)], [], here, 900, 1000);
    expect(gaze?.box).toEqual({ x: 450, y: 200, width: 150, height: 100 });
    expect(gazeAt([spot("a", 50, 200), spot("b", 950, 300)], [], here, 900, 1000)).toBeNull();
    expect(gazeAt([], [], undefined, 900, 1000)).toBeNull();
    expect(gazeAt([], [], here, 900, 1000)).toBeNull();
  });

  it("stays near on a small screen, and leaves room for the buttons above", () => {
    const gaze = gazeAt([spot("a", 450, 200), spot("far", 50, 300)], [], here, 340, 1000);
    expect(gaze?.box).toEqual({ x: 450, y: 190, width: 50, height: 60 });
    expect(gazeAt([], [spot("b", 40, 100), spot("c", 960, 400)], here, 340, 1000)).toEqual(
      around(here),
    );
    expect(sight(340)).toBeLessThan(sight(900));
    // Also then one sees a third of the world.
    expect(around(here).box.width).toBeGreaterThan(1000 / 3.1);
    expect(gaze?.closest).toBeLessThan(4);
    // Where one stands does not matter when KEYs are given up: they are shown, wherever they are.
    expect(gazeAt([spot("a", 50, 200), spot("b", 950, 300)], [], undefined, 340, 1000)).toBeNull();
  });
});

describe("the names", () => {
  const naming: Naming = {
    atlas,
    sheet,
    speaker,
    offers: new Map([["bergen", [offer("land", "bergen")]]]),
    reached: new Map(),
    taken: new Set(["cusco"]),
    home: "umea",
    costOf: () => 100,
    grown: 1,
  };
  const found = (wishes: ReturnType<typeof namesOf>, id: string) =>
    wishes.find((one) => one.id === id);

  it("say what a stop costs, and come in the order in which they matter", () => {
    const wishes = namesOf(naming);
    expect(found(wishes, "bergen")?.text).toMatch(/ \$100$/);
    expect(
      ["bergen", "cusco", "umea", "oslo", "lima", "kiruna"].map((id) => found(wishes, id)?.weight),
    ).toEqual([8, 7, 6, 4, 1, 0]);
  });

  it("keep clear of signs that are drawn larger", () => {
    const [plain, grown] = [namesOf(naming), namesOf({ ...naming, grown: 1.4 })];
    expect(
      found(namesOf({ ...naming, reached: new Map([["kiruna", 0.5]]) }), "kiruna")?.gap,
    ).toBeGreaterThan(found(plain, "kiruna")?.gap ?? 99);
    for (const id of ["bergen", "oslo", "north"])
      expect(found(grown, id)?.gap).toBeCloseTo((found(plain, id)?.gap ?? 0) * 1.4);
  });
});

describe("flights", () => {
  it("are drawn from where one stands to where a ticket leads", () => {
    const offers = new Map([
      ["lima", [offer("air", "lima")]],
      ["bergen", [offer("land", "bergen")]],
      ["cloud", [offer("air", "cloud")]],
    ]);
    expect(flightsOf(atlas, sheet, "oslo", offers).map((one) => one.id)).toEqual(["lima"]);
    expect(flightsOf(atlas, sheet, null, offers)).toEqual([]);
  });
});

describe("the end", () => {
  it("has the order that the rules tell, and shows the KEYs of everybody", () => {
    const root = document.createElement("div");
    // More cash is not all that breaks a tie: tickets in hand are worth something, too.
    const travellers = position.travellers.map((one) => ({
      ...one,
      keys: ["oslo"],
      memories: ["umea"],
      cash: one.seat === 0 ? 100 : 50,
    }));
    const standing = [
      { seat: 1, place: 1, won: true },
      { seat: 0, place: 2, won: false },
    ];
    const made = mount(Standing, {
      target: root,
      props: { speaker, position: { ...position, travellers }, standing },
    });
    flushSync();
    expect([...root.querySelectorAll("li")].map((row) => row.classList.contains("won"))).toEqual([
      true,
      false,
    ]);
    expect(root.querySelector("li")?.textContent).toContain("Ben");
    expect(root.textContent).toContain("1 Memory");
    void unmount(made);
  });
});
