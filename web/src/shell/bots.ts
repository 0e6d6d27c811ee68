/** Bots as people meet them: who is offered first, and what they are called. */
import { t } from "../play/said.svelte";

const USUAL = "steady";

/** The bot that is offered first: a sound player who answers at once; else the strongest there is. */
export function usualBot(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? "random");
}

/** What a bot is called in a list of strengths. */
export function botName(bot: string): string {
  return t("bot-name", { bot, kind: bot.replace(/[^a-z0-9]+/g, "-") });
}
