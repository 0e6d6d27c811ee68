/** A finished game that is wound back and forth: the moment that is shown, and how it plays on by itself. */
import { RollBook } from "../fair/rolls";
import { getOf } from "../client/http";
import type { LogLine } from "../table/store.svelte";
import type { Plain, View } from "../wire";
import { eyesQuery, type Eyes, type Moment } from "./told";

/** A moment as it is kept here: with the whole position, its own lines, and the lines before it. */
export interface Frame {
  moment: Moment;
  view: View;
  lines: LogLine[];
  before: LogLine[];
  /** Rolls whose line is still to come. */
  waiting: Moment["rolls"];
}

const CHUNK = 20;
const LOG = 150;
const LINES_KEPT = 400;
const CHUNKS_KEPT = 30;
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** How long a moment stays at speed 1, and how long its facts are shown before the position follows. */
const STAY = 1100;
const SETTLE = 450;

export class Reel {
  number = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  speed = $state<number>(1);
  shown = $state.raw<Frame | null>(null);
  /** The position on the board; after a step it follows the facts. */
  view = $state.raw<View>({});
  fresh = $state.raw<LogLine[]>([]);
  log = $state.raw<LogLine[]>([]);

  private chunks = new Map<string, Promise<Frame[]>>();
  private timer: ReturnType<typeof setTimeout> | null = null;
  private settling: ReturnType<typeof setTimeout> | null = null;
  private wanted = 0;

  constructor(
    readonly table: string,
    readonly entries: number,
    private readonly moves: () => boolean,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Show the position after an entry. A step to the next moment may be animated. */
  async go(number: number, step = false): Promise<void> {
    const to = Math.min(this.entries, Math.max(0, Math.round(number)));
    const wish = ++this.wanted;
    try {
      const frame = await this.frame(to);
      if (wish === this.wanted) this.show(to, frame, step);
    } catch (error) {
      this.pause();
      this.failed(error);
    }
  }

  /** Go to the next moment at which these eyes saw something, or to the one before. */
  async step(by: 1 | -1): Promise<void> {
    const wish = this.wanted;
    try {
      let to = this.number + by;
      while (to > 0 && to < this.entries && (await this.frame(to)).lines.length === 0) to += by;
      if (wish === this.wanted) await this.go(to, by > 0);
    } catch (error) {
      this.pause();
      this.failed(error);
    }
  }

  async look(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.number);
  }

  play(): void {
    if (this.playing) return;
    this.playing = true;
    void (this.number >= this.entries ? this.go(0) : Promise.resolve()).then(() => this.next());
  }

  pause(): void {
    this.playing = false;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  stop(): void {
    this.pause();
    this.wanted++;
    if (this.settling) clearTimeout(this.settling);
  }

  /** What a game can be asked about the position that is shown. */
  async query(name: string | string[]): Promise<Plain> {
    const asked = [name]
      .flat()
      .map((one) => `name=${encodeURIComponent(one)}`)
      .join("&");
    const path = `/moments/${this.number}/queries?${asked}&${eyesQuery(this.eyes)}`;
    const told = await getOf<Record<string, Plain>>(this.table, path).catch(
      (): Record<string, Plain> => ({}),
    );
    return typeof name === "string" ? (told[name] ?? null) : told;
  }

  private next(): void {
    if (!this.playing) return;
    if (this.number >= this.entries) return this.pause();
    this.timer = setTimeout(() => void this.step(1).then(() => this.next()), STAY / this.speed);
  }

  private show(number: number, frame: Frame, step: boolean): void {
    this.settle();
    this.number = number;
    this.shown = frame;
    this.log = [...frame.before, ...frame.lines];
    this.fresh = step ? frame.lines : [];
    if (!step || !this.moves() || frame.lines.length === 0) this.view = frame.view;
    else this.settling = setTimeout(() => this.settle(), Math.min(SETTLE, SETTLE / this.speed));
    if (number % CHUNK > CHUNK / 2 && number + CHUNK <= this.entries)
      void this.chunk(Math.floor(number / CHUNK) + 1).catch(() => {});
  }

  /** The position catches up with the facts. */
  private settle(): void {
    if (this.settling) clearTimeout(this.settling);
    this.settling = null;
    if (this.shown) this.view = this.shown.view;
  }

  private async frame(number: number): Promise<Frame> {
    const chunk = await this.chunk(Math.floor(number / CHUNK));
    const found = chunk[number % CHUNK];
    if (!found) throw new RangeError(`no moment ${number}`);
    return found;
  }

  private chunk(at: number): Promise<Frame[]> {
    const key = `${this.eyes}/${at}`;
    const kept = this.chunks.get(key);
    if (kept) return kept;
    const before = this.chunks.get(`${this.eyes}/${at - 1}`);
    const made = this.fetched(at, eyesQuery(this.eyes), before);
    this.chunks.set(key, made);
    made.catch(() => this.chunks.delete(key));
    for (const old of this.chunks.keys())
      if (this.chunks.size > CHUNKS_KEPT) this.chunks.delete(old);
    return made;
  }

  private async fetched(
    at: number,
    eyes: string,
    before: Promise<Frame[]> | undefined,
  ): Promise<Frame[]> {
    const earlier = (await before?.catch(() => undefined))?.at(-1);
    const log = at === 0 || earlier ? 0 : LOG;
    const moments = await getOf<Moment[]>(
      this.table,
      `/moments?first=${at * CHUNK}&count=${CHUNK}&log=${log}&${eyes}`,
    );
    return frames(moments, earlier);
  }
}

/** Moments in a row with whole positions and numbered lines; `earlier` is the one before them, if it is known. */
export function frames(moments: Moment[], earlier?: Frame): Frame[] {
  const book = new RollBook();
  const [first] = moments;
  const told = first?.log ?? [];
  book.note(first?.log_rolls ?? earlier?.waiting);
  const marked = told.map((fact, at) =>
    book.marked({ number: (first?.first ?? 1) - told.length + at, fact }),
  );
  let waiting = first?.log_rolls ?? earlier?.waiting ?? [];
  let before: LogLine[] = earlier ? [...earlier.before, ...earlier.lines] : marked;
  let view: View = {};
  return moments.map((moment) => {
    view = moment.whole ? moment.view : { ...view, ...moment.view };
    book.note(moment.rolls);
    const lines = moment.facts.map((fact, at) => book.marked({ number: moment.first + at, fact }));
    waiting = [...waiting, ...moment.rolls].filter(
      (roll) => roll.at >= moment.first + moment.facts.length,
    );
    const frame = { moment, view, lines, before, waiting };
    before = [...before, ...lines].slice(-LINES_KEPT);
    return frame;
  });
}
