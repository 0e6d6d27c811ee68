/** Which answers belong where on the board: to a place, a ticket, a KEY, or to what lies beside the map. */
import type { Speaker } from "../../../client/speaker";
import { seatOf } from "../../../client/speaker";
import type { Position } from "./position";

/** How an answer leads to a place. */
export type Mode =
  "home" | "land" | "air" | "sea" | "special" | "send" | "bonus" | "course" | "switch";

export interface Offer {
  action: string;
  mode: Mode;
  place: string;
  ticket: string | null;
}

const MODES: Record<string, Mode> = {
  "choose-home": "home",
  "move-to": "land",
  fly: "air",
  sail: "sea",
  "place-special": "special",
  "send-to": "send",
  "bonus-to": "bonus",
  "set-course": "course",
};

/** Kinds of answers the map, the tray and the shelf offer. */
export const FOLDED = [
  "move-to",
  "fly",
  "sail",
  "place-special",
  "bonus-to",
  "send-to",
  "set-course",
  "choose-home",
  "switch-with",
  "refund",
  "buy",
  "buy-pair",
  "roll",
  "try-jackpot",
];

/** Answers by the place they concern. */
export function offersByPlace(
  speaker: Speaker,
  answers: string[],
  position: Position,
): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const action of answers) {
    const { kind, fields } = speaker.parse(action);
    const mode = MODES[kind];
    const other =
      kind === "switch-with" ? position.travellers[seatOf(fields["seat"]) ?? -1]?.place : undefined;
    const place = mode ? String(fields["place"]) : other;
    if (!place) continue;
    const offer: Offer = {
      action,
      mode: mode ?? "switch",
      place,
      ticket: fields["ticket"] === undefined ? null : String(fields["ticket"]),
    };
    found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}

/** The answer that a click gives at once: the only one, and none that could be given by mistake. */
export function direct(offers: Offer[]): string | null {
  const travel = offers.filter((one) => one.mode !== "special");
  const [first] = travel;
  return first && travel.length === 1 && offers.length === 1 ? first.action : null;
}

/** Answers of one kind, with one of their fields. */
export function answersOf(
  speaker: Speaker,
  answers: string[],
  kind: string,
): { action: string; fields: Record<string, string> }[] {
  return answers.flatMap((action) => {
    const spoken = speaker.parse(action);
    if (spoken.kind !== kind) return [];
    const fields = Object.entries(spoken.fields).map(
      ([name, value]) => [name, String(value)] as const,
    );
    return [{ action, fields: Object.fromEntries(fields) }];
  });
}
