/** The Governors on their way: each walks from field to field, forwards or backwards as it went, or flies. */
import { untrack } from "svelte";
import type { LogLine } from "../../../table/store.svelte";
import type { Field } from "../model/data";
import { way } from "./ring";

/** Milliseconds on each field. */
const STEP = 70;
const HOW: Record<string, "on" | "back" | "direct"> = {
  moved: "on",
  "moved-back": "back",
  teleported: "direct",
  flew: "direct",
};

interface Told {
  governors: [string, string][];
  fields: Field[];
  /** Only looked at when somebody walks. */
  log: () => LogLine[];
  moves: boolean;
}

/** Whose Governor has moved last; null if none has. */
export const walkedLast = (log: LogLine[]): string | null =>
  log.findLast(({ fact }) => fact.key in HOW)?.fact.args["seat"]?.toString() ?? null;

/** On which field each Governor is shown now. `told` is read anew whenever it changes. */
export function walking(told: () => Told): Record<string, number> {
  const shown = $state<Record<string, number>>({});
  const fieldAt = $derived(new Map(told().fields.map((field) => [field.id, field.at])));

  function how(log: LogLine[], seat: string): "on" | "back" | "direct" {
    const last = log.findLast(({ fact }) => fact.key in HOW && fact.args["seat"] === seat);
    return (last && HOW[last.fact.key]) ?? "direct";
  }

  $effect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const { governors, fields, log, moves } = told();
    for (const [seat, id] of governors) {
      const to = fieldAt.get(id);
      if (to === undefined) continue;
      const from = untrack(() => shown[seat]);
      if (from === undefined || from === to || !moves) {
        untrack(() => (shown[seat] = to));
        continue;
      }
      untrack(() => way(from, to, fields.length, how(log(), seat))).forEach((at, n) =>
        timers.push(setTimeout(() => (shown[seat] = at), n * STEP)),
      );
    }
    // Whatever comes next begins where they stand.
    return () => timers.forEach(clearTimeout);
  });
  return shown;
}
