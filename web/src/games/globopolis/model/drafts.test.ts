// @vitest-environment happy-dom

/** Drafts: units laid out, Agents put about, deals put together. */
import { describe, expect, it } from "vitest";
import { dataOf } from "./data";
import { AgentPlan } from "./agents.svelte";
import { deployAction, mayDeploy, readPosts, withAgents } from "./deploy";
import {
  changedRows,
  draftFrom,
  draftOf,
  layoutAction,
  moveUnit,
  readMeanings,
  STOCK,
} from "./layout";
import type { Arg, Plain } from "../../../wire";
import { edition, log, speaker, view } from "./paper";
import { positionOf, sideOf, type Side } from "./position";
import {
  bargainAction,
  bargainOf,
  change,
  elsewhere,
  emptyBargain,
  ripeness,
  switchUnits,
  waysOf,
  withPartners,
  withTogether,
} from "./bargain";
import { sayingsIn } from "./sayings";
import {
  acceptAction,
  addressed,
  counterAction,
  goodsOf,
  goodsOfAny,
  offerAction,
  picksOf,
  readEffects,
  readTerms,
} from "./terms";

const data = dataOf(edition);
const position = positionOf(view);
const [plainOffer] = position.offers;
const mine = sideOf(position, 0) as Side;

describe("layout", () => {
  const draft = draftOf(position, mine);

  it("moves a unit and says only what has changed", () => {
    const moved = moveUnit(draft, "energy", STOCK, "AAA");
    expect(moved.stock.energy).toBe(1);
    expect(changedRows(moved, position).map(([id]) => id)).toEqual(["AAA"]);
    expect(layoutAction(speaker, moved, position)).toBe("lay-out AAA:1:1:1:1:2");
    expect(layoutAction(speaker, draft, position)).toBeNull();
  });

  it("moves nothing that is not there", () => {
    expect(moveUnit(draft, "energy", "AAA", STOCK)).toBe(draft);
    expect(moveUnit(draft, "food", STOCK, "AAA")).toBe(draft);
    expect(moveUnit(draft, "water", "AAA", "BBB")).toBe(draft);
  });

  it("reads what the rules say of it", () => {
    const told = { active: 0, points: -5, ns_limit: 2, too_many_ns: true, missing: { energy: 1 } };
    expect(readMeanings({ AAA: told }).get("AAA")).toEqual({
      active: 0,
      points: -5,
      nsLimit: 2,
      tooManyNs: true,
      lacking: [["energy", 1]],
      ready: false,
    });
    expect(readMeanings(null).size).toBe(0);
  });

  it("takes over a layout that was proposed", () => {
    const made = draftFrom(speaker, "lay-out AAA:1:1:1:1:2", draft);
    expect(made.rows.get("AAA")?.energy).toBe(1);
    expect(made.stock.energy).toBe(1);
  });
});

describe("Agents", () => {
  const told = { hand: 5, titles: { AAA: { number: 2, most: 3 }, BBB: { number: 0, most: 3 } } };

  it("names only what is wanted otherwise than it stands", () => {
    const now = readPosts(told);
    const one = withAgents({}, "AAA", 3, now);
    expect(one).toEqual({ AAA: 3 });
    expect(withAgents(one, "AAA", 2, now)).toEqual({});
    expect(readPosts(null)).toBeNull();
  });

  it("goes step by step as the rules allow it", async () => {
    const plan = new AgentPlan();
    plan.now = readPosts(told);
    const asked: string[] = [];
    // The rules of this test: no more than 3 on BBB.
    const effects = (action: string): Promise<Plain> => {
      asked.push(action);
      const number = Number(/BBB:(\d)/.exec(action)?.[1]);
      return Promise.resolve({
        refusal: number > 3 ? "three-agents" : null,
        posts: { hand: 5 - number, titles: { BBB: { number, most: 3 } } },
      });
    };
    const more = (): Promise<void> => plan.change("BBB", 1, speaker, effects);
    await Promise.all([more(), more(), more(), more()]);
    expect(asked).toEqual([1, 2, 3, 4].map((number) => `deploy BBB:${number}`));
    expect(plan.draft).toEqual({ BBB: 3 });
    expect(plan.posts?.hand).toBe(2);
    plan.clear();
    expect(plan.posts?.hand).toBe(5);
  });

  it("says where they go", () => {
    expect(deployAction(speaker, { AAA: 0, BBB: 2 })).toBe("deploy AAA:0,BBB:2");
    expect(deployAction(speaker, {})).toBeNull();
    expect(mayDeploy([], ["deploy AAA:3"])).toBe(true);
  });
});

describe("deals", () => {
  const [plain, open] = position.offers;
  const legs = readTerms(plain?.terms ?? "");

  it("reads terms and says them again", () => {
    expect(legs).toHaveLength(3);
    expect(offerAction(speaker, legs.slice(0, 2), [], 4)).toBe("offer p2:p1:BBB:1,p1:p2:eu:45 - 4");
    expect(counterAction(speaker, 4, legs.slice(0, 1), 3)).toBe("counter 4 p2:p1:BBB:1 3");
    expect(offerAction(speaker, readTerms("p1:any:eu:5"), ["p2", "p3"], 1)).toBe(
      "offer p1:any:eu:5 p2,p3 1",
    );
    expect(acceptAction(speaker, 4, ["I1"])).toBe("accept 4 I1");
    expect(acceptAction(speaker, 4, [])).toBe("accept 4 -");
  });

  it("knows whose word is missing, and which cards are to be picked", () => {
    expect(plain && addressed(plain)).toEqual(["p1"]);
    expect(open && addressed(open)).toEqual(["p1", "p3"]);
    expect(picksOf(legs, "p1")).toEqual([["influence", 1]]);
  });

  it("sorts what each party could give", () => {
    const said = {
      p1: {
        eu: 100,
        energy: 2,
        AAA: 1,
        "AAA-bare": 1,
        "AAA/ns": 2,
        OP1: 1,
        "any-ops": 1,
        peace: 20,
      },
      p2: { eu: 30, GGG: 1, "GGG/water": 7 },
    };
    const groups = Object.fromEntries(
      goodsOf(said, "p1", data).map((one) => [one.good, one.group]),
    );
    expect(groups).toEqual({
      eu: "money",
      energy: "stock",
      AAA: "titles",
      "AAA-bare": "bare",
      "AAA/ns": "lands",
      OP1: "cards",
      "any-ops": "cards",
      peace: "promises",
    });
    const any = goodsOfAny([goodsOf(said, "p1", data), goodsOf(said, "p2", data)]);
    expect(any.find((one) => one.good === "eu")?.most).toBe(100);
    expect(any.find((one) => one.good === "GGG/water")?.group).toBe("guilds");
  });

  it("reads what the rules foresee", () => {
    const found = readEffects({
      refusal: null,
      later: "trade-closed",
      sides: {
        p1: {
          points: [10, 18],
          eu: [100, 55],
          completes: ["RED"],
          breaks: [],
          levels: { AAA: [1, 0] },
        },
        p3: { points: [4, 4], eu: null, completes: [], breaks: [], levels: {} },
      },
    });
    expect(found?.later).toBe("trade-closed");
    expect(found?.sides.get("p1")).toEqual({
      points: [10, 18],
      eu: [100, 55],
      completes: ["RED"],
      breaks: [],
      levels: [["AAA", 1, 0]],
    });
    expect(found?.sides.get("p3")?.eu).toBeNull();
    expect(readEffects(null)).toBeNull();
  });
});

describe("a bargain in the trade tray", () => {
  const begun = { ...emptyBargain(3), partners: ["p2"] };
  const [GIVES, GETS] = ["me>any", "any>me"] as const;

  it("is put together by taps and sent as an offer", () => {
    const wanted = change(begun, GETS, "BBB", 1, 1);
    const priced = change(change(wanted, GIVES, "eu", 25, 100), GIVES, "eu", 10, 100);
    expect(ripeness(priced)).toBe("ready");
    expect(bargainAction(speaker, priced, "p1")).toBe("offer p1:p2:eu:35,p2:p1:BBB:1 - 3");
    expect(bargainAction(speaker, { ...priced, partners: ["p2", "p3"] }, "p1")).toBe(
      "offer p1:any:eu:35,any:p1:BBB:1 p2,p3 3",
    );
    expect(change(priced, GETS, "BBB", -1, 1).piles[GETS]).toBeUndefined();
    expect(change(priced, GIVES, "eu", 100, 60).piles[GIVES]).toEqual({ eu: 60 });
  });

  it("cannot be sent while nothing would change, and says what is for nothing", () => {
    expect(ripeness(begun)).toBe("empty");
    const given = change(begun, GIVES, "eu", 5, 100);
    expect(ripeness(given)).toBe("gift");
    expect(ripeness({ ...given, partners: [] })).toBe("nobody");
    expect(ripeness(change(given, GETS, "eu", 5, 100))).toBe("same");
    expect(ripeness(change(begun, GETS, "eu", 5, 100))).toBe("wish");
  });

  it("gives a Title with its units or without, never both ways", () => {
    const whole = change(begun, GIVES, "AAA", 1, 1);
    const bare = switchUnits(whole, GIVES, "AAA");
    expect(bare.piles[GIVES]).toEqual({ "AAA-bare": 1 });
    expect(switchUnits(bare, GIVES, "AAA-bare")).toEqual(whole);
    expect(change(bare, GIVES, "AAA", 1, 1).piles[GIVES]).toEqual({ AAA: 1 });
  });

  it("drops what other partners do not have", () => {
    const wanted = change(change(begun, GETS, "BBB", 1, 1), GETS, "eu", 50, 100);
    const turned = withPartners(wanted, ["p3"], [{ good: "eu", group: "money", most: 20 }]);
    expect(turned).toMatchObject({ partners: ["p3"], piles: { [GETS]: { eu: 20 } } });
  });

  it("begins a counter-offer with the terms of the offer", () => {
    const counter = plainOffer && bargainOf(plainOffer, "p1", 3);
    expect(counter).toMatchObject({
      partners: ["p2"],
      piles: { [GIVES]: { eu: 45, "any-influence": 1 }, [GETS]: { BBB: 1 } },
      parent: 4,
    });
    expect(counter && bargainAction(speaker, counter, "p1")).toBe(
      "counter 4 p1:p2:eu:45,p1:p2:any-influence:1,p2:p1:BBB:1 3",
    );
  });

  it("can be one deal of three, in which nothing is given twice", () => {
    const two = change(begun, GIVES, "eu", 30, 100);
    const alone = withTogether(two, true);
    const three = withPartners(alone, ["p2", "p3"], []);
    expect(waysOf(three, "gives")).toEqual(["me>p2", "me>p3"]);
    expect(waysOf(three, "gets")).toEqual(["p2>me", "p3>me", "p2>p3", "p3>p2"]);
    expect(ripeness(three)).toBe("missing");
    const passed = change(three, "p2>p3", "CCC", 1, 1);
    expect(ripeness(passed)).toBe("gift");
    const whole = change(passed, "p3>me", "BBB", 1, 1);
    expect(ripeness(whole)).toBe("ready");
    expect(elsewhere(whole, "me>p3", "eu")).toBe(30);
    expect(elsewhere(whole, "p2>me", "CCC")).toBe(1);
    const said = "p1:p2:eu:30,p2:p3:CCC:1,p3:p1:BBB:1";
    expect(bargainAction(speaker, whole, "p1")).toBe(`offer ${said} - 3`);
    expect(plainOffer && bargainOf({ ...plainOffer, terms: said }, "p3", 3)).toMatchObject({
      partners: ["p2", "p1"],
      together: true,
      piles: { "p1>p2": { eu: 30 }, "p2>me": { CCC: 1 }, "me>p1": { BBB: 1 } },
    });
    expect(withTogether(whole, false)).toEqual(two);
    expect(withPartners(whole, ["p2"], []).piles).toEqual({ "me>p2": { eu: 30 } });
  });
});

describe("what bots say", () => {
  const voices = [null, ["ida", "careful"], []];
  const declined = (offer: number): [string, Record<string, Arg>] => [
    "offer-declined",
    { seat: "p2", offer, reason: "price" },
  ];

  it("is the same for everybody, in the manner of the speaker, and not said again for six turns", () => {
    const many = log(...Array.from({ length: 12 }, (_, at) => declined(at + 1)));
    const said = sayingsIn(many, "table", voices);
    const keys = said.map((one) => one.key).filter((key) => key !== null);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys[0]).toBe("say-price-ida.a");
    expect(keys[1]).toMatch(/^say-price-careful\./);
    expect(said.at(-1)?.key).toBeNull();
    expect(sayingsIn(many, "table", voices)).toEqual(said);
    const turn: [string, Record<string, Arg>] = ["turn-begins", { seat: "p1" }];
    const later = log(declined(1), ...Array.from({ length: 6 }, () => turn), declined(1));
    const [first, last] = sayingsIn(later, "table", voices);
    expect(last?.key).toBe(first?.key);
  });

  it("tells why an offer is made, and people say nothing", () => {
    const offer = (seat: string, good: string): [string, Record<string, Arg>][] => [
      ["offer-made", { seat, offer: 1 }],
      ["offer-leg", { offer: 1, seat, other: "p1", good, number: 1 }],
      ["offer-leg", { offer: 1, seat: "p1", other: seat, good: "eu", number: 9 }],
    ];
    expect(sayingsIn(log(...offer("p3", "BBB")), "table", voices)[0]?.key).toMatch(/^say-why-sell/);
    expect(sayingsIn(log(...offer("p1", "BBB")), "table", voices)).toEqual([]);
  });
});
