/** Lets Python speak and roll before the tests: what the client says and checks is held to that. */
import type { TestProject } from "vitest/node";
import { runPython } from "../scripts/python.js";

declare module "vitest" {
  export interface ProvidedContext {
    speech: string;
    reports: string;
    turns: string;
  }
}

export default function setup(project: TestProject): void {
  project.provide("speech", runPython("speech.py"));
  project.provide("reports", runPython("reports.py"));
  project.provide("turns", runPython("turns.py"));
}
