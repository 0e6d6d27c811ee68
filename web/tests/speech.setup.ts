/** Lets Python speak and roll before the tests: what the client says and checks is held to that. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runPython } from "../scripts/python.js";

export default function setup(): void {
  const folder = fileURLToPath(new URL("../node_modules/.meridian/", import.meta.url));
  mkdirSync(folder, { recursive: true });
  for (const name of ["speech", "reports"]) writeFileSync(`${folder}${name}.json`, runPython(`${name}.py`));
}
