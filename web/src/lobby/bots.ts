/** Bots as people meet them: who is offered first, and what they are called. */
import { t } from "../client/i18n.svelte";

const USUAL = "steady";

/** The bot that is offered first: a sound player who answers at once; else the strongest there is. */
export function usualBot(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? "random");
}

/** What a bot is called in a list of strengths. */
export const botName = (bot: string | null | undefined): string => named("bot-name", bot ?? "");

/** How strong a bot is, in one word. */
export const botLevel = (bot: string | null | undefined): string => named("bot-level", bot ?? "");

function named(message: string, bot: string): string {
  return t(message, { bot, kind: bot.replace(/[^a-z0-9]+/g, "-") });
}
