import { describe, expect, it } from "vitest";
import { formOf } from "../src/forms/patterns";

describe("how an answer is typed", () => {
  const texts = {
    actions: { "sell-points": ["number"], offer: ["terms", "others", "turns"] },
    rows: { terms: ["giver", "taker", "good", "number"], others: ["other"] },
  };

  it("names the kind and its fields, of rows the columns", () => {
    expect(formOf(texts, "sell-points")).toBe("sell-points number");
    expect(formOf(texts, "offer")).toBe("offer giver:taker:good:number,… other,… turns");
  });

  it("of a kind that is not known says nothing but its name", () => {
    expect(formOf(texts, "fly")).toBe("fly");
  });
});
