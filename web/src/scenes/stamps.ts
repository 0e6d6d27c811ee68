/** Signs on the stamps of postcards, one for each kind of place. Drawings of ours in a box of 24 by 24. */
export const STAMP_SIGNS = {
  key: "M7.500 8a4.500 4.500 0 1 0 0 9a4.500 4.500 0 1 0 0-9zM12 12.500h10M18 12.500v4M21.500 12.500v3",
  globe: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM3 12h18M12 3c-6 5-6 13 0 18M12 3c6 5 6 13 0 18",
  flag: "M6 22V3M6 4h13l-3 4.500 3 4.500H6",
  house: "M4 12l8-8 8 8M6.500 10v10h11V10M10 20v-5h4v5",
  die: "M4 4h16v16H4zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01",
  palm: "M12 21q-1-8 2-13M14 8q-6-5-11 0 6-1 11 0zM14 8q5-6 8 1-4-2-8-1zM14 8q-5 0-6 6 3-4 6-6zM14 8q4 1 4 6-2-4-4-6zM5 21h14",
  cactus:
    "M12 21V5a2 2 0 0 1 4 0v16M12 14H8.500A2.500 2.500 0 0 1 6 11.500V9M16 16h2.500a2.500 2.500 0 0 0 2.500-2.500V11M4 21h17",
  alarm: "M12 3L22 20H2zM12 9v5M12 17h.01",
  ship: "M3 14h18l-3 6H6zM7 14V9h10v5M12 9V4M12 4h5",
} as const;
export type StampSign = keyof typeof STAMP_SIGNS;
