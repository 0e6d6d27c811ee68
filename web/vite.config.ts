import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vitest/config";
import { chunks } from "./scripts/chunks";
import { serviceWorker } from "./scripts/service-worker";

const OUT = "../src/meridian/web/dist";

/** Every text file gets a packed twin beside it, so that the server need not pack anything. */
function packed(): Plugin {
  let out = OUT;
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      pack(out);
    },
  };
}

function pack(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) pack(path);
    else if (/\.(js|css|html|svg|json|webmanifest)$/.test(name))
      writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
  }
}

/** The catalogues beside the client, by language and room: translators compare theirs with them. */
function catalogues(): Plugin {
  let out = OUT;
  return {
    name: "catalogues",
    apply: "build",
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const path of files("src").filter((one) => one.endsWith(".ftl"))) {
        const folder = join(out, "messages", basename(path, ".ftl"));
        mkdirSync(folder, { recursive: true });
        writeFileSync(
          join(folder, `${basename(dirname(dirname(path)))}.ftl`),
          readFileSync(path, "utf8"),
        );
      }
    },
  };
}

const files = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? files(path) : [path];
  });

/** A test file that needs a page says so in its first line, and has a page and modules of its own. The others share a
 * process: what they test keeps nothing between two tests. */
const TESTS = [...files("tests"), ...files("src/games")].filter((path) =>
  path.endsWith(".test.ts"),
);
const PAGES = TESTS.filter((path) =>
  readFileSync(path, "utf8").startsWith("// @vitest-environment happy-dom"),
);

/** For `npm run dev`: the server that answers /api. The default is the address of `meridian serve`. */
const server = process.env["MERIDIAN_SERVER"] ?? "http://127.0.0.1:8420";

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), chunks(), serviceWorker(), packed(), catalogues()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    license: { fileName: "licenses.md" },
    target: "es2022",
    // Inlining would need data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  // In tests components must be the browser's, not those that render on a server.
  ...(mode === "test" ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    // Only what hangs takes that long, however busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    globalSetup: ["tests/speech.setup.ts"],
    pool: "threads",
    projects: [
      { extends: true, test: { name: "pure", include: TESTS, exclude: PAGES, isolate: false } },
      { extends: true, test: { name: "page", include: PAGES, environment: "happy-dom" } },
    ],
  },
}));
