/** Views of places, drawn from a number: the same place always looks the same. */

const SKIES = [
  ["#2b2a63", "#f0895a"],
  ["#173f6b", "#f4c67a"],
  ["#3a2a6b", "#e56f8c"],
  ["#0f4a63", "#a9dcc8"],
  ["#5a2247", "#f2a65a"],
  ["#1d3557", "#b9d3ee"],
] as const;

export const skyOf = (view: number): readonly [string, string] =>
  SKIES[Math.abs(view) % SKIES.length] ?? SKIES[0];

/** A number between 0 and 1 that follows from two others. */
export function chance(view: number, at: number): number {
  const mixed = Math.sin(view * 127.1 + at * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

/** What lies before the horizon. */
export type Ground = "harbour" | "beach" | "hills" | "dunes" | "mountains" | "lights";

interface Lie {
  /** Behind the houses: a path, and its colour. */
  back?: [string, string];
  /** Before them: two paths, and their colours. */
  near: [string, string][];
}
const WAVES: [string, string][] = [
  ["M0 140q12-6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V180H0z", "#1f4a6b"],
  ["M0 154q12-5 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V180H0z", "#163a58"],
];
export const GROUNDS: Record<Ground, Lie> = {
  harbour: { near: WAVES },
  beach: {
    near: [
      ["M0 140q12-6 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V180H0z", "#1f6b78"],
      [
        "M0 168q60-22 200-8v20H0zM30 168q6-34-4-58q-14 0-20 8q8-16 20-13q-2-12-14-14q14-4 18 10q6-14 18-10q-10 4-12 14q14-2 20 12q-10-8-20-6q8 26 2 57z",
        "#e2c48a",
      ],
    ],
  },
  hills: {
    near: [
      ["M0 142c30-16 60-10 90 0s70-16 110-4V180H0z", "#2c5a45"],
      ["M0 160c40-14 80-4 120-2s60-8 80-2V180H0z", "#1f4434"],
    ],
  },
  dunes: {
    near: [
      ["M0 144c40-22 70-2 100-2s60-20 100-6V180H0z", "#b98446"],
      ["M0 162c30-12 70-12 110-2s60-4 90-8V180H0z", "#97662f"],
    ],
  },
  mountains: {
    back: ["M0 142L34 74L58 104L92 52L128 108L156 78L200 142z", "#3b4a6b"],
    near: [
      ["M0 142c30-14 70-8 100 0s70-12 100-2V180H0z", "#274b3c"],
      ["M0 162c40-10 90-6 200-4V180H0z", "#1c3a2e"],
    ],
  },
  lights: {
    near: [
      ["M0 140H200V180H0z", "#1d1836"],
      [
        "M20 140l-8 40h6l10-40zM60 140l-4 40h6l4-40zM100 140v40h6v-40zM140 140l6 40h6l-6-40zM176 140l14 40h6l-14-40z",
        "#f0c46a",
      ],
    ],
  },
};

const WIDTH = 200;
const GROUND = 142;
/** Houses reach down behind what lies before them, waves included. */
const FOOT = 152;
const STOREY = 8;
const PANE = 2.4;

/** Houses, towers and domes along the horizon, and the windows in them behind which somebody is awake. */
export function skyline(view: number): { houses: string; windows: string } {
  const houses: string[] = [];
  const windows: string[] = [];
  let x = 0;
  for (let at = 0; x < WIDTH; at++) {
    const wide = 9 + Math.round(13 * chance(view, at));
    const high = 18 + Math.round(62 * chance(view, at + 50) ** 1.6);
    const top = GROUND - high;
    const kind = chance(view, at + 90);
    if (kind < 0.2)
      houses.push(`M${x} ${FOOT}V${top}q${wide / 2} -${wide / 1.6} ${wide} 0V${FOOT}z`);
    else if (kind < 0.4)
      houses.push(`M${x} ${FOOT}V${top}L${x + wide / 2} ${top - wide}L${x + wide} ${top}V${FOOT}z`);
    else houses.push(`M${x} ${FOOT}V${top}H${x + wide}V${FOOT}z`);
    const columns = Math.floor((wide - 3) / 4.4);
    const left = x + (wide - columns * 4.4 + 4.4 - PANE) / 2;
    for (let y = top + 5; y < GROUND - 10; y += STOREY)
      for (let column = 0; column < columns; column++)
        if (chance(view + at, y * 7 + column) < 0.45)
          windows.push(`M${(left + column * 4.4).toFixed(1)} ${y}h${PANE}v3.4h-${PANE}z`);
    x += wide + (chance(view, at + 130) < 0.3 ? 4 : 0);
  }
  return { houses: houses.join(""), windows: windows.join("") };
}

/** A number from a name. */
export const numberOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
