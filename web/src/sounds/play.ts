/** Plays sounds, at most a few at once. Loaded when the first one is wanted. */
import type { Sound } from "../client/sound";
import { RECIPES } from "./recipes";
import { Voice } from "./voice";

const MOST_VOICES = 4;

let context: AudioContext | null = null;
let desk: GainNode | null = null;
let voices: { voice: Voice; ends: number }[] = [];

/** `loud`: 0 to 1. */
export function play(sound: Sound, many: number, loud: number): void {
  context ??= new AudioContext();
  desk ??= new GainNode(context);
  desk.connect(context.destination);
  desk.gain.value = loud;
  // A page that nobody has touched yet may not sound.
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  voices = voices.filter((one) => one.ends > now);
  if (voices.length >= MOST_VOICES) voices.shift()?.voice.fade();
  const recipe = RECIPES[sound];
  const voice = new Voice(context, desk);
  recipe.make(voice, many);
  voices.push({ voice, ends: now + recipe.length });
}
