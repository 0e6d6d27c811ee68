/** How far a map is zoomed in, and which part of it is seen. */

export class Zoom {
  k = $state(1);
  x = $state(0);
  y = $state(0);

  constructor(
    readonly width: number,
    readonly height: number,
    readonly most = 10,
  ) {}

  get transform(): string {
    return `translate(${this.x.toFixed(2)} ${this.y.toFixed(2)}) scale(${this.k.toFixed(4)})`;
  }

  /** Zoom by a factor, leaving a point of the sheet where it is. */
  by(factor: number, x = this.width / 2, y = this.height / 2): void {
    const k = Math.min(this.most, Math.max(1, this.k * factor));
    const ratio = k / this.k;
    this.set(k, x - (x - this.x) * ratio, y - (y - this.y) * ratio);
  }

  pan(dx: number, dy: number): void {
    this.set(this.k, this.x + dx, this.y + dy);
  }

  reset(): void {
    this.set(1, 0, 0);
  }

  /** Bring a part of the map into view, given in its own coordinates. */
  show(box: { x: number; y: number; width: number; height: number }, margin = 40): void {
    const k = Math.min(
      this.most,
      this.width / (box.width + 2 * margin),
      this.height / (box.height + 2 * margin),
    );
    const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
    this.set(Math.max(1, k), this.width / 2 - middle * k, this.height / 2 - centre * k);
  }

  /** The sheet never leaves the window. */
  private set(k: number, x: number, y: number): void {
    this.k = k;
    this.x = Math.min(0, Math.max(this.width * (1 - k), x));
    this.y = Math.min(0, Math.max(this.height * (1 - k), y));
  }
}
