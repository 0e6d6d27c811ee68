// @vitest-environment happy-dom

/** The dishonest host: whatever it alters, omits, reorders or repeats, a device objects by name, or nothing has changed. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { compare } from "../src/fair/compare";
import { heardSealed, meet, takePart, trustAnew, willing } from "../src/fair/device";
import { memories, type Sealed } from "../src/fair/memory.svelte";
import { notesOf } from "../src/fair/notes";
import type { Player, Report } from "../src/fair/report";
import { verify } from "../src/fair/verify";
import { attend, playAgain, playOn, takeSeat } from "../src/lobby/open";
import { storage } from "../src/client/storage.svelte";
import type { TableInfo } from "../src/wire";
import {
  BOT,
  checked,
  evening,
  MINE,
  OTHER,
  PaperHost,
  TABLE,
  type Agreeing,
  type Evening,
  type Tampering,
} from "./host";
import { link, Maker, number, Signer } from "./maker";

/** Chance of a test: always the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A device that has never been anywhere; what it draws is the same each time. */
function fresh(seed = 1): void {
  localStorage.clear();
  storage.tables = [];
  const chance = seeded(seed);
  vi.restoreAllMocks();
  vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    const view = bytes as unknown as Uint8Array;
    for (let at = 0; at < view.length; at++) view[at] = Math.floor(chance() * 256);
    return bytes;
  });
}

function hosted(tampering: Tampering = {}, seed?: string): PaperHost {
  const host = new PaperHost(tampering, seed);
  vi.stubGlobal("fetch", host.answer);
  return host;
}

const spend = (tampering: Tampering = {}): Promise<Evening> => evening(hosted(tampering));

beforeEach(() => fresh());
afterEach(() => vi.unstubAllGlobals());

describe("an honest host", () => {
  it("gives nothing to object to, and everything can be compared", async () => {
    const found = await spend();
    expect(found).toMatchObject({ wrong: null, objections: [], gave: true });
    expect(found.same).toEqual([
      "key",
      "commitment",
      "header",
      "list",
      "number",
      "answers",
      "newest",
    ]);
  });

  it("asks for the hash before the number, and the number stands in the report", async () => {
    const host = hosted();
    await evening(host);
    expect(host.heard.map((one) => Object.keys(one.body).sort().join())).toEqual([
      "hash,token",
      "nonce,token",
    ]);
    expect(host.maker.agreement.nonces[MINE]).toBe(memories.of(TABLE).numbers[MINE]?.nonce);
    expect(memories.of(TABLE).began).toBe(true);
  });
});

/** Changes of what a host says of its table, each with the name of what a device objects to. */
const commitment = (
  change: (told: Record<string, unknown>, host: PaperHost) => void,
  from = 0,
): Tampering => ({
  info: (info, host) => {
    if (host.heard.length >= from && host.stage !== "open") change(info.commitment, host);
    return info;
  },
});
const list = (change: (told: Agreeing, host: PaperHost) => Agreeing): Tampering => ({
  info: (info, host) => ({
    ...info,
    agreement:
      info.agreement?.stage === "nonces" ? change(info.agreement, host) : (info.agreement ?? null),
  }),
});
/** A list that is signed as it should be, but says something else. */
const relisted = (
  hashes: (told: (string | null)[]) => (string | null)[],
  players: Player[] = ["person", "person", "bot"],
): Tampering =>
  list((told, host) => ({ ...told, ...host.list(players, hashes([...told.nonce_hashes])) }));
const replaced = <T>(all: T[], at: number, value: T): T[] =>
  all.map((one, place) => (place === at ? value : one));

describe("row 5: a host who plays could choose its own number last, fill in missing ones, or reseat players", () => {
  it.each<[string, Tampering, string]>([
    [
      "own hash left out of the list",
      relisted((hashes) => replaced(hashes, MINE, null)),
      "own-hash",
    ],
    [
      "own hash replaced in the list",
      relisted((hashes) => replaced(hashes, MINE, number(8))),
      "own-hash",
    ],
    [
      "hashes of two seats exchanged",
      relisted(([one = null, two = null, three = null]) => [two, one, three]),
      "own-hash",
    ],
    ["a list nobody signed", list((told) => ({ ...told, signature: null })), "list-signature"],
    [
      "a list signed by another key",
      list((told) => ({
        ...told,
        signature: new Signer("other").sign("nonce hashes", TABLE, told.hash),
      })),
      "list-signature",
    ],
    [
      "a signature of something else",
      list((told, host) => ({
        ...told,
        signature: host.signer.sign("commitment", TABLE, told.hash),
      })),
      "list-signature",
    ],
    [
      "a list that does not fit its hash",
      list((told) => ({ ...told, nonce_hashes: replaced(told.nonce_hashes, OTHER, number(8)) })),
      "list-hash",
    ],
    [
      "a seat made a bot",
      relisted((hashes) => replaced(hashes, OTHER, null), ["person", "bot", "bot"]),
      "list-seats",
    ],
    [
      "the own seat made a bot",
      relisted((hashes) => replaced(hashes, MINE, null), ["bot", "person", "bot"]),
      "list-seats",
    ],
    [
      "a seat more",
      relisted((hashes) => [...hashes, null], ["person", "person", "bot", "bot"]),
      "list-seats",
    ],
  ])("%s: the device keeps its number to itself", async (_, tampering, what) => {
    const host = hosted(tampering);
    const found = await evening(host);
    expect(found.objections).toContain(what);
    expect(found.gave).toBe(false);
    expect(memories.of(TABLE).numbers[MINE]).toMatchObject({ hashed: true, sent: false });
  });

  it("a hash chosen after the device has told its number is found in the report", async () => {
    const host = hosted({
      numbers: (numbers, one) => (
        (one.hashes[OTHER] = link("chosen")),
        replaced(numbers, OTHER, "withheld")
      ),
    });
    expect((await evening(host)).objections).toContain("report-list");
  });

  it("a number of the device that was taken and then left out is found in the report", async () => {
    const found = await spend({ numbers: (numbers) => replaced(numbers, MINE, "withheld") });
    expect(found.objections).toEqual(["report-number"]);
  });

  it("a device that is not asked although it offered a number says so", async () => {
    const host = hosted({
      info: (info) => ({
        ...info,
        seats: info.seats.map((seat) => ({ ...seat, nonce_by: "server" })),
      }),
    });
    expect((await evening(host)).objections).toContain("left-out");
  });
});

describe("a device that could not add its number", () => {
  it.each<[string, Tampering]>([
    ["was never told of the agreement", { info: (info) => ({ ...info, agreement: null }) }],
    [
      "was told of it when the hashes were in",
      { info: (info, host) => (host.stage === "hashes" ? { ...info, agreement: null } : info) },
    ],
    [
      "was not told the list",
      { info: (info, host) => (host.stage === "nonces" ? { ...info, agreement: null } : info) },
    ],
  ])("says so with the report: it %s", async (_, tampering) => {
    const found = await spend(tampering);
    expect(found).toMatchObject({ gave: false, wrong: null, objections: [] });
    expect(found.not).toContain("missed");
  });
});

describe("row 5: a device gives one number a table and remembers tables that never began", () => {
  it("asked again, it gives the same hash; it never draws a second number", async () => {
    const host = hosted();
    host.stage = "hashes";
    await takePart({ ...host.info() }, [{ seat: MINE, token: "mine" }]);
    const first = memories.of(TABLE).numbers[MINE]?.nonce;
    // The host forgets what it was sent, and begins again.
    host.stage = "hashes";
    host.hashes[MINE] = null;
    await takePart(host.info(), [{ seat: MINE, token: "mine" }]);
    expect(memories.of(TABLE).numbers[MINE]?.nonce).toBe(first);
    expect(memories.of(TABLE).objections.map((one) => one.what)).toContain("list-changed");
    expect(new Set(host.heard.flatMap((one) => one.body["hash"] ?? [])).size).toBe(1);
  });

  it("another commitment under the same id is an objection, and nothing is given", async () => {
    const host = hosted();
    meet(host.info());
    const again = hosted({}, "another secret");
    again.stage = "hashes";
    await takePart(again.info(), [{ seat: MINE, token: "mine" }]);
    expect(memories.of(TABLE).objections.map((one) => one.what)).toEqual(["commitment-changed"]);
    expect(again.heard).toEqual([]);
  });

  it("a list that changes after it was seen is an objection", async () => {
    const host = hosted();
    host.stage = "hashes";
    const looked = await takePart(host.info(), [{ seat: MINE, token: "mine" }]);
    expect(looked.status).toBe("running");
    host.stage = "nonces";
    host.hashes[OTHER] = number(8);
    await takePart(host.info(), [{ seat: MINE, token: "mine" }]);
    expect(memories.of(TABLE).objections.map((one) => one.what)).toEqual(["list-changed"]);
  });

  it("a table that was told the number and did not begin is remembered", async () => {
    vi.useFakeTimers();
    const host = hosted({
      info: (info, one) =>
        one.stage === "running" ? { ...info, status: "open", agreement: null } : info,
    });
    host.stage = "hashes";
    await takePart(host.info(), [{ seat: MINE, token: "mine" }]);
    expect(memories.neverBegan()).toEqual([]);
    vi.advanceTimersByTime(600_000);
    expect(memories.neverBegan().map((one) => one.table)).toEqual([TABLE]);
    memories.began(TABLE);
    expect(memories.neverBegan()).toEqual([]);
    vi.useRealTimers();
  });
});

describe("row 7: the same order everywhere, also for a rematch and a copy", () => {
  const bodies = async (step: () => Promise<unknown>): Promise<Record<string, unknown>[]> => {
    const sent: Record<string, unknown>[] = [];
    const answer = (path: string, init?: { body?: string }): Promise<Response> => {
      sent.push({ path, ...(init?.body ? (JSON.parse(init.body) as object) : {}) });
      const told = {
        table: "next",
        host: "h",
        seats: [{ table: "next", seat: 0, token: "new" }],
        seat: 0,
        token: "new",
      };
      return Promise.resolve(
        new Response(JSON.stringify(told), { headers: { "content-type": "application/json" } }),
      );
    };
    vi.stubGlobal("fetch", answer);
    await step();
    return sent;
  };

  it("no number goes out before there is a commitment: only that this device takes part", async () => {
    const info = { game: "dice", title: "" };
    const seat = { seat: 0, token: "old", name: "Ann" };
    expect(await bodies(() => playAgain("before", info, [seat]))).toEqual([
      { path: "/api/tables/before/rematch", token: "old", gives_nonce: true },
    ]);
    expect(await bodies(() => playOn("before", info, 5, 0, "Ann", "Practice"))).toEqual([
      {
        path: "/api/tables/before/clone",
        moment: 5,
        seat: 0,
        name: "Ann",
        gives_nonce: true,
        token: null,
      },
    ]);
    expect(storage.table("next")?.seats).toMatchObject([{ seat: 0, token: "new", gives: true }]);
  });

  it("a seat is taken with the commitment seen; with a bad one the device does not take part", async () => {
    const right = hosted().info();
    const [joined] = await bodies(() => takeSeat(right, "Ann", 0));
    expect(joined).toMatchObject({ path: "/api/tables/a%20table/join", gives_nonce: true });
    fresh();
    const bad = hosted(commitment((told) => (told["signature"] = null)));
    bad.stage = "hashes";
    const told = bad.info();
    const [refused] = await bodies(() => takeSeat(told, "Ann", 0));
    expect(refused).toMatchObject({ gives_nonce: false });
    expect(memories.of(TABLE).objections.map((one) => one.what)).toEqual(["commitment-signature"]);
  });

  it("a table of format 1 is joined without a number, and nothing is remembered of it", async () => {
    const old = {
      ...hosted().info(),
      commitment: { table: TABLE, first: 1, length: 256, open: "a", closed: "b" },
    } as unknown as TableInfo;
    const [joined] = await bodies(() => takeSeat(old, "Ann", 0));
    expect(joined).toMatchObject({ gives_nonce: false });
    expect(memories.all).toEqual([]);
  });
});

describe("row 8: the commitment, its header and the server's key are compared", () => {
  it.each<[string, Tampering, string]>([
    ["of another table", commitment((told) => (told["table"] = "other")), "commitment-changed"],
    [
      "with another open chain",
      commitment((told) => (told["open"] = number(8))),
      "commitment-changed",
    ],
    [
      "with another header",
      commitment((told) => (told["header"] = number(8))),
      "commitment-changed",
    ],
    ["with another length", commitment((told) => (told["periods"] = 12)), "commitment-changed"],
    [
      "with another key",
      commitment((told) => (told["key"] = new Signer("other").key)),
      "commitment-changed",
    ],
    [
      "changed only after the hash was given",
      commitment((told) => (told["closed"] = number(8)), 1),
      "commitment-changed",
    ],
    [
      "turned into one of format 1",
      commitment((told) => delete told["format"]),
      "commitment-changed",
    ],
  ])("a commitment %s is an objection", async (_, tampering, what) => {
    const found = await spend(tampering);
    expect(found.objections).toContain(what);
    expect(found.gave).toBe(false);
  });

  it.each<[string, (told: Record<string, unknown>) => void, string]>([
    ["of another table", (told) => (told["table"] = "other"), "commitment-table"],
    ["that does not fit its hash", (told) => (told["open"] = number(8)), "commitment-hash"],
    ["that nobody signed", (told) => (told["signature"] = null), "commitment-signature"],
    [
      "that is signed by another key",
      (told) => (told["signature"] = new Signer("other").sign("commitment", TABLE, told["hash"])),
      "commitment-signature",
    ],
  ])("a first commitment %s is not believed", async (_, change, what) => {
    const host = hosted({ info: (info) => (change(info.commitment), info) });
    meet(host.info());
    expect(willing(TABLE)).toBe(false);
    expect(memories.of(TABLE)).toMatchObject({ commitment: null, objections: [{ what }] });
    expect(memories.server).toBeNull();
  });

  it("another key than on the first visit is an objection, until somebody says that the server was set up anew", async () => {
    memories.trust(new Signer("as it was").key);
    const host = hosted();
    expect((await evening(host)).objections).toContain("key-changed");
    expect(host.heard).toEqual([]);
    trustAnew(host.info());
    expect(willing(TABLE)).toBe(true);
  });

  it.each<[string, (maker: Maker) => Maker, string]>([
    ["other chains", () => new Maker({ table: TABLE, secret: "another" }), "report-commitment"],
    ["another header", () => new Maker({ table: TABLE, options: { faces: 8 } }), "report-header"],
    ["another key", () => new Maker({ table: TABLE, signer: new Signer("other") }), "report-key"],
    ["no signature", () => new Maker({ table: TABLE, signer: null }), "report-unsigned"],
    ["the id of another table", () => new Maker({ table: "other" }), "report-table"],
  ])("a report with %s is an objection", async (_, other, what) => {
    const host = hosted();
    await evening(host);
    host.maker = other(host.maker).play();
    host.maker.end();
    expect(checked(host).objections).toContain(what);
  });
});

describe("row 8: own answers are compared", () => {
  it.each<[string, string[], boolean]>([
    ["all of them", ["build area 0", "pass", "build area 2", "pass"], true],
    ["some of them", ["pass", "build area 2"], true],
    ["written with more blanks", ["build  area 0", " pass "], true],
    ["one that is missing", ["build area 0", "sell area 3"], false],
    ["in another order", ["build area 2", "build area 0"], false],
    ["one too often", ["build area 0", "build area 0"], false],
    ["of another seat", ["build area 1"], false],
  ])("%s", async (_, words, fits) => {
    const found = await evening(hosted(), words);
    expect(found.objections).toEqual(fits ? [] : ["report-answers"]);
  });

  it("only when the game is over: until then it is said that they come later", async () => {
    await evening(hosted());
    const running = verify(new Maker({ table: TABLE }).play().bytes()).report;
    expect(compare(running, memories.of(TABLE), null, undefined).not).toContain("answers-later");
  });
});

describe("row 9: a cut tail, a changed closing and two signed versions show on any device that saw more", () => {
  const shorter = (host: PaperHost, turns: number): void => {
    host.maker = new Maker({ table: TABLE, numbers: host.nonces });
    host.maker.relist(host.hashes);
    host.maker.play(turns);
    host.maker.end();
  };

  it("a report with fewer rolls than the device was told of", async () => {
    const host = hosted();
    await evening(host, []);
    shorter(host, 3);
    expect(checked(host)).toMatchObject({ wrong: null, objections: ["report-cut"] });
  });

  it("a report with other words after the last roll", async () => {
    const host = hosted();
    await evening(host, []);
    host.maker = new Maker({ table: TABLE, numbers: host.nonces });
    host.maker.relist(host.hashes);
    host.maker.play(4).says(OTHER, "something else");
    host.maker.end();
    expect(checked(host)).toMatchObject({ wrong: null, objections: ["report-newest"] });
  });

  it("a report with more rolls than were played when the game ended", async () => {
    const host = hosted();
    await evening(host, []);
    shorter(host, 5);
    expect(checked(host).objections).toEqual(["report-newest"]);
  });

  it.each<[string, (told: Sealed[], host: PaperHost) => Sealed[], string[]]>([
    [
      "without a signature",
      (told) => told.map((one) => ({ ...one, signature: "" })),
      ["sealed-signature"],
    ],
    [
      "signed by another key",
      (told) =>
        told.map((one) => ({
          ...one,
          signature: new Signer("other").sign("rolls", TABLE, one.rolls, one.period, one.hash),
        })),
      ["sealed-signature"],
    ],
    [
      "with another number of rolls",
      (told) => told.map((one) => ({ ...one, rolls: one.rolls + 1 })),
      ["sealed-signature"],
    ],
    [
      "in two versions",
      (told, host) => [...told, resigned(host, { ...(told[3] as Sealed), hash: number(8) })],
      ["sealed-changed"],
    ],
    [
      "with fewer rolls in a later period",
      (told, host) => [...told, resigned(host, { ...(told[0] as Sealed), period: 9 })],
      ["sealed-changed"],
    ],
    [
      "that goes on after the end",
      (told, host) => [...told, resigned(host, { ...(told[4] as Sealed), rolls: 13, period: 5 })],
      ["sealed-changed"],
    ],
    ["repeated", (told) => [...told, ...told], []],
    ["in reverse order", (told) => [...told].reverse(), []],
    ["left out, all of them", () => [], []],
    ["left out, every other one", (told) => told.filter((_, at) => at % 2 === 0), []],
  ])("hashes of periods %s", async (_, sealed, objections) => {
    expect((await spend({ sealed })).objections.filter((one) => one.startsWith("sealed"))).toEqual(
      objections,
    );
  });

  it("says that nothing could be compared where it was told nothing", async () => {
    const host = hosted({ sealed: () => [] });
    await evening(host);
    expect(
      compare(verify(host.report()).report, memories.of(TABLE), memories.server, undefined).not,
    ).toEqual(["newest"]);
  });
});

const resigned = (host: PaperHost, told: Sealed): Sealed => ({
  ...told,
  signature: host.signer.sign("rolls", TABLE, told.rolls, told.period, told.hash),
});

describe("rows 1, 4, 5 and 11: take-backs, numbers held back, another length, missing signatures and a rescue are named", () => {
  const names = (maker: Maker): string[] => {
    maker.end();
    return notesOf(verify(maker.bytes()), []).map((note) => note.key);
  };

  it("each by its name", () => {
    const taken = new Maker();
    taken.die();
    taken.takeBack(0);
    expect(names(taken)).toContain("note-take-backs");
    expect(names(new Maker({ numbers: [number(0), "withheld", null] }))).toContain("note-withheld");
    expect(names(new Maker({ numbers: [null, null, null] }))).toContain("note-nobody-gave");
    expect(names(new Maker({ periods: 20 }))).toContain("not-proven-chain-length");
    expect(names(new Maker({ signer: null }))).toContain("not-proven-unsigned");
    expect(names(new Maker({ rescued: 3 }))).toContain("not-proven-rescued");
    expect(names(new Maker({ secrets: "derived from a seed, for simulation" }))).toContain(
      "not-proven-simulated",
    );
    expect(names(new Maker({ secrets: "random; dice are typed in by the players" }))).toContain(
      "not-proven-declared",
    );
    expect(names(new Maker())).toEqual(["note-journal"]);
  });

  it("row 10: abandoned games are revealed, and named", () => {
    const maker = new Maker().play();
    maker.end("abandoned");
    const found = verify(maker.bytes());
    expect(found.closed).toBe(4);
    expect(notesOf(found, []).map((note) => note.key)).toContain("note-abandoned");
  });
});

/** Everything a host says that a random change can be made to, by where it stands. */
function altered(value: unknown, chance: () => number): unknown {
  if (typeof value === "string")
    return chance() < 0.3
      ? ""
      : value.replace(/[0-9a-f]$/, (last) => (last === "0" ? "1" : "0")) +
          (/[0-9a-f]$/.test(value) ? "" : "x");
  if (typeof value === "number") return value + (chance() < 0.5 ? 1 : -1);
  if (typeof value === "boolean") return !value;
  if (value === null) return chance() < 0.5 ? number(7) : 0;
  const keys = Object.keys(value as object);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  if (keys.length === 0) return chance() < 0.5 ? null : [number(7)];
  const key = keys[Math.floor(chance() * keys.length)] ?? "";
  const how = chance();
  if (Array.isArray(copy)) {
    const list = copy as unknown[];
    const at = Number(key);
    if (how < 0.2) return list.filter((_, place) => place !== at);
    if (how < 0.35) return [...list, list[at]];
    if (how < 0.5) return [...list].reverse();
    return list.map((one, place) => (place === at ? altered(one, chance) : one));
  }
  if (how < 0.15) delete copy[key];
  else copy[key] = altered(copy[key], chance);
  return copy;
}

const SAID = ["commitment", "agreement", "sealed", "report", "order", "silence"] as const;

function tamperingFor(chance: () => number): [string, Tampering] {
  const what = SAID[Math.floor(chance() * SAID.length)] ?? "report";
  const from = Math.floor(chance() * 3);
  const part = <K extends "commitment" | "agreement">(name: K): Tampering => ({
    info: (info, host) =>
      host.heard.length >= from && host.stage !== "open"
        ? ({ ...info, [name]: info[name] && altered(info[name], chance) } as TableInfo)
        : info,
  });
  if (what === "commitment" || what === "agreement") return [what, part(what)];
  if (what === "report") return [what, { report: (report) => altered(report, chance) as Report }];
  if (what === "sealed")
    return [
      what,
      {
        sealed: (told) =>
          told.map((one) => (chance() < 0.4 ? (altered(one, chance) as Sealed) : one)),
      },
    ];
  if (what === "silence")
    return [what, { info: (info) => (chance() < 0.7 ? { ...info, agreement: null } : info) }];
  return [
    what,
    { sealed: (told) => [...told].sort(() => chance() - 0.5).filter(() => chance() < 0.8) },
  ];
}

describe("whatever a host alters, omits, reorders or repeats", () => {
  it("a device objects, the report is refused, or no roll has changed", async () => {
    const honest = (await spend()).hash;
    const seen: Record<string, number> = {};
    for (let seed = 1; seed <= 150; seed++) {
      fresh();
      const [what, tampering] = tamperingFor(seeded(seed));
      const host = hosted(tampering);
      const found = await evening(host).catch((error: unknown) => ({
        hash: null,
        wrong: String(error),
        objections: [] as string[],
        not: [] as string[],
      }));
      const outcome =
        found.objections.length > 0
          ? "objected"
          : found.wrong
            ? "refused"
            : found.not.includes("missed")
              ? "named"
              : "unchanged";
      seen[outcome] = (seen[outcome] ?? 0) + 1;
      if (outcome === "unchanged") expect(found.hash, `seed ${seed}: ${what}`).toBe(honest);
      if (found.wrong)
        expect(found.wrong, `seed ${seed}: ${what}`).toMatch(/^[a-z_]+( [a-z]+)?( \d+)?: [a-z-]+$/);
    }
    // The property would hold of a kit that changes nothing, too.
    for (const outcome of ["objected", "refused", "named", "unchanged"])
      expect(seen[outcome], outcome).toBeGreaterThan(3);
  });
});

describe("a device that looks at a table", () => {
  it("does its part wherever it looks from", async () => {
    const host = hosted();
    storage.keep(TABLE, { seats: [{ seat: MINE, token: "mine", name: "Ann", gives: true }] });
    host.stage = "hashes";
    expect((await attend(TABLE)).status).toBe("running");
    expect(memories.of(TABLE)).toMatchObject({
      began: true,
      numbers: { [MINE]: { hashed: true, sent: true, taken: true } },
    });
  });

  it("gives everything once, however often it is told to look", async () => {
    const host = hosted();
    storage.keep(TABLE, { seats: [{ seat: MINE, token: "mine", name: "Ann", gives: true }] });
    host.stage = "hashes";
    await Promise.all([attend(TABLE), attend(TABLE), attend(TABLE)]);
    expect(host.heard.map((one) => Object.keys(one.body)[1])).toEqual(["hash", "nonce"]);
  });

  it("adds nothing for seats that are not its own, and nothing for bots", async () => {
    const host = hosted();
    host.stage = "hashes";
    await takePart(host.info(), []);
    expect(host.heard).toEqual([]);
    expect(host.maker.agreement.nonce_hashes[BOT]).toBeNull();
  });

  it("believes no hash of a table it knows nothing of", () => {
    heardSealed("unknown", { period: 1, rolls: 1, hash: number(1), signature: "" });
    expect(memories.all).toEqual([]);
  });
});
