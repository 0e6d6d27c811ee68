import { describe, expect, it } from "vitest";
import { explain } from "../src/fair/explain";
import type { Report } from "../src/fair/report";
import { verify } from "../src/fair/verify";
import { FACES, link, Maker, number, sealedBytes, Signer, WITHHELD } from "./maker";

const over = (): Maker => {
  const maker = new Maker().play();
  maker.end();
  return maker;
};

describe("a report of format 2", () => {
  it("of a finished game is worked out again, roll by roll, and its signatures are checked", () => {
    const found = verify(over().bytes());
    expect(found).toMatchObject({
      rolls: 12,
      open: 8,
      closed: 4,
      open_waiting: 0,
      closed_waiting: 0,
      periods: 4,
      take_backs: 0,
      given: [0, 1],
      withheld: [],
      standard_length: true,
      signatures: "checked",
      journal: false,
      ended: "over",
    });
    expect(found.checked.size).toBe(12);
  });

  it("of a running game leaves open what is not revealed", () => {
    const found = verify(new Maker().play().bytes());
    expect(found).toMatchObject({
      open: 8,
      closed: 0,
      open_waiting: 0,
      closed_waiting: 4,
      ended: null,
    });
    const maker = new Maker().play();
    maker.die();
    expect(verify(maker.bytes())).toMatchObject({ open: 8, open_waiting: 1, periods: 5 });
  });

  it("has a table that never rolled, and one that was given up", () => {
    const maker = new Maker();
    maker.end("abandoned");
    expect(verify(maker.bytes())).toMatchObject({ rolls: 0, periods: 1, ended: "abandoned" });
    expect(verify(new Maker().bytes())).toMatchObject({ rolls: 0, periods: 1, ended: null });
  });

  it("names take-backs, withheld numbers, an unusual length, a rescue and missing signatures", () => {
    const maker = new Maker({
      numbers: [number(0), WITHHELD, null],
      periods: 40,
      rescued: 7,
      signer: null,
    });
    maker.play(3, (one, turn) => turn === 1 && one.takeBack(2));
    maker.takeBack(2, "rewind");
    maker.end();
    expect(verify(maker.bytes())).toMatchObject({
      take_backs: 2,
      given: [0],
      withheld: [1],
      standard_length: false,
      chain_length: 40,
      rescued: 7,
      signatures: "none",
    });
  });

  it("explains each roll", () => {
    const { report, checked } = verify(over().bytes());
    for (const roll of report.rolls)
      expect(explain(report, roll.number)?.result?.outcome).toBe(roll.outcome);
    expect(checked.size).toBe(report.rolls.length);
    expect(explain(report, 99)).toBeNull();
  });

  it("is refused with any changed byte", () => {
    const text = new TextDecoder().decode(over().bytes());
    for (let at = 3; at < text.length; at += Math.floor(text.length / 80)) {
      const changed = text.slice(0, at) + (text[at] === "7" ? "8" : "7") + text.slice(at + 1);
      expect(() => verify(new TextEncoder().encode(changed)), `byte ${at}`).toThrow(/: /);
    }
  });
});

/** Somebody who changes a report and seals it anew: what each change is found out by. */
const CHANGES: [string, (report: Report) => void, RegExp][] = [
  ["another header", (report) => (report.header["edition"] = "mine"), /^header: hash/],
  ["another commitment", (report) => (report.agreement.open = number(9)), /^agreement: hash/],
  [
    "another list of hashes",
    (report) => (report.agreement.nonce_hashes[0] = number(9)),
    /^nonce hashes: hash/,
  ],
  [
    "another number of a seat",
    (report) => (report.agreement.nonces[0] = number(9)),
    /^nonces: hash/,
  ],
  ["another player", (report) => (report.agreement.players[2] = "person"), /^nonce hashes: hash/],
  [
    "another chain value",
    (report) => (report.agreement.open_values[1] = number(9)),
    /^open chain: chain/,
  ],
  ["a chain value kept back", (report) => report.agreement.closed_values.pop(), /not-revealed/],
  [
    "another outcome",
    (report) =>
      (rollOf(report, 1).outcome = FACES.find((face) => face !== rollOf(report, 1).outcome) ?? ""),
    /^roll 1: hash/,
  ],
  ["another period", (report) => (rollOf(report, 5).period = 4), /^roll 5: /],
  ["another place", (report) => (rollOf(report, 3).place = 5), /^roll 3: place/],
  ["another order", (report) => rollOf(report, 1).outcomes?.reverse(), /^roll 1: hash/],
  ["a take-back that was none", (report) => (rollOf(report, 4).taken_back = 1), /^roll 4: hash/],
  ["a roll left out", (report) => report.rolls.splice(3, 1), /^roll 4: order/],
  [
    "a roll put in twice",
    (report) => report.rolls.splice(3, 0, rollOf(report, 4)),
    /^roll 5: order/,
  ],
  [
    "other words of a seat",
    (report) => ((rollOf(report, 1).heard ?? [])[0] = [1, "p1", "pass"]),
    /^roll 1: committed/,
  ],
  ["another salt", (report) => (rollOf(report, 2).salt = number(9)), /^roll 2: committed/],
  [
    "another salt of the words",
    (report) => (rollOf(report, 2).said_salt = number(9)),
    /^roll 2: committed/,
  ],
  ["the tail cut", (report) => report.rolls.pop(), /^closing: hash/],
  [
    "another end",
    (report) => report.closing && (report.closing.ended = "abandoned"),
    /^closing: hash/,
  ],
  ["other counts", (report) => tally(report).counts["die 1"]++, /^statistics 1: counts/],
  ["other figures", (report) => (tally(report).expected["die 1"] = 9), /^statistics 1: counts/],
  [
    "another run",
    (report) => tally(report).longest_run && (tally(report).longest_run = null),
    /^statistics 1: counts/,
  ],
  [
    "a kind of roll left out of the figures",
    (report) => report.statistics.pop(),
    /^statistics: counts/,
  ],
  ["less that is not proven", (report) => report.not_proven.pop(), /^not_proven: texts/],
  ["an effect of no roll", (report) => report.effects.push([99, ["Ann wins."]]), /^effects: order/],
  [
    "another signature of the commitment",
    (report) => (report.signed.commitment = report.signed.rolls),
    /^commitment: signature/,
  ],
  [
    "another signature of the list",
    (report) => (report.signed.nonce_hashes = report.signed.rolls),
    /^nonce hashes: signature/,
  ],
  [
    "another signature of the rolls",
    (report) => (report.signed.rolls = report.signed.commitment),
    /^rolls: signature/,
  ],
  ["another key", (report) => (report.signed.key = new Signer("somebody").key), /signature/],
  ["a signature left out", (report) => (report.signed.rolls = null), /^rolls: signature/],
  [
    "signatures left out",
    (report) => (report.signed = { key: null, commitment: null, nonce_hashes: null, rolls: null }),
    /^not_proven: texts/,
  ],
  [
    "a field more",
    (report) => ((report as unknown as Record<string, unknown>)["note"] = 1),
    /^report: parts/,
  ],
];

type Loose = Omit<Report["statistics"][number], "counts"> & {
  counts: Record<string, number> & { "die 1": number };
};
const rollOf = (report: Report, at: number): Report["rolls"][number] =>
  report.rolls[at - 1] as Report["rolls"][number];
const tally = (report: Report): Loose => report.statistics[0] as Loose;

describe("a report that was changed and sealed anew", () => {
  it.each(CHANGES)("is refused: %s", (_, change, why) => {
    expect(() => verify(over().bytes(change))).toThrow(why);
  });

  it("is refused when it tells too early", () => {
    const running = new Maker().play();
    const whole = new Maker().play();
    whole.end();
    for (const at of [1, 2]) {
      expect(() =>
        verify(running.bytes((report) => (report.rolls[at] = rollOf(whole.report(), at + 1)))),
      ).toThrow(/too-early/);
    }
    expect(() =>
      verify(
        running.bytes(
          (report) => (report.agreement.closed_values = whole.report().agreement.closed_values),
        ),
      ),
    ).toThrow(/^closed chain: too-early/);
    expect(() => verify(running.bytes((report) => (report.closing = whole.closing)))).toThrow(
      /too-early/,
    );
  });

  it("is refused when it is no report, or cut short", () => {
    const bytes = over().bytes();
    expect(() => verify(bytes.slice(0, -9))).toThrow(/json/);
    expect(() => verify(sealedBytes({ ...over().report(), format: 3 }))).toThrow(/no-report/);
    expect(() => verify(new TextEncoder().encode("{}"))).toThrow(/no-report/);
    expect(() => verify(new TextEncoder().encode("null"))).toThrow(/no-report/);
  });
});

/** A host that rolls by other rules than those agreed on, and works all hashes out with them. */
class Bent extends Maker {
  forget(): void {
    this.takenBack = 0;
  }
  jump(period: number): void {
    this.period = period;
    this.places = { open: 0, closed: 0 };
    this.moveOn = () => {};
  }
  choose(outcome: string): void {
    this.pick = () => outcome;
  }
  override end(): void {
    super.end();
    this.report = () => {
      const made = super.report();
      const most = Math.max(...this.rolls.map((roll) => roll.period));
      const { open_values, closed_values } = new Maker().reveal(most);
      return { ...made, agreement: { ...made.agreement, open_values, closed_values } };
    };
  }
}

describe("a host that works everything out with other rules is found out", () => {
  const found = (bend: (maker: Bent) => void): (() => unknown) => {
    const maker = new Bent();
    bend(maker);
    if (!maker.closing) maker.end();
    return () => verify(maker.bytes());
  };

  it("row 3: by outcomes that are not sorted", () => {
    expect(found((maker) => maker.roll("open", "everybody", ["X-1"], ["b", "a"], [1, 1]))).toThrow(
      /^roll 1: sorted/,
    );
  });

  it("row 3: by an outcome that stands twice", () => {
    expect(found((maker) => maker.roll("open", "everybody", ["X-1"], ["a", "a"], [1, 1]))).toThrow(
      /^roll 1: sorted/,
    );
  });

  it("row 3: by an open roll that not everybody may see", () => {
    expect(found((maker) => maker.roll("open", "p1", ["X-1"], ["a", "b"], [1, 1]))).toThrow(
      /^roll 1: wrong-chain/,
    );
  });

  it("row 1: by a period that moves by two for one take-back", () => {
    expect(found((maker) => (maker.die(), maker.takeBack(0), maker.jump(3), maker.die()))).toThrow(
      /^roll 2: period/,
    );
  });

  it("row 1: by a period that goes back", () => {
    expect(
      found((maker) => (maker.die(), maker.next(), maker.die(), maker.jump(1), maker.die())),
    ).toThrow(/^roll 3: period/);
  });

  it("row 2: by a place that is taken again", () => {
    expect(found((maker) => (maker.die(), maker.jump(1), maker.die()))).toThrow(/^roll 2: place/);
  });

  it("row 1: by an undo that crosses a roll", () => {
    expect(found((maker) => (maker.die(), maker.undo(0), maker.die()))).toThrow(/^roll 2: undo/);
  });

  it("row 1: by a take-back that took nothing back, for the sake of another period", () => {
    expect(found((maker) => (maker.die(), maker.takeBack(1), maker.die()))).toThrow(
      /^roll 2: nothing-back/,
    );
    expect(found((maker) => (maker.die(), maker.undo(1), maker.die()))).toThrow(
      /^roll 2: nothing-back/,
    );
  });

  it("row 1: by a note of the table that nobody knows", () => {
    expect(found((maker) => (maker.die(), maker.note(1, "next-period"), maker.die()))).toThrow(
      /^roll 2: note/,
    );
  });

  it("row 1: but not by an undo after a take-back, nor by a starting position", () => {
    const maker = new Maker();
    maker.note(0, 'start {"board": []}');
    maker.die();
    maker.takeBack(0);
    maker.says(0, "pass");
    maker.undo(0);
    maker.die();
    maker.end();
    expect(verify(maker.bytes()).take_backs).toBe(1);
  });

  it("row 1: by a take-back that is not counted", () => {
    expect(found((maker) => (maker.die(), maker.takeBack(0), maker.forget(), maker.die()))).toThrow(
      /^roll 2: taken-back/,
    );
    expect(found((maker) => (maker.die(), maker.takeBack(0), maker.forget(), maker.end()))).toThrow(
      /^closing: taken-back/,
    );
  });

  it("row 6: by a number of a seat that is neither given nor fixed", () => {
    const bent = found((maker) => {
      maker.agreement.nonces[2] = number(9);
      maker.agreement.hash = maker.hash = link(
        "nonces",
        maker.agreement.listed,
        maker.agreement.nonces,
      );
    });
    expect(bent).toThrow(/^nonce 3: nonce/);
  });

  it("row 6: by a bot that gives a number of its own", () => {
    const maker = new Maker({ numbers: [number(0), number(1), number(2)] });
    expect(() => verify(maker.bytes())).toThrow(/^nonce 3: shape/);
  });

  it("row 2: by an outcome that does not follow from the key", () => {
    const right = new Maker().die();
    expect(
      found((maker) => (maker.choose(FACES.find((face) => face !== right) ?? ""), maker.die())),
    ).toThrow(/^roll 1: outcome/);
  });
});
