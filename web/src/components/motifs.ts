/** Card faces are composed: a sky in the colours of a family, and a motif in two tones. Drawings of ours, in a box of
 * 120 by 80, constants of this file. */
import { RESOURCE_COLOURS, signOf } from "./signs";

export const FAMILIES = {
  domination: ["#274b63", "#6fa0ae"],
  control: ["#6d7a1e", "#d6c45a"],
  strike: ["#9c2b1c", "#f0a15a"],
  support: ["#0f6a63", "#8fd0b0"],
  event: ["#4a2a77", "#c79ad8"],
  intrigue: ["#2c3a78", "#92a8e0"],
  ops: ["#9c2b1c", "#f0a15a"],
  mission: ["#7a5a10", "#edcf6b"],
  influence: ["#1f4f86", "#8fc3ea"],
} as const;
export type Family = keyof typeof FAMILIES;

const wave = (y: number, c: string): string =>
  `<path d="M0 ${y}q7.500-5 15 0t15 0t15 0t15 0t15 0t15 0t15 0t15 0V80H0z" fill="${c}"/>`;
const hills = (c: string): string =>
  `<path d="M0 62c16-12 30-10 44-3s30-14 46-8 20 8 30 4V80H0z" fill="${c}"/>`;
const sun = (x: number, y: number, r: number, c = "#fff4cf"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}" opacity=".9"/>`;
const rays = (x: number, y: number, c: string): string =>
  Array.from(
    { length: 16 },
    (_, i) =>
      `<path d="M${x} ${y}L${x + 120 * Math.cos((i * Math.PI) / 8)} ${y + 120 * Math.sin((i * Math.PI) / 8)}L${x + 120 * Math.cos(((i + 0.5) * Math.PI) / 8)} ${y + 120 * Math.sin(((i + 0.5) * Math.PI) / 8)}z" fill="${c}" opacity=".14"/>`,
  ).join("");
const D = "#14202a",
  L = "#fff8e6";
export const MOTIFS = {
  globe: `<circle cx="60" cy="40" r="26" fill="${L}" opacity=".95"/><path d="M60 14v52M34 40h52M60 14c-18 14-18 38 0 52M60 14c18 14 18 38 0 52M40 26h40M40 54h40" fill="none" stroke="${D}" stroke-width="1.600"/>`,
  flagGlobe: `<circle cx="52" cy="46" r="22" fill="${L}"/><path d="M52 24v44M30 46h44M52 24c-14 12-14 32 0 44M52 24c14 12 14 32 0 44" fill="none" stroke="${D}" stroke-width="1.400"/><path d="M70 60V10" stroke="${D}" stroke-width="3"/><path d="M71 11h28l-7 8 7 8H71z" fill="#d63e2a" stroke="${D}"/>`,
  para: `${hills("#3c5a3a")}${(
    [
      [30, 12, 1],
      [72, 6, 0.8],
      [95, 24, 0.6],
    ] as const
  )
    .map(
      ([x, y, k]) =>
        `<g transform="translate(${x} ${y}) scale(${k})"><path d="M-16 12a16 14 0 0 1 32 0q-4-3-8 0-4-3-8 0-4-3-8 0-4-3-8 0z" fill="${L}" stroke="${D}"/><path d="M-16 12L0 32 16 12M-8 12L0 32 8 12" stroke="${D}" fill="none"/><path d="M-3 31h6v9h-6z" fill="${D}"/></g>`,
    )
    .join("")}`,
  landing: `${sun(92, 18, 9)}${wave(48, "#2f6f8a")}<path d="M22 40h58l10 6-8 14H28z" fill="${D}"/><path d="M80 40l14 14-6 6-12-14z" fill="#485a63"/><path d="M36 40v-9h14v9z" fill="#485a63"/>${wave(58, "#1d4f69")}`,
  heli: `${sun(24, 20, 8)}${hills("#5b3a26")}<path d="M34 36c0-10 8-14 20-14 10 0 14 6 16 10l28 3v5l-28 1c-2 5-6 9-14 9H46c-8 0-12-6-12-14z" fill="${D}"/><path d="M38 34c2-6 6-8 12-8v9z" fill="#bfe3ee"/><path d="M20 18h68" stroke="${D}" stroke-width="2.500"/><path d="M54 18v5M96 28v18M40 56h26" stroke="${D}" stroke-width="2.500"/>`,
  mask: `<path d="M28 22c12 6 20 6 32 0 12 6 20 6 32 0 2 26-10 42-32 48-22-6-34-22-32-48z" fill="${L}" stroke="${D}" stroke-width="2"/><path d="M40 38q6-6 12 0-6 5-12 0zM68 38q6-6 12 0-6 5-12 0zM46 58q14-8 28 0" fill="${D}"/>`,
  bio: `<g fill="none" stroke="${L}" stroke-width="5"><circle cx="60" cy="28" r="13"/><circle cx="46" cy="52" r="13"/><circle cx="74" cy="52" r="13"/></g><circle cx="60" cy="45" r="6" fill="${D}" stroke="${L}" stroke-width="3"/>`,
  carrier: `${sun(26, 18, 9)}${wave(52, "#2f6f8a")}<path d="M10 46h96l-10 16H22z" fill="${D}"/><path d="M62 46V32h16v6h8v8z" fill="#485a63"/><path d="M70 32V20M66 24h10" stroke="${D}" stroke-width="2"/><path d="M24 38l14-2 6-5 2 1-3 5 6 1v2l-25 1z" fill="${L}"/>${wave(62, "#1d4f69")}`,
  fog: `${hills("#49566b")}<g stroke="${L}" stroke-width="6" stroke-linecap="round" opacity=".85"><path d="M12 28h50M76 28h26M24 40h74M10 52h38M60 52h50M28 64h60"/></g>`,
  split: `<path d="M26 42a34 30 0 0 1 68 0 34 30 0 0 1-68 0z" fill="${L}"/><path d="M62 8L50 36l14 4-10 34" fill="none" stroke="#9c2b1c" stroke-width="5"/><path d="M26 42h68" stroke="${D}" opacity=".5"/>`,
  fist: `${hills("#4a2f22")}<path d="M46 66V44c-4-2-5-8-3-14l4-10c3-4 8-3 9 0 2-3 7-3 9 1 2-2 7-2 8 2 4-2 7 1 7 5v14c0 6-4 10-8 12v14z" fill="${L}" stroke="${D}" stroke-width="2"/><path d="M56 20l-3 14M65 21l-2 14M73 23l-1 12" stroke="${D}" stroke-width="1.500"/>`,
  tornado: `${hills("#3a2b52")}<g fill="none" stroke="${L}" stroke-width="6" stroke-linecap="round"><path d="M28 16h62M36 28h48M44 39h34M50 50h22M56 60h12"/></g>`,
  base: `${hills("#1c4e47")}<path d="M24 62V46l18-10 18 10v16zM66 62V40h30v22z" fill="${D}"/><path d="M81 40V12" stroke="${D}" stroke-width="2.500"/><path d="M82 13h22l-6 6 6 6H82z" fill="${L}"/><path d="M36 62v-9h10v9zM74 48h6v6h-6zM86 48h6v6h-6z" fill="#ffd970"/>`,
  snow: `<g stroke="${L}" stroke-width="4" stroke-linecap="round"><path d="M60 10v60M34 25l52 30M34 55l52-30M60 20l-8-7M60 20l8-7M60 60l-8 7M60 60l8 7M43 30l-10 2M43 30l-2-10M77 50l10-2M77 50l2 10M43 50l-10-2M43 50l-2 10M77 30l10 2M77 30l2-10"/></g>`,
  chain: `<g fill="none" stroke="${L}" stroke-width="7"><rect x="12" y="30" width="34" height="20" rx="10"/><rect x="74" y="30" width="34" height="20" rx="10"/></g><path d="M52 40h5M63 40h5M58 18l2 10M52 62l4-8M68 62l-4-8" stroke="#ffd970" stroke-width="4" stroke-linecap="round"/>`,
  horn: `${rays(40, 44, L)}<path d="M28 34v16h10l30 16V18L38 34z" fill="${L}" stroke="${D}" stroke-width="2"/><path d="M78 30q8 12 0 24M88 22q14 20 0 40" fill="none" stroke="${L}" stroke-width="5" stroke-linecap="round"/>`,
  stars: `${rays(60, 44, L)}<path d="M30 46l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1zM60 18l6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2zM92 46l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="${L}" stroke="${D}" stroke-width="1.500"/>`,
  crates: `${hills("#0c4f4a")}<g fill="#d9a54a" stroke="${D}" stroke-width="2"><path d="M22 42h30v26H22zM56 42h30v26H56zM39 14h30v26H39z"/></g><path d="M22 42l30 26M52 42L22 68M56 42l30 26M86 42L56 68M39 14l30 26M69 14L39 40" stroke="${D}" stroke-width="1.500"/>`,
  white: `${hills("#1c4e47")}<path d="M42 70V10" stroke="${D}" stroke-width="4"/><path d="M44 12c14-6 22 8 40 0v28c-18 8-26-6-40 0z" fill="${L}" stroke="${D}" stroke-width="1.500"/>`,
  nuke: `${hills("#5b2a1c")}<path d="M52 64c4-10 4-16 2-22-14 2-24-6-20-16 2-6 10-8 14-6 4-8 22-8 26 0 6-2 12 2 13 8 2 10-8 16-20 14-2 6-2 12 2 22z" fill="${L}" stroke="${D}" stroke-width="1.500"/>`,
};

export type Motif = keyof typeof MOTIFS;

/** A sign in rays: for cards that are about a resource or a thing. */
export const inRays = (name: string): string =>
  `${rays(60, 42, L)}<circle cx="60" cy="40" r="24" fill="${L}"/><g transform="translate(44 24) scale(1.333)">${signOf(name, RESOURCE_COLOURS[name] ?? D, L)}</g>`;
