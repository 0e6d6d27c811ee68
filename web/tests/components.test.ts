// @vitest-environment happy-dom

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { i18n } from "../src/client/i18n.svelte";
import { Speaker } from "../src/client/speaker";
import Sources from "../src/end/Sources.svelte";
import type { RatedSeat } from "../src/replay/told";
import Actions from "../src/table/Actions.svelte";
import { groupsOf, type Choice } from "../src/table/groups";
import Declare from "../src/table/Declare.svelte";
import Log from "../src/table/Log.svelte";
import { moodOf, recapOf } from "../src/table/recap";
import Seats from "../src/table/Seats.svelte";
import type { TableStore } from "../src/table/store.svelte";
import { speech } from "./told";

const told = speech()[0];
let shown: Record<string, unknown> | null = null;

beforeAll(() => i18n.load("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

describe("the end of a rated game", () => {
  const speaker = (): Speaker => {
    if (!told) throw new Error("Python said nothing");
    return new Speaker(told.texts.en, "en", told.players);
  };
  const rows = [0, 1].map((seat) => ({ seat, place: seat + 1, score: 9 - seat, sources: [] }));
  const of = (ratings: RatedSeat[]): string[] => {
    const props = { rows, speaker: speaker(), called: String, ratings, moves: false };
    shown = mount(Sources, { target: document.body, props });
    flushSync();
    return [...document.querySelectorAll(".name small")].map((one) => one.textContent.trim());
  };

  it("says how ratings have changed", () => {
    const changes = [
      { seat: 0, before: 25, after: 26.14 },
      { seat: 1, before: 30.3, after: 29.1 },
    ];
    expect(of(changes)).toEqual(["Rating 26.1 +1.1", "Rating 29.1 -1.2"]);
  });

  it("says nothing of ratings where nobody was rated", () => {
    expect(of([])).toEqual([]);
  });
});

describe("what may be answered", () => {
  it("is offered as buttons by kind; what is not possible says why and is no button", () => {
    if (!told) throw new Error("Python said nothing");
    const speaker = new Speaker(told.texts.en, "en", told.players);
    const answers = told.lines
      .flatMap((line) => (line.kind === "action" ? [line.said] : []))
      .slice(0, 12);
    const [grey = "", ...possible] = answers;
    const groups = groupsOf(speaker, possible, [
      { action: grey, reason: "no", text: "The stack is empty.", clauses: ["GD-045"] },
    ]);
    const chosen: string[] = [];
    shown = mount(Actions, {
      target: document.body,
      props: {
        game: told.game,
        groups,
        folded: [],
        disabled: false,
        choose: (choice: Choice) => chosen.push(choice.action),
      },
    });
    flushSync();
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-action]")];
    expect(new Set(buttons.map((button) => button.dataset["action"]))).toEqual(new Set(possible));
    expect(document.body.textContent).toContain("The stack is empty.");
    buttons[0]?.click();
    expect(chosen).toEqual([buttons[0]?.dataset["action"]]);
  });
});

describe("the log", () => {
  it("says every fact and offers its why", () => {
    if (!told) throw new Error("Python said nothing");
    const staging = { millis: [0, 0], openers: {} };
    const speaker = new Speaker({ ...told.texts.en, staging }, "en", told.players);
    const facts = told.lines.flatMap((line) => (line.kind === "fact" ? [line] : [])).slice(0, 20);
    const log = facts.map((line, at) => ({ number: at + 1, fact: line.said }));
    shown = mount(Log, {
      target: document.body,
      props: { game: told.game, speaker, log, seat: 0 },
    });
    flushSync();
    for (const line of facts) expect(document.body.textContent).toContain(line.en);
    expect(document.querySelectorAll(".why")).toHaveLength(
      facts.filter((line) => line.said.clauses.length > 0).length,
    );
  });
});

describe("a log of acts", () => {
  const of = (number: number, key: string, args: Record<string, string | number>) => ({
    number,
    fact: { key, args, clauses: [] },
  });

  it("sums up turns, leaves out what is not asked for, and shows an act again", () => {
    const found = speech().find((one) => one.game === "globopolis");
    if (!found) throw new Error("Python said nothing");
    const again: number[] = [];
    shown = mount(Log, {
      target: document.body,
      props: {
        game: found.game,
        speaker: new Speaker(found.texts.en, "en", ["Ann", "Ben"], 0),
        seat: 0,
        log: [
          of(1, "turn-begins", { seat: "p2", round: 2 }),
          of(2, "title-taken", { seat: "p2", title: "BR" }),
          of(3, "points", { seat: "p2", change: 4, total: 9, cause: "title" }),
          of(4, "points", { seat: "p1", change: 7, total: 9, cause: "title" }),
          of(5, "attack-declared", { seat: "p2", other: "p1", source: "BR", target: "EG" }),
        ],
        gains: { unit: () => "CR", facts: { points: "change" } },
        replay: (act) => again.push(act.lines[0]?.number ?? 0),
      },
    });
    flushSync();
    const lines = (): string[] =>
      [...document.querySelectorAll(".log li")].map((one) => one.textContent.trim());
    expect(lines()).toHaveLength(3);
    expect(document.querySelector(".sum")?.textContent).toBe("+4 CR");
    expect(document.querySelector(".log li[data-step]")?.getAttribute("data-step")).toBe("5");
    document.querySelectorAll<HTMLElement>(".headline")[2]?.click();
    expect(again).toEqual([5]);
    const filters = document.querySelectorAll<HTMLElement>(".filters button");
    filters[2]?.click();
    flushSync();
    expect(lines()).toEqual([expect.stringContaining("Ben attacks you")]);
    filters[1]?.click();
    flushSync();
    expect(lines(), "what gave me points is in the act of the Title").toHaveLength(2);
  });
});

describe("a recap", () => {
  const stage = {
    millis: [0, 1, 2, 3, 4, 5],
    openers: {
      turn: { weight: 1, heading: true },
      builds: { weight: 1 },
      hits: { weight: 2, run: "hits" },
      card: { weight: 3 },
    },
  };
  const line = (number: number, key: string, args: Record<string, string>) => ({
    number,
    fact: { key, args, clauses: [] },
  });

  it("has what others did since one's answer, a run as one act, and what it means for oneself", () => {
    const log = [
      line(1, "card", { seat: "p2" }),
      line(2, "turn", { seat: "p2" }),
      line(3, "builds", { seat: "p2" }),
      line(4, "hits", { seat: "p2", owner: "p3" }),
      line(5, "card", { seat: "p1" }),
      line(6, "hits", { seat: "p3", owner: "p1" }),
      line(7, "hits", { seat: "p3", owner: "p2" }),
      line(8, "card", { seat: "p3" }),
    ];
    const acts = recapOf(log, 1, stage, 0);
    expect(acts.map((act) => act.lines.map((one) => one.number))).toEqual([[4], [6, 7], [8]]);
    expect(acts.map((act) => act.mine)).toEqual([false, true, false]);
    const touches = { hits: { owner: "bad" as const } };
    expect(log.slice(3, 7).map((one) => moodOf(one.fact, 0, touches))).toEqual([
      null,
      null,
      "bad",
      null,
    ]);
  });
});

describe("the seats", () => {
  it("tell what is known of each by its seat, also where names are equal", () => {
    if (!told) throw new Error("Python said nothing");
    const seats = ["Ann", "Ann"].map((name) => ({
      name,
      kind: "person",
      bot: null,
      substitute: false,
      resigned: false,
      here: true,
    }));
    const portrait = [
      {
        name: "players",
        title: "Players",
        lines: ["Ann: 3 points.", "Ann: 9 points."],
        about: [0, 1],
      },
    ];
    shown = mount(Seats, {
      target: document.body,
      props: {
        seats,
        seat: 0,
        asked: ["p2"],
        clock: null,
        ahead: 0,
        portrait,
        over: false,
      },
    });
    const said = [...document.querySelectorAll<HTMLButtonElement>("li .name")].map((name) => {
      name.click();
      flushSync();
      return document.querySelector(".told")?.textContent;
    });
    expect(said[0]).toContain("3 points.");
    expect(said[0]).not.toContain("9 points.");
    expect(said[1]).toContain("9 points.");
  });
});

describe("a real die", () => {
  it("is read out by a click, and digits go to its faces, two of them to ten and more", () => {
    if (!told) throw new Error("Python said nothing");
    const texts = { ...told.texts.en, actions: { ...told.texts.en.actions, die: ["pips"] } };
    const read: [string, number][] = [];
    const store = {
      seat: 0,
      pending: null,
      declare: (outcome: string, number: number) => read.push([outcome, number]),
    } as unknown as TableStore;
    const outcomes = Array.from({ length: 12 }, (_, at) => `die ${at + 1}`);
    const dice = { number: 7, outcomes, clauses: [], seats: [0] };
    shown = mount(Declare, {
      target: document.body,
      props: { store, dice, speaker: new Speaker(texts, "en"), game: told.game },
    });
    flushSync();
    const press = (key: string): unknown =>
      window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("1");
    expect((document.activeElement as HTMLElement).dataset["face"]).toBe("1");
    press("2");
    expect((document.activeElement as HTMLElement).dataset["face"]).toBe("12");
    (document.activeElement as HTMLElement).click();
    expect(read).toEqual([["die 12", 7]]);
  });
});
