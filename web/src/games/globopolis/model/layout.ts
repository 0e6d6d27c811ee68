/** A draft of where one's units shall lie: moved about here, then told to the rules in one action. */
import type { Speaker } from "../../../client/speaker";
import { RESOURCES, type GameData, type Resource, type Units } from "./data";
import { setsOf, type Position, type Side, type Title } from "./position";

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

export interface Forecast {
  /** Complete sets there. */
  sets: number;
  /** Levels that would count. */
  active: number;
  restored: number;
  suspended: number;
  ready: boolean;
  /** More NS-Units than may lie there. */
  tooManyNs: boolean;
  nsLimit: number;
  /** What the next set lacks. */
  lacking: [Resource, number][];
}

/** What a layout means for one Territory: levels need complete sets, NS-Units have a limit. */
export function forecast(
  title: Title,
  units: Units,
  data: GameData,
  limitBySets = false,
): Forecast {
  const sets = setsOf(units);
  const active = Math.min(title.level, sets);
  const limit = limitBySets
    ? (data.nsLimit[0] ?? 0) + sets
    : (data.nsLimit[active] ?? data.nsLimit.at(-1) ?? 0);
  const wanted = Math.min(title.level, active) + 1;
  return {
    sets,
    active,
    restored: Math.max(0, active - title.active),
    suspended: Math.max(0, title.active - active),
    ready: title.level < 2 && title.level === active && sets > title.level,
    tooManyNs: units.ns > limit,
    nsLimit: limit,
    lacking:
      wanted > 2
        ? []
        : RESOURCES.flatMap((kind): [Resource, number][] =>
            units[kind] < wanted ? [[kind, wanted - units[kind]]] : [],
          ),
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
