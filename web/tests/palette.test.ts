/** The colours of players, read from the style sheet: far enough apart for every kind of sight (CIEDE2000, Machado 2009 at
 * full severity), and with an edge that stands out on every ground. */
import { describe, expect, it } from "vitest";
import { source } from "./told";

type Triple = [number, number, number];
type Sight = "all" | "protan" | "deutan" | "tritan";

const SIGHTS: Record<Sight, Triple[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
/** Least distances of any two: of pieces, and of lands that are held, the empty one among them. */
const PIECES = 14;
const LANDS = 11;
const COLOURS = 6;

const css = source("src", "app.css");
const part = (begin: string): string => {
  const from = css.indexOf(begin);
  return css.slice(from, css.indexOf("}", from));
};
const dark = part(':root[data-theme="dark"] {\n  --player-1');
const light = part("  /* Players: circle coral");
const paper = part(":root,\n.paper");
const night = part(':root[data-theme="dark"],\n');

function token(text: string, name: string): string {
  const found = new RegExp(`--${name}: (#[0-9a-f]{6}|\\d+%)`).exec(text)?.[1];
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const triple = (hex: string): Triple =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Triple;
const linear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const light_of = (hex: string): number => {
  const [r, g, b] = triple(hex).map(linear) as Triple;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (a: string, b: string): number => {
  const [x, y] = [light_of(a), light_of(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
};
const mixed = (a: string, b: string, share: number): string =>
  `#${triple(a)
    .map((value, at) =>
      Math.round(255 * (value * share + (triple(b)[at] ?? 0) * (1 - share)))
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

function lab(hex: string, sight: Sight): Triple {
  const seen = triple(hex).map(linear) as Triple;
  const [r, g, b] = SIGHTS[sight].map((row) =>
    Math.min(1, Math.max(0, row[0] * seen[0] + row[1] * seen[1] + row[2] * seen[2])),
  ) as Triple;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000. */
function distance(one: string, two: string, sight: Sight): number {
  const [[l1, a1, b1], [l2, a2, b2]] = [lab(one, sight), lab(two, sight)];
  const c = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const degrees = (x: number, y: number): number => {
    const turn = (Math.atan2(y, x) * 180) / Math.PI;
    return turn < 0 ? turn + 360 : turn;
  };
  const [h1, h2] = [degrees(p1, b1), degrees(p2, b2)];
  const grey = c1 * c2 === 0;
  let dh = h2 - h1;
  if (Math.abs(dh) > 180) dh -= Math.sign(dh) * 360;
  if (grey) dh = 0;
  let hm = (h1 + h2) / 2;
  if (Math.abs(h1 - h2) > 180) hm += hm < 180 ? 180 : -180;
  if (grey) hm = h1 + h2;
  const rad = Math.PI / 180;
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * rad) +
    0.24 * Math.cos(2 * hm * rad) +
    0.32 * Math.cos((3 * hm + 6) * rad) -
    0.2 * Math.cos((4 * hm - 63) * rad);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const dl = (l2 - l1) / (1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * cm);
  const dk = (2 * Math.sqrt(c1 * c2) * Math.sin((dh / 2) * rad)) / (1 + 0.015 * cm * t);
  const rt =
    -2 *
    Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) *
    Math.sin(60 * rad * Math.exp(-(((hm - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dk ** 2 + rt * dc * dk);
}

const least = (colours: string[], sight: Sight): number =>
  Math.min(...colours.flatMap((a, at) => colours.slice(at + 1).map((b) => distance(a, b, sight))));

describe.each([
  ["day", light, paper],
  ["night", dark, night],
])("the colours of players by %s", (_, players, ground) => {
  const pieces = Array.from({ length: COLOURS }, (__, at) => token(players, `player-${at + 1}`));
  const [land, sea] = [token(ground, "land"), token(ground, "sea")];
  const share = Number.parseInt(token(players, "held"), 10) / 100;

  it.each(Object.keys(SIGHTS) as Sight[])("are told apart by sight: %s", (sight) => {
    expect(least(pieces, sight)).toBeGreaterThan(PIECES);
    expect(least([...pieces.map((one) => mixed(one, land, share)), land], sight)).toBeGreaterThan(
      LANDS,
    );
  });

  it("have a piece, an edge or a halo that stands out on land and sea", () => {
    const [edge, halo] = [token(ground, "edge"), token(ground, "halo")];
    for (const below of [land, sea]) {
      for (const piece of pieces) {
        const best = Math.max(contrast(piece, below), contrast(edge, below), contrast(halo, below));
        expect(best).toBeGreaterThan(3);
      }
    }
  });

  it("carry an ink that can be read", () => {
    for (const [at, piece] of pieces.entries()) {
      const ink = new RegExp(`--player-ink-${at + 1}: (#[0-9a-f]+)`).exec(players)?.[1] ?? "";
      const whole =
        ink.length === 4 ? `#${[...ink.slice(1)].map((one) => one + one).join("")}` : ink;
      expect(contrast(piece, whole)).toBeGreaterThan(4.4);
    }
  });
});
