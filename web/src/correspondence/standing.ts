/** The keys of standing answers: a kind of question, then conditions on what it is about. */

/** A condition as a key says it; null where a value cannot be part of a key. */
export const conditionOf = (name: string, value: string): string | null =>
  value && !/\s/.test(value) ? `${name}=${value}` : null;

/** A key in its parts. */
export function partsOf(key: string): { kind: string; conditions: [string, string][] } {
  const [kind = "", ...rest] = key.split(" ");
  const conditions = rest.map((one): [string, string] => {
    const [name = "", value = ""] = one.split("=");
    return [name, value];
  });
  return { kind, conditions };
}
