"""Quiz questions that come back: after 1, 3, 7 and 21 days, one at a time; a missed one starts over."""

from __future__ import annotations

from typing import Final

import msgspec

DAYS: Final = (1, 3, 7, 21)


class KeptQuiz(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question that was met: the step of the lesson that asks it, counted from 1, how often it was answered right in
    a row since it came back, and the day on which it is asked again, counted as `date.toordinal` does."""

    game: str
    lesson: str
    step: int
    right: int = 0
    due: int


def after_answer(quiz: KeptQuiz, right: bool, today: int) -> KeptQuiz | None:
    """A question after it was answered; None once it is known."""
    count = quiz.right + 1 if right else 0
    return None if count == len(DAYS) else msgspec.structs.replace(quiz, right=count, due=today + DAYS[count])


def due_quiz(all_: list[KeptQuiz], today: int) -> KeptQuiz | None:
    """The question that waits longest, if any is due."""
    due = [quiz for quiz in all_ if quiz.due <= today]
    return min(due, key=lambda quiz: quiz.due, default=None)
