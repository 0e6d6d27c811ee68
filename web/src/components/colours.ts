/** How players are told apart: a colour and a shape each, so that neither is needed alone. No letters: those are for names. */

export type Shape = "circle" | "square" | "triangle" | "diamond" | "hexagon" | "star";

export interface Look {
  /** A colour that stands out on paper and on the night chart alike; a CSS value. */
  colour: string;
  /** Ink that can be read on that colour. */
  ink: string;
  shape: Shape;
  /** From the seventh seat on the six come again, with a bar through the shape. */
  barred: boolean;
}

const SHAPES: Shape[] = ["circle", "square", "triangle", "diamond", "hexagon", "star"];
const MOST = 10;

/** How the player of a seat looks, seats counted from 0. */
export function lookOf(seat: number): Look {
  const at = ((seat % MOST) + MOST) % MOST;
  return {
    colour: `var(--player-${at + 1})`,
    ink: `var(--player-ink-${at + 1})`,
    shape: SHAPES[at % SHAPES.length] ?? "circle",
    barred: at >= SHAPES.length,
  };
}

/** The bar through the shape of the seventh and later seats. */
export const BARRED = "M5 12h14";

/** The outline of a shape in a box of 24 by 24, as an SVG path. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M12 1.5a10.5 10.5 0 1 0 0 21a10.5 10.5 0 1 0 0-21z",
  square: "M2.5 2.5h19v19h-19z",
  triangle: "M12 .8L23.4 21.6H.6z",
  diamond: "M12 .4L23.6 12L12 23.6L.4 12z",
  hexagon: "M6.3 1.8h11.4L23.4 12l-5.7 10.2H6.3L.6 12z",
  star: "M12 .3l3.5 7.6l8.3.9l-6.2 5.6l1.8 8.2L12 18.4l-7.4 4.2l1.8-8.2L.2 8.8l8.3-.9z",
};
