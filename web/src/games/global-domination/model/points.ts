/** How many points or strokes a question gives, and how many have been made: as the question says. */
import type { Asked } from "../../../wire";
import { number } from "../../plain";

export interface Points {
  /** Points or strokes left; 0 where the text sets no number. */
  left: number;
  made: number;
}

/** Null if nothing is asked. */
export function pointsOf(question: Asked | null): Points | null {
  if (!question) return null;
  const args = question.args as Record<string, unknown>;
  return { left: number(args["left"]), made: number(args["made"]) };
}
