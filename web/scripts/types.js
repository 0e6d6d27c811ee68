// Writes src/generated from the server's own schemas; with --check it only says whether they have drifted apart.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";
import { runPython } from "./python.js";

const BANNER = "// Generated from the server's schemas by `npm run types`. Do not edit.\n\n";

/** Tuples as older schema readers know them, no tuples for lists that are merely bounded, and open objects as such. */
function older(node) {
  if (Array.isArray(node)) return node.map(older);
  if (node === null || typeof node !== "object") return node;
  const { prefixItems, minItems, maxItems, discriminator: _, ...rest } = node;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, older(value)]));
  if (prefixItems !== undefined)
    return { ...made, items: prefixItems.map(older), minItems, maxItems };
  const open = node.type === "object" && !node.properties && !node.additionalProperties;
  return open ? { ...made, additionalProperties: true } : made;
}

async function socketTypes(schema) {
  const { $defs, ...parts } = older(schema);
  for (const [name, part] of Object.entries($defs)) part.title = name;
  const root = {
    title: "Wire",
    type: "object",
    properties: parts,
    required: Object.keys(parts),
    $defs,
  };
  const text = await compile({ ...root, additionalProperties: false }, "Wire", {
    additionalProperties: false,
    bannerComment: "",
    format: false,
    unknownAny: true,
  });
  return BANNER + text;
}

/** A server lists its own languages, and another may have more: to the client they are an open set. */
async function apiTypes(schema) {
  const text = astToString(await openapiTS(schema, { defaultNonNullable: false }));
  return BANNER + text.replaceAll('"en" | "de"', "string");
}

const told = JSON.parse(runPython("schemas.py"));
const wanted = {
  socket: await socketTypes(told.socket),
  api: await apiTypes(told.api),
  ...told.positions,
};
const check = process.argv.includes("--check");
let drifted = false;
for (const [name, text] of Object.entries(wanted)) {
  const path = fileURLToPath(new URL(`../src/generated/${name}.ts`, import.meta.url));
  if (!check) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
    console.error(`src/generated/${name}.ts is not what the server says: npm run types`);
    drifted = true;
  }
}
process.exitCode = drifted ? 1 : 0;
