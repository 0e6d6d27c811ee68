/** Where the fields of the ring and the numbers of the counting ring lie around the map. */

export type Edge = "bottom" | "left" | "top" | "right";

export interface Cell {
  at: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The middle of the field. */
  cx: number;
  cy: number;
  /** The edge of the sheet it lies at; a corner counts to the edge it ends. */
  edge: Edge;
  corner: boolean;
}

export interface Sheet {
  width: number;
  height: number;
  /** How far the ring lies from the rim: room for the counting ring. */
  inset: number;
  /** How wide fields at the sides are, and corners. */
  wide: number;
  /** How high fields above and below are, and corners. */
  depth: number;
}

/** How many fields lie between the corners on the bottom, the left, the top and the right: a quarter on each side. */
export function shares(fields: number): [number, number, number, number] {
  const free = Math.max(0, fields - 4);
  const [quarter, rest] = [Math.floor(free / 4), free % 4];
  const on = (side: number): number => quarter + (side < rest ? 1 : 0);
  return [on(0), on(2), on(1), on(3)];
}

/** The fields clockwise, the first one in the corner at the bottom right. */
export function ringCells(fields: number, sheet: Sheet): Cell[] {
  const { inset, wide, depth, width, height } = sheet;
  const [below, left, above, right] = shares(fields);
  const [east, south] = [width - inset - wide, height - inset - depth];
  const [across, down] = [east - inset - wide, south - inset - depth];
  const cells: Omit<Cell, "at" | "cx" | "cy">[] = [];
  const corner = (edge: Edge, x: number, y: number): void =>
    void cells.push({ x, y, width: wide, height: depth, edge, corner: true });
  const side = (edge: Edge, count: number): void => {
    for (let n = 0; n < count; n++) {
      const flat = edge === "bottom" || edge === "top";
      const size = (flat ? across : down) / count;
      const from = n * size;
      cells.push({
        edge,
        corner: false,
        width: flat ? size : wide,
        height: flat ? depth : size,
        x:
          edge === "bottom"
            ? east - from - size
            : edge === "top"
              ? inset + wide + from
              : edge === "left"
                ? inset
                : east,
        y:
          edge === "left"
            ? south - from - size
            : edge === "right"
              ? inset + depth + from
              : edge === "top"
                ? inset
                : south,
      });
    }
  };
  corner("right", east, south);
  side("bottom", below);
  corner("bottom", inset, south);
  side("left", left);
  corner("left", inset, inset);
  side("top", above);
  corner("top", east, inset);
  side("right", right);
  return cells.slice(0, fields).map((cell, at) => ({
    ...cell,
    at,
    cx: cell.x + cell.width / 2,
    cy: cell.y + cell.height / 2,
  }));
}

export interface Mark {
  x: number;
  y: number;
  edge: Edge;
}

/** Where a number of the counting ring lies: clockwise from the bottom right corner, through the middle of the rim. */
export function countPlace(points: number, most: number, sheet: Sheet): Mark {
  const half = sheet.inset / 2;
  const [left, top, right, bottom] = [half, half, sheet.width - half, sheet.height - half];
  const [wide, high] = [right - left, bottom - top];
  let way = (((points % most) + most) % most) * ((2 * (wide + high)) / most);
  if (way <= wide) return { x: right - way, y: bottom, edge: "bottom" };
  way -= wide;
  if (way <= high) return { x: left, y: bottom - way, edge: "left" };
  way -= high;
  if (way <= wide) return { x: left + way, y: top, edge: "top" };
  return { x: right, y: top + (way - wide), edge: "right" };
}

/** How often a score has gone round the counting ring. */
export const laps = (points: number, most: number): number =>
  Math.max(0, Math.floor(points / most));

/** A place a little into the sheet from a mark of the rim, where several markers lie side by side. */
export function beside(mark: Mark, at: number, gap: number): { x: number; y: number } {
  const shift = at * gap;
  if (mark.edge === "bottom") return { x: mark.x, y: mark.y - shift };
  if (mark.edge === "top") return { x: mark.x, y: mark.y + shift };
  return { x: mark.x + (mark.edge === "left" ? shift : -shift), y: mark.y };
}

/** Where `count` pieces stand on a field: in one row, or two if there are many. */
export function standing(
  cell: Cell,
  at: number,
  count: number,
  size: number,
): { x: number; y: number } {
  const columns = count <= 1 ? 1 : Math.min(count, Math.max(2, Math.floor(cell.width / size)));
  const rows = Math.ceil(count / columns);
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: cell.cx + (column - (inRow - 1) / 2) * size,
    y: cell.cy + (row - (rows - 1) / 2) * size,
  };
}

/** Where a field of the ring comes, counted from the first of a strip. */
export const inOrder = (at: number, first: number, fields: number): number =>
  (at - first + fields) % fields;

/** How many fields it is from one to another, the nearer way: forwards, or backwards as a negative number. */
export function nearer(from: number, to: number, fields: number): number {
  const on = (((to - from) % fields) + fields) % fields;
  return on > fields / 2 ? on - fields : on;
}

/** The fields a piece passes on its way, the last one included; backwards if it went back, at once if it flew. */
export function way(
  from: number,
  to: number,
  fields: number,
  how: "on" | "back" | "direct",
): number[] {
  if (how === "direct" || fields === 0 || from === to) return [to];
  const step = how === "on" ? 1 : -1;
  const passed: number[] = [];
  for (let at = from; at !== to && passed.length < fields;) {
    at = (at + step + fields) % fields;
    passed.push(at);
  }
  return passed;
}
