/** What players wrote to their promises, as far as this seat may read it; the server sends it beside the position. */
import type { View } from "../../../wire";
import { dict, list, number, text } from "../../plain";

/** The most letters of a text. */
export const MOST_LETTERS = 120;
/** The promise that only its words explain. */
export const WORD = "word";

export interface Promised {
  giver: string;
  taker: string;
  /** The last round. */
  until: number;
  text: string;
}

const written = (view: View, key: string) =>
  list(view["written"])
    .map(dict)
    .filter((one) => one["key"] === key)
    .map((one) => dict(one["args"]));

/** What the promise in an offer says; empty if nobody wrote it. */
export const textOf = (view: View, offer: number): string =>
  text(written(view, "offer-words").find((args) => args["offer"] === offer)?.["text"]);

/** What standing promises say. */
export const promisedIn = (view: View): Promised[] =>
  written(view, "promise-words").map((args) => ({
    giver: text(args["seat"]),
    taker: text(args["other"]),
    until: number(args["number"]),
    text: text(args["text"]),
  }));

/** A text as it is sent: no blanks around it or doubled. */
export const tidy = (typed: string): string => typed.replace(/\s+/g, " ").trim();
