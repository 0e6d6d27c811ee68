"""What was practised in the terminal: grades, days with a daily position, and quiz questions that come back."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path
from typing import Final

import msgspec

from meridian.cli.terminal.kept_file import read_kept, write_kept
from meridian.lessons.quizzes import DAYS, KeptQuiz, after_answer, due_quiz
from meridian.practice.grades import Grade

FILE: Final = "practice.json"
DAYS_KEPT: Final = 400


class Practised(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The first grade of each exercise, days (such as 2026-11-17) with the games whose daily position was answered, and
    the quiz questions that were met; None for those that are known."""

    grades: dict[str, Grade] = {}
    days: dict[str, list[str]] = {}
    quizzes: dict[str, KeptQuiz | None] = {}


class PractisedFile:
    """Keeps what was practised in a file; nothing is kept without one."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.kept: Practised = (None if path is None else read_kept(path, Practised)) or Practised()

    def note(self, exercise: str, grade: Grade) -> None:
        """Note an answer to an exercise. The first one counts."""
        if exercise not in self.kept.grades:
            self.kept.grades[exercise] = grade
            self._write()

    def note_daily(self, game: str, today: date) -> None:
        """Note that the daily position of a game was answered."""
        answered = self.kept.days.setdefault(today.isoformat(), [])
        if game not in answered:
            answered.append(game)
            self.kept.days = dict(sorted(self.kept.days.items())[-DAYS_KEPT:])
            self._write()

    def streak(self, today: date) -> int:
        """How many days in a row, up to today."""
        found = 0
        while (today - timedelta(days=found)).isoformat() in self.kept.days:
            found += 1
        return found

    def met(self, game: str, lesson: str, step: int, today: date) -> None:
        """A lesson asks a question: it comes back tomorrow, unless it was met before."""
        key = f"{lesson}/{step}"
        if key not in self.kept.quizzes:
            due = today.toordinal() + DAYS[0]
            self.kept.quizzes[key] = KeptQuiz(game=game, lesson=lesson, step=step, due=due)
            self._write()

    def due_quiz(self, game: str, today: date) -> KeptQuiz | None:
        """The question of a game that is to be asked again."""
        mine = [quiz for quiz in self.kept.quizzes.values() if quiz is not None and quiz.game == game]
        return due_quiz(mine, today.toordinal())

    def answered_quiz(self, quiz: KeptQuiz, right: bool, today: date) -> None:
        """Note an answer to a question that came back."""
        self.kept.quizzes[f"{quiz.lesson}/{quiz.step}"] = after_answer(quiz, right, today.toordinal())
        self._write()

    def _write(self) -> None:
        if self.path is not None:
            write_kept(self.path, self.kept)
