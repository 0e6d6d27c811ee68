/** What the map shows, in sentences: every place that can be chosen, with what it costs and brings. */
import { askOnce } from "../../answer.svelte";
import type { BoardProps, Section } from "../../contract";
import { atlasOf } from "./atlas";
import { offersByPlace } from "./offers";
import { positionOf } from "./position";
import { stopAt, type Stop } from "./stops";
import { nameOf, voyage } from "./telling";
import { w } from "./words";

export async function describe(props: BoardProps): Promise<Section[]> {
  const { view, speaker, seat } = props;
  const [atlas, position] = [atlasOf(props.edition), positionOf(view)];
  const offered = offersByPlace(speaker, props.answers, position);
  if (offered.size === 0) return [];
  const told = await askOnce(view, "stops", props.query);
  const stopOf = (place: string): Stop => stopAt(told, atlas, position, seat, place);
  const lines = [...offered].map(([place, offers]) => {
    const more = voyage(atlas, position, seat, speaker, offers, stopOf);
    return `${speaker.title("place", place)}: ${nameOf(atlas, speaker, stopOf(place), offers, more)}.`;
  });
  return [{ name: "choices", title: w("text-choices"), lines }];
}
