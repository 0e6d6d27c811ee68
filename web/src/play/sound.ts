/** A quiet double tone when it is somebody's turn, only where the settings ask for it. */
import { kept } from "./kept.svelte";

let context: AudioContext | null = null;

export function chime(): void {
  if (!kept.settings.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime;
  for (const [at, pitch] of [523.25, 659.25].entries()) {
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.06, start + at * 0.16);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + at * 0.16 + 0.4);
    tone.connect(loud).connect(context.destination);
    tone.start(start + at * 0.16);
    tone.stop(start + at * 0.16 + 0.45);
  }
}
