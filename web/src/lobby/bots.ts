/** Bots as people meet them: how strong they are, never what their code is called. */
import { t } from "../client/i18n.svelte";
import type { Character, GameInfo } from "../wire";

const USUAL = "steady";

/** The bot that is offered first: a sound player who answers at once; else the strongest there is. */
export function usualBot(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? "random");
}

/** How strong a character is, 1 to 5: in some games its bot does not play its best. */
export const strengthIn = (game: GameInfo | null | undefined, one: Character): number =>
  game?.strengths[game.bots.indexOf(one.bot)] ?? one.strength;

/** How strong a bot is, in a word. */
export const levelWord = (strength: number | null | undefined): string =>
  t("bot-level", { level: strength ?? 3 });
