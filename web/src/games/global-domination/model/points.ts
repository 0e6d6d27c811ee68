/** How many points or strokes a question still gives, and how many have been made. */
import type { Asked } from "../../../wire";
import { number } from "../../plain";

export interface Points {
  /** Points left, by what they are for. */
  left: { kind: "builds" | "reductions" | "either" | "strokes"; number: number }[];
  made: number;
}

/** Null if the question is not about points. */
export function pointsOf(question: Asked | null): Points | null {
  if (!question) return null;
  const args = question.args as Record<string, unknown>;
  const made = number(args["spent"], number(args["made"]));
  if (question.key.startsWith("spend-")) {
    const left = (["builds", "reductions", "either"] as const).map((kind) => ({
      kind,
      number: number(args[kind]),
    }));
    return { left: left.filter((one) => one.number > 0), made };
  }
  const all = number(args["count"], number(args["pair"], -1));
  const rest = args["left"] !== undefined ? number(args["left"]) : all - made;
  return { left: rest > 0 ? [{ kind: "strokes", number: rest }] : [], made };
}
