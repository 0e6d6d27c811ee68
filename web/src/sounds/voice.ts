/** One sound while it is made: tones and noise, put together when it is played. No recordings. */

/** Nothing is louder than this at full volume: 12 dB below the most that a speaker takes. */
const PEAK = 0.25;
/** What is silent can be faded no further. */
const SILENT = 0.0001;
/** Seconds in which a tone comes up, so that it does not click. */
const ATTACK = 0.006;

export interface Tone {
  pitch: number;
  /** Where the pitch glides to. */
  to?: number;
  /** Seconds after the sound began, and how long it lasts. */
  at?: number;
  length: number;
  /** 0 to 1; tones that sound together share 1. */
  loud: number;
  shape?: OscillatorType;
  /** Seconds until it is at its loudest. */
  swells?: number;
}

export interface Noise {
  /** The middle of its band, and where that glides to. */
  band: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
  /** How narrow the band is. */
  narrow?: number;
  swells?: number;
}

let hiss: AudioBuffer | null = null;

/** A second of noise, the same for all. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  if (hiss?.sampleRate === context.sampleRate) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = hiss.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  return hiss;
}

export class Voice {
  readonly out: GainNode;
  private readonly begins: number;

  constructor(
    private readonly context: BaseAudioContext,
    to: AudioNode,
  ) {
    this.begins = context.currentTime;
    this.out = context.createGain();
    this.out.gain.value = PEAK;
    this.out.connect(to);
  }

  tone({ pitch, to, at = 0, length, loud, shape = "sine", swells = ATTACK }: Tone): void {
    const source = this.context.createOscillator();
    const start = this.begins + at;
    source.type = shape;
    source.frequency.setValueAtTime(pitch, start);
    if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(this.swell(start, length, loud, swells));
    source.start(start);
    source.stop(start + length);
  }

  noise({ band, to, at = 0, length, loud, narrow = 1, swells = ATTACK }: Noise): void {
    const [source, filter] = [this.context.createBufferSource(), this.context.createBiquadFilter()];
    const start = this.begins + at;
    source.buffer = noiseOf(this.context);
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = narrow;
    filter.frequency.setValueAtTime(band, start);
    if (to !== undefined) filter.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(filter).connect(this.swell(start, length, loud, swells));
    source.start(start, Math.random() * 0.8);
    source.stop(start + length);
  }

  /** End soon: others are heard instead. */
  fade(): void {
    this.out.gain.setTargetAtTime(0, this.context.currentTime, 0.02);
  }

  private swell(start: number, length: number, loud: number, swells: number): GainNode {
    const gain = this.context.createGain();
    const top = Math.min(swells, length / 2);
    gain.gain.setValueAtTime(SILENT, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(SILENT, loud), start + top);
    gain.gain.exponentialRampToValueAtTime(SILENT, start + length);
    gain.connect(this.out);
    return gain;
  }
}
