import type { Drawing } from "./things";

/** How the game that is looked at is drawn; a page shows one game at a time. */
export const drawings = $state<{ now: Drawing }>({ now: { hidden: [], stacks: [], map: null } });
