/** Small drawn signs of the table, in a box of 24 by 24, drawn with a line of the text's colour. */
export const ICONS = {
  globe:
    "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20zM2 12h20M4 6.5h16M4 17.5h16M12 2c-6 6-6 14 0 20M12 2c6 6 6 14 0 20",
  log: "M4 5h16M4 10h12M4 15h16M4 20h9",
  chat: "M4 4h16v12H10l-6 5z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  score: "M5 21v-7M12 21V4M19 21v-11",
  deals: "M3 8h15l-4-4M21 16H6l4 4",
  text: "M5 4h14v16H5zM8 8h8M8 12h8M8 16h5",
  plan: "M12 3l9 5-9 5-9-5zM3 13l9 5 9-5",
  more: "M5 12h.01M12 12h.01M19 12h.01",
  hint: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0c-1 1-1 2-1 3H9c0-1 0-2-1-3z",
  undo: "M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3",
  close: "M6 6l12 12M18 6L6 18",
  shelf: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
  pieces: "M3 20h18M6 20V9h4v11M14 20V4h4v16",
  share: "M12 3v12M12 3L8 7M12 3l4 4M5 12v8h14v-8",
  people:
    "M9 4a3.500 3.500 0 1 0 0 7a3.500 3.500 0 1 0 0-7zM2.5 20c0-4 3-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3 3 0 0 1 0 6M18 14c2.300.8 3.500 3 3.500 6",
  sound: "M4 9v6h4l5 4V5L8 9zM16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  key: "M8 8a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM12 12h10M18 12v4M22 12v3",
  clock: "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18zM12 7v5l3 3",
  follow: "M12 2v5M12 17v5M2 12h5M17 12h5M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10z",
} as const;
export type IconName = keyof typeof ICONS;
