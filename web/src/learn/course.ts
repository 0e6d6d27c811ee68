/** The lessons of the games, and tables to learn them at. */
import { get, post } from "../client/http";
import { i18n, written } from "../client/i18n.svelte";
import { storage } from "../client/storage.svelte";
import type { CourseInfo, LessonInfo, Opened, QuizAgain } from "../wire";

const LESSON_PREFIX = "lesson-";

/** Whether a table is one at which a lesson is taught. */
export const isLesson = (table: string): boolean => table.startsWith(LESSON_PREFIX);

let asked: Promise<CourseInfo[]> | null = null;

/** The lessons of all games, asked for once. */
export function courses(): Promise<CourseInfo[]> {
  asked ??= get<CourseInfo[]>("/api/lessons").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export async function lessonsOf(game: string): Promise<LessonInfo[]> {
  return (await courses()).find((course) => course.game === game)?.lessons ?? [];
}

/** A quiz question of a lesson, to be asked again. */
export const quizOf = (game: string, lesson: string, step: number): Promise<QuizAgain> =>
  get<QuizAgain>(
    `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}/quiz/${step}`,
  );

/** A text in the language of the reader. */
export { written as said };

/** Open a table for a lesson, from a step on; the id of the table comes back. */
export async function beginLesson(game: string, lesson: LessonInfo, step: number): Promise<string> {
  const opened = await post<Opened>(
    `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson.id)}`,
    { name: storage.settings.name, step, lang: i18n.lang },
  );
  storage.keep(opened.table, {
    game,
    title: written(lesson.name),
    host: opened.host,
    over: true,
    seats: opened.seats.map((one) => ({
      seat: one.seat,
      token: one.token,
      name: storage.settings.name,
      gives: false,
    })),
  });
  return opened.table;
}
