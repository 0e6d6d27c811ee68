/** A clock in a sentence. */
import { t } from "../client/i18n.svelte";
import { duration } from "../table/clocktime.svelte";
import type { ClockPlan } from "../wire";

export function clockWords(plan: ClockPlan): string {
  if (plan.kind === "none") return plan.phases ? t("clock-phases") : t("clock-none");
  if (plan.kind === "bank")
    return t("clock-bank", { bank: duration(plan.bank), increment: plan.increment });
  const { hours, excuses, vacation_days: days } = plan;
  return t("clock-correspondence", { hours, excuses, days });
}
