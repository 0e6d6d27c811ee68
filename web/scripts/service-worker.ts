/** Builds the service worker, with the name of the build and the files that the start page needs. */
import { createHash } from "node:crypto";
import type { Plugin } from "vitest/config";

const SOURCE = "src/installed/service-worker.ts";
const FILE = "service-worker.js";
/** Parts that are loaded when they are needed, and are needed for the start page without a network. */
const PARTS = /src\/(pages\/Start\.svelte|installed\/Offline\.svelte|shell\/messages\/)/;
const ALWAYS = /\.woff2$|globe.*\.svg$/;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
    },
    generateBundle(_, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      const files = new Set<string>();
      const add = (name: string): void => {
        if (files.has(name)) return;
        files.add(name);
        const part = bundle[name];
        if (part?.type !== "chunk") return;
        part.imports.forEach(add);
        part.viteMetadata?.importedCss.forEach(add);
      };
      for (const [name, part] of Object.entries(bundle)) {
        if (part === worker) continue;
        const chunk = part.type === "chunk" ? part : null;
        if (chunk?.isEntry || PARTS.test(chunk?.facadeModuleId ?? "") || ALWAYS.test(name))
          add(name);
      }
      const build = createHash("sha256").update(Object.keys(bundle).sort().join("\n"));
      const start = ["/", ...[...files].sort().map((name) => `/${name}`)];
      worker.code = worker.code
        .replace("__BUILD__", JSON.stringify(build.digest("hex").slice(0, 12)))
        .replace("__START_FILES__", JSON.stringify(start));
    },
  };
}
