/** The texts of this board, and a card's text as the game's catalogue has it. */
import type { Speaker } from "../../../client/speaker";
import { words } from "../../words.svelte";
import type { Card } from "./edition";
import type { Force } from "./position";
import de from "../messages/de.ftl?raw";
import en from "../messages/en.ftl?raw";

export const w = words({ en, de }, "global-domination");

/** What the text of a card does, in our words; empty if it has none. */
export function cardText(speaker: Speaker, card: Card): string {
  if (!card.text) return "";
  const args: Record<string, string | number> = { build: card.build, attack: card.attack };
  for (const [name, value] of Object.entries(card.text)) {
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string")
      args[name] = name === "resource" ? speaker.title("resource", value) : value;
  }
  return speaker.text(`text-${String(card.text["effect"])}`, args);
}

/** What stands in an area. */
export const forceWords = (speaker: Speaker, force: Force | undefined): string =>
  speaker.text("portrait-force", {
    state: force ? (force.full ? "full" : "struggling") : "none",
    owner: force ? speaker.seat(force.seat) : "",
  });

/** Names in a row, as the language does it. */
export const rowOf = (speaker: Speaker, names: string[]): string =>
  new Intl.ListFormat(speaker.lang, { type: "conjunction" }).format(names);
