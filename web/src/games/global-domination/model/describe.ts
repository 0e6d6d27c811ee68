/** The scoring as it would be now, in sentences for the text view. */
import type { BoardProps, Section } from "../../contract";
import { readEdition } from "./edition";
import { positionOf } from "./position";
import { rowOf, w } from "./say";
import { boardScore } from "./score";

export function describe({ view, edition, options, speaker }: BoardProps): Section[] {
  const data = readEdition(edition, options);
  const position = positionOf(view);
  const lines = position.players.flatMap(({ seat, vp }) => {
    const score = boardScore(data, position.forces, seat, position.fog);
    const owner = speaker.seat(seat);
    const parts = [
      ...score.forces
        .filter((line) => line.count > 0)
        .map((line) =>
          w("score-part", { vp: line.vp, count: line.count, kind: w(`score-line-${line.kind}`) }),
        ),
      ...score.regions
        .filter((line) => line.vp > 0)
        .map((line) =>
          w("score-part", { vp: line.vp, count: 1, kind: speaker.title("region", line.region) }),
        ),
    ];
    const total = w("score-total", { owner, vp, more: score.total, sum: vp + score.total });
    return parts.length > 0
      ? [total, w("score-forces", { owner, lines: rowOf(speaker, parts) })]
      : [total];
  });
  return [{ name: "board-score", title: w("score-now"), lines }];
}
