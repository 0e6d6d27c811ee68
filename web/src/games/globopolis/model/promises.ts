/** Promises that bind somebody, in words: the same lines as the text of a position has. */
import type { Speaker } from "../../../client/speaker";
import type { Plain, View } from "../../../wire";
import { dict, list, number, text } from "../../plain";
import { promisedIn, WORD } from "./written";

/** Every promise of the query `promises`, and what those in words say as far as this seat may read it. */
export function promisesIn(said: Plain, view: View, speaker: Speaker): string[] {
  const texts = promisedIn(view);
  const line = (key: string, giver: string, taker: string, number: number, text = ""): string =>
    speaker.text(`portrait-promise-${key}`, {
      seat: speaker.actor(giver),
      other: speaker.actor(taker),
      number,
      text,
    });
  return list(said)
    .map(dict)
    .flatMap((one) => {
      const [giver, taker, kind] = [text(one["giver"]), text(one["taker"]), text(one["kind"])];
      const words = texts.filter(
        (other) => kind === WORD && other.giver === giver && other.taker === taker,
      );
      return [
        ...words.map((other) => line("words", giver, taker, other.until, other.text)),
        line(kind, giver, taker, number(one["number"])),
      ];
    });
}
