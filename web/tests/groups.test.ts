import { describe, expect, it } from "vitest";
import { choiceOf } from "../src/shell/option";
import { duration } from "../src/table/clocktime.svelte";
import { headingOf, shortLabel } from "../src/table/groups";
import { placeLabels } from "../src/map/labels";
import { makeFrame } from "../src/map/frame";

describe("headings of answers", () => {
  it("are what the labels share, in whole words", () => {
    expect(headingOf(["Build in Canada", "Build in Mexico"])).toBe("Build in …");
    expect(headingOf(["In Kanada aufbauen", "In Mexiko aufbauen"])).toBe("In … aufbauen");
    expect(headingOf(["Pass", "Roll"])).toBe("");
    expect(headingOf(["Pass"])).toBe("");
  });

  it("leave something of every label", () => {
    const labels = ["Ask me only in scoring", "Ask me only between turns and in scoring"];
    const heading = headingOf(labels);
    expect(labels.map((label) => shortLabel(heading, label)).every((label) => label.length > 0)).toBe(true);
    expect(shortLabel("In … aufbauen", "In Kanada aufbauen")).toBe("Kanada");
  });
});

describe("options of a game", () => {
  const option = (values: string, usual: unknown): Parameters<typeof choiceOf>[0] => ({ name: "x", default: usual, values, clauses: [] });

  it("are read from the line the server tells", () => {
    expect(choiceOf(option("4 to 12", 8))).toEqual({ kind: "number", low: 4, high: 12 });
    expect(choiceOf(option("true, false", true))).toEqual({ kind: "switch" });
    expect(choiceOf(option("rotate, fixed", "rotate"))).toEqual({ kind: "word", words: ["rotate", "fixed"] });
    expect(choiceOf(option("random, or 2 of a, b, c", "random"))).toEqual({ kind: "list", pick: 2, words: ["a", "b", "c"] });
  });
});

describe("time that is left", () => {
  it("is written as people read it", () => {
    expect([duration(5), duration(65), duration(3723), duration(100_000), duration(-3)]).toEqual(["0:05", "1:05", "1:02:03", "1 d 3 h", "0:00"]);
  });
});

describe("the map", () => {
  it("puts north above south and west left of east", () => {
    const frame = makeFrame();
    const [london, sydney, quito] = [frame.project([0, 51.5]), frame.project([151, -34]), frame.project([-78.5, 0])];
    expect(london[1]).toBeLessThan(sydney[1]);
    expect(quito[0]).toBeLessThan(london[0]);
    expect(frame.route([[0, 51], [140, 36]])).toMatch(/^M/);
  });

  it("never lets two names cover each other, and shows more of them nearer by", () => {
    const wishes = Array.from({ length: 40 }, (_, at) => ({ id: String(at), text: `Place ${at}`, x: 100 + (at % 8) * 22, y: 100 + Math.floor(at / 8) * 9 }));
    const [far, near] = [placeLabels(wishes, 1), placeLabels(wishes, 6)];
    expect(far.length).toBeLessThan(near.length);
    expect(near).toHaveLength(40);
  });

  it("keeps names on the sheet", () => {
    const wish = { id: "edge", text: "A long name", x: 195, y: 50 };
    const sheet = { width: 200, height: 100 };
    expect(placeLabels([wish], 1)[0]?.at.anchor).toBe("start");
    expect(placeLabels([wish], 1, sheet)[0]?.at.anchor).toBe("end");
    expect(placeLabels([{ ...wish, x: 20, text: "A name that is wider than the sheet itself" }], 1, sheet)).toHaveLength(0);
  });
});
