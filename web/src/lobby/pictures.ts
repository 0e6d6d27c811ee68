/** The picture of a game: on its poster, and on the table before it begins. `make pictures` takes it from a real game. */
const pictures = import.meta.glob<string>("../games/*/poster.webp", {
  query: "?url",
  import: "default",
  eager: true,
});

export const pictureOf = (game: string): string | undefined =>
  pictures[`../games/${game}/poster.webp`];
