// @vitest-environment happy-dom

import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { marked } from "../src/components/marked";
import { i18n } from "../src/client/i18n.svelte";
import { Speaker } from "../src/client/speaker";
import Actions from "../src/table/Actions.svelte";
import { groupsOf } from "../src/table/groups";
import Hint from "../src/table/Hint.svelte";
import { pressed } from "../src/table/keys";
import Plan from "../src/table/Plan.svelte";
import { besidesOf, primaryOf } from "../src/table/barred";
import Room from "../src/table/Room.svelte";
import type { TableStore } from "../src/table/store.svelte";
import type { Advice } from "../src/wire";
import { speech } from "./told";

const told = speech()[0];
if (!told) throw new Error("Python said nothing");
const speaker = new Speaker(told.texts.en, "en", told.players);
const answers = told.lines.flatMap((line) => (line.kind === "action" ? [line.said] : []));
let shown: Record<string, unknown> | null = null;

beforeAll(() => i18n.load("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

const text = (html: string) => createRawSnippet(() => ({ render: () => html }));
const find = <T extends HTMLElement>(what: string): T | null => document.querySelector<T>(what);

describe("the places at a table", () => {
  const places = {
    bar: text("<p>bar</p>"),
    board: text("<p>board</p>"),
    notes: text("<p>notes</p>"),
    tools: text("<p>tools</p>"),
    strip: text("<p>strip</p>"),
    drawer: text("<p>drawer</p>"),
  };

  it("come in the order in which they matter: the question first, the drawer last", () => {
    const props = { ...places, tray: text("<p>tray</p>"), shelf: text("<p>shelf</p>") };
    shown = mount(Room, {
      target: document.body,
      props: { ...props, open: true, shelfOpen: false, step: 7 },
    });
    flushSync();
    expect([...document.querySelectorAll("p")].map((one) => one.textContent)).toEqual([
      "bar",
      "board",
      "notes",
      "tray",
      "shelf",
      "tools",
      "strip",
      "drawer",
    ]);
  });

  it("leave out what a game or a spectator does not have, and hide a closed drawer", () => {
    shown = mount(Room, {
      target: document.body,
      props: { ...places, open: false, shelfOpen: false, step: 7 },
    });
    flushSync();
    expect(find(".tray")).toBeNull();
    expect(find(".shelf")).toBeNull();
    expect(find("#drawer")?.hidden).toBe(true);
  });
});

describe("the action bar", () => {
  const kinds = [...new Set(answers.map((action) => action.split(" ")[0] ?? ""))];
  const groups = groupsOf(speaker, answers, null);

  it("has one golden answer: the usual one, or one that ends something, or the first", () => {
    const [first = ""] = answers;
    expect(primaryOf(groups, [], { action: first, label: "Do" })).toMatchObject({
      label: "Do",
      choice: { action: first },
    });
    expect(primaryOf(groupsOf(speaker, ["done", first], null), [], null)?.choice.action).toBe(
      "done",
    );
    expect(primaryOf(groups, kinds, null)).toBeNull();
    expect(primaryOf(groupsOf(speaker, ["pass"], null), ["pass"], null)?.choice.action).toBe(
      "pass",
    );
  });

  it("never ends in gold, beside the coach, what could go on", () => {
    const [first = ""] = answers;
    const offered = groupsOf(speaker, [first, "end-turn"], null);
    const onBoard = [first.split(" ")[0] ?? ""];
    expect(primaryOf(offered, onBoard, null)?.choice.action).toBe("end-turn");
    expect(primaryOf(offered, onBoard, null, true)).toBeNull();
    const only = groupsOf(speaker, ["end-turn"], null);
    expect(primaryOf(only, [], null, true)?.choice.action).toBe("end-turn");
    expect(primaryOf(offered, [], { action: "end-turn" }, true)?.choice.action).toBe("end-turn");
  });

  it("never offers to give up in gold as long as there is something else to do", () => {
    const [first = ""] = answers;
    const offered = groupsOf(speaker, [first, "pass"], null);
    expect(primaryOf(offered, [], null)?.choice.action).toBe(first);
    expect(primaryOf(offered, [first.split(" ")[0] ?? ""], null)).toBeNull();
    expect(besidesOf(offered, [], first).shown.map((group) => group.kind)).toEqual(["pass"]);
  });

  it("shows at most three further groups, and no answer twice", () => {
    const { shown: few, more } = besidesOf(groups, [], "pass");
    expect(few.length).toBeLessThanOrEqual(3);
    const all = [...few, ...more].flatMap((group) => group.choices.map((one) => one.action));
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain("pass");
    expect(besidesOf(groups, kinds, null)).toEqual({ shown: [], more: [] });
  });
});

describe("a hint", () => {
  it("is said, can be taken, and shows how the bot weighs the answers", () => {
    const [best = "", other = ""] = answers;
    const hint = {
      seat: 0,
      best,
      answers: [
        { action: best, chance: 0.314 },
        { action: other, chance: 0.2 },
      ],
    } as unknown as Advice;
    const taken: string[] = [];
    shown = mount(Hint, {
      target: document.body,
      props: {
        hint,
        callCoach: null,
        speaker,
        disabled: false,
        take: (action: string) => taken.push(action),
        close: () => {},
      },
    });
    flushSync();
    expect(document.body.textContent).toContain(speaker.action(best));
    expect([...document.querySelectorAll("td")].map((cell) => cell.textContent)).toEqual([
      "31 %",
      "20 %",
    ]);
    find<HTMLButtonElement>("button")?.click();
    expect(taken).toEqual([best]);
  });
});

describe("answers", () => {
  const listed = answers.filter((action) => action.startsWith("build "));

  function show(few: number): HTMLDetailsElement | null {
    const groups = groupsOf(speaker, listed.slice(0, 3), null);
    shown = mount(Actions, {
      target: document.body,
      props: {
        game: told?.game ?? "",
        groups,
        folded: ["build"],
        few,
        advised: listed[1] ?? null,
        disabled: false,
        choose: () => {},
      },
    });
    flushSync();
    return find<HTMLDetailsElement>("details.group");
  }

  it("the board offers as well stand open if they are few, and are folded if they are many", () => {
    expect(listed.length).toBeGreaterThan(2);
    expect(show(4)?.open).toBe(true);
    expect(find(".advised")?.dataset["action"]).toBe(listed[1]);
    if (shown) void unmount(shown);
    document.body.innerHTML = "";
    expect(show(2)?.open).toBe(false);
  });

  it("are reached by digits, as far as they are to be seen", () => {
    document.body.innerHTML = `<div id="answers"><details><summary>x</summary><button data-action="hidden">a</button></details><button data-action="seen">b</button></div>`;
    document.body.addEventListener("keydown", (event) => pressed(event, {}), { once: true });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
    expect(document.activeElement).toBe(find("[data-action=seen]"));
  });
});

describe("a plan", () => {
  it("offers no kinds that only chance or the clock says", () => {
    const store = { planned: null, tell: () => Promise.resolve(true) } as unknown as TableStore;
    const kinds = Object.keys(told.texts.en.actions).filter((kind) =>
      speaker.has(`action-${kind}`),
    );
    const outcomes = kinds.slice(-2);
    shown = mount(Plan, {
      target: document.body,
      props: { store, speaker, questions: [], outcomes },
    });
    flushSync();
    const offered = [...document.querySelectorAll<HTMLOptionElement>("option")].map(
      (option) => option.value,
    );
    expect(offered).toEqual(
      expect.arrayContaining(kinds.filter((kind) => !outcomes.includes(kind) && kind !== "late")),
    );
    for (const kind of [...outcomes, "late"]) expect(offered).not.toContain(kind);
  });
});

describe("words that are sought", () => {
  it("are found in a text as they are written there", () => {
    expect(marked("Draw two cards, then draw.", ["draw"])).toEqual([
      "",
      "Draw",
      " two cards, then ",
      "draw",
      ".",
    ]);
    expect(marked("a.b (c)", [".", "(c)"])).toEqual(["a", ".", "b ", "(c)", ""]);
    expect(marked("nothing", [])).toEqual(["nothing"]);
    expect(marked("handing", ["hand", "handing"])).toEqual(["", "handing", ""]);
  });
});
