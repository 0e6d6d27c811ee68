/** A user's own edition: what differs from the shipped data, as TOML (what `meridian edition` writes) or JSON. */
import { gamePath, post } from "../play/http";

/** What is wrong with a file, one line each. */
export class BadEdition extends Error {
  constructor(readonly faults: string[]) {
    super(faults[0]);
  }
}

export async function readEdition(file: File, game: string): Promise<Record<string, unknown>> {
  const text = await file.text();
  const plain = file.name.endsWith(".json");
  const made: unknown = plain ? JSON.parse(text) : (await import("smol-toml")).parse(text);
  if (!plain) {
    const { faults } = await post<{ faults: string[] }>(gamePath(game, "/edition/check"), { name: file.name, text });
    if (faults.length > 0) throw new BadEdition(faults);
  }
  if (typeof made !== "object" || made === null || Array.isArray(made)) throw new Error("not an edition");
  return made as Record<string, unknown>;
}
