/** What the server tells of a finished game, by the names used here. */
import type { components } from "../generated/api";
import type { Fact, View } from "../wire";

type Api = components["schemas"];

export type Moment = Omit<Api["Moment"], "facts" | "log" | "view"> & {
  facts: Fact[];
  log?: Fact[];
  view: View;
};
export type Turn = Api["Turn"];
export interface KeyEvent {
  number: number;
  fact: Fact;
}
export type Timeline = Omit<Api["Timeline"], "events"> & { events: KeyEvent[] };

/** How likely each seat was to win, as a bot estimates it, and how much of it dice and decisions gave. */
export type Curve = Required<Api["CurveNow"]>;

/** What a finished rated game did to the rating of a seat. */
export type RatedSeat = Api["RatedSeat"];

/** Whose eyes look: a seat, a spectator, or all hands open. */
export type Eyes = number | "spectator" | "all";

/** Eyes in the address of the server. */
export function eyesQuery(eyes: Eyes): string {
  if (eyes === "all") return "eyes=all";
  return eyes === "spectator" ? "" : `seat=${eyes}`;
}

/** Eyes as a part of the address of this page, and back. */
export const eyesWord = (eyes: Eyes): string => (typeof eyes === "number" ? `p${eyes + 1}` : eyes);

export function eyesOf(word: string | undefined, seats: number): Eyes | null {
  if (word === "all" || word === "spectator") return word;
  const seat = /^p(\d{1,2})$/.exec(word ?? "");
  const at = seat ? Number(seat[1]) - 1 : -1;
  return at >= 0 && at < seats ? at : null;
}
