/** How many points or strokes a question gives, and how many have been made. */
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
  const made = number(args["spent"], number(args["made"]));
  if (question.key.startsWith("spend-"))
    return {
      left: number(args["builds"]) + number(args["reductions"]) + number(args["either"]),
      made,
    };
  if (args["left"] !== undefined) return { left: number(args["left"]), made };
  const all = number(args["count"], number(args["pair"], made));
  return { left: Math.max(0, all - made), made };
}
