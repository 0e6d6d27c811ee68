"""Where a lesson calls an answer good, strong bots agree: it gives little away, by many imagined games."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.lessons import course
from meridian.lessons.lesson import Lesson
from tests.lessons.weighing import answers_of, weigh

MOST_LOSS = 0.03
"""What a good answer may lose against the best, in chance to win."""
PLAYOUTS = 3000
SOUND = [
    lesson
    for game in games.shipped()
    for lesson in course.lessons_of(game)
    if any(step.teaching.sound for step in lesson.steps)
]


def test_every_game_calls_some_answer_good() -> None:
    assert {lesson.game.name for lesson in SOUND} == set(games.shipped())


@pytest.mark.soak
@pytest.mark.parametrize("lesson", SOUND, ids=lambda lesson: lesson.head.id)
def test_what_is_called_good_is_good(lesson: Lesson) -> None:
    weighed, costly = set(), {}
    for answer in answers_of(lesson):
        if lesson.steps[answer.step - 1].teaching.sound:
            weighed.add(answer.step)
            found = weigh(lesson, answer, PLAYOUTS)
            if found.loss > MOST_LOSS:
                said = lesson.words.say
                costly[answer.step] = f"{said(answer.action)}: {said(found.best)} wins {100 * found.loss:.1f} % more"
    assert weighed == {number for number, step in enumerate(lesson.steps, start=1) if step.teaching.sound}
    assert not costly, costly


def test_a_bad_answer_is_found_out() -> None:
    """In the first lesson Ida stands beside Brazil: to use a card for shopping there is no better than to build, but to
    pass with three cards in hand is much worse."""
    lesson = course.lesson_of("global-domination", "gd-1")
    first = next(answers_of(lesson))
    passing = next(one for one in first.before.options(lesson.learner) if lesson.words.say(one) == "pass")
    assert weigh(lesson, first._replace(action=passing), 400).loss > 2 * MOST_LOSS
