/** Pictures of what happened since one's last turn: positions as this seat saw them. */
import { ask, tablePath } from "../client/http";
import { NO_DRAFT, type BoardProps } from "../games/contract";
import type { Act } from "../table/acts";
import type { Picture, View } from "../wire";

/** As many acts have a picture, the weightiest; the server shows no more at a time. */
const MOST_PICTURES = 8;

/** An act, and the last fact before the next one: the picture shows all that followed from the act. */
export interface Scene {
  act: Act;
  fact: number;
}

/** The number of the line that an act begins with: what it is known by while more follows from it. */
export const firstLine = (scene: Scene): number => scene.act.lines[0]?.number ?? 0;

export const scenesOf = (acts: Act[], last: number): Scene[] =>
  acts.map((act, at) => ({ act, fact: (acts[at + 1]?.lines[0]?.number ?? last + 1) - 1 }));

/** The scenes of which there shall be pictures, in order. */
export function picturedScenes(scenes: Scene[]): Scene[] {
  return scenes
    .toSorted((a, b) => b.act.weight - a.act.weight || b.fact - a.fact)
    .slice(0, MOST_PICTURES)
    .sort((a, b) => a.fact - b.fact);
}

/** The positions by fact; none where they are not to be had. */
export async function picturesOf(
  table: string,
  token: string,
  facts: number[],
): Promise<Map<number, View>> {
  const query = facts.map((fact) => `fact=${fact}`).join("&");
  const found = await ask<Picture[]>(
    "GET",
    tablePath(table, `/pictures?${query}`),
    undefined,
    token,
  ).catch(() => []);
  const views = new Map<number, View>();
  let view: View = {};
  for (const picture of found) {
    view = { ...view, ...(picture.view as View) };
    views.set(picture.fact, view);
  }
  return views;
}

/** The board as it was after a fact: to look at, nothing is asked. */
export const boardAfter = (board: BoardProps, view: View, fact: number): BoardProps => ({
  ...board,
  view,
  question: null,
  answers: [],
  unasked: [],
  menu: null,
  asked: [],
  over: false,
  fresh: [],
  log: board.log.filter((line) => line.number <= fact),
  moves: false,
  pending: null,
  act: () => {},
  draft: NO_DRAFT,
  undo: () => {},
  query: () => Promise.resolve(null),
  effects: () => Promise.resolve(null),
});
