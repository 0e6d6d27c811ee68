/** The lint rule that keeps boards from reckoning with what an edition prints. */
import { Linter } from "eslint";
import ts from "typescript-eslint";
import { expect, test } from "vitest";
import printedNumbers from "../scripts/printed-numbers.js";

const linter = new Linter();

function found(code: string): string[] {
  const told = linter.verify(
    code,
    [
      {
        files: ["**/*.ts"],
        languageOptions: { parser: ts.parser },
        plugins: { games: { rules: { "printed-numbers": printedNumbers } } },
        rules: { "games/printed-numbers": "error" },
      },
    ],
    "board.ts",
  );
  return told.map((one) => /'(\w+)'/.exec(one.message)?.[1] ?? one.message);
}

test.each([
  ["number * atlas.money.fare", "money"],
  ["(data.territories.get(id)?.premium[level] ?? 0) <= eu", "premium"],
  ["Math.max(0, data.scoring.landFull)", "scoring"],
  ["Math.max(...data.scoring.steps)", "scoring"],
  ["sum += guild.prices[0]!", "prices"],
  ["-data.scoring.region", "scoring"],
])("who reckons with a printed number is told: %s", (code, name) => {
  expect(found(code)).toEqual([name]);
});

test.each([
  "w('fare', { cash: atlas.money.fare })",
  "territory.premium.join(' / ')",
  "[...atlas.winning.totals]",
  "offer.money + 1",
])("to show one, and to reckon with other numbers, is left alone: %s", (code) => {
  expect(found(code)).toEqual([]);
});
