/** The shared world map: import from here, lazily, together with the board that shows it. */
export { default as Labels } from "./Labels.svelte";
export { default as WorldMap } from "./WorldMap.svelte";
export { focusedByKey } from "./focus";
export { makeFrame, type FrameWish, type MapFrame, type Point } from "./frame";
export { placeLabels, wholly, type Label, type LabelWish, type Part } from "./labels";
export { Sweep } from "./sweep";
export { loadWorld, type World } from "./world";
export { Zoom } from "./zoom.svelte";
