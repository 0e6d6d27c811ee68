/** Drawn signs of resources, things and places, in a box of 24 by 24: C stands for their colour, B for the ground they lie
 * on. They are drawings of ours, constants of this file, so that they may be put into a page as they are. */
const DRAWN = {
  agriculture:
    '<path d="M12 22V9" fill="none" stroke="C" stroke-width="2"/><path d="M12 2c2 2 2 4 0 6c-2-2-2-4 0-6zM12 8c3-.2 4.600 1 5 4c-3 .4-4.700-1-5-4zM12 8c-3-.2-4.600 1-5 4c3 .4 4.700-1 5-4zM12 13.500c3-.2 4.600 1 5 4c-3 .4-4.700-1-5-4zM12 13.500c-3-.2-4.600 1-5 4c3 .4 4.700-1 5-4z" fill="C"/>',
  communications:
    '<path d="M12 10l-4.500 12h2.200l1-3h2.600l1 3h2.200z" fill="C"/><circle cx="12" cy="8" r="2.300" fill="C"/><path d="M7.800 11.800a6 6 0 0 1 0-7.600M16.200 11.800a6 6 0 0 0 0-7.600M4.800 14.200a10 10 0 0 1 0-12.400M19.200 14.200a10 10 0 0 0 0-12.400" fill="none" stroke="C" stroke-width="1.900" stroke-linecap="round"/>',
  manufacturing:
    '<path d="M10.300 1.500h3.400l.5 2.700 2 .9 2.300-1.600 2.400 2.400-1.600 2.300.9 2 2.700.5v3.400l-2.700.5-.9 2 1.600 2.300-2.400 2.400-2.300-1.600-2 .9-.5 2.700h-3.400l-.5-2.700-2-.9-2.300 1.600-2.400-2.400 1.600-2.300-.9-2-2.700-.5v-3.400l2.700-.5.9-2-1.600-2.300 2.400-2.400 2.300 1.600 2-.9z" fill="C"/><circle cx="12" cy="12.400" r="3.600" fill="B"/>',
  ore: '<path d="M7 3h10l5 7-10 12L2 10z" fill="C"/><path d="M7 3l5 7 5-7M2 10h20M12 10v12" stroke="B" stroke-width="1.500" fill="none"/>',
  petroleum:
    '<path d="M12 1.500C16.500 7.500 19.500 11 19.500 15a7.500 7.500 0 0 1-15 0c0-4 3-7.500 7.500-13.500z" fill="C"/><path d="M8 15.500a4 4 0 0 0 4 4" stroke="B" stroke-width="2" fill="none" stroke-linecap="round"/>',
  technology:
    '<rect x="5.500" y="5.500" width="13" height="13" rx="2" fill="C"/><rect x="9" y="9" width="6" height="6" fill="B"/><path d="M8.500 1.500v4M12 1.500v4M15.500 1.500v4M8.500 18.500v4M12 18.500v4M15.500 18.500v4M1.500 8.500h4M1.500 12h4M1.500 15.500h4M18.500 8.500h4M18.500 12h4M18.500 15.500h4" stroke="C" stroke-width="1.800"/>',
  water:
    '<path d="M12 1.800C16.200 7.500 19.500 11.400 19.500 15.300a7.500 7.500 0 0 1-15 0C4.500 11.400 7.800 7.500 12 1.800z" fill="C"/>',
  food: '<path d="M12 22.500v-9" stroke="C" stroke-width="2.200" fill="none"/><path d="M12 13.500C6.800 13.500 3.800 10.200 3.800 5.200 9 5.200 12 8.500 12 13.500zM12 17.200c0-5 3-8.200 8.200-8.200 0 5-3 8.200-8.200 8.200z" fill="C"/>',
  energy: '<path d="M14.200 1.500L4.500 13.800h6.300L9 22.500l10.500-12.900h-6.800z" fill="C"/>',
  ucp: '<path d="M12 1.500l9 5.200v10.600l-9 5.200-9-5.200V6.700z" fill="C"/><circle cx="12" cy="12" r="4" fill="B"/>',
  ns: '<path d="M12 1.500l8.700 3.300v6.900c0 5.400-3.700 8.900-8.700 10.800-5-1.900-8.700-5.400-8.700-10.800V4.800z" fill="C"/>',
  agent:
    '<path d="M12 1.500a4.800 4.800 0 0 1 3.400 8.200c3.600 1.300 5.600 5 5.600 12.800H3c0-7.800 2-11.500 5.600-12.800A4.800 4.800 0 0 1 12 1.500z" fill="C"/>',
  promise:
    '<path d="M4.500 1.500h15v13h-15z" fill="C"/><path d="M8 5.500h8M8 9.500h8" stroke="B" stroke-width="2"/><path d="M8.500 14.500l-1 8 4.500-2.500 4.500 2.500-1-8z" fill="C"/><circle cx="12" cy="15" r="4" fill="C" stroke="B" stroke-width="1.500"/>',
  key: '<circle cx="7.500" cy="12" r="5" fill="none" stroke="C" stroke-width="3.200"/><path d="M12.500 12H23M19.500 12v5M15.800 12v3.600" stroke="C" stroke-width="3" fill="none"/>',
  memory:
    '<rect x="2" y="4" width="20" height="16" rx="1.500" fill="C"/><rect x="4.500" y="6.500" width="15" height="11" fill="B"/><path d="M4.500 17.500l5-6 3.500 4 2.500-2.600 4 4.600z" fill="C"/>',
  ticket:
    '<path d="M1.500 7h21v3.200a2 2 0 0 0 0 3.600V17h-21v-3.200a2 2 0 0 0 0-3.600z" fill="C"/>',
  plane:
    '<path d="M21.800 2.200c1 1 .6 2.600-.6 3.800l-4.400 4.400 2.300 9.400-1.900 1.900-4-7.500-4 4 .4 2.900-1.500 1.500-1.900-4.100-4.100-1.900 1.500-1.500 2.900.4 4-4-7.500-4 1.900-1.900 9.400 2.300 4.400-4.400c1.200-1.200 2.800-1.600 3.100-1.300z" fill="C"/>',
  ship: '<path d="M2 14h20l-3 6.500H5zM11 3h2v9h-2z" fill="C"/><path d="M13.500 4l6 8h-6zM10.500 5v7H5z" fill="C"/>',
  cards:
    '<rect x="8" y="1.500" width="13" height="18" rx="2" fill="C" opacity=".55"/><rect x="3" y="4.500" width="13" height="18" rx="2" fill="C"/>',
  card: '<rect x="5" y="2" width="14" height="20" rx="2" fill="C"/>',
  hammer:
    '<path d="M3 8.500L9.500 2l4 4-1.600 1.600L22 17.700 17.700 22 7.600 11.900 6 13.500l-3-3z" fill="C"/>',
  swords:
    '<path d="M3 2l11.500 12.500M21 2L9.500 14.500" stroke="C" stroke-width="2.600"/><path d="M12.500 16.500l4-4M7.500 12.500l4 4M15 15l5.500 6M9 15l-5.500 6" stroke="C" stroke-width="2.600" stroke-linecap="round"/>',
  crown: '<path d="M2.500 19.500L1.500 7l6 4.500L12 3l4.500 8.500 6-4.500-1 12.500z" fill="C"/>',
  house: '<path d="M2 12L12 3l10 9h-3v9h-5v-6h-4v6H5v-9z" fill="C"/>',
  base: '<path d="M12 1.200c3.600 3 5 7 5 11.500l3.200 4v4.500l-4.500-2.200H8.300L3.800 21.200v-4.500l3.200-4C7 8.200 8.400 4.200 12 1.200z" fill="C"/>',
  guild:
    '<path d="M12 1.500l9.500 5.500v10L12 22.500 2.500 17V7z" fill="none" stroke="C" stroke-width="2.200"/>',
  market:
    '<path d="M2.500 9l2-6h15l2 6zM4.500 11v10h15V11M10 21v-6h4.500v6" fill="none" stroke="C" stroke-width="2"/>',
  star: "M12 .3l3.5 7.6l8.3.9l-6.2 5.6l1.8 8.2L12 18.4l-7.4 4.2l1.8-8.2L.2 8.8l8.3-.9z",
} as const;

export type SignName = keyof typeof DRAWN;

/** The colour of each resource: at least 3.8 to 1 on paper. */
export const RESOURCE_COLOURS: Record<string, string> = {
  agriculture: "#5c8a1e",
  communications: "#7a4fb5",
  manufacturing: "#b4561c",
  ore: "#2f7f93",
  petroleum: "#3b3f46",
  technology: "#b02f6b",
  water: "#2878c4",
  food: "#3f8426",
  energy: "#a86f00",
  ucp: "#776c65",
  ns: "#c23a45",
};

export const isSign = (name: string): name is SignName => name in DRAWN;

/** The inside of a sign as SVG, in a colour on a ground. */
export const signOf = (name: string, colour: string, ground = "#fffdf6"): string =>
  isSign(name) ? DRAWN[name].replaceAll('"C"', `"${colour}"`).replaceAll('"B"', `"${ground}"`) : "";
