"""Where a lesson that was left is taken up again, also when it has changed since."""

from __future__ import annotations

import pytest

from meridian.lessons.progress import LessonProgress, resumes_at

SINCE = [1, 1, 3, 2, 1]
"""A lesson of five steps in its third version."""


@pytest.mark.parametrize(
    ("version", "step", "done", "expected"),
    [
        (3, 5, False, 5),
        (3, 5, True, 1),
        (2, 2, False, 2),
        (2, 5, False, 3),
        (1, 3, False, 3),
        (1, 4, False, 3),
        (3, 9, False, 5),
        (4, 5, False, 1),
    ],
)
def test_a_lesson_is_taken_up_at_the_last_unchanged_step(version: int, step: int, done: bool, expected: int) -> None:
    assert resumes_at(LessonProgress(version=version, step=step, done=done), SINCE) == expected


def test_a_lesson_never_begun_begins_at_the_beginning() -> None:
    assert resumes_at(None, SINCE) == 1
