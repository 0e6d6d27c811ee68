/** What the map shows, in sentences: every place that can be chosen, with what it costs and brings. */
import type { BoardProps, Section } from "../../contract";
import { atlasOf } from "./atlas";
import { offersByPlace } from "./offers";
import { positionOf } from "./position";
import { stopAt } from "./stops";
import { nameOf, voyage } from "./telling";
import { w } from "./words";

export function describe(props: BoardProps): Section[] {
  const { speaker, seat } = props;
  const [atlas, position] = [atlasOf(props.edition), positionOf(props.view)];
  const lines = [...offersByPlace(speaker, props.answers, position)].map(([place, offers]) => {
    const more = voyage(atlas, position, seat, speaker, offers, (stop) => stop);
    return `${speaker.title("place", place)}: ${nameOf(atlas, speaker, stopAt(atlas, position, seat, place), offers, more)}.`;
  });
  return lines.length > 0 ? [{ name: "choices", title: w("text-choices"), lines }] : [];
}
