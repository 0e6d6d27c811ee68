/** Bots as people meet them: how strong they are, never what their code is called. */
import { t } from "../client/i18n.svelte";

const USUAL = "steady";

/** The bot that is offered first: a sound player who answers at once; else the strongest there is. */
export function usualBot(bots: string[]): string {
  return bots.includes(USUAL) ? USUAL : (bots.at(-1) ?? "random");
}

/** How strong a bot is, in a word. */
export const levelWord = (strength: number | null | undefined): string =>
  t("bot-level", { level: strength ?? 3 });
