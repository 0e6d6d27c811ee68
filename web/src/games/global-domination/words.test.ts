// @vitest-environment happy-dom

import { expect, test } from "vitest";
import { data, forces, speaker } from "./model/example.testing";
import de from "./messages/de.ftl?raw";
import en from "./messages/en.ftl?raw";
import { cardText, forceWords } from "./model/say";

const keys = (text: string): string[] =>
  [...text.matchAll(/^([\w-]+) =/gm)].map((found) => found[1] ?? "");
const variables = (text: string): string[] =>
  [...new Set([...text.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ""))].sort();

test("both languages say the same", () => {
  expect(keys(de)).toEqual(keys(en));
  expect(new Set(keys(en)).size).toBe(keys(en).length);
  expect(variables(de)).toEqual(variables(en));
});

test("every text is used", () => {
  const files = import.meta.glob<string>(["./**/*.svelte", "./**/*.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const code = Object.values(files).join("\n");
  const built = [
    "send-",
    "sign-",
    "use-",
    "timing-",
    "ask-me-",
    "score-line-",
    "family-",
    "source-",
  ];
  expect(
    keys(en).filter(
      (key) => !code.includes(`"${key}"`) && !built.some((start) => key.startsWith(start)),
    ),
  ).toEqual([]);
});

test("the text of a card is the catalogue's, with the edition's numbers", () => {
  const card = data().cards.get("ore_control");
  expect(card && cardText(speaker(), card)).toBe(
    "Count the Areas with Ore under your control: each earns you 1 VP at once.",
  );
  const plain = data().cards.get("domination");
  expect(plain && cardText(speaker("de"), plain)).toBe("");
});

test("what stands in an area", () => {
  expect(forceWords(speaker(), forces({ CAN: "p2 full" }).get("CAN"))).toBe("Full Force of Ben");
  expect(forceWords(speaker("de"), undefined)).toBe("leer");
});
