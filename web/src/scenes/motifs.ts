/** What happened, as a picture before the view of a postcard. Drawings of ours in a box of 100 by 70, constants of this
 * file. */

const D = "#14202a";
const L = "#fff8e6";
const GOLD = "#f2b632";
const RED = "#c8321f";
const BLUE = "#2f7f93";

const coin = (x: number, y: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="7" ry="3.200" fill="${GOLD}" stroke="${D}" stroke-width="1.200"/>`;
const pass = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect width="40" height="21" rx="2.500" fill="${L}" stroke="${D}" stroke-width="1.400"/><rect width="40" height="6" rx="2" fill="${BLUE}"/><path d="M6 12q14-8 28 0" fill="none" stroke="${RED}" stroke-width="1.600" stroke-dasharray="3 2"/><path d="M6 17h14" stroke="${D}" stroke-width="1.400"/></g>`;
const camera = `<path d="M28 28l5-8h14l5 8h20q6 0 6 6v24q0 6-6 6H28q-6 0-6-6V34q0-6 6-6z" fill="${D}"/><circle cx="48" cy="45" r="14" fill="${L}"/><circle cx="48" cy="45" r="9" fill="${BLUE}" stroke="${D}" stroke-width="2"/><circle cx="45" cy="42" r="2.500" fill="${L}"/><path d="M66 34h7v5h-7z" fill="${GOLD}"/>`;
const key = (colour: string): string =>
  `<g fill="none" stroke="${D}" stroke-width="11" stroke-linecap="round"><circle cx="32" cy="36" r="12"/><path d="M44 36h36M68 36v11M79 36v8"/></g><g fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"><circle cx="32" cy="36" r="12"/><path d="M44 36h36M68 36v11M79 36v8"/></g>`;

export const MOTIFS = {
  treasure: `<path d="M20 40h60v24q0 4-4 4H24q-4 0-4-4z" fill="#8a4b1e" stroke="${D}" stroke-width="1.800"/><path d="M20 40q2-20 22-20h30q14 0 12 14l-4 6z" fill="#a55c28" stroke="${D}" stroke-width="1.800" transform="rotate(-16 22 40)"/><path d="M26 40q8-12 18-5q8-10 18 0q8-6 14 5z" fill="${GOLD}" stroke="${D}" stroke-width="1.200"/><path d="M34 41v27M66 41v27M20 50h60" stroke="${GOLD}" stroke-width="3"/>${coin(14, 66)}${coin(88, 64)}${coin(90, 58)}`,
  purse: `<path d="M34 26q14-12 32 0l-4 8q22 14 12 32q-24 8-48 0q-10-18 12-32z" fill="#6d4a86" stroke="${D}" stroke-width="1.800"/><path d="M38 33h24" stroke="${GOLD}" stroke-width="4"/><path d="M44 50l12 12M56 50L44 62" stroke="${L}" stroke-width="3.500" stroke-linecap="round"/><g fill="${GOLD}" stroke="${D}" stroke-width="1.200"><circle cx="14" cy="40" r="6"/><circle cx="90" cy="30" r="6"/><circle cx="8" cy="60" r="6"/></g><path d="M22 34l6-4M80 36l-6 2M18 58l8-2" stroke="${L}" stroke-width="2" stroke-linecap="round"/>`,
  passes: `${pass(12, 38, -18)}${pass(34, 22, 4)}${pass(52, 42, 20)}`,
  torn: `<path d="M14 26h30l-5 8 6 7-6 8 4 9H14z" fill="${L}" stroke="${D}" stroke-width="1.600"/><path d="M14 26h30l-4 7H14z" fill="${BLUE}"/><path d="M60 20l28 6-8 32-27-7 6-7-5-8 7-6z" fill="${L}" stroke="${D}" stroke-width="1.600"/><path d="M60 20l28 6-2 7-27-6z" fill="${BLUE}"/><path d="M20 44h14M63 42l14 3" stroke="${D}" stroke-width="1.800"/>`,
  plane: `<path d="M6 40l58-18q16-5 24 0-4 8-18 13L54 40l10 26-9 2-19-23-18 5 4 13-6 1-10-17z" fill="${L}" stroke="${D}" stroke-width="1.800" stroke-linejoin="round"/><path d="M40 31L28 12l9-2 23 16" fill="${RED}" stroke="${D}" stroke-width="1.600" stroke-linejoin="round"/><circle cx="76" cy="25" r="2.200" fill="${BLUE}"/>`,
  balloon: `<path d="M50-34q30 0 30 30q0 18-22 38H42Q20 14 20-4q0-30 30-30z" fill="${RED}" stroke="${D}" stroke-width="1.800"/><path d="M50-34q-13 8-13 30q0 18 9 38h8q9-20 9-38q0-22-13-30z" fill="${GOLD}" stroke="${D}" stroke-width="1.200"/><path d="M43 34l2 13M57 34l-2 13" stroke="${D}" stroke-width="1.500"/><path d="M42 47h16l-2 13H44z" fill="#8a4b1e" stroke="${D}" stroke-width="1.500"/>`,
  hammock: `<path d="M16 68V18M86 68V18" stroke="#6b4423" stroke-width="5" stroke-linecap="round"/><path d="M4 22q12-14 24 0q-12-5-24 0zM74 22q12-14 24 0q-12-5-24 0z" fill="#2c6b4f" stroke="${D}" stroke-width="1.200"/><path d="M17 30q34 44 68 0q-4 22-34 24T17 30z" fill="${L}" stroke="${D}" stroke-width="1.600"/><circle cx="66" cy="36" r="6" fill="#d99a6c" stroke="${D}" stroke-width="1.200"/><path d="M58 33q8-12 17 0z" fill="${GOLD}" stroke="${D}" stroke-width="1.200"/><path d="M34 45q14 8 28-4" fill="none" stroke="${RED}" stroke-width="6" stroke-linecap="round"/>`,
  camera,
  spoilt: `${camera}<path d="M40 30l8 12-7 6 9 14" fill="none" stroke="${RED}" stroke-width="2.600"/>`,
  key: key(GOLD),
  lostKey: `${key("#8b98a0")}<g fill="none" stroke="${L}" stroke-width="3" stroke-linecap="round"><path d="M8 60q8-6 16 0t16 0 16 0 16 0 16 0"/></g>`,
  masks: `<path d="M10 22q20 8 36 0q4 30-18 40Q8 52 10 22z" fill="${L}" stroke="${D}" stroke-width="1.800"/><path d="M54 14q18 8 36 0q4 30-18 40Q50 44 54 14z" fill="${BLUE}" stroke="${D}" stroke-width="1.800"/><path d="M17 34q4-4 8 0M32 34q4-4 8 0M20 46q8 8 16 0M61 27q4-4 8 0M76 27q4-4 8 0M64 42q8-8 16 0" fill="none" stroke="${D}" stroke-width="2.200" stroke-linecap="round"/>`,
  signpost: `<path d="M50 70V8" stroke="#6b4423" stroke-width="6" stroke-linecap="round"/><path d="M30 14h46l9 8-9 8H30zM70 36H24l-9 8 9 8h46z" fill="${L}" stroke="${D}" stroke-width="1.800" stroke-linejoin="round"/><path d="M38 22h26M60 44H34" stroke="${RED}" stroke-width="2.600" stroke-linecap="round"/>`,
} as const;
export type Motif = keyof typeof MOTIFS;
