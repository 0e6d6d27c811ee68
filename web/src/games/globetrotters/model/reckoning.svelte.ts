/** What the server reckons of the stops that can be reached now; until it has answered, what the board reckons itself. */
import { untrack } from "svelte";
import type { Plain } from "../../../wire";
import type { BoardProps } from "../../contract";
import type { Atlas } from "./atlas";
import { dict } from "../../plain";
import type { Position } from "./position";
import { corrected, stopAt, toldStops, type Stop } from "./stops";
import { chanceOf, stepsFrom } from "./ways";

export class Reckoning {
  private told = $state.raw<Map<string, Plain>>(new Map());

  /** Ask for the stops of a question; `still` tells whether it is still the one asked. */
  async ask(
    props: Pick<BoardProps, "query" | "question" | "answers">,
    still: () => boolean,
  ): Promise<void> {
    this.told = new Map();
    const wants = (kind: string): boolean =>
      props.answers.some((action) => action.startsWith(kind));
    const names = [
      ...(wants("roll") || wants("move-to") ? ["reach"] : []),
      ...(wants("fly ") ? ["flights"] : []),
      ...(wants("sail ") ? ["ships"] : []),
    ];
    if (names.length === 0) return;
    const told = dict(await untrack(() => props.query(names)));
    if (still())
      this.told = toldStops(told["reach"] ?? null, told["flights"] ?? null, told["ships"] ?? null);
  }

  forget(): void {
    this.told = new Map();
  }

  /** A stop at a place, for a seat, with steps and chance where the roll that lies or the next one leads there. */
  stop(
    atlas: Atlas,
    position: Position,
    seat: number | null,
    place: string,
    steps: Map<string, number>,
    rolled: boolean,
  ): Stop {
    const far = steps.get(place);
    const own = stopAt(atlas, position, seat, place);
    const way =
      far === undefined || far === 0
        ? {}
        : { steps: far, chance: rolled ? 1 : chanceOf(atlas, far) };
    return corrected({ ...own, ...way }, this.told.get(place));
  }
}

/** How far every place within reach of a roll is: of the one that lies, or of the highest there is. */
export function reachOf(
  atlas: Atlas,
  from: string | null,
  rolled: number | null,
): Map<string, number> {
  if (from === null) return new Map();
  return stepsFrom(atlas, from, rolled ?? Math.max(0, ...atlas.numbers));
}
