/** Drafts: units laid out, Agents put about, deals put together. */
import { describe, expect, it } from "vitest";
import { dataOf } from "./data";
import { changeAgents, deployAction, inHand, mayDeploy, postsOf } from "./deploy";
import { changedRows, draftFrom, draftOf, forecast, layoutAction, moveUnit, STOCK } from "./layout";
import { edition, speaker, view } from "./paper";
import { positionOf, sideOf, type Side, type Title } from "./position";
import {
  acceptAction,
  addressed,
  counterAction,
  effectOn,
  filled,
  goodsOf,
  offerAction,
  picksOf,
  readTerms,
  tradeRules,
} from "./terms";

const data = dataOf(edition);
const position = positionOf(view);
const rules = tradeRules({});
const mine = sideOf(position, 0) as Side;
const title = (id: string): Title => position.titles.get(id) as Title;

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

  it("foresees levels restored and suspended, and the limit of NS-Units", () => {
    const ahead = forecast(title("AAA"), { water: 1, food: 1, energy: 1, ucp: 1, ns: 2 }, data);
    expect(ahead).toMatchObject({ restored: 1, suspended: 0, tooManyNs: false, nsLimit: 3 });
    expect(forecast(title("AAA"), title("AAA").units ?? draft.stock, data).lacking).toEqual([
      ["energy", 1],
    ]);
    expect(
      forecast(title("BBB"), { water: 0, food: 1, energy: 1, ucp: 1, ns: 3 }, data),
    ).toMatchObject({ suspended: 1, tooManyNs: true, nsLimit: 2 });
    expect(forecast(title("CCC"), title("CCC").units ?? draft.stock, data).ready).toBe(true);
  });

  it("takes over a layout that was proposed", () => {
    const made = draftFrom(speaker, "lay-out AAA:1:1:1:1:2", draft);
    expect(made.rows.get("AAA")?.energy).toBe(1);
    expect(made.stock.energy).toBe(1);
  });
});

describe("Agents", () => {
  it("keeps within the hand and the limit", () => {
    const one = changeAgents({}, position, mine, "AAA", 1, data);
    expect(one).toEqual({ AAA: 3 });
    expect(changeAgents(one, position, mine, "AAA", 1, data)).toBe(one);
    expect(inHand(one, position, mine)).toBe(4);
    expect(changeAgents(one, position, mine, "AAA", -1, data)).toEqual({});
    expect(changeAgents({}, position, { ...mine, agents: 0 }, "BBB", 1, data)).toEqual({});
  });

  it("says where they go", () => {
    expect(deployAction(speaker, { AAA: 0, BBB: 2 })).toBe("deploy AAA:0,BBB:2");
    expect(deployAction(speaker, {})).toBeNull();
    expect(postsOf(position, false)).toEqual(["AAA", "BBB", "CCC"]);
    expect(postsOf(position, true)).toContain("GGG");
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

  it("tells what a deal means: money, points, a completed group", () => {
    const effect = effectOn(mine, legs, position, data, rules);
    // Value 3, an active level, and the bonus of a group of two.
    expect(effect).toMatchObject({
      eu: -45,
      points: 3 + 5 + 4,
      gains: ["BBB"],
      cards: -1,
      groups: [["RED", 4]],
      lacking: [],
    });
  });

  it("sees what somebody openly does not have", () => {
    const effect = effectOn(
      mine,
      filled(readTerms("any:p2:eu:20,p2:any:GGG:1,p2:any:eu:99"), "p1"),
      position,
      data,
      rules,
    );
    expect(effect.lacking.map((leg) => leg.number)).toEqual([99]);
    expect(effectOn(mine, readTerms("p2:p1:AAA:1"), position, data, rules).lacking).toHaveLength(1);
  });

  it("lists what each party openly has, and hidden cards only by sort", () => {
    const own = goodsOf(position, mine, rules).map((one) => one.good);
    expect(own).toEqual(
      expect.arrayContaining(["eu", "energy", "AAA", "AAA-bare", "OP1", "any-ops", "AAA/ns"]),
    );
    expect(own).not.toContain("points");
    const theirs = goodsOf(position, sideOf(position, 1) as Side, rules).map((one) => one.good);
    expect(theirs).toEqual(expect.arrayContaining(["any-influence", "GGG"]));
    expect(theirs).not.toContain("GGG-bare");
    expect(goodsOf(position, sideOf(position, 2) as Side, rules)[0]?.most).toBeGreaterThan(100);
  });
});
