/** Small sounds, made here and now, only where the settings ask for them: one's turn, dice, the end of a game. */
import { storage } from "./storage.svelte";

let context: AudioContext | null = null;

/** Where sounds go; null where they are off. */
function desk(): AudioContext | null {
  if (!storage.settings.sound) return null;
  context ??= new AudioContext();
  return context;
}

function tone(out: AudioContext, pitch: number, after: number, loud: number, length: number): void {
  const [source, gain, start] = [out.createOscillator(), out.createGain(), out.currentTime + after];
  source.frequency.value = pitch;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(out.destination);
  source.start(start);
  source.stop(start + length + 0.05);
}

/** A short dry knock: noise that dies away at once, as wood on wood. */
function knock(out: AudioContext, after: number, pitch: number): void {
  const length = 0.06;
  const noise = out.createBuffer(1, Math.ceil(out.sampleRate * length), out.sampleRate);
  const data = noise.getChannelData(0);
  for (let at = 0; at < data.length; at++)
    data[at] = (Math.random() * 2 - 1) * (1 - at / data.length) ** 3;
  const [source, filter, gain] = [
    out.createBufferSource(),
    out.createBiquadFilter(),
    out.createGain(),
  ];
  source.buffer = noise;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = 0.25;
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(out.currentTime + after);
}

/** It is one's turn: a quiet double tone. */
export function chime(): void {
  const out = desk();
  if (out) [523.25, 659.25].forEach((pitch, at) => tone(out, pitch, at * 0.16, 0.06, 0.4));
}

/** Something waits, such as an offer: three notes upwards. */
export function bell(): void {
  const out = desk();
  if (out) [440, 554.37, 659.25].forEach((pitch, at) => tone(out, pitch, at * 0.13, 0.06, 0.35));
}

/** Dice roll over a table and come to rest. */
export function rattle(dice: number): void {
  const out = desk();
  const knocks = Math.min(4 + 2 * dice, 12);
  for (let at = 0; out && at < knocks; at++)
    knock(out, 0.5 * (at / knocks) ** 0.7, 900 + 900 * Math.random());
}

/** The game is over: a small chord. */
export function fanfare(): void {
  const out = desk();
  if (out)
    [392, 523.25, 659.25, 783.99].forEach((pitch, at) => tone(out, pitch, at * 0.11, 0.05, 0.9));
}
