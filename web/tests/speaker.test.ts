import { describe, expect, it } from "vitest";
import { Speaker } from "../src/client/speaker";
import type { BookLang } from "../src/wire";
import { speech } from "./told";

describe.each(speech())("$game", (told) => {
  describe.each(["en", "de"] as BookLang[])("in %s", (lang) => {
    const speaker = new Speaker(told.texts[lang], lang, told.players);

    it("says every fact, question and action as Python does", () => {
      const said = told.lines.map((line) =>
        line.kind === "fact"
          ? speaker.fact(line.said)
          : line.kind === "question"
            ? speaker.question(line.said)
            : speaker.action(line.said),
      );
      expect(told.lines.length).toBeGreaterThan(100);
      expect(said).toEqual(told.lines.map((line) => line[lang]));
    });

    it("says to a player what is about that player", () => {
      const facts = told.lines.flatMap((line) => (line.kind === "fact" ? [line.said] : []));
      const names = told.players.map((name) => new RegExp(`\\b${name}\\b`, "u"));
      for (const you of [0, 1]) {
        const toYou = new Speaker(told.texts[lang], lang, told.players, you);
        const said = facts.map((fact) => toYou.fact(fact));
        expect(said.filter((text) => names[you]?.test(text))).toEqual([]);
        expect(
          said.filter((text) => /^(You|Your|Du|Dein|Deine|Dir)\b/.test(text)).length,
        ).toBeGreaterThan(20);
      }
    });

    it("takes actions apart and puts them together again", () => {
      const actions = told.lines.flatMap((line) => (line.kind === "action" ? [line.said] : []));
      expect(actions.map((words) => speaker.say(speaker.parse(words)))).toEqual(actions);
    });
  });
});

describe("a speaker", () => {
  const texts = {
    messages: [
      "actor-chance = Chance\nactor-clock = Clock\nactor-anybody = anyone\nactor-you = You\nseat-label = P{ $number }\nfact-paid = { $seat } pays { $number } for { $area }",
    ],
    ids: { seat: ["p1", "p2", "any"], area: ["CAN", "USA"] },
    titles: { area: ["Canada", "United States"] },
    actions: { offer: ["seat", "terms"] },
    rows: { terms: ["area", "number"] },
    staging: { millis: [], openers: {} },
  };
  const speaker = new Speaker(texts, "en", ["Ann"]);

  it("names players, seats without players, and anybody", () => {
    expect([
      speaker.arg("seat", "p1"),
      speaker.arg("seat", "p2"),
      speaker.arg("seat", "any"),
    ]).toEqual(["Ann", "P2", "anyone"]);
    expect(speaker.actor("chance")).toBe("Chance");
  });

  it("writes large numbers as people of that language do", () => {
    const fact = { key: "paid", args: { seat: "p1", number: 12000, area: "USA" }, clauses: [] };
    expect(speaker.fact(fact)).toBe("Ann pays 12,000 for United States");
  });

  it("reads rows, and the lack of them", () => {
    expect(speaker.parse("offer p1 CAN:2,USA:-1").fields["terms"]).toEqual([
      ["CAN", 2],
      ["USA", -1],
    ]);
    expect(speaker.parse("offer any -").fields["terms"]).toEqual([]);
  });

  it("shows the key of a message that is missing", () => {
    expect(speaker.text("no-such-message")).toBe("no-such-message");
  });
});
