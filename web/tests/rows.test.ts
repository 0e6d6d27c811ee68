// @vitest-environment happy-dom

/** Rows of the design of fair dice that take a host with software of its own: what it does is refused, or changes nothing. */
import { beforeEach, describe, expect, it } from "vitest";
import { compare } from "../src/fair/compare";
import { meet } from "../src/fair/device";
import { memories } from "../src/fair/memory.svelte";
import type { Agreement, ChainName } from "../src/fair/report";
import { verify } from "../src/fair/verify";
import { OTHER, PaperHost, TABLE } from "./host";
import { chainOf, Maker, sealedBytes, Signer } from "./maker";

const TRIES = 50;
const ORDERS = ["order scoring", "order nothing"];

beforeEach(() => localStorage.clear());

const outcomes = (maker: Maker): string[] =>
  verify(maker.bytes()).report.rolls.map((roll) => roll.outcome ?? "");

describe("row 2: what seats write changes no later number", () => {
  /** The old attack: a seat gives orders and takes them back until the next roll pleases. */
  const withOrders = (times: number, maker = new Maker()): Maker => {
    for (let time = 0; time < times; time++) maker.says(OTHER, ORDERS[time % 2] ?? "");
    maker.play(4, (one, turn) => {
      for (let time = 0; time < times % (turn + 2); time++) one.says(OTHER, ORDERS[time % 2] ?? "");
    });
    maker.end();
    return maker;
  };

  /** Software that lets words into the number behind a roll, as format 1 did. */
  class Worded extends Maker {
    protected override input(chain: ChainName, place: number): unknown[] {
      return [...super.input(chain, place), this.heard];
    }
  }

  it("orders given and taken back fifty times leave every number as it was", () => {
    const made = Array.from({ length: TRIES }, (_, times) => withOrders(times));
    expect(new Set(made.map((maker) => outcomes(maker).join())).size).toBe(1);
    expect(new Set(made.map((maker) => maker.hash)).size).toBe(TRIES);
  });

  it("a host whose software lets them in is refused", () => {
    const rolled = (maker: Maker): string => maker.rolls.map((roll) => roll.outcome).join();
    const steered = Array.from({ length: 10 }, (_, times) => withOrders(times, new Worded()));
    expect(new Set(steered.map(rolled)).size).toBeGreaterThan(2);
    for (const maker of steered) expect(() => verify(maker.bytes())).toThrow(/^roll 1: outcome$/);
  });

  it("everything written is bound behind the number: other words are another hash", () => {
    const reworded = withOrders(1).bytes((report) => {
      for (const roll of report.rolls)
        roll.heard = (roll.heard ?? []).map(([at, who, words]) => [at, who, `${words}!`]);
    });
    expect(() => verify(reworded)).toThrow(/^roll 1: committed$/);
  });
});

describe("row 4: there is no second chain, and another length is named", () => {
  /** Goes on with other secrets in the middle of a game, and tells at the end what it likes better. */
  class SecondPair extends Maker {
    private readonly before = this.values;

    constructor(
      readonly begins: number,
      readonly show: "new" | "old",
    ) {
      super({ table: TABLE });
    }

    override next(): void {
      super.next();
      if (this.period === this.begins)
        this.values = {
          open: chainOf("second open", this.header.periods),
          closed: chainOf("second closed", this.header.periods),
        };
    }

    override reveal(open: number, closed = open): Pick<Agreement, "open_values" | "closed_values"> {
      const now = this.values;
      if (this.show === "old") this.values = this.before;
      const told = super.reveal(open, closed);
      this.values = now;
      return told;
    }
  }

  it.each([
    [2, "new", /^open chain: /],
    [4, "new", /^open chain: /],
    [2, "old", /^roll 4: /],
    [4, "old", /^roll 10: /],
  ] as const)("from period %i, %s secrets told: refused", (at, show, why) => {
    const maker = new SecondPair(at, show).play(6);
    maker.end();
    expect(() => verify(maker.bytes())).toThrow(why);
  });

  it("one long enough is begun once: a device that is told of another objects", () => {
    const first = new PaperHost();
    meet(first.info());
    meet(new PaperHost({}, "second").info());
    expect(memories.of(TABLE).objections.map((one) => one.what)).toEqual(["commitment-changed"]);
  });

  it.each([8, 1024])("a length of %i is named", (periods) => {
    const maker = new Maker({ periods }).play();
    maker.end();
    const found = verify(maker.bytes());
    expect(found).toMatchObject({ standard_length: false, chain_length: periods });
    expect(found.report.not_proven).toContain("chain-length");
  });

  it("a length that was not told is an objection", () => {
    meet(new PaperHost().info());
    const maker = new Maker({ table: TABLE, signer: new Signer("server"), periods: 8 }).play();
    maker.end();
    const { report } = verify(maker.bytes());
    expect(
      compare(report, memories.of(TABLE), memories.server, undefined, TABLE).objections,
    ).toEqual(expect.arrayContaining(["report-commitment", "report-header"]));
  });
});

describe("row 11: nothing is proven of what was before a rescue", () => {
  it("a rescue that never was is noticed and named", () => {
    meet(new PaperHost().info());
    const maker = new Maker({ table: TABLE, signer: new Signer("server"), rescued: 3 }).play();
    maker.end();
    const { report } = verify(sealedBytes(maker.report()));
    expect(report.not_proven).toContain("rescued");
    expect(
      compare(report, memories.of(TABLE), memories.server, undefined, TABLE).objections,
    ).toEqual(expect.arrayContaining(["report-commitment", "report-header"]));
  });
});
