/** The uses of a card from hand: what may be done with it now, and why the rest may not. */
import type { Speaker } from "../../../client/speaker";
import type { MenuItem } from "../../../wire";
import type { Card } from "./edition";

export const USE_KINDS = ["build", "attack", "text", "discard-1", "discard-2", "pay", "play"];

export interface CardUse {
  kind: string;
  action: string;
  /** What the use gives: points for Build and Attack. */
  number: number;
  /** Why it is not possible now; null if it is. */
  why: string | null;
}

/** Everything the question offers or refuses for a card, in the order of the rules. */
export function usesOf(
  speaker: Speaker,
  card: Card,
  answers: string[],
  menu: MenuItem[] | null,
): CardUse[] {
  const greyed = (menu ?? []).filter((item) => item.reason && !answers.includes(item.action));
  const all = [
    ...answers.map((action) => ({ action, why: null })),
    ...greyed.map((item) => ({ action: item.action, why: item.text ?? "" })),
  ];
  return all
    .map(({ action, why }) => ({ ...speaker.parse(action), action, why }))
    .filter(
      ({ kind, fields }) =>
        USE_KINDS.includes(kind) && fields["card"] === card.id && (kind !== "text" || card.text),
    )
    .map(({ kind, action, why }) => ({
      kind,
      action,
      why,
      number: kind === "build" ? card.build : kind === "attack" ? card.attack : 0,
    }))
    .sort((a, b) => USE_KINDS.indexOf(a.kind) - USE_KINDS.indexOf(b.kind));
}
