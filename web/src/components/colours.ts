/** How players are told apart: a colour, a shape and a letter each, so that none of them is needed alone. */

export type Shape =
  | "circle"
  | "square"
  | "triangle"
  | "diamond"
  | "hexagon"
  | "star"
  | "cross"
  | "drop"
  | "shield"
  | "ring";

export interface Look {
  /** A colour that stands out on paper and on the night chart alike; a CSS value. */
  colour: string;
  /** Ink that can be read on that colour. */
  ink: string;
  shape: Shape;
  letter: string;
}

const LOOKS: [Shape, string][] = [
  ["circle", "A"],
  ["square", "B"],
  ["triangle", "C"],
  ["diamond", "D"],
  ["hexagon", "E"],
  ["star", "F"],
  ["cross", "G"],
  ["drop", "H"],
  ["shield", "I"],
  ["ring", "J"],
];

/** How the player of a seat looks, seats counted from 0. */
export function lookOf(seat: number): Look {
  const at = ((seat % LOOKS.length) + LOOKS.length) % LOOKS.length;
  const [shape, letter] = LOOKS[at] ?? ["circle", "A"];
  return { colour: `var(--player-${at + 1})`, ink: `var(--player-ink-${at + 1})`, shape, letter };
}

/** The outline of a shape in a box of 24 by 24, as an SVG path. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  square: "M2.5 2.5h19v19h-19z",
  triangle: "M12 .8L23.4 21.6H.6z",
  diamond: "M12 .4L23.6 12L12 23.6L.4 12z",
  hexagon: "M6.3 1.8h11.4L23.4 12l-5.7 10.2H6.3L.6 12z",
  star: "M12 .3l3.5 7.6l8.3.9l-6.2 5.6l1.8 8.2L12 18.4l-7.4 4.2l1.8-8.2L.2 8.8l8.3-.9z",
  cross: "M7.5 1h9v6.5H23v9h-6.5V23h-9v-6.5H1v-9h6.5z",
  drop: "M12 .5c5 6.3 8.6 9.6 8.6 14.3a8.6 8.6 0 0 1-17.2 0C3.4 10.1 7 6.8 12 .5z",
  shield: "M2.5 1.8h19v10.5c0 5.2-4.3 8.8-9.5 11.2c-5.2-2.4-9.5-6-9.5-11.2z",
  ring: "M12 .8L19.9 4.1L23.2 12L19.9 19.9L12 23.2L4.1 19.9L.8 12L4.1 4.1z",
};
