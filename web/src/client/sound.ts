/** Sounds of the table. They are made here and now, and only if somebody wants to hear them. */
import { storage } from "./storage.svelte";

export type Sound =
  | "tap"
  | "place"
  | "remove"
  | "flip"
  | "dice"
  | "coin"
  | "stamp"
  | "plane"
  | "horn"
  | "steps"
  | "turn"
  | "offer"
  | "chat"
  | "challenge"
  | "blow"
  | "wave"
  | "gain"
  | "loss"
  | "deal"
  | "count"
  | "monopoly"
  | "jackpot"
  | "win"
  | "tick";

/** Let a sound be heard, if that is wished; `many` dice, or coins. Who looks elsewhere hears only that they are asked. */
export function sound(name: Sound, many = 1): void {
  const { sound: on, volume, soundAway } = storage.settings;
  if (!on || volume <= 0 || (document.hidden && !(name === "turn" && soundAway))) return;
  void import("../sounds/play").then(({ play }) => play(name, many, volume / 100));
}

/** Remember on this device whether somebody wants to hear sounds; who does hears one at once. */
export function hear(on: boolean): void {
  storage.set({ sound: on, soundAsked: true });
  sound("turn");
}
