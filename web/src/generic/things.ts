/** What there is to draw in a position of any game: each part by what it is, and everything that can be answered there. */
import { seatOf, type Speaker } from "../client/speaker";
import { dict } from "../games/plain";
import type { components } from "../generated/api";
import type { Plain, View } from "../wire";

export type Drawing = components["schemas"]["Drawing"];

export const UNKNOWN = "?";
const NOTHING = ["none", ""];
const PLAYERS = "players";
/** Parts of every position that are no things on a table. */
const NOT_DRAWN = ["over", "under_way", "moment", PLAYERS];
const DEEPEST = 3;

/** A part of a position, drawn by what it is. */
export type Thing = { key: string } & (
  | { sort: "cards"; cards: string[] }
  | { sort: "stack"; number: number }
  | { sort: "counter"; number: number }
  | { sort: "flag" }
  | { sort: "word"; id: string }
  | { sort: "group"; things: Thing[] }
);

/** What lies before one player, or in the middle of the table. */
export interface Mat {
  seat: number | null;
  things: Thing[];
}

/** What stands on a place of the map: a player's piece, or a number or word of somebody's or nobody's. */
export interface Mark {
  seat: number | null;
  label: string;
}

/** The mats of a position: the table's first, then each player's. What stands on the map is not on a mat. */
export function matsOf(view: View, drawing: Drawing): Mat[] {
  const places = placesOf(drawing);
  const shown = ([key]: [string, Plain]): boolean =>
    !NOT_DRAWN.includes(key) && !drawing.hidden.includes(key);
  const common = Object.entries(view).filter(shown);
  const players = Object.entries(dict(view[PLAYERS]));
  return [
    { seat: null, things: thingsOf(common, drawing, places, 0) },
    ...players.map(([word, own]) => ({
      seat: seatOf(word),
      things: thingsOf(Object.entries(dict(own)).filter(shown), drawing, places, 0),
    })),
  ];
}

/** What stands on each place of the map. */
export function marksOf(view: View, drawing: Drawing): Map<string, Mark[]> {
  const places = placesOf(drawing);
  const found = new Map<string, Mark[]>();
  const put = (place: string, mark: Mark): void => {
    found.set(place, [...(found.get(place) ?? []), mark]);
  };
  for (const [key, value] of Object.entries(view)) {
    if (drawing.hidden.includes(key) || !isByPlace(value, places)) continue;
    for (const [place, what] of Object.entries(dict(value)))
      for (const mark of marksIn(what)) put(place, mark);
  }
  for (const [word, own] of Object.entries(dict(view[PLAYERS])))
    for (const value of Object.values(dict(own)))
      if (typeof value === "string" && places.has(value))
        put(value, { seat: seatOf(word), label: "" });
      else if (isByPlace(value, places))
        for (const [place, what] of Object.entries(dict(value)))
          for (const mark of marksIn(what))
            put(place, { ...mark, seat: mark.seat ?? seatOf(word) });
  return found;
}

/** The answers that name something, by its id: a card, a place, a player. */
export function answersAt(speaker: Speaker, answers: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const action of answers)
    for (const value of Object.values(speaker.parse(action).fields))
      if (typeof value === "string")
        found.set(value, [...new Set([...(found.get(value) ?? []), action])]);
  return found;
}

/** What something is called, whatever it is. */
export function nameOf(speaker: Speaker, id: string): string {
  return speaker.anyTitle(id) ?? speaker.maybe(`word-${id}`) ?? id.replaceAll("_", " ");
}

/** What a part of a position is called. */
export function partName(speaker: Speaker, key: string): string {
  return speaker.maybe(`part-${key}`) ?? nameOf(speaker, key);
}

/** The ids of the places on the map. */
export function placesOf(drawing: Drawing): Set<string> {
  const features = (drawing.map?.["features"] ?? []) as { id: string }[];
  return new Set(features.map((feature) => feature.id));
}

function thingsOf(
  parts: [string, Plain][],
  drawing: Drawing,
  places: Set<string>,
  depth: number,
): Thing[] {
  return parts.flatMap(([key, value]) => {
    const thing = thingOf(key, value, drawing, places, depth);
    return thing ? [thing] : [];
  });
}

function thingOf(
  key: string,
  value: Plain,
  drawing: Drawing,
  places: Set<string>,
  depth: number,
): Thing | null {
  if (typeof value === "number")
    return { key, sort: drawing.stacks.includes(key) ? "stack" : "counter", number: value };
  if (typeof value === "boolean") return value ? { key, sort: "flag" } : null;
  if (typeof value === "string")
    return NOTHING.includes(value) || places.has(value) ? null : { key, sort: "word", id: value };
  if (Array.isArray(value) && value.every((one) => typeof one === "string"))
    return { key, sort: "cards", cards: value };
  if (value === null || depth >= DEEPEST || isByPlace(value, places)) return null;
  const parts: [string, Plain][] = Array.isArray(value)
    ? value.map((one, at) => [String(at + 1), one])
    : Object.entries(value);
  const things = thingsOf(parts, drawing, places, depth + 1);
  return things.length > 0 ? { key, sort: "group", things } : null;
}

function marksIn(what: Plain): Mark[] {
  if (typeof what === "number") return what === 0 ? [] : [{ seat: null, label: String(what) }];
  if (typeof what === "string") {
    const seat = seatOf(what);
    if (seat !== null) return [{ seat, label: "" }];
    return NOTHING.includes(what) ? [] : [{ seat: null, label: what }];
  }
  if (what === null || typeof what === "boolean") return [];
  if (Array.isArray(what)) return what.flatMap(marksIn);
  const marks = Object.entries(what).flatMap(([key, one]) => {
    const seat = seatOf(key);
    return marksIn(one).map((mark) => (seat === null ? mark : { ...mark, seat }));
  });
  const owner = marks.find((mark) => mark.seat !== null && mark.label === "");
  const numbers = marks.filter((mark) => mark !== owner);
  return owner && numbers.length === 1 && numbers[0]?.seat === null
    ? [{ seat: owner.seat, label: numbers[0].label }]
    : marks;
}

function isByPlace(value: Plain | undefined, places: Set<string>): boolean {
  const keys = Object.keys(dict(value));
  return keys.length > 0 && keys.every((key) => places.has(key));
}
