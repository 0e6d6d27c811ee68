/** What a reader of a report should know, by name: things that are legal, and make it prove less than it could. */
import type { Checked } from "./report";
import { w } from "./words";

export interface Note {
  /** The key of its text. */
  key: string;
  args: Record<string, string | number>;
  /** It takes something from the proof. */
  grave: boolean;
}

/** Keys of what is not proven in some reports only, to be named first. */
const SPECIAL = ["simulated", "declared", "rescued", "chain-length", "unsigned"];

export function notesOf(found: Checked, names: string[]): Note[] {
  const { report } = found;
  const notes: Note[] = [];
  const add = (key: string, grave: boolean, args: Note["args"] = {}): unknown =>
    notes.push({ key, grave, args });
  if (report.format === 1) add("note-format-1", true);
  else
    for (const key of SPECIAL) if (report.not_proven.includes(key)) add(`not-proven-${key}`, true);
  if (report.format === 2 && found.given.length === 0 && !report.not_proven.includes("simulated"))
    add("note-nobody-gave", true);
  if (found.withheld.length > 0)
    add("note-withheld", true, {
      count: found.withheld.length,
      seats: found.withheld
        .map((seat) => names[seat] ?? w("seat-number", { number: seat + 1 }))
        .join(", "),
    });
  if (found.take_backs > 0) add("note-take-backs", false, { count: found.take_backs });
  if (found.ended === "abandoned") add("note-abandoned", false);
  add("note-journal", false);
  return notes;
}
