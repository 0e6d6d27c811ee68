/** Curves over the globe: water routes bend through their Cruise Island, flights follow the great circle. */
import type { Point } from "../../../map";

type Vector = [number, number, number];

const RADIAN = Math.PI / 180;

function toVector([lon, lat]: Point): Vector {
  const [a, b] = [lon * RADIAN, lat * RADIAN];
  return [Math.cos(b) * Math.cos(a), Math.cos(b) * Math.sin(a), Math.sin(b)];
}

function toPoint([x, y, z]: Vector): Point {
  return [Math.atan2(y, x) / RADIAN, Math.atan2(z, Math.hypot(x, y)) / RADIAN];
}

const mix = (parts: [Vector, number][]): Vector =>
  parts.reduce<Vector>(
    (sum, [v, f]) => [sum[0] + v[0] * f, sum[1] + v[1] * f, sum[2] + v[2] * f],
    [0, 0, 0],
  );

/** Points on a smooth curve over the globe from one place through another to a third, all in degrees. */
export function curveThrough(from: Point, through: Point, to: Point, parts = 24): Point[] {
  const [a, c, b] = [toVector(from), toVector(through), toVector(to)];
  // A parabola that passes through the middle one at half time.
  const bend = mix([
    [c, 2],
    [a, -0.5],
    [b, -0.5],
  ]);
  return Array.from({ length: parts + 1 }, (_, at) => {
    const t = at / parts;
    return toPoint(
      mix([
        [a, (1 - t) ** 2],
        [bend, 2 * t * (1 - t)],
        [b, t ** 2],
      ]),
    );
  });
}

/** Points on the great circle between two places. */
export function greatCircle(from: Point, to: Point, parts = 16): Point[] {
  const [a, b] = [toVector(from), toVector(to)];
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  if (angle < 1e-6) return [from, to];
  const s = Math.sin(angle);
  return Array.from({ length: parts + 1 }, (_, at) => {
    const t = at / parts;
    return s < 1e-6
      ? toPoint(
          mix([
            [a, 1 - t],
            [b, t],
          ]),
        )
      : toPoint(
          mix([
            [a, Math.sin((1 - t) * angle) / s],
            [b, Math.sin(t * angle) / s],
          ]),
        );
  });
}

/** The middle of several places on the globe. */
export function middleOf(points: Point[]): Point {
  return toPoint(mix(points.map((point) => [toVector(point), 1])));
}
