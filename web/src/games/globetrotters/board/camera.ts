/** Moves the map smoothly to what matters, or at once where nothing may move. */
import { Zoom } from "../../../map";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const DURATION = 450;
const CLOSEST = 6;

export function boxOf(points: { x: number; y: number }[]): Box | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map((one) => one.x), points.map((one) => one.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export class Camera {
  private running = 0;

  /** `top` and `bottom`: between what heights of the sheet the world is drawn. */
  constructor(
    readonly zoom: Zoom,
    readonly top = 0,
    readonly bottom = zoom.height,
  ) {}

  /** Bring a part of the map into view; a margin around it in coordinates of the map. */
  go(box: Box, moves: boolean, margin = 45, closest = CLOSEST): void {
    const { zoom } = this;
    const aim = new Zoom(zoom.width, zoom.height, closest);
    aim.show(box, margin);
    // No blank paper above or below the world where that can be helped.
    const high = zoom.height / aim.k;
    const { x, y } = middle(aim);
    const kept =
      high < this.bottom - this.top
        ? Math.min(this.bottom - high / 2, Math.max(this.top + high / 2, y))
        : (this.top + this.bottom) / 2;
    aim.show(
      {
        x: x - zoom.width / aim.k / 2,
        y: kept - high / 2,
        width: zoom.width / aim.k,
        height: high,
      },
      0,
    );
    this.turnTo(aim, moves);
  }

  all(moves: boolean): void {
    this.turnTo(new Zoom(this.zoom.width, this.zoom.height), moves);
  }

  /** Only move if a point is not in view. */
  bringIn(x: number, y: number, moves: boolean): void {
    const { zoom } = this;
    const [left, top] = [x * zoom.k + zoom.x, y * zoom.k + zoom.y];
    const edge = 30;
    if (left > edge && left < zoom.width - edge && top > edge && top < zoom.height - edge) return;
    const [width, height] = [zoom.width / zoom.k, zoom.height / zoom.k];
    this.go({ x: x - width / 2, y: y - height / 2, width, height }, moves, 0, zoom.k);
  }

  stop(): void {
    cancelAnimationFrame(this.running);
  }

  private turnTo(aim: Zoom, moves: boolean): void {
    this.stop();
    const { zoom } = this;
    const from = { k: zoom.k, ...middle(zoom) };
    const to = { k: aim.k, ...middle(aim) };
    if (!moves) return this.set(to.k, to.x, to.y);
    const begun = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, (now - begun) / DURATION);
      const e = t * t * (3 - 2 * t);
      const k = from.k * (to.k / from.k) ** e;
      // The middle moves as the width of the window does, so that zooming in does not swing.
      const f = Math.abs(to.k - from.k) < 1e-3 ? e : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k);
      this.set(k, from.x + (to.x - from.x) * f, from.y + (to.y - from.y) * f);
      if (t < 1) this.running = requestAnimationFrame(step);
    };
    this.running = requestAnimationFrame(step);
  }

  private set(k: number, x: number, y: number): void {
    const [width, height] = [this.zoom.width / k, this.zoom.height / k];
    this.zoom.show({ x: x - width / 2, y: y - height / 2, width, height }, 0);
  }
}

const middle = (zoom: Zoom): { x: number; y: number } => ({
  x: (zoom.width / 2 - zoom.x) / zoom.k,
  y: (zoom.height / 2 - zoom.y) / zoom.k,
});
