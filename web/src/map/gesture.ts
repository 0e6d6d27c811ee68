/**
 * Zooming and panning by wheel or fingers. While it lasts, the drawing is moved and stretched as one picture, which costs
 * nearly nothing; it is drawn anew now and then, and when the hand rests.
 */
import { Zoom } from "./zoom.svelte";

/** So many milliseconds after the last movement the hand rests. */
const REST = 120;
/** So often the map is drawn anew while a gesture lasts: what comes into view at the edges is missing until then. */
const ANEW = 180;
/** But where drawing takes long, only after so many times as long. */
const SELDOM = 5;

export class Gesture {
  private aim: Zoom | null = null;
  /** From the screen to the sheet, without the picture's own movement. */
  private base: DOMMatrix | null = null;
  private moved = false;
  private drawnAt = 0;
  private anew = ANEW;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    private readonly zoom: Zoom,
    private readonly svg: SVGSVGElement,
    /** What is moved as a picture: an element around the drawing, since a drawing that is moved itself is laid out anew. */
    private readonly picture: HTMLElement,
  ) {}

  /** How far one has zoomed in, the gesture counted. */
  get k(): number {
    return this.aim?.k ?? this.zoom.k;
  }

  /** A place on the screen in coordinates of the sheet. */
  onSheet(x: number, y: number): { x: number; y: number } {
    const matrix = this.base ?? this.svg.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  }

  by(factor: number, x: number, y: number): void {
    this.begun().by(factor, x, y);
    this.show();
  }

  pan(dx: number, dy: number): void {
    this.begun().pan(dx, dy);
    this.show();
  }

  /** Draw the map as the gesture has left it. */
  end(): void {
    this.draw();
    if (this.timer) clearTimeout(this.timer);
    this.timer = this.aim = this.base = null;
  }

  private begun(): Zoom {
    if (!this.aim) {
      this.aim = new Zoom(this.zoom.width, this.zoom.height, this.zoom.most);
      this.base = this.svg.getScreenCTM()?.inverse() ?? null;
      this.drawnAt = performance.now();
    }
    // The map may have been held back since it was drawn last.
    if (!this.moved) [this.aim.k, this.aim.x, this.aim.y] = [this.zoom.k, this.zoom.x, this.zoom.y];
    this.moved = true;
    return this.aim;
  }

  private show(): void {
    const { aim, zoom, picture, base } = this;
    if (!aim || !base || performance.now() - this.drawnAt > this.anew) this.draw();
    else {
      const [scale, ratio, style] = [1 / base.a, aim.k / zoom.k, picture.style];
      if (!style.transform) {
        const box = picture.getBoundingClientRect();
        const corner = new DOMPoint(0, 0).matrixTransform(base.inverse());
        style.transformOrigin = `${corner.x - box.left}px ${corner.y - box.top}px`;
        style.willChange = "transform";
      }
      style.transform = `translate(${(aim.x - zoom.x * ratio) * scale}px, ${(aim.y - zoom.y * ratio) * scale}px) scale(${ratio})`;
    }
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.end(), REST);
  }

  private draw(): void {
    this.picture.style.transform = "";
    this.picture.style.willChange = "";
    if (this.aim && this.moved)
      [this.zoom.k, this.zoom.x, this.zoom.y] = [this.aim.k, this.aim.x, this.aim.y];
    this.moved = false;
    const begun = (this.drawnAt = performance.now());
    // The second frame comes when the first has been drawn.
    requestAnimationFrame(() =>
      requestAnimationFrame((now) => {
        this.anew = Math.max(ANEW, SELDOM * (now - begun));
        this.drawnAt = now;
      }),
    );
  }
}
