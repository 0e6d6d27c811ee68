/** Views of places, drawn from a number: the same place always looks the same. */

const SKIES = [
  ["#2b2a63", "#f0895a"],
  ["#173f6b", "#f4c67a"],
  ["#3a2a6b", "#e56f8c"],
  ["#0f4a63", "#a9dcc8"],
  ["#5a2247", "#f2a65a"],
  ["#1d3557", "#b9d3ee"],
] as const;

export const skyOf = (view: number): readonly [string, string] =>
  SKIES[Math.abs(view) % SKIES.length] ?? SKIES[0];

/** A number between 0 and 1 that follows from two others. */
function chance(view: number, at: number): number {
  const mixed = Math.sin(view * 127.1 + at * 311.7) * 43758.5453;
  return mixed - Math.floor(mixed);
}

const WIDTH = 200;
const GROUND = 142;

/** Houses, towers and domes along the horizon. */
export function skyline(view: number): string {
  const parts: string[] = [];
  let x = 0;
  for (let at = 0; x < WIDTH; at++) {
    const wide = 9 + Math.round(13 * chance(view, at));
    const high = 18 + Math.round(62 * chance(view, at + 50) ** 1.6);
    const top = GROUND - high;
    const kind = chance(view, at + 90);
    if (kind < 0.2)
      parts.push(`M${x} ${GROUND}V${top}q${wide / 2} -${wide / 1.6} ${wide} 0V${GROUND}z`);
    else if (kind < 0.4)
      parts.push(
        `M${x} ${GROUND}V${top}L${x + wide / 2} ${top - wide}L${x + wide} ${top}V${GROUND}z`,
      );
    else parts.push(`M${x} ${GROUND}V${top}H${x + wide}V${GROUND}z`);
    x += wide + (chance(view, at + 130) < 0.3 ? 4 : 0);
  }
  return parts.join("");
}

/** A number from a name. */
export const numberOf = (name: string): number =>
  [...name].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7);
