/** Every message of the client is said somewhere: by its id, or by one that is put together. */
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const catalogues = import.meta.glob<string>("../src/**/messages/en.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const code = Object.entries(sources)
  .filter(([path]) => !path.includes("/generated/"))
  .map(([, text]) => text)
  .join("\n");
/** Words in code; names of fields, which have underscores, are often ids too. */
const quoted = new Set(
  [...code.matchAll(/["'`]([a-z][a-z0-9_-]*)(?:\.[a-z-]+)?["'`]/g)].map((one) =>
    one[1]?.replaceAll("_", "-"),
  ),
);
/** Ids that are put together: what stands before, between and after the parts that vary. */
const made = [...code.matchAll(/`([a-z0-9-]*(?:\$\{[^`{}]+\}[a-z0-9-]*)+)`/g)]
  .map((one) => (one[1] ?? "").replaceAll(/\$\{[^{}]+\}/g, "*"))
  .filter((shape) => /[a-z]-|-[a-z]/.test(shape))
  .map((shape) => new RegExp(`^${shape.replaceAll("*", "[a-z0-9-]+")}$`));

describe("messages", () => {
  it.each(Object.keys(catalogues))("%s holds none that nobody says", (path) => {
    const ids = [...(catalogues[path] ?? "").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
      (one) => one[1] ?? "",
    );
    expect(ids.length).toBeGreaterThan(0);
    const unused = ids.filter((id) => !quoted.has(id) && !made.some((shape) => shape.test(id)));
    expect(unused).toEqual([]);
  });
});
