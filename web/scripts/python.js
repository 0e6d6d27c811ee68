// The Python that has Meridian installed: the project's own, unless MERIDIAN_PYTHON names another.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const own = fileURLToPath(new URL("../../.venv/bin/python", import.meta.url));

/** What a script prints. */
export function runPython(script, ...args) {
  const python = process.env.MERIDIAN_PYTHON ?? (existsSync(own) ? own : "python3");
  const path = fileURLToPath(new URL(script, import.meta.url));
  return execFileSync(python, [path, ...args], { encoding: "utf8", maxBuffer: 1 << 28 });
}
