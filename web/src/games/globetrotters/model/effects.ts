/** The effect code of an Adventure, taken apart: `cash-200`, `goto:lima`, `weekend`; several joined by &. */

export interface Effect {
  /** The key of its text, `effect-...`. */
  key: string;
  number: number;
  place: string | null;
  /** How it feels, for the colour and sign on the card. */
  mood: "good" | "bad" | "move";
}

const MOVES = ["switch", "back", "home"];
const GOOD = ["bonus", "bonus_world", "exchange"];

export function effectsOf(code: string): Effect[] {
  return code
    .split("&")
    .filter((part) => part.length > 0)
    .map(effectOf);
}

function effectOf(part: string): Effect {
  if (part.startsWith("goto:"))
    return { key: "goto", number: 0, place: part.slice(5), mood: "move" };
  const counted = /^([a-z_]+)([+-])(\d+)$/.exec(part);
  if (counted) {
    const [, name = "", sign, digits] = counted;
    const gain = sign === "+";
    return {
      key: `${name}-${gain ? "gain" : "lose"}`,
      number: Number(digits),
      place: null,
      mood: gain ? "good" : "bad",
    };
  }
  return {
    key: part.replaceAll("_", "-"),
    number: 0,
    place: null,
    mood: MOVES.includes(part) ? "move" : GOOD.includes(part) ? "good" : "bad",
  };
}
