import { expect, test } from "vitest";
import { length, lengths } from "../src/correspondence/lengths";

test("lengths are told in the largest unit that fits, in both languages", () => {
  expect(lengths(true).map((one) => length(one, "en"))).toEqual([
    "1 day",
    "3 days",
    "7 days",
    "14 days",
    "30 days",
  ]);
  expect(lengths(false).map((one) => length(one, "de"))).toEqual([
    "5 Minuten",
    "15 Minuten",
    "1 Stunde",
    "3 Stunden",
    "1 Tag",
  ]);
  expect(length(1, "en")).toBe("1 minute");
});
