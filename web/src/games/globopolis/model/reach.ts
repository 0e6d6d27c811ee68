/** Where the next roll may lead, by the query `reach`. */
import type { Plain } from "../../../wire";
import { dict, list, number, text } from "../../plain";

/** Chances by field of a roll that is looked at; of the Teleport, if that is what comes next. */
export function chancesOf(
  reach: Plain,
  preview: { way: "on" | "back"; dice: number } | null,
): Map<string, number> {
  const told = dict(reach);
  const stops =
    "teleport" in told
      ? told["teleport"]
      : preview
        ? dict(told[preview.way])[String(preview.dice)]
        : [];
  const made = new Map<string, number>();
  for (const stop of list(stops)) {
    const { field, chance } = dict(stop);
    made.set(text(field), (made.get(text(field)) ?? 0) + number(chance));
  }
  return made;
}
