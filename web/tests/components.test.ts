import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { said } from "../src/play/said.svelte";
import { Speaker } from "../src/play/speaker";
import Actions from "../src/table/Actions.svelte";
import { groupsOf, type Choice } from "../src/table/groups";
import Log from "../src/table/Log.svelte";
import { speech } from "./told";

const told = speech()[0];
let shown: Record<string, unknown> | null = null;

beforeAll(() => said.load("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

describe("what may be answered", () => {
  it("is offered as buttons by kind; what is not possible says why and is no button", () => {
    if (!told) throw new Error("Python said nothing");
    const speaker = new Speaker(told.texts.en, "en", told.players);
    const answers = told.lines.flatMap((line) => (line.kind === "action" ? [line.said] : [])).slice(0, 12);
    const [grey = "", ...possible] = answers;
    const groups = groupsOf(speaker, possible, [{ action: grey, reason: "no", text: "The stack is empty.", clauses: ["GD-045"] }]);
    const chosen: string[] = [];
    shown = mount(Actions, { target: document.body, props: { game: told.game, groups, folded: [], disabled: false, choose: (choice: Choice) => chosen.push(choice.action) } });
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
    const speaker = new Speaker(told.texts.en, "en", told.players);
    const facts = told.lines.flatMap((line) => (line.kind === "fact" ? [line] : [])).slice(0, 20);
    const log = facts.map((line, at) => ({ number: at + 1, fact: line.said }));
    shown = mount(Log, { target: document.body, props: { game: told.game, speaker, log, seat: 0 } });
    flushSync();
    for (const line of facts) expect(document.body.textContent).toContain(line.en);
    expect(document.querySelectorAll(".why")).toHaveLength(facts.filter((line) => line.said.clauses.length > 0).length);
  });
});
