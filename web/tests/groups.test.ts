// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { choiceOf } from "../src/lobby/option";
import { duration } from "../src/table/clocktime.svelte";
import { Speaker } from "../src/client/speaker";
import { beginning, faceOf, headingOf, shortLabels } from "../src/table/groups";
import type { Texts } from "../src/wire";
import { placeLabels } from "../src/map/labels";
import { makeFrame } from "../src/map/frame";

describe("headings of answers", () => {
  const speaker = (
    message: string,
    actions: Record<string, string[]>,
    titles: Record<string, Record<string, string>>,
  ): Speaker => {
    const ids = Object.fromEntries(
      Object.entries(titles).map(([field, names]) => [field, Object.keys(names)]),
    );
    const names = Object.fromEntries(
      Object.entries(titles).map(([field, names]) => [field, Object.values(names)]),
    );
    return new Speaker(
      { messages: [message], actions, rows: {}, ids, titles: names } as unknown as Texts,
      "en",
    );
  };
  const areas = { area: { SAS: "Southern Asia", EAS: "Eastern Asia", CAN: "Canada" } };

  it("stand on a button without the gap", () => {
    expect(faceOf("Sell … CR points")).toBe("Sell CR points");
    expect(faceOf("Kaufen: …")).toBe("Kaufen");
    expect(faceOf("Go to … from …")).toBe("Go to");
    expect(faceOf("")).toBe("");
  });

  it("say what is the same and leave open what is not, but never cut a name", () => {
    const says = speaker("action-build = Build in { $area }", { build: ["area"] }, areas);
    expect(headingOf(says, ["build SAS", "build EAS"])).toBe("Build in …");
    const goes = speaker(
      "action-go = Go to { $area } from { $from }",
      { go: ["area", "from"] },
      { ...areas, from: areas.area },
    );
    expect(headingOf(goes, ["go SAS CAN", "go EAS CAN"])).toBe("Go to … from Canada");
    expect(headingOf(goes, ["go SAS CAN"])).toBe("");
  });

  it("are one of the sentences between which a number chooses", () => {
    const buys = speaker(
      "action-buy = { $number ->\n [one] Buy { $number } card\n*[other] Buy { $number } cards\n}",
      { buy: ["number"] },
      {},
    );
    const heading = headingOf(buys, ["buy 1", "buy 5"]);
    expect(heading).toBe("Buy … cards");
    expect(
      shortLabels(
        heading,
        ["buy 1", "buy 5"].map((action) => buys.action(action)),
      ),
    ).toEqual(["1 card", "5 cards"]);
  });

  it("are what the labels begin with where a word chooses the whole sentence", () => {
    const asks = speaker(
      "action-ask = { $when ->\n [late] Ask me late\n*[always] Ask me always\n}",
      { ask: ["when"] },
      {},
    );
    expect(headingOf(asks, ["ask late", "ask always"])).toBe("Ask me …");
    expect(beginning(["Pass", "Roll"])).toBe("");
  });

  it("are not said again in the labels, if all begin with them", () => {
    expect(shortLabels("Build in …", ["Build in Canada", "Build in Mexico"])).toEqual([
      "Canada",
      "Mexico",
    ]);
    expect(shortLabels("In … aufbauen", ["In Kanada aufbauen"])).toEqual(["Kanada"]);
    expect(shortLabels("Build in …", ["Build in Canada", "Wait"])).toEqual([
      "Build in Canada",
      "Wait",
    ]);
  });
});

describe("options of a game", () => {
  const option = (values: string, usual: unknown): Parameters<typeof choiceOf>[0] => ({
    name: "x",
    default: usual,
    values,
    clauses: [],
  });

  it("are read from the line the server tells", () => {
    expect(choiceOf(option("4 to 12", 8))).toEqual({ kind: "number", low: 4, high: 12 });
    expect(choiceOf(option("true, false", true))).toEqual({ kind: "switch" });
    expect(choiceOf(option("rotate, fixed", "rotate"))).toEqual({
      kind: "word",
      words: ["rotate", "fixed"],
    });
    expect(choiceOf(option("random, or 2 of a, b, c", "random"))).toEqual({
      kind: "list",
      pick: 2,
      words: ["a", "b", "c"],
    });
  });
});

describe("time that is left", () => {
  it("is written as people read it", () => {
    expect([duration(5), duration(65), duration(3723), duration(100_000), duration(-3)]).toEqual([
      "0:05",
      "1:05",
      "1:02:03",
      "1 d 3 h",
      "0:00",
    ]);
  });
});

describe("the map", () => {
  it("puts north above south and west left of east", () => {
    const frame = makeFrame();
    const [london, sydney, quito] = [
      frame.project([0, 51.5]),
      frame.project([151, -34]),
      frame.project([-78.5, 0]),
    ];
    expect(london[1]).toBeLessThan(sydney[1]);
    expect(quito[0]).toBeLessThan(london[0]);
    expect(
      frame.route([
        [0, 51],
        [140, 36],
      ]),
    ).toMatch(/^M/);
  });

  it("never lets two names cover each other, and shows more of them nearer by", () => {
    const wishes = Array.from({ length: 40 }, (_, at) => ({
      id: String(at),
      text: `Place ${at}`,
      x: 100 + (at % 8) * 22,
      y: 100 + Math.floor(at / 8) * 9,
    }));
    const [far, near] = [placeLabels(wishes, 1), placeLabels(wishes, 6)];
    expect(far.length).toBeLessThan(near.length);
    expect(near).toHaveLength(40);
  });

  it("lets a pressing name lie over signs", () => {
    const crowd = [30, 60, 90].flatMap((x) => [40, 50, 60].map((y) => ({ x, y })));
    const few = crowd.map(({ x, y }) => ({
      id: `${x}/${y}`,
      text: x === 60 && y === 50 ? "A long name" : "",
      x,
      y,
    }));
    const named = (pressing: boolean): boolean =>
      placeLabels(few.map((one) => ({ ...one, pressing: pressing && one.id === "60/50" }))).some(
        (one) => one.text !== "",
      );
    expect([named(false), named(true)]).toEqual([false, true]);
  });

  it("keeps names on the sheet", () => {
    const wish = { id: "edge", text: "A long name", x: 195, y: 50 };
    const sheet = { width: 200, height: 100 };
    expect(placeLabels([wish], 1)[0]?.at.anchor).toBe("start");
    expect(placeLabels([wish], 1, sheet)[0]?.at.anchor).toBe("end");
    expect(
      placeLabels(
        [{ ...wish, x: 20, text: "A name that is wider than the sheet itself" }],
        1,
        sheet,
      ),
    ).toHaveLength(0);
  });

  it("cuts no name at the edge of what is seen, and keeps buttons free", () => {
    const seen = { x: 50, y: 0, width: 100, height: 100 };
    const at = (x: number, pressing = false) => ({
      id: "a",
      text: "A long name",
      x,
      y: 50,
      pressing,
    });
    expect(placeLabels([at(140)], 1, null, seen)[0]?.at.anchor).toBe("end");
    expect(placeLabels([at(40)], 1, null, seen)[0]?.at.anchor).toBe("end");
    const narrow = { ...seen, width: 30 };
    expect(placeLabels([at(60)], 1, null, narrow)).toHaveLength(0);
    expect(placeLabels([at(60, true)], 1, null, narrow)).toHaveLength(1);
    const button = { x: 101, y: 40, width: 60, height: 20 };
    expect(placeLabels([at(100)], 1, null, null, [button])[0]?.at.anchor).not.toBe("start");
  });
});
