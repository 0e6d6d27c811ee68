// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { meet } from "../src/fair/device";
import { memories } from "../src/fair/memory.svelte";
import { storage } from "../src/client/storage.svelte";
import { i18n } from "../src/client/i18n.svelte";
import Check from "../src/pages/Check.svelte";
import Start from "../src/pages/Start.svelte";
import Waiting from "../src/lobby/Waiting.svelte";
import type { TableInfo } from "../src/wire";
import { evening, MINE, PaperHost, TABLE } from "./host";
import { Maker, number, Signer } from "./maker";

let shown: Record<string, unknown> | null = null;
const text = (): string => document.body.textContent?.replace(/\s+/g, " ") ?? "";
const lines = (what: string): string[] =>
  [...document.querySelectorAll(what)].map(
    (one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "",
  );

beforeAll(() => i18n.load("en"));
beforeEach(() => {
  localStorage.clear();
  storage.tables = [];
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

/** Open the check of a table whose report is this. */
async function open(report: Uint8Array, info: Partial<TableInfo> = {}): Promise<void> {
  const answer = (path: string): Promise<Response> =>
    Promise.resolve(
      path.includes("/report")
        ? new Response(report as BodyInit)
        : new Response(JSON.stringify({ seats: [], ...info }), {
            headers: { "content-type": "application/json" },
          }),
    );
  vi.stubGlobal("fetch", answer);
  shown = mount(Check, { target: document.body, props: { parts: [TABLE] } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".verdict")).toBeTruthy());
  flushSync();
}

describe("the roll check", () => {
  it("says first what was proven, then what could be compared", async () => {
    const host = new PaperHost();
    vi.stubGlobal("fetch", host.answer);
    await evening(host);
    await open(host.report());
    const [proven = ""] = lines(".verdict p");
    expect(proven).toContain(
      "✓ All 12 rolls and draws are in order: 8 open and 4 hidden ones were worked out again here.",
    );
    expect(proven).toContain("The server's signatures fit.");
    const same = lines(".same li");
    expect(same).toHaveLength(7);
    expect(same).toContain("4 answers given here");
    expect(same.at(-1)).toMatch(/^the newest hash of the rolls, of /);
    expect(lines(".not li")).toEqual([]);
    expect(document.querySelector(".bad")).toBeNull();
  });

  it("says that a device that saw nothing cannot compare", async () => {
    const maker = new Maker({ table: TABLE }).play();
    maker.end();
    await open(maker.bytes());
    expect(text()).toContain("This device has seen nothing of this game.");
  });

  it("objects by name, before anything else", async () => {
    const host = new PaperHost();
    vi.stubGlobal("fetch", host.answer);
    await evening(host);
    const other = new Maker({ table: TABLE, secret: "another" }).play();
    other.end();
    await open(other.bytes());
    expect(lines(".verdict")[0]).toContain("✗ This device objects.");
    expect(lines(".bad li")).toContain(
      "The report begins with other commitments than this device was told.",
    );
  });

  it("names what makes a report prove less", async () => {
    const maker = new Maker({
      table: TABLE,
      numbers: [number(0), "withheld", null],
      periods: 64,
      rescued: 3,
      signer: null,
    });
    maker.play(2, (one, turn) => turn === 0 && one.takeBack(0));
    maker.end("abandoned");
    await open(maker.bytes(), {
      seats: [{ name: "Ann" }, { name: "Ben" }, { name: "Ida" }] as TableInfo["seats"],
    });
    await vi.waitFor(() =>
      expect(text()).toContain("Ben gave the hash of a number and then not the number."),
    );
    expect(
      [...document.querySelectorAll("[data-note]")].map(
        (one) => (one as HTMLElement).dataset["note"],
      ),
    ).toEqual([
      "not-proven-rescued",
      "not-proven-chain-length",
      "not-proven-unsigned",
      "note-withheld",
      "note-take-backs",
      "note-abandoned",
      "note-journal",
    ]);
    expect(text()).toContain("Once something was taken back.");
  });

  it("refuses a changed report and names the entry, in German too", async () => {
    await i18n.load("de");
    const maker = new Maker({ table: TABLE }).play();
    maker.end();
    await open(
      maker.bytes(
        (report) =>
          (report.rolls[4] = { ...(report.rolls[4] as (typeof report.rolls)[0]), place: 9 }),
      ),
    );
    expect(lines(".verdict")).toEqual([
      "✗ Diesem Bericht ist nicht zu trauen. Wurf 5: hat nicht den Platz nach dem Wurf davor.",
    ]);
    await i18n.load("en");
  });
});

describe("the waiting room", () => {
  function wait(host: PaperHost): TableInfo[] {
    vi.stubGlobal("fetch", (path: string, init?: { body?: string }) =>
      path === "/api/games"
        ? Promise.resolve(new Response("[]", { headers: { "content-type": "application/json" } }))
        : host.answer(path, init),
    );
    storage.keep(TABLE, { seats: [{ seat: MINE, token: "mine", name: "Ann", gives: true }] });
    const begun: TableInfo[] = [];
    shown = mount(Waiting, {
      target: document.body,
      props: { info: host.info(), begun: (info: TableInfo) => begun.push(info) },
    });
    flushSync();
    return begun;
  }

  it("agrees on the dice when the host has started, and goes to the table", async () => {
    const host = new PaperHost();
    meet(host.info());
    host.stage = "hashes";
    const begun = wait(host);
    expect(text()).toContain("The dice are being agreed on");
    expect(document.querySelector("button.main")).toBeNull();
    await vi.waitFor(() => expect(begun.map((info) => info.status)).toEqual(["running"]));
    expect(memories.of(TABLE).numbers[MINE]).toMatchObject({ hashed: true, taken: true });
  });

  it("says plainly what is wrong, and gives nothing", async () => {
    const host = new PaperHost();
    memories.trust(new Signer("as it was").key);
    host.stage = "hashes";
    const begun = wait(host);
    await vi.waitFor(() =>
      expect(text()).toContain("The server has another key than on this device's first visit."),
    );
    expect(host.heard).toEqual([]);
    expect(begun).toEqual([]);
    document.querySelector<HTMLButtonElement>(".objections button")?.click();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    expect(memories.of(TABLE).objections).toEqual([]);
  });
});

describe("tables that never began", () => {
  it("are counted where tables are listed", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("{}", { status: 404 })));
    const told = { nonce: number(0), hashed: true, sent: true, taken: true };
    for (const table of ["one", "two"])
      memories.change(table, (memory) => (memory.numbers[0] = told));
    vi.useFakeTimers({ now: Date.now() + 600_000, toFake: ["Date"] });
    shown = mount(Start, { target: document.body, props: { parts: [] } });
    flushSync();
    expect(text()).toContain("2 tables never began.");
    expect(text()).toContain("could drop tables whose dice it does not like");
    vi.useRealTimers();
  });
});
