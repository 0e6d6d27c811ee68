/** What the server says to owners of an original. All that is known about editions is known there. */
import { gamePath, get, post } from "../client/http";
import type {
  Lang,
  MergedAnswers,
  EditionDraft,
  EditionEffect,
  OwnerAnswers,
  OwnerPages,
} from "../wire";

const path = (game: string, what: string, lang: Lang): string =>
  gamePath(game, `/edition/${what}/${lang}`);

export const pagesOf = (game: string, lang: Lang): Promise<OwnerPages> =>
  get<OwnerPages>(path(game, "pages", lang));

export const draftOf = (game: string, lang: Lang, answers: OwnerAnswers): Promise<EditionDraft> =>
  post<EditionDraft>(path(game, "draft", lang), answers);

export const effectOf = (game: string, lang: Lang, answers: OwnerAnswers): Promise<EditionEffect> =>
  post<EditionEffect>(path(game, "effect", lang), answers);

export const mergedWith = (
  game: string,
  lang: Lang,
  answers: OwnerAnswers,
  file: { name: string; text: string },
): Promise<MergedAnswers> => post<MergedAnswers>(path(game, "merge", lang), { answers, file });
