/** A user's own edition: what differs from the shipped data, as TOML (what `meridian edition` writes) or JSON. */

export async function readEdition(file: File): Promise<Record<string, unknown>> {
  const text = await file.text();
  const made: unknown = file.name.endsWith(".json") ? JSON.parse(text) : (await import("smol-toml")).parse(text);
  if (typeof made !== "object" || made === null || Array.isArray(made)) throw new Error("not an edition");
  return made as Record<string, unknown>;
}
