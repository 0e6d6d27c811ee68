/** Promises that stand, in words: the same lines as the text of a position has. */
import type { Speaker } from "../../../client/speaker";
import { readState, type Side } from "../../../generated/globopolis";
import type { View } from "../../../wire";
import { promisedIn } from "./written";

type Kind = "freeVisits" | "halfVisits" | "peace" | "notes" | "words" | "due";

/** Each kind of promise with its message; some stand up to a round. */
const KINDS: [Kind, string, boolean][] = [
  ["freeVisits", "free-visits", false],
  ["halfVisits", "half-visits", false],
  ["peace", "peace", true],
  ["notes", "note", false],
  ["words", "word", true],
  ["due", "due", false],
];

/** Every promise that binds somebody now, and what those in words say as far as this seat may read it. */
export function promisesIn(view: View, speaker: Speaker): string[] {
  const state = readState(view);
  const texts = promisedIn(view);
  const line = (key: string, giver: string, taker: string, number: number, text = ""): string =>
    speaker.text(`portrait-promise-${key}`, {
      seat: speaker.actor(giver),
      other: speaker.actor(taker),
      number,
      text,
    });
  return state.players.flatMap((side: Side) =>
    KINDS.flatMap(([field, key, rounds]) =>
      Object.entries(side[field])
        .filter(([, number]) => number > 0 && (!rounds || number >= state.round))
        .flatMap(([taker, number]) => [
          ...texts
            .filter((one) => key === "word" && one.giver === side.id && one.taker === taker)
            .map((one) => line("words", side.id, taker, one.until, one.text)),
          line(key, side.id, taker, number),
        ]),
    ),
  );
}
