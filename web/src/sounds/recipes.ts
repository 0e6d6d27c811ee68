/** How each sound is made. Short and dry: a table of wood, paper, coins, a stamp. */
import type { Sound } from "../client/sound";
import type { Voice } from "./voice";

/** Semitones above a pitch. */
const above = (pitch: number, semitones: number): number => pitch * 2 ** (semitones / 12);
const C = 523.25;

function marimba(voice: Voice, pitch: number, at: number, loud: number, length = 0.42): void {
  voice.tone({ pitch, at, length, loud: 0.75 * loud });
  voice.tone({ pitch: pitch * 4, at, length: length * 0.25, loud: 0.25 * loud });
}

function wood(voice: Voice, at: number, band: number, loud: number): void {
  voice.noise({ band, at, length: 0.05, loud, narrow: 1.6 });
  voice.tone({ pitch: band / 3, to: band / 4, at, length: 0.06, loud: 0.3 * loud });
}

function coin(voice: Voice, at: number, up: number, loud: number): void {
  voice.tone({ pitch: above(1300, up), at, length: 0.1, loud: 0.45 * loud, shape: "triangle" });
  voice.tone({ pitch: above(1900, up), at: at + 0.06, length: 0.28, loud: 0.55 * loud });
}

function drum(voice: Voice, at: number, loud: number): void {
  voice.tone({ pitch: 110, to: 58, at, length: 0.28, loud: 0.8 * loud });
  voice.noise({ band: 260, at, length: 0.09, loud: 0.5 * loud });
}

/** A chord, one note after the other. */
function chord(voice: Voice, notes: number[], at: number, apart: number, length: number): void {
  notes.forEach((note, index) =>
    marimba(voice, above(C, note), at + index * apart, 1.6 / notes.length, length),
  );
}

interface Recipe {
  /** Seconds. */
  length: number;
  /** `many`: how many dice, coins or blows. */
  make: (voice: Voice, many: number) => void;
}

export const RECIPES: Record<Sound, Recipe> = {
  tap: {
    length: 0.03,
    make: (voice) => voice.tone({ pitch: 1800, length: 0.018, loud: 0.4, swells: 0.002 }),
  },
  place: { length: 0.1, make: (voice) => wood(voice, 0, 900, 0.9) },
  remove: {
    length: 0.16,
    make: (voice) => {
      voice.noise({ band: 900, to: 320, length: 0.11, loud: 0.9, narrow: 1.6 });
      voice.tone({ pitch: 300, to: 150, length: 0.13, loud: 0.3 });
    },
  },
  flip: {
    length: 0.12,
    make: (voice) => {
      voice.noise({ band: 2000, to: 6000, length: 0.09, loud: 0.8, swells: 0.05 });
      voice.noise({ band: 1200, at: 0.08, length: 0.03, loud: 0.6 });
    },
  },
  dice: {
    length: 0.75,
    make: (voice, many) => {
      const clicks = Math.min(9, 4 + many);
      // Quick at first, then slower and slower.
      for (let at = 0; at < clicks; at++)
        wood(voice, 0.6 * (at / clicks) ** 1.6, 1100 + 700 * Math.random(), 0.85 - 0.04 * at);
    },
  },
  coin: {
    length: 0.5,
    make: (voice, many) => {
      for (let at = 0; at < Math.min(3, many); at++) coin(voice, 0.07 * at, 2 * at, 0.7);
    },
  },
  stamp: {
    length: 0.25,
    make: (voice) => {
      voice.tone({ pitch: 95, to: 55, length: 0.16, loud: 0.8 });
      voice.noise({ band: 700, length: 0.05, loud: 0.6 });
      voice.noise({ band: 2600, at: 0.1, length: 0.05, loud: 0.15 });
    },
  },
  plane: {
    length: 1.1,
    make: (voice) => {
      voice.noise({ band: 900, to: 380, length: 1, loud: 0.8, narrow: 3, swells: 0.4 });
      voice.tone({ pitch: 150, to: 96, length: 1, loud: 0.2, shape: "sawtooth", swells: 0.4 });
    },
  },
  horn: {
    length: 0.6,
    make: (voice) => {
      voice.tone({ pitch: 110, length: 0.55, loud: 0.35, shape: "sawtooth", swells: 0.06 });
      voice.tone({ pitch: 138, length: 0.55, loud: 0.35, shape: "sawtooth", swells: 0.06 });
    },
  },
  steps: {
    length: 0.7,
    make: (voice) => [0, 0.19, 0.38, 0.57].forEach((at) => wood(voice, at, 420, 0.7)),
  },
  turn: {
    length: 0.7,
    make: (voice) => {
      marimba(voice, C, 0, 0.8);
      marimba(voice, above(C, 7), 0.16, 0.9, 0.5);
    },
  },
  offer: {
    length: 0.7,
    make: (voice) =>
      [-3, 1, 4].forEach((note, at) =>
        voice.tone({ pitch: above(C, note), at: 0.13 * at, length: 0.42, loud: 0.5 }),
      ),
  },
  chat: {
    length: 0.14,
    make: (voice) => voice.tone({ pitch: 900, to: 1500, length: 0.11, loud: 0.6, swells: 0.02 }),
  },
  challenge: {
    length: 0.8,
    make: (voice) => [0, 0.17, 0.34, 0.42].forEach((at) => drum(voice, at, 0.8)),
  },
  blow: {
    length: 0.6,
    make: (voice) => {
      voice.tone({ pitch: 82, to: 38, length: 0.5, loud: 0.55, shape: "sawtooth" });
      voice.noise({ band: 480, to: 120, length: 0.45, loud: 0.8 });
    },
  },
  wave: {
    length: 1.4,
    make: (voice) => {
      voice.noise({ band: 260, to: 1500, length: 1.3, loud: 1, narrow: 1.4, swells: 0.7 });
      voice.tone({ pitch: 62, to: 48, length: 1.2, loud: 0.3, swells: 0.6 });
    },
  },
  gain: {
    length: 0.5,
    make: (voice) => [0, 4].forEach((note, at) => marimba(voice, above(C, note), 0.11 * at, 0.7)),
  },
  loss: {
    length: 0.55,
    make: (voice) =>
      [0, -3].forEach((note, at) => marimba(voice, above(C, note - 5), 0.14 * at, 0.7)),
  },
  deal: {
    length: 0.8,
    make: (voice) => {
      wood(voice, 0, 500, 0.6);
      wood(voice, 0.12, 560, 0.6);
      coin(voice, 0.3, 0, 0.5);
      coin(voice, 0.42, 4, 0.5);
    },
  },
  count: {
    length: 0.9,
    make: (voice, many) => {
      const ticks = Math.min(6, Math.max(3, many));
      for (let at = 0; at < ticks; at++) marimba(voice, above(C, 2 * at), 0.12 * at, 0.45, 0.18);
    },
  },
  monopoly: { length: 1, make: (voice) => chord(voice, [0, 4, 7, 12], 0, 0.06, 0.8) },
  jackpot: {
    length: 1.3,
    make: (voice) =>
      [0, 2, 4, 5, 7, 9, 11, 12].forEach((note, at) => coin(voice, 0.1 * at, note - 5, 0.5)),
  },
  win: {
    length: 2.2,
    make: (voice) => {
      chord(voice, [-7, -3, 0, 5], 0, 0.05, 0.6);
      chord(voice, [-5, -1, 2, 7], 0.55, 0.05, 0.6);
      chord(voice, [0, 4, 7, 12], 1.1, 0.05, 1);
    },
  },
  tick: { length: 0.06, make: (voice) => wood(voice, 0, 1900, 0.5) },
};
