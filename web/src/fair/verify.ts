/** Checks a roll report on this device, without trusting whoever wrote it: the twin of `meridian.fair.verify`. */
import { checkFirst } from "./first/verify";
import { checkSeal, guarded, readReport } from "./read";
import type { Checked } from "./report";
import { checkSecond } from "./second";

export { Wrong } from "./report";

export function verify(data: Uint8Array): Checked {
  const report = readReport(data);
  const found = guarded("report", () =>
    report.format === 1 ? checkFirst(report) : checkSecond(report),
  );
  checkSeal(data, report);
  return found;
}
