/** Small pictures in a box of 16 by 16: the five kinds of units, cards, and what else stands on fields. */
import type { FieldKind, Resource } from "../model/data";

export const UNIT_ICONS: Record<Resource, string> = {
  water: "M8 1.2C10.8 5 13 7.6 13 10.2a5 5 0 0 1-10 0C3 7.6 5.2 5 8 1.2z",
  food: "M8 15V8.5M8 9C4.5 9 2.5 6.8 2.5 3.5C6 3.5 8 5.7 8 9zM8 11.5c0-3.3 2-5.5 5.5-5.5c0 3.3-2 5.5-5.5 5.5z",
  energy: "M9.5 1L3 9.2h4.2L6 15l7-8.6H8.5z",
  ucp: "M8 1l6 3.5v7L8 15l-6-3.5v-7zM8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6z",
  ns: "M8 1l5.8 2.2v4.6c0 3.6-2.5 5.9-5.8 7.2c-3.3-1.3-5.8-3.6-5.8-7.2V3.2z",
};

export const FIELD_ICONS: Record<Exclude<FieldKind, "territory">, string> = {
  guild: "M8 1l6.5 3.8v6.4L8 15l-6.5-3.8V4.8z",
  independent: "M1.5 6l1.5-4h10l1.5 4zM3 7v7h10V7M6.5 14v-4h3v4",
  base: "M8 .8c2.4 2 3.3 4.7 3.3 7.7l2.2 2.7v3l-3-1.5h-5l-3 1.5v-3l2.2-2.7C4.7 5.5 5.6 2.8 8 .8z",
  special: "M8 .8l2.1 4.7l5.1.5l-3.9 3.4l1.2 5L8 11.8l-4.5 2.6l1.2-5L.8 6l5.1-.5z",
  "ops-mission": "M2 3.5h7.5v11H2zM6 1.5h7.5v11H11",
  influence: "M3 1.5h10v13H3zM8 4l-2.5 4.5h5L8 13",
};

/** An Agent, seen from the side. */
export const AGENT =
  "M8 1a3.2 3.2 0 0 1 2.3 5.4c2.4.9 3.7 3.4 3.7 8.6H2c0-5.2 1.3-7.7 3.7-8.6A3.2 3.2 0 0 1 8 1z";
/** A Governor: a larger figure with a base. */
export const GOVERNOR =
  "M12 1a5.2 5.2 0 0 1 3.6 9c2.4 1.6 3.6 4.6 4 8.5h2.4V23H2v-4.5h2.4c.4-3.9 1.6-6.9 4-8.5A5.2 5.2 0 0 1 12 1z";
