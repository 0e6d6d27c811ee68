// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../../client/i18n.svelte";
import { Speaker } from "../../client/speaker";
import { speech } from "../../../tests/told";
import { atlasOf } from "./model/atlas";
import Card from "./panels/Card.svelte";
import { effectsOf } from "./model/effects";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";
import { direct, offersByPlace } from "./model/offers";
import { positionOf } from "./model/position";
import { edition, view } from "./model/sample";
import { stopAt, type Stop } from "./model/stops";
import { nameOf, phrases } from "./model/telling";
import { w } from "./model/words";

const keys = (source: string): string[] => source.match(/^[a-z][a-z-]*(?= =)/gm) ?? [];
const told = speech().find((one) => one.game === "globetrotters");
const speaker = (): Speaker => {
  if (!told) throw new Error("Python said nothing");
  return new Speaker(told.texts.en, "en", ["Ann", "Ben"]);
};

beforeAll(() => i18n.load("en"));

describe("the texts of the board", () => {
  it("are the same in both languages", () => {
    expect(keys(de)).toEqual(keys(en));
    expect(keys(en).length).toBeGreaterThan(80);
  });

  it("have a phrase for every effect there is", () => {
    const codes = [
      "cash+1",
      "cash-1",
      "tickets+1",
      "tickets-1",
      "exchange",
      "key-1",
      "special+1",
      "special-1",
      "day",
      "weekend",
      "goto:x",
      "switch",
      "back",
      "home",
      "bonus",
      "bonus_world",
    ];
    for (const effect of codes.flatMap(effectsOf))
      expect(keys(en)).toContain(`effect-${effect.key}`);
  });
});

describe("answers on the map", () => {
  it("stand at the place they lead to", () => {
    const offers = offersByPlace(
      speaker(),
      [
        "move-to lima",
        "place-special lima",
        "fly TK005 lima",
        "roll",
        "switch-with p2",
        "sail easter_island",
      ],
      positionOf(view),
    );
    expect(offers.get("lima")?.map((one) => one.mode)).toEqual(["land", "special", "air"]);
    expect(offers.get("lima")?.[2]?.ticket).toBe("TK005");
    expect(offers.get("cusco")?.map((one) => one.action)).toEqual(["switch-with p2"]);
    expect(offers.get("easter_island")?.[0]?.mode).toBe("sea");
    expect(offers.size).toBe(3);
  });

  it("are given by one click only if there is no doubt", () => {
    const offers = offersByPlace(
      speaker(),
      ["move-to lima", "place-special caracas", "move-to bogota", "place-special bogota"],
      positionOf(view),
    );
    expect(["lima", "caracas", "bogota"].map((place) => direct(offers.get(place) ?? []))).toEqual([
      "move-to lima",
      null,
      null,
    ]);
  });

  it("have a name that says what they cost and bring", () => {
    const [atlas, position] = [atlasOf(edition), positionOf(view)];
    const offers = offersByPlace(speaker(), ["move-to lima"], position).get("lima") ?? [];
    const told = {
      lima: { cost: 100, result: "jackpot" },
      umea: { cost: 100, steps: 2, chance: 0.5 },
    };
    const stopOf = (place: string): Stop => stopAt(told, atlas, position, 0, place);
    const name = nameOf(atlas, speaker(), stopOf("lima"), offers, []);
    expect(name).toContain(speaker().action("move-to lima"));
    expect(name).toContain(w("cost", { cash: 100 }));
    expect(name).toContain(w("result-jackpot"));
    const stop = stopOf("umea");
    expect(
      phrases(atlas, speaker(), stop)
        .map((one) => one.text)
        .join(),
    ).toContain("50%");
    expect(
      phrases(atlas, speaker(), stop, true)
        .map((one) => one.text)
        .join(),
    ).not.toContain("50%");
  });
});

describe("an Adventure as a card", () => {
  it("shows the story, the effect and what came of it", () => {
    const after = [
      { number: 5, fact: { key: "gained-cash", args: { seat: "p1", cash: 100 }, clauses: [] } },
    ];
    const shown = mount(Card, {
      target: document.body,
      props: {
        atlas: atlasOf(edition),
        speaker: speaker(),
        told: { number: 4, seat: 0, place: "lima", adventure: "A1-oslo", after },
      },
    });
    flushSync();
    expect(document.body.textContent).toContain(w("effect-cash-lose", { number: 200 }));
    expect(document.body.textContent).toContain("Ann receives $100.");
    void unmount(shown);
  });
});
