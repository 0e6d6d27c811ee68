"""Wrong, late, repeated and malformed answers, steps back and reloads never strand a lesson."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from tests.lessons.learners import learns_in_the_end

LESSONS = [lesson for game in games.shipped() for lesson in course.lessons_of(game)]
WORDS = 120
SOAK_LEARNERS = 300


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.head.id)
def test_no_learner_is_stranded(lesson: Lesson) -> None:
    learns_in_the_end(lesson, lesson.head.id, WORDS)


@pytest.mark.soak
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.head.id)
def test_no_learner_of_many_is_stranded(lesson: Lesson) -> None:
    for number in range(SOAK_LEARNERS):
        learns_in_the_end(lesson, f"{lesson.head.id} {number}", WORDS)
