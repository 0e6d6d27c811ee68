/** The picture of a game: on its poster, and on the table before it begins. */
const pictures = import.meta.glob<string>("../games/*/card.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

export const pictureOf = (game: string): string | undefined =>
  pictures[`../games/${game}/card.svg`];
