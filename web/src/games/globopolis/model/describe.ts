/** What the text view gets besides the position: the conflict of this turn, round by round. */
import type { BoardProps, Section } from "../../contract";
import { lastConflict } from "./conflict";
import { w } from "./words";

const TOLD = [
  "attack-declared",
  "assessment-line",
  "dice-assessed",
  "battle-roll",
  "battle-round",
  "engagement-won",
  "retreated",
  "attack-cancelled",
];

export function sectionsOf({ log, speaker }: BoardProps): Section[] {
  const found = lastConflict(log);
  if (!found?.current) return [];
  const lines = log
    .filter((line) => line.number >= found.conflict.number && TOLD.includes(line.fact.key))
    .map((line) => speaker.fact(line.fact));
  return [{ name: "battle", title: w("battle"), lines }];
}
