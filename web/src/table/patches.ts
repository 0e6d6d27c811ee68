/** Merge patches (RFC 7396) of a view, as the server sends them with steps. */
import type { Plain, View } from "../wire";

type Table = { [key: string]: Plain };

const UNDER_WAY = "under_way";

/** The view that a patch makes of another. Procedures under way are patched by their serial numbers; what has not
 * changed is shared with the view before. */
export function applied(patch: Table, before: View): View {
  const found = merged(keyed(before), patch);
  const frames = found[UNDER_WAY];
  if (isTable(frames))
    found[UNDER_WAY] = Object.keys(frames)
      .sort((one, two) => Number(one) - Number(two))
      .map((serial) => frames[serial] as Plain);
  return found;
}

function merged(before: Table, patch: Table): Table {
  const found = { ...before };
  for (const [key, value] of Object.entries(patch)) {
    const old = found[key];
    if (value === null) delete found[key];
    else if (isTable(value)) found[key] = merged(isTable(old) ? old : {}, value);
    else found[key] = value;
  }
  return found;
}

function keyed(view: View): Table {
  const frames = view[UNDER_WAY];
  if (!Array.isArray(frames)) return view;
  const bySerial: Table = {};
  for (const frame of frames) if (isTable(frame)) bySerial[String(frame["serial"])] = frame;
  return { ...view, [UNDER_WAY]: bySerial };
}

function isTable(value: Plain | undefined): value is Table {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
