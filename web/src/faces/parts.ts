/** Faces are composed of parts: what stands behind a head, on it and before it. Drawings of ours, in a box of 64 by 64,
 * constants of this file. */
import type { FaceParts } from "../wire";

const SKIN: Record<FaceParts["skin"], readonly [string, string]> = {
  fair: ["#f7dcc6", "#dfb596"],
  rose: ["#f1c6a8", "#d59d7a"],
  olive: ["#dfac80", "#bb8557"],
  tan: ["#cb9566", "#a5703f"],
  brown: ["#9d673f", "#794a29"],
  dark: ["#6f4730", "#4e2f1d"],
};
const TINT: Record<FaceParts["tint"], string> = {
  black: "#2a2322",
  brown: "#5f3f28",
  red: "#a4512a",
  sand: "#c99e58",
  grey: "#8f9296",
  white: "#ece8e0",
};
const INK = "#1f1a1a";

const hair =
  (d: string): ((tint: string) => string) =>
  (tint) =>
    `<path d="${d}" fill="${tint}"/>`;
const nothing = (): string => "";
const curls = (
  [
    [19, 30, 3.2],
    [19.5, 24.5, 4],
    [22, 19, 4.6],
    [27, 15.2, 5],
    [33, 14, 5.2],
    [39, 15.8, 5],
    [43, 20, 4.6],
    [45, 25.5, 4],
    [45.3, 30.5, 3],
  ] as const
)
  .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  .join("");

const SIDE_PARTING =
  "M18.500 31c-2-11 4-18 13.500-18 10 0 15.500 7 13.500 18-1-2-2-3-2.200-6-3-1-6-3.500-7.500-6-3 4-10 6.200-15 6.200-.5 2.800-1.300 3.800-2.300 5.800z";

/** What hangs behind the head. */
const BEHIND: Record<FaceParts["hair"], (tint: string) => string> = {
  bald: nothing,
  short: nothing,
  curls: nothing,
  wavy: nothing,
  bun: (tint) => `<circle cx="32" cy="10.500" r="6" fill="${tint}"/>`,
  tied: hair("M41 38c7 1 9 9 5 15-2.500-2.500-5-5-6-9z"),
  long: hair("M17 30c-1-11 6-17 15-17s16 6 15 17c0 8 1 15 3 22H14c2-7 3-14 3-22z"),
  loose: hair(
    "M17 29c-1-12 6-17.500 15-17.500S48 17 47 29c0 5 3.500 7 2.500 11.500s1 6.500-1.500 10H16c-2.500-3.500-.5-5.500-1.500-10S17 34 17 29z",
  ),
};
/** What falls over the forehead. */
const BEFORE: Record<FaceParts["hair"], (tint: string) => string> = {
  bald: (tint) =>
    `<g fill="${tint}"><circle cx="19.500" cy="28" r="2.800"/><circle cx="44.500" cy="28" r="2.800"/></g>`,
  short: hair(
    "M19 29.500c-1.500-10.500 4.500-16.500 13-16.500s14.500 6 13 16.500c-1-4.500-2.500-6.800-4.500-8.500-5 1.500-12 1.500-17 0-2 1.700-3.500 4-4.500 8.500z",
  ),
  curls: (tint) => `<g fill="${tint}">${curls}</g>`,
  wavy: hair(SIDE_PARTING),
  bun: hair(
    "M19 30.500c-1-10.500 5-16 13-16s14 5.500 13 16c-2-6.500-6-10-13-11.500-7 1.500-11 5-13 11.500z",
  ),
  tied: hair("M19 28c-.5-9 5-14.500 13-14.500S45.500 19 45 28c-2-5-6-8.500-13-8.500S21 23 19 28z"),
  long: hair(SIDE_PARTING),
  loose: hair(
    "M18.800 32c-1.500-10 4-16.500 13.200-18 9.200 1.500 14.700 8 13.200 18-2-6.500-6.200-10-13.200-13.500-7 3.500-11.200 7-13.200 13.500z",
  ),
};

const HATS: Record<FaceParts["hat"], string> = {
  none: "",
  cap: `<path d="M17.500 24c-1-9.500 5.500-15 15-15 10 0 16 5 15 13-5-2.800-9.500-3.500-15-3.500s-11 1.500-15 5.500z" fill="#b8402e"/><path d="M17.700 24.200c4.300-4 9.500-5.400 14.800-5.400 5.500 0 10 .7 15 3.300" fill="none" stroke="#7d2419" stroke-width="2.600" stroke-linecap="round"/>`,
  sun: `<path d="M21 20c0-9 4-13 11-13s11 4 11 13z" fill="#e6c683"/><path d="M21 17.500h22" stroke="#3f7f8a" stroke-width="3.600"/><ellipse cx="32" cy="20.500" rx="21" ry="4.300" fill="#d9b469"/>`,
  bonnet: `<path d="M16.500 35C14 19.500 20.500 9 32 9s18 10.500 15.500 26c-1.500-8.500-4.500-15.500-15.500-15.500S18 26.500 16.500 35z" fill="#fbf4e4" stroke="#cfc0a0" stroke-width="1"/><path d="M19 27.500c3-7.500 7.500-9.500 13-9.500s10 2 13 9.500" fill="none" stroke="#cfc0a0" stroke-width="1.200" stroke-dasharray="2.200 1.400"/>`,
  flying: `<path d="M17 36c-2-16.500 4-26 15-26s17 9.500 15 26c-1.200 2-3 2-4 0 .8-9-2.500-15-11-15s-11.800 6-11 15c-1 2-2.800 2-4 0z" fill="#7f4f2a"/><path d="M18.500 20.500c8-4.500 19-4.500 27 0" fill="none" stroke="#3b2a1d" stroke-width="2.200"/><g fill="#cfe7ee" stroke="#3b2a1d" stroke-width="1.500"><circle cx="26.300" cy="17.500" r="4.200"/><circle cx="37.700" cy="17.500" r="4.200"/></g>`,
  band: `<path d="M19.300 25.200q12.700-5.600 25.400 0" fill="none" stroke="#d6a433" stroke-width="3"/>`,
};

const GLASSES: Record<FaceParts["glasses"], string> = {
  none: "",
  round: `<g fill="#fff" fill-opacity=".25" stroke="${INK}" stroke-width="1.200"><circle cx="27" cy="30.500" r="4.400"/><circle cx="37" cy="30.500" r="4.400"/></g><path d="M31.400 30h1.200M22.600 30l-3-1M41.400 30l3-1" stroke="${INK}" stroke-width="1.200"/>`,
  square: `<g fill="#fff" fill-opacity=".25" stroke="${INK}" stroke-width="1.300"><rect x="22.300" y="27" width="8.600" height="6.800" rx="1.200"/><rect x="33.100" y="27" width="8.600" height="6.800" rx="1.200"/></g><path d="M30.900 30h2.200" stroke="${INK}" stroke-width="1.300"/>`,
  half: `<g fill="#fff" fill-opacity=".3" stroke="${INK}" stroke-width="1.100"><path d="M22.800 32.500h8.400a4.200 4.200 0 0 1-8.400 0zM32.800 32.500h8.400a4.200 4.200 0 0 1-8.400 0z"/></g>`,
};

const BEARDS: Record<FaceParts["beard"], (tint: string) => string> = {
  none: nothing,
  short: hair(
    "M19.500 33c.5 8.500 5 13.500 12.500 13.500S44 41.500 44.500 33c-1.800 3.500-3.500 5-6 5.200-1.500-1.500-3.800-2.200-6.500-2.200s-5 .7-6.500 2.200c-2.500-.2-4.200-1.700-6-5.200z",
  ),
  full: hair(
    "M19.300 32c-.3 11 4.200 19.500 12.700 19.500S45 43 44.700 32c-1.700 4-3.700 5.500-6.200 5.700-1.500-1.400-3.800-2-6.500-2s-5 .6-6.500 2c-2.500-.2-4.500-1.700-6.200-5.700z",
  ),
  long: hair(
    "M19.300 32c-.6 12 3.200 20 7.200 24.500q5.500 5.500 11 0c4-4.500 7.800-12.500 7.200-24.500-1.700 4-3.700 5.500-6.200 5.700-1.500-1.400-3.800-2-6.500-2s-5 .6-6.500 2c-2.500-.2-4.500-1.700-6.200-5.700z",
  ),
  moustache: hair("M24 38.600q4-3.600 8-.9 4-2.700 8 .9-4 1.700-8-.1-4 1.800-8 .1z"),
};

const BROWS: Record<FaceParts["brows"], (tint: string) => string> = {
  flat: (tint) =>
    `<path d="M24 26.300h5.600M34.400 26.300H40" stroke="${tint}" stroke-width="1.500" stroke-linecap="round"/>`,
  raised: (tint) =>
    `<path d="M23.800 26q2.800-2.400 6-.7M40.200 26q-2.800-2.400-6-.7" fill="none" stroke="${tint}" stroke-width="1.500" stroke-linecap="round"/>`,
  bushy: (tint) =>
    `<path d="M23.600 26.400q3-2 6.400-.2M40.400 26.400q-3-2-6.400-.2" fill="none" stroke="${tint}" stroke-width="2.600" stroke-linecap="round"/>`,
};

const SHOULDERS = "M7 66c.5-10 8.500-14 17.500-15.500h15c9 1.500 17 5.500 17.500 15.500z";
const worn = (cloth: string, over: string): string =>
  `<path d="${SHOULDERS}" fill="${cloth}"/>${over}`;
const COLLARS: Record<FaceParts["collar"], string> = {
  shirt: worn(
    "#f3ead6",
    `<path d="M25 50.500l7 7 7-7 3 3-10 10-10-10z" fill="#fffaf0" stroke="#cbb98f" stroke-width=".8"/>`,
  ),
  coat: worn(
    "#2d5570",
    `<path d="M25 50l7 9 7-9 6 2-10 14h-6L19 52z" fill="#1d3a4f"/><path d="M27.500 50l4.500 6 4.500-6z" fill="#f5ecd8"/>`,
  ),
  scarf: worn(
    "#6b4b3a",
    `<path d="M22 50q10 7.500 20 0l2 4.500q-12 8-24 0z" fill="#cf4b34"/><path d="M34 56l6 9h-7l-3-8z" fill="#b63c28"/>`,
  ),
  jacket: worn(
    "#8a5c34",
    `<path d="M24 50l8 8 8-8 5 3-7 13H26l-7-13z" fill="#6d4526"/><path d="M27 50l5 5 5-5z" fill="#f3e6c8"/><path d="M32 58v8" stroke="#d9b469" stroke-width="1.600"/>`,
  ),
  cloak: worn(
    "#4a6d58",
    `<path d="M19 52q13 10 26 0l5 3q-18 13-36 0z" fill="#355241"/><circle cx="32" cy="58.500" r="2.400" fill="#d9b469"/>`,
  ),
  ruff: worn(
    "#30343c",
    `<path d="M15.500 52q2.500-4.500 5.500-1.500 2-4 5-1 3-3.500 6 0 3-3.500 6 0 3-3 5 1 3-3 5.500 1.500-2 4.500-6 3-3 4-5.500 1-2.500 3.500-5 0-2.500 3.500-5 0-2.500 3-5.500-1-4 1.500-6-3z" fill="#fffaf0" stroke="#b9b0a0" stroke-width=".9"/>`,
  ),
  cravat: worn(
    "#3a3550",
    `<path d="M25 50l7 3 7-3 1 5-8 3-8-3z" fill="#fffaf0"/><path d="M30 56l2-1.500 2 1.500 1.500 8h-7z" fill="#efe4cc"/>`,
  ),
};

/** What somebody is known by, on a coin at the rim. */
const KEEPSAKES: Record<FaceParts["keepsake"], string> = {
  none: "",
  coin: `<circle r="5.600" fill="#f0c94d" stroke="${INK}" stroke-width="1.200"/><path d="M-1.800-2.600v5.200M1.800-2.600v5.200" stroke="${INK}" stroke-width="1.200"/>`,
  "walking-stick": `<path d="M-1.500 7L-1.500-2.500a3 3 0 0 1 6 0" fill="none" stroke="#7a5230" stroke-width="2" stroke-linecap="round"/>`,
  propeller: `<path d="M0 0C-3-3-4-7-1-7.500S2-3 0 0c3 3 4 7 1 7.500S-2 3 0 0z" fill="#7a5230" transform="rotate(40)"/><circle r="1.700" fill="${INK}"/>`,
  notebook: `<rect x="-5" y="-6" width="10" height="12" rx="1.200" fill="#b8402e"/><path d="M-2.500-6v12M0-2.500h3M0 .5h3" stroke="#fffdf6" stroke-width="1"/>`,
  ship: `<path d="M-6.500 2.500h13l-2.500 4h-8z" fill="#7a5230"/><path d="M-.5-7v8.500h5.500C5-2 3-5-.5-7zM-1.800-5v6.500h-4c.3-3 1.600-5 4-6.500z" fill="#2d5570"/>`,
  logbook: `<path d="M0-4.500c-2.500-1.700-4.500-1.700-7-1v10c2.500-.7 4.500-.7 7 1 2.500-1.700 4.500-1.700 7-1v-10c-2.500-.7-4.500-.7-7 1z" fill="#fbf1d8" stroke="${INK}" stroke-width="1.100"/><path d="M0-4.500v10M-5-2h3M-5 .7h3M2-2h3M2 .7h3" stroke="${INK}" stroke-width=".9"/>`,
  dividers: `<path d="M0-6L-4.500 6.500M0-6l4.500 12.500M-2.600 1.500h5.200" fill="none" stroke="${INK}" stroke-width="1.500" stroke-linecap="round"/><circle cy="-6" r="1.600" fill="#d9b469" stroke="${INK}"/>`,
  leaf: `<path d="M-5.500 6C-6-2 0-6.500 6-6.500 6.500 1 2 6-5.500 6z" fill="#3f8a4e"/><path d="M-6.500 7L3-3" stroke="#1f4f2c" stroke-width="1.100"/>`,
  star: `<path d="M0-7l1.900 5.100L7 0 1.900 1.900 0 7l-1.900-5.100L-7 0l5.100-1.900z" fill="#d6a433" stroke="${INK}" stroke-width=".9"/>`,
  sextant: `<path d="M0-6L-6 4.500a10 10 0 0 0 12 0z" fill="none" stroke="#9a6c14" stroke-width="1.500"/><path d="M0-6l2.200 12" stroke="${INK}" stroke-width="1.300"/><circle cy="-6" r="1.500" fill="${INK}"/>`,
};

/** A face without its ground; what somebody is known by comes separately. */
export function drawnFace(face: FaceParts): string {
  const [skin, shade] = SKIN[face.skin];
  const tint = TINT[face.tint];
  return [
    BEHIND[face.hair](tint),
    `<path d="M26.500 42h11v9.500q-5.500 4.500-11 0z" fill="${shade}"/>`,
    COLLARS[face.collar],
    `<g fill="${skin}"><circle cx="19.200" cy="31" r="2.700"/><circle cx="44.800" cy="31" r="2.700"/><path d="M32 15c8.500 0 13 6 13 14.500C45 39 39.500 46.500 32 46.500S19 39 19 29.500C19 21 23.500 15 32 15z"/></g>`,
    `<g fill="#d8604a" opacity=".18"><circle cx="24" cy="36" r="3"/><circle cx="40" cy="36" r="3"/></g>`,
    BEARDS[face.beard](tint),
    `<g fill="${INK}"><ellipse cx="27" cy="30.500" rx="1.500" ry="1.900"/><ellipse cx="37" cy="30.500" rx="1.500" ry="1.900"/></g><g fill="#fff"><circle cx="27.500" cy="29.900" r=".5"/><circle cx="37.500" cy="29.900" r=".5"/></g>`,
    `<path d="M32.200 31v4q-.8 1-2.200.7" fill="none" stroke="${shade}" stroke-width="1.300" stroke-linecap="round"/>`,
    `<path d="M28.300 40q3.700 2.800 7.400 0" fill="none" stroke="#8f3d30" stroke-width="1.500" stroke-linecap="round"/>`,
    BROWS[face.brows](face.tint === "white" ? "#b9b2a6" : tint),
    BEFORE[face.hair](tint),
    GLASSES[face.glasses],
    HATS[face.hat],
  ].join("");
}

export const drawnKeepsake = (face: FaceParts): string => KEEPSAKES[face.keepsake];
