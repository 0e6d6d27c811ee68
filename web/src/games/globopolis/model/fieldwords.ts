/** Places of the board in words: for those who do not see it, and for cards of places. */
import { seatOf, type Speaker } from "../../../client/speaker";
import { RESOURCES, type Field, type GameData, type Units } from "./data";
import type { Position, Title } from "./position";
import { w } from "./words";

export const seatNumber = (side: string | null): number => seatOf(side) ?? 0;

export const unitsInWords = (speaker: Speaker, units: Units): string =>
  RESOURCES.map((kind) => `${speaker.title("resource", kind)} ${units[kind]}`).join(", ");

/** undeveloped, Developed, ... in the words of the game. */
export const levelInWords = (speaker: Speaker, title: Title): string =>
  speaker.text("portrait-level", { level: title.level, suspended: title.level - title.active });

export const ownerInWords = (speaker: Speaker, title: Title): string =>
  title.owner === null ? speaker.text("portrait-unowned") : speaker.actor(title.owner);

export const agentsInWords = (speaker: Speaker, title: Title): string =>
  title.agents.map(([who, n]) => `${speaker.actor(who)} ${n}`).join(", ");

/** A field with everything on it, as one sentence. */
export function fieldInWords(
  speaker: Speaker,
  field: Field,
  position: Position,
  data: GameData,
  answers: number,
): string {
  // The id stands on the field: whoever speaks to the machine says what is written there.
  const named = ["territory", "guild", "independent"].includes(field.kind);
  const parts = [
    `${speaker.title("field", field.id)}${named ? `, ${field.id}` : ""}`,
    ...titleParts(speaker, field.id, position, data),
  ];
  const here = position.governors
    .filter(([, at]) => at === field.id)
    .map(([seat]) => speaker.actor(seat));
  if (here.length > 0) parts.push(w("governors-here", { names: here.join(", ") }));
  if (answers > 0) parts.push(w("answers-here", { number: answers }));
  return parts.join("; ");
}

function titleParts(speaker: Speaker, id: string, position: Position, data: GameData): string[] {
  const title = position.titles.get(id);
  if (!title) return [];
  const territory = data.territories.get(id);
  const guild = data.guilds.get(id);
  const parts = [ownerInWords(speaker, title)];
  if (territory)
    parts.push(
      speaker.title("group", territory.group),
      w("value", { number: territory.value }),
      w("conference", { costs: territory.conference[title.active] ?? 0 }),
      levelInWords(speaker, title),
    );
  if (title.units) parts.push(unitsInWords(speaker, title.units));
  if (guild)
    parts.push(
      w("value", { number: guild.value }),
      `${speaker.title("resource", guild.resource)} ${title.stock ?? 0}`,
    );
  if (title.agents.length > 0)
    parts.push(speaker.text("portrait-agents-here", { agents: agentsInWords(speaker, title) }));
  return parts;
}

/** Where long words of the ring may be broken, from one line of words with their hyphens. */
export const breaksIn = (words: string): Map<string, string[]> =>
  new Map(words.split(" ").map((word) => [word.replaceAll("-", ""), word.split("-")]));

/** A name in lines of at most so many letters, one more if all of it fits then, broken where words end, or within a long
    one where it may be; what has no line is left out, and a word that is still too long is cut. */
export function lines(
  name: string,
  most: number,
  rows: number,
  breaks: Map<string, string[]> = new Map(),
): string[] {
  const tries = [most, most + 1].map((letters) => broken(name, letters, rows, breaks));
  return (tries.find((one) => one.whole) ?? tries[0])?.lines ?? [];
}

function broken(
  name: string,
  most: number,
  rows: number,
  breaks: Map<string, string[]>,
): { lines: string[]; whole: boolean } {
  const made: string[] = [];
  let within = -1;
  const put = (piece: string, goesOn: boolean): void => {
    const last = made.at(-1);
    if (last !== undefined && (last + piece).trimEnd().length <= most)
      made[made.length - 1] = last + piece;
    else {
      if (goesOn && last !== undefined) made[(within = made.length - 1)] = `${last}-`;
      made.push(piece);
    }
  };
  for (const word of name.split(/(?<=[\s/-])/)) {
    const parts = (word.trim().length > most ? breaks.get(word.trim()) : null) ?? [word];
    parts.forEach((part, at) => put(part, at > 0));
  }
  const kept = made.slice(0, rows).map((line) => line.trim());
  if (made.length > rows && within === rows - 1) kept[within] = kept[within]?.slice(0, -1) ?? "";
  return {
    lines: kept.map((line) =>
      line.length > most + 3 ? `${line.slice(0, Math.max(1, most + 1))}.` : line,
    ),
    whole: made.length <= rows,
  };
}
