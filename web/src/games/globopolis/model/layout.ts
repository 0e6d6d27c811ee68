/** A draft of where one's units shall lie: moved about here, then told to the rules in one action. */
import type { Speaker } from "../../../client/speaker";
import type { Plain } from "../../../wire";
import { dict, entries, flag, number, type Dict } from "../../plain";
import { RESOURCES, type Resource, type Units } from "./data";
import type { Position, Side } from "./position";

/** Stands for Personal Stock where a Territory could stand. */
export const STOCK = "stock";

export interface Draft {
  stock: Units;
  /** Own Territories in the order of the edition. */
  rows: Map<string, Units>;
}

export function draftOf(position: Position, side: Side): Draft {
  const own = side.titles.flatMap((id): [string, Units][] => {
    const units = position.titles.get(id)?.units;
    return units ? [[id, { ...units }]] : [];
  });
  return { stock: { ...side.stock }, rows: new Map(own) };
}

const at = (draft: Draft, place: string): Units | undefined =>
  place === STOCK ? draft.stock : draft.rows.get(place);

/** The draft with one unit moved; the same draft if there is none to move. */
export function moveUnit(draft: Draft, kind: Resource, from: string, to: string): Draft {
  const [source, goal] = [at(draft, from), at(draft, to)];
  if (!source || !goal || from === to || source[kind] < 1) return draft;
  const changed = (place: string, units: Units): Units => {
    if (place === from) return { ...units, [kind]: units[kind] - 1 };
    return place === to ? { ...units, [kind]: units[kind] + 1 } : units;
  };
  return {
    stock: changed(STOCK, draft.stock),
    rows: new Map([...draft.rows].map(([id, units]) => [id, changed(id, units)])),
  };
}

/** The Territories on which something would change. */
export function changedRows(draft: Draft, position: Position): [string, Units][] {
  return [...draft.rows].filter(([id, units]) => {
    const now = position.titles.get(id)?.units;
    return now && RESOURCES.some((kind) => now[kind] !== units[kind]);
  });
}

export function layoutAction(speaker: Speaker, draft: Draft, position: Position): string | null {
  const rows = changedRows(draft, position);
  if (rows.length === 0) return null;
  return speaker.say({
    kind: "lay-out",
    fields: { layout: rows.map(([id, units]) => [id, ...RESOURCES.map((kind) => units[kind])]) },
  });
}

/** What the units on a Territory mean, as the rules tell it for a position or a draft. */
export interface Meaning {
  /** Levels that would count, and the points gained or lost by that. */
  active: number;
  points: number;
  /** More NS-Units than may lie there. */
  tooManyNs: boolean;
  nsLimit: number;
  /** What the next level lacks. */
  lacking: [Resource, number][];
  /** All of it is there. */
  ready: boolean;
}

/** By Territory: what `effects` tells of a layout, or the query `territories`, which tells only of the next level. */
export const readMeanings = (told: Plain | undefined): Map<string, Meaning> =>
  new Map(entries(told).map(([id, one]) => [id, readMeaning(one)]));

function readMeaning(one: Dict): Meaning {
  const missing = dict(one["missing"]);
  return {
    active: number(one["active"]),
    points: number(one["points"]),
    tooManyNs: flag(one["too_many_ns"]),
    nsLimit: number(one["ns_limit"]),
    lacking: RESOURCES.flatMap((kind): [Resource, number][] =>
      kind in missing ? [[kind, number(missing[kind])]] : [],
    ),
    ready: flag(one["ready"]),
  };
}

/** A layout that was listed by the rules, as a draft. */
export function draftFrom(speaker: Speaker, action: string, draft: Draft): Draft {
  const rows = speaker.parse(action).fields["layout"];
  if (!Array.isArray(rows)) return draft;
  const stock = { ...draft.stock };
  const made = new Map(draft.rows);
  for (const [id, ...numbers] of rows) {
    const before = made.get(String(id));
    if (!before) continue;
    const after = Object.fromEntries(
      RESOURCES.map((kind, n) => [kind, Number(numbers[n] ?? 0)]),
    ) as Units;
    for (const kind of RESOURCES) stock[kind] += before[kind] - after[kind];
    made.set(String(id), after);
  }
  return { stock, rows: made };
}
