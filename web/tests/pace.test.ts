/** How long real turns of bots are shown: the times of their acts are counted, no clock runs. */
import { afterEach, beforeEach, describe, expect, inject, it, vi } from "vitest";
import type { Speed } from "../src/client/storage.svelte";
import { actsOf, type Act, type Stage } from "../src/table/acts";
import { Director, type Step } from "../src/table/director";
import type { Fact } from "../src/wire";

interface Game {
  game: string;
  staging: Stage;
  turns: Fact[][][];
}
const GAMES = JSON.parse(inject("turns")) as Game[];

/** Every turn: at most so many milliseconds, and parts of them by rounding. */
const BUDGET = 12_000;
const ROUNDING = 20;
/** A turn in which players attack or challenge each other: one act of it can be read. */
const LEAST_WITH_ATTACK = 1_600;
/** A turn of Builds and purchases alone: two cards, as a rule. */
const MOST_FOR_BUILDS = 6_000;

const stepsOf = ({ staging, turns }: Game): Step[][] =>
  turns.map((turn) => {
    let number = 0;
    return turn.map((facts) => ({
      acts: actsOf(
        facts.map((fact) => ({ number: ++number, fact })),
        staging,
      ),
      own: false,
      asks: false,
      place: () => undefined,
      then: () => undefined,
    }));
  });

async function shown(steps: Step[], speed: Speed): Promise<number> {
  let total = 0;
  const director = new Director(() => ({ speed, hidden: false, onClock: false }), {
    show: (_act, _at, during) => (total += during),
    changed: () => undefined,
    missed: () => undefined,
  });
  for (const step of steps) director.add(step);
  await vi.runAllTimersAsync();
  return total;
}

const actsIn = (steps: Step[]): Act[] => steps.flatMap((step) => step.acts);
const buildsAlone = (acts: Act[]): boolean =>
  acts.some((act) => act.lines[0]?.fact.key === "used-build") &&
  acts.every((act) => act.weight <= 1 || act.heading || act.lines[0]?.fact.key === "used-build");

describe("a turn of a bot", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each(GAMES)("is long enough to be read and short enough to wait for: $game", async (game) => {
    const turns = stepsOf(game);
    const times = await Promise.all(turns.map((steps) => shown(steps, "normal")));
    expect(Math.max(...times)).toBeLessThanOrEqual(BUDGET + ROUNDING);
    const attacks = times.filter((_, at) => actsIn(turns[at] ?? []).some((act) => act.interaction));
    expect(attacks).not.toEqual([]);
    expect(Math.min(...attacks)).toBeGreaterThanOrEqual(LEAST_WITH_ATTACK);
    const builds = times.filter((_, at) => buildsAlone(actsIn(turns[at] ?? [])));
    expect(builds.length > 0).toBe(game.game === "global-domination");
    expect(Math.max(0, ...builds)).toBeLessThanOrEqual(MOST_FOR_BUILDS);
  });

  it.each(GAMES)("takes no time at once: $game", async (game) => {
    for (const steps of stepsOf(game)) expect(await shown(steps, "instant")).toBe(0);
  });
});
