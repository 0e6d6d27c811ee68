/** A face for everybody who is no character: it follows from the name alone, so that somebody looks the same at every
 * table. */
import type { FaceParts } from "../wire";

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** A number from a text (FNV-1a, 32 bits). */
function hash(text: string): number {
  let found = OFFSET;
  for (const letter of text) {
    found ^= letter.codePointAt(0) ?? 0;
    found = Math.imul(found, PRIME) >>> 0;
  }
  return found;
}

export function hashedFace(name: string): FaceParts {
  const told = name.trim().toLocaleLowerCase("en");
  const pick = <T>(part: string, from: readonly [T, ...T[]]): T =>
    from[hash(`${part} ${told}`) % from.length] ?? from[0];
  const hair = pick<FaceParts["hair"]>("hair", [
    "short",
    "curls",
    "wavy",
    "bun",
    "tied",
    "long",
    "loose",
  ]);
  const beards: readonly [FaceParts["beard"], ...FaceParts["beard"][]] =
    hair === "short" || hair === "curls" || hair === "wavy"
      ? ["none", "none", "short", "full", "moustache"]
      : ["none"];
  return {
    skin: pick("skin", ["fair", "rose", "olive", "tan", "brown", "dark"]),
    hair,
    tint: pick("tint", ["black", "black", "brown", "brown", "red", "sand", "grey"]),
    hat: "none",
    glasses: pick("glasses", ["none", "none", "none", "round", "square"]),
    beard: pick("beard", beards),
    collar: pick("collar", ["shirt", "coat", "scarf", "jacket", "cloak"]),
    brows: pick("brows", ["flat", "raised", "bushy"]),
    keepsake: "none",
  };
}
