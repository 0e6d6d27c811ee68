"""Grades: how much of the chance to win an answer gives away, and what that is called."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from meridian.practice.exercise import Answer, ExerciseFile


class Grade(StrEnum):
    """What a loss is called."""

    EXCELLENT = "excellent"
    GOOD = "good"
    FAIR = "fair"
    MISSED = "missed"


LIMITS: Final = ((2.0, Grade.EXCELLENT), (5.0, Grade.GOOD), (10.0, Grade.FAIR))
"""The largest loss, in points of winning chance, for each grade."""


def grade_of(loss: float) -> Grade:
    """The grade of a loss in points of winning chance."""
    return next((grade for limit, grade in LIMITS if loss <= limit), Grade.MISSED)


def loss_of(file: ExerciseFile, answer: Answer) -> float:
    """How many points an answer gives away; for odds, by how many points the guess is wrong."""
    if file.question == "odds":
        return round(abs(int(answer.say) - 100 * answer.chance), 1)
    return round(100 * (max(each.chance for each in file.answer) - answer.chance), 1)


def best_of(file: ExerciseFile) -> Answer:
    """The answer that gives away least."""
    return min(file.answer, key=lambda answer: loss_of(file, answer))
