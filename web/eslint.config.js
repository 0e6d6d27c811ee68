import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import printedNumbers from "./scripts/printed-numbers.js";
import staleAfterWait from "./scripts/stale-after-wait.js";
import svelteConfig from "./svelte.config.js";

/** A name that begins with `_` is there for its place only. */
const unused = {
  argsIgnorePattern: "^_",
  varsIgnorePattern: "^_",
  destructuredArrayIgnorePattern: "^_",
};

export default ts.config(
  { ignores: ["src/generated/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { rules: { "@typescript-eslint/no-unused-vars": ["error", unused] } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    plugins: { meridian: { rules: { "stale-after-wait": staleAfterWait } } },
    rules: {
      "meridian/stale-after-wait": "error",
      // Maps here are caches, or `$state.raw` that is replaced as a whole: nothing watches their entries.
      "svelte/prefer-svelte-reactivity": "off",
      // Svelte drops blanks at the ends of an element and of a block: {" "} keeps one.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["src/games/**/*.ts", "src/games/**/*.svelte"],
    plugins: { games: { rules: { "printed-numbers": printedNumbers } } },
    rules: { "games/printed-numbers": "error" },
  },
  // TypeScript finds undefined names itself, and knows types as well.
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
);
