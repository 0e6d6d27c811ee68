/** Sweeping over a map: a drag that begins at a target takes every target it comes over, each once. A drag that begins
 * elsewhere moves the map. */

/** The path of a hand is looked at every so many pixels: it may leap over a place between two events. */
const STEP = 6;

interface Point {
  x: number;
  y: number;
}

export class Sweep {
  private pointer: number | null = null;
  private from: string | null = null;
  private last: Point = { x: 0, y: 0 };
  private taken = new Set<string>();

  constructor(
    /** What lies at a point of the screen. */
    private readonly placeAt: (x: number, y: number) => string | null,
    private readonly take: (place: string) => void,
  ) {}

  /** A hand is put on a target. */
  press(event: PointerEvent, place: string): void {
    this.pointer = event.pointerId;
    this.from = place;
    this.last = { x: event.clientX, y: event.clientY };
    this.taken = new Set();
  }

  move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer || this.from === null) return;
    if (event.buttons === 0) {
      this.end();
      return;
    }
    const { x, y } = this.last;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / STEP));
    for (let step = 1; step <= steps; step++)
      this.over(this.placeAt(x + (dx * step) / steps, y + (dy * step) / steps));
    this.last = { x: event.clientX, y: event.clientY };
  }

  /** The hand is lifted. */
  end(): void {
    this.pointer = this.from = null;
  }

  /** Whether the last press was a sweep; the click at its end is none. */
  get swept(): boolean {
    return this.taken.size > 0;
  }

  /** To be called when that click has been dealt with. */
  forget(): void {
    this.taken = new Set();
  }

  /** A tap stays a tap: the first place is taken when the hand comes over a second one. */
  private over(place: string | null): void {
    if (place === null || this.from === null) return;
    if (this.taken.size === 0 && place === this.from) return;
    for (const one of [this.from, place])
      if (!this.taken.has(one)) {
        this.taken.add(one);
        this.take(one);
      }
  }
}
