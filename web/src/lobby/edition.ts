/** A user's own edition: what differs from the shipped data, as TOML (what `meridian edition` writes) or JSON. */
import { gamePath, post } from "../client/http";

/** What is wrong with a file, one line each. */
export class BadEdition extends Error {
  constructor(readonly faults: string[]) {
    super(faults[0]);
  }
}

/** What a file changes; the server says what is wrong with it, line by line, before anything is made of it. */
export async function readEdition(file: File, game: string): Promise<Record<string, unknown>> {
  const text = await file.text();
  const { faults } = await post<{ faults: string[] }>(gamePath(game, "/edition/check"), {
    name: file.name,
    text,
  });
  if (faults.length > 0) throw new BadEdition(faults);
  const json = file.name.toLowerCase().endsWith(".json");
  return (
    json ? JSON.parse(text.replace(/^\ufeff/, "")) : (await import("smol-toml")).parse(text)
  ) as Record<string, unknown>;
}
