/** The end of a game as a picture to share, drawn on this device: podium, names, and where the points came from. */
import { drawnFace, drawnKeepsake } from "../faces/parts";
import type { FaceParts } from "../wire";
import { longest, podium, sourcesOf, type Row } from "./standing";

export interface PictureSeat {
  name: string;
  face: FaceParts;
  /** A colour as `#rrggbb`, and the ink on it. */
  colour: string;
  ink: string;
}

export interface Told {
  title: string;
  /** Game and date, below the title. */
  line: string;
  rows: Row[];
  seats: PictureSeat[];
  called: (source: string) => string;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const STEPS = [250, 190, 150];
const SHADES = [1, 0.62, 0.4, 0.8, 0.5, 0.3];
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "system-ui, 'Segoe UI', Roboto, sans-serif";
const MOST_SIGNS = 16;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const cut = (text: string, most = MOST_SIGNS): string =>
  [...text].length > most ? `${[...text].slice(0, most - 1).join("")}…` : text;

function faceAt(seat: PictureSeat, x: number, y: number, size: number, id: string): string {
  const token = drawnKeepsake(seat.face);
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><clipPath id="${id}"><circle cx="32" cy="32" r="30"/></clipPath><circle cx="32" cy="32" r="31.5" fill="#fffdf6"/><g clip-path="url(#${id})"><rect width="64" height="64" fill="${seat.colour}"/><circle cx="32" cy="29" r="25" fill="#fff" opacity=".2"/>${drawnFace(seat.face)}</g>${
    token
      ? `<g transform="translate(52.5 52.5)"><circle r="11" fill="#fffdf6" stroke="#1b2730" stroke-width="1.2"/>${token}</g>`
      : ""
  }</g>`;
}

function steps(told: Told): string {
  const wide = 170;
  return podium(told.rows)
    .map((row, at) => {
      const seat = told.seats[row.seat];
      if (!seat) return "";
      const high = STEPS[Math.min(row.place, STEPS.length) - 1] ?? 0;
      const [x, y] = [48 + at * (wide + 14), HEIGHT - 56 - high];
      const middle = x + wide / 2;
      return `<rect x="${x}" y="${y}" width="${wide}" height="${high}" rx="12" fill="${seat.colour}"/>
<text x="${middle}" y="${y + 96}" text-anchor="middle" font-family="${SERIF}" font-weight="700" font-size="46" fill="${seat.ink}">${row.score}</text>
<text x="${middle}" y="${y + 128}" text-anchor="middle" font-family="${SERIF}" font-weight="600" font-size="24" fill="${seat.ink}">${escaped(cut(seat.name, 13))}</text>
${faceAt(seat, middle - 55, y - 62, 110, `step${at}`)}`;
    })
    .join("");
}

function bars(told: Told): string {
  const [left, right, high] = [640, 1080, 44];
  const sources = sourcesOf(told.rows);
  const most = longest(told.rows);
  const gap = Math.min(78, 380 / Math.max(1, told.rows.length));
  const key = sources
    .slice(0, 4)
    .map(
      (name, at) =>
        `<rect x="${left + at * 140}" y="146" width="22" height="14" rx="3" fill="#dfe9ea" opacity="${SHADES[at % SHADES.length]}"/><text x="${left + 30 + at * 140}" y="159" font-family="${SANS}" font-size="17" fill="#bfd0d4">${escaped(cut(told.called(name), 13))}</text>`,
    )
    .join("");
  const rows = told.rows.map((row, at) => {
    const seat = told.seats[row.seat];
    if (!seat) return "";
    const y = 186 + at * gap;
    let x = left;
    const parts = sources.length > 0 ? sources : [""];
    const drawn = parts.map((name, source) => {
      const points =
        name === "" ? row.score : (row.sources.find((part) => part.name === name)?.points ?? 0);
      const wide = (Math.max(0, points) / most) * (right - left);
      const bar = `<rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="${seat.colour}" opacity="${SHADES[source % SHADES.length]}"/>`;
      x += wide;
      return bar;
    });
    return `<text x="${left}" y="${y - 6}" font-family="${SERIF}" font-weight="600" font-size="20" fill="#f3ecdb">${row.place}. ${escaped(cut(seat.name))}</text><rect x="${left}" y="${y}" width="${right - left}" height="${high}" rx="6" fill="#1e313b"/>${drawn.join("")}<text x="${WIDTH - 48}" y="${y + 33}" text-anchor="end" font-family="${SERIF}" font-weight="700" font-size="34" fill="#f3ecdb">${row.score}</text>`;
  });
  return key + rows.join("");
}

/** The picture as SVG: nothing in it comes from elsewhere, and names are escaped. */
export const drawnEnd = (told: Told): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><radialGradient id="desk" cx=".28" cy=".2" r="1"><stop offset="0" stop-color="#2a5162"/><stop offset=".5" stop-color="#16303d"/><stop offset="1" stop-color="#0f2029"/></radialGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#desk)"/>
<text x="48" y="72" font-family="${SERIF}" font-weight="700" font-size="46" fill="#f3ecdb">${escaped(cut(told.title, 44))}</text>
<text x="48" y="106" font-family="${SANS}" font-size="21" fill="#bfd0d4">${escaped(told.line)}</text>
${steps(told)}${bars(told)}<text x="${WIDTH - 48}" y="${HEIGHT - 26}" text-anchor="end" font-family="${SERIF}" font-weight="600" font-size="22" fill="#bfd0d4">Meridian</text></svg>`;

/** The same as a file; null where this device draws no pictures. */
export async function pictureFile(svg: string, name: string): Promise<File | null> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  try {
    await picture.decode();
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return blob && new File([blob], name, { type: "image/png" });
  } catch {
    return null;
  }
}
