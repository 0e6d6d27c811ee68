/** Signs on the map: a shape for each kind of place, in a box of 24 by 24 with its middle at 12, 12. */

export interface Sign {
  outline: string;
  /** Lines drawn upon it. */
  lines: string;
  size: number;
}

const CIRCLE = "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z";

export const KEY_PATH =
  "M8 6.500a5.5 5.5 0 1 0 5.2 7.300h2.300v2.700h3v-2.700h3.300v-3.400h-8.600A5.5 5.5 0 0 0 8 6.500zm0 3.400a2.1 2.1 0 1 1 0 4.200a2.1 2.1 0 0 1 0-4.200z";
export const HOUSE_PATH = "M12 3L2.5 11.500h2.700V21h13.600v-9.500h2.700z";
export const PLANE_PATH =
  "M12 1.500c-1 0-1.6 1-1.6 2.400v5L2 14v2.200l8.4-2.400v5l-2.6 1.900v1.600L12 21.200l4.2 1.100v-1.600l-2.6-1.900v-5l8.4 2.400V14l-8.4-5.100v-5c0-1.4-.6-2.4-1.6-2.400z";
export const STAR_PATH =
  "M12 2l2.9 6.600l7.1.7l-5.4 4.700l1.6 7L12 17.300L5.8 21l1.6-7L2 9.300l7.1-.7z";

export const SIGNS: Record<string, Sign> = {
  key: {
    outline: "M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22z",
    lines: "M12 5.500a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z",
    size: 15,
  },
  continental: { outline: CIRCLE, lines: "", size: 13 },
  national: { outline: "M4.5 4.500h15v15h-15z", lines: "", size: 10 },
  regional: { outline: "M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16z", lines: "M5 12h14", size: 9 },
  gambling: {
    outline: "M12 1.500L22.5 12L12 22.500L1.5 12z",
    lines: "M12 8v.1M8.2 12v.1M15.8 12v.1M12 15.800v.1",
    size: 14,
  },
  tropical: {
    outline:
      "M2 20c2-4 5.5-5 8-5c.5-3 .3-5-.6-7c-2.4-.6-4.7.6-6 2.600C3.5 6.5 6.5 4.5 9.6 5.400C11 3 15 2 18 4.600c-2.4-.2-4.3.5-5.4 2c3-.2 6 1.5 7.4 5c-2-2.4-4.6-3.5-7.6-3.200c.9 2.2 1.1 4.6.8 6.900c3.2.2 6.3 1.7 8 4.700z",
    lines: "",
    size: 16,
  },
  wasteland: { outline: "M7 3h10l5 9l-5 9H7l-5-9z", lines: "M8 8l8 8M16 8l-8 8", size: 12 },
  trouble: { outline: "M12 2.500L22.5 21H1.500z", lines: "M12 9v5.500M12 17.600v.1", size: 12 },
  cruise: {
    outline: "M2.5 13.500h19l-3.5 6.500H6zM7.5 12V7h4V3.500h2.500V7h3v5z",
    lines: "",
    size: 13,
  },
};

export const signOf = (kind: string): Sign =>
  SIGNS[kind] ?? { outline: CIRCLE, lines: "", size: 10 };
