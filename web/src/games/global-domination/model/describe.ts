/** The scoring as it would be now, in sentences for the text view. */
import { askOnce } from "../../answer.svelte";
import type { BoardProps, Section } from "../../contract";
import { positionOf } from "./position";
import { rowOf, w } from "./say";
import { readScores } from "./score";

export async function describe({ view, speaker, query }: BoardProps): Promise<Section[]> {
  const scores = readScores(await askOnce(view, "scoring", query));
  const lines = positionOf(view).players.flatMap(({ seat, vp }) => {
    const score = scores?.[seat];
    if (!score) return [];
    const owner = speaker.seat(seat);
    const parts = [
      ...score.forces
        .filter((line) => line.count > 0)
        .map((line) =>
          w("score-part", { vp: line.vp, count: line.count, kind: w(`score-line-${line.kind}`) }),
        ),
      ...(score.regionVp > 0 ? score.regions : []).map((region) =>
        w("score-part", { vp: score.regionVp, count: 1, kind: speaker.title("region", region) }),
      ),
    ];
    const total = w("score-total", { owner, vp, more: score.vp, sum: vp + score.vp });
    return parts.length > 0
      ? [total, w("score-forces", { owner, lines: rowOf(speaker, parts) })]
      : [total];
  });
  return [{ name: "board-score", title: w("score-now"), lines }];
}
