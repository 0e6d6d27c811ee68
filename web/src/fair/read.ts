/** Reads a report and its seal: what all formats have in common. */
import { bytesToHex, sha } from "./hashes";
import { Wrong, type AnyReport } from "./report";
import { parseStrict } from "./strict";

/** A report of a kind as it stands in a file, of a format this client knows. */
export function readReport<R extends { meridian: string; format: number } = AnyReport>(
  data: Uint8Array,
  kind = "roll report",
  formats = [1, 2],
): R {
  if (data.some((byte) => byte > 127)) throw new Wrong("report", "bytes");
  let report: unknown;
  try {
    report = parseStrict(new TextDecoder().decode(data));
  } catch {
    throw new Wrong("report", "json");
  }
  const made = report as R;
  if (
    typeof report !== "object" ||
    report === null ||
    made.meridian !== kind ||
    !formats.includes(made.format)
  )
    throw new Wrong("report", "no-report");
  return made;
}

/** The last line seals all bytes before it: texts, effects, figures and layout too. */
export function checkSeal(data: Uint8Array, report: { seal: string }): void {
  const text = new TextDecoder().decode(data);
  const body = text.slice(0, text.lastIndexOf('"seal"'));
  const seal = bytesToHex(sha(new TextEncoder().encode(body)));
  if (report.seal !== seal || text !== `${body}"seal": "${seal}"\n}\n`)
    throw new Wrong("report", "seal");
}

export function checkKeys(where: string, thing: unknown, names: string[]): void {
  const same =
    typeof thing === "object" &&
    thing !== null &&
    !Array.isArray(thing) &&
    Object.keys(thing).join() === names.join();
  if (!same) throw new Wrong(where, "parts");
}

/** Whatever does not even have the right shape is wrong too, and named. */
export function guarded<T>(where: string, check: (where: string) => T): T {
  try {
    return check(where);
  } catch (error) {
    throw error instanceof Wrong ? error : new Wrong(where, "shape");
  }
}
