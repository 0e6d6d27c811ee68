/** What is said to people when something that was asked of the server has failed. */
import { Problem } from "./http";
import { t } from "./i18n.svelte";

/** The line of a refusal; without one, that the server does not answer. */
export const problemOf = (error: unknown): string =>
  error instanceof Problem && error.message ? error.message : t("server-away");
