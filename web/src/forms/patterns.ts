/** How answers of a kind are typed, in the words of the journal. */
import type { Texts } from "../wire";

/** The kind and its fields in order; rows by their columns: `deploy title:number,…`. */
export function formOf({ actions, rows }: Pick<Texts, "actions" | "rows">, kind: string): string {
  const said = (actions[kind] ?? []).map((field) => {
    const columns = rows[field];
    return columns ? `${columns.join(":")},…` : field;
  });
  return [kind, ...said].join(" ");
}
