/** Finds room for the names of areas: beside their pieces, in one or two lines, within the sheet. */
import { wholly, type Part } from "../../../map/labels";

export interface NameWish {
  id: string;
  text: string;
  x: number;
  y: number;
  /** Half the size of the piece the name belongs to. */
  half: number;
}

export interface Name {
  id: string;
  lines: string[];
  x: number;
  /** The base line of the first line. */
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LETTER = 0.6;
const LINE = 1.05;

/** Names at a size of letters, the more important areas first; where a name finds no room there is none. What is
 * `kept` stays free, and no name reaches over the edge of what is `seen`. */
export function placeNames(
  wishes: NameWish[],
  size: number,
  sheet: { width: number; height: number },
  kept: Box[] = [],
  seen: Part | null = null,
): Name[] {
  const taken = [
    ...kept,
    ...wishes.map(({ x, y, half }): Box => ({
      left: x - half,
      right: x + half,
      top: y - half,
      bottom: y + half,
    })),
  ];
  const placed: Name[] = [];
  for (const wish of wishes) {
    const forms = [[wish.text], ...halves(wish.text)];
    const found = forms
      .flatMap((lines) => choices(wish, lines, size))
      .find(
        ({ box }) =>
          within(box, sheet) &&
          wholly(box, wish, seen) &&
          !taken.some((other) => overlap(box, other)),
      );
    if (!found) continue;
    taken.push(found.box);
    placed.push(found.name);
  }
  return placed;
}

/** A name in two lines, if it has several words: as even as can be. */
export function halves(text: string): string[][] {
  const words = text.split(/ |(?<=-)/);
  if (words.length < 2) return [];
  const cuts = words
    .slice(1)
    .map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return [cuts.reduce((best, one) => (longest(one) < longest(best) ? one : best))];
}

function choices(wish: NameWish, lines: string[], size: number): { name: Name; box: Box }[] {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  const height = lines.length * size * LINE;
  const gap = wish.half + size * 0.15;
  const make = (anchor: Name["anchor"], x: number, top: number): { name: Name; box: Box } => {
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    return {
      name: { id: wish.id, lines, x, y: top + size * 0.85, anchor },
      box: { left, right: left + width, top, bottom: top + height },
    };
  };
  return [
    make("middle", wish.x, wish.y + gap),
    make("middle", wish.x, wish.y - gap - height),
    make("start", wish.x + gap, wish.y - height / 2),
    make("end", wish.x - gap, wish.y - height / 2),
    make("start", wish.x - wish.half, wish.y + gap),
    make("end", wish.x + wish.half, wish.y + gap),
  ];
}

const within = (box: Box, sheet: { width: number; height: number }): boolean =>
  box.left >= 4 && box.top >= 4 && box.right <= sheet.width - 4 && box.bottom <= sheet.height - 4;
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
