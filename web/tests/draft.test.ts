import { describe, expect, test } from "vitest";
import type { Asked, Foreseen, Plain, Rest } from "../src/wire";
import { Draft, type DraftTable } from "../src/table/draft.svelte";

const asked = (serial: number, key = "spend-builds", options: string[] = []): Asked => ({
  id: [serial, 0, 1],
  key,
  args: {},
  options,
});

const REASON: Rest = { actions: [], reason: "full", text: "It is full.", clauses: ["GD-031"] };

/** A table with so many points, where every place takes two; it keeps what was sent. */
function table(points: number) {
  const legal = (words: string[]): number => {
    const at: Record<string, number> = {};
    let number = 0;
    for (const word of words) {
      at[word] = (at[word] ?? 0) + 1;
      if ((at[word] ?? 0) > 2 || number === points) break;
      number++;
    }
    return number;
  };
  const made = {
    question: asked(5, "spend-builds", ["build-in CAN", "build-in USA"]) as Asked | null,
    view: { areas: {} } as Record<string, Plain>,
    menu: null,
    kinds: { "spend-builds": ["build-in"] },
    sent: [] as string[][],
    rest: null as Rest | null,
    refuses: false,
    foresee: async (actions: string[], more: { fill?: string; name?: unknown } = {}) => {
      const words = [...actions];
      for (const place of ["build-in BRA", "build-in MEX", "build-in CAN", "build-in USA"])
        while (more.fill && legal([...words, place]) === words.length + 1) words.push(place);
      const number = legal(words);
      const left = points - number;
      const told = {
        actions: words.slice(0, number),
        patch: { areas: { drafted: number } },
        question: left > 0 ? asked(5, "spend-builds", ["build-in USA", "done"]) : asked(6, "other"),
        menu: [{ action: "done", warning: left > 0 ? "lost" : "" }],
        told: more.name ? number : null,
        ...(number < words.length ? { rest: { ...REASON, actions: words.slice(number) } } : {}),
      };
      return told satisfies Omit<Foreseen, "told"> as unknown as Plain;
    },
    give: async (action: string, then: string[]) => {
      made.sent.push([action, ...then]);
      return made.refuses ? null : { rest: made.rest };
    },
  };
  return made satisfies DraftTable;
}

/** Until all that was asked has been answered. */
const told = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("a draft", () => {
  test("shows what it leads to, and is sent as one with what ends the run", async () => {
    const at = table(4);
    const draft = new Draft(at);
    draft.add("build-in CAN");
    draft.add("build-in CAN");
    expect(draft.words).toHaveLength(2);
    await told();
    expect(draft.view).toEqual({ areas: { drafted: 2 } });
    expect(draft.warning).toBe("lost");
    await draft.send();
    expect(at.sent).toEqual([["build-in CAN", "build-in CAN", "done"]]);
  });

  test("gives back what a place does not take, with the reason, and keeps the rest", async () => {
    const draft = new Draft(table(4));
    for (const area of ["CAN", "CAN", "CAN", "USA"]) draft.add(`build-in ${area}`);
    await told();
    expect(draft.words).toEqual(["build-in CAN", "build-in CAN", "build-in USA"]);
    expect(draft.reason?.text).toBe("It is full.");
  });

  test("is taken out of piece by piece, and all at once", async () => {
    const draft = new Draft(table(4));
    for (const area of ["CAN", "USA", "CAN"]) draft.add(`build-in ${area}`);
    draft.remove("build-in CAN");
    expect(draft.words).toEqual(["build-in CAN", "build-in USA"]);
    draft.without(["build-in USA"]);
    expect(draft.words).toEqual(["build-in CAN"]);
    draft.undo();
    await told();
    expect(draft.active).toBe(false);
    expect(draft.view).toEqual({ areas: {} });
  });

  test("fills up, is complete then, and ends by itself", async () => {
    const at = table(4);
    const draft = new Draft(at);
    draft.add("build-in CAN");
    draft.fill("next_point");
    await told();
    expect(draft.words).toHaveLength(4);
    expect(draft.question).toBeNull();
    expect(draft.warning).toBe("");
    await draft.send();
    expect(at.sent[0]).toHaveLength(4);
  });

  test("of a single answer is sent at once", async () => {
    const at = table(1);
    new Draft(at).add("build-in CAN");
    await told();
    expect(at.sent).toEqual([["build-in CAN"]]);
  });

  test("ends with its question; what the server gave back is in the next one", async () => {
    const at = table(4);
    const draft = new Draft(at);
    draft.add("build-in CAN");
    draft.add("build-in USA");
    await told();
    at.rest = { ...REASON, actions: ["build-in USA", "done"] };
    await draft.send();
    at.question = asked(9, "spend-builds");
    draft.step();
    await told();
    expect(draft.words).toEqual(["build-in USA"]);
    expect(draft.reason?.text).toBe("It is full.");
    at.question = asked(10, "other");
    draft.step();
    expect(draft.active).toBe(false);
    expect(draft.takes("build-in USA")).toBe(false);
  });

  test("stays as it is if it is refused, and asks about itself", async () => {
    const at = table(4);
    const draft = new Draft(at);
    draft.add("build-in CAN");
    await told();
    at.refuses = true;
    await draft.send();
    expect(draft.words).toEqual(["build-in CAN"]);
    expect(await draft.query("scoring")).toBe(1);
  });
});
