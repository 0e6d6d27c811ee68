"""While a question is sealed the clocks that all see do not tell who has answered it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meridian.server.clocks import Clocks, QuestionId
from tests.server.test_clocks import PEOPLE, START, bank, letters

SEALED = (7, 1)
"""Serial and times of the question."""


def asked(clocks: Clocks, now: float, missing: set[int], answered: int | None = None) -> None:
    questions: dict[int, QuestionId] = {seat: (SEALED[0], seat, SEALED[1]) for seat in missing}
    clocks.asked(START + now, questions, PEOPLE, answered, (), SEALED if missing else None)


@pytest.mark.parametrize("kind", [bank, letters], ids=["bank", "correspondence"])
def test_nobody_sees_who_has_answered_a_sealed_question(kind: Callable[[], Clocks]) -> None:
    answered, waiting = kind(), kind()
    for clocks in (answered, waiting):
        asked(clocks, 0, {0, 1})
    asked(answered, 4, {1}, answered=0)
    assert answered.state.seats[0].running is None
    for now in (4, 9, 50):
        assert answered.left(START + now) == waiting.left(START + now)
    kept = Clocks.from_note(answered.plan, answered.to_note())
    assert kept.left(START + 9) == waiting.left(START + 9)


def test_nobody_sees_who_has_answered_before_the_clock_began() -> None:
    """A clock that waited for its seat to see what happened looks the same after the answer."""
    answered, waiting = bank(), bank()
    for clocks in (answered, waiting):
        clocks.happened(0, 2000, False)
        asked(clocks, 0, {0, 1})
        assert clocks.seen(0, START + 1)
    asked(answered, 1.5, {1}, answered=0)
    assert answered.left(START + 9) == waiting.left(START + 9)
    assert answered.left(START + 9).seats[0].bank == 92


def test_when_the_question_is_over_each_has_what_is_left() -> None:
    clocks = bank()
    asked(clocks, 0, {0, 1})
    asked(clocks, 4, {1}, answered=0)
    assert clocks.left(START + 20).seats[0].bank == 80
    asked(clocks, 20, set(), answered=1)
    assert [seat.bank for seat in clocks.left(START + 30).seats[:2]] == [106, 90]


def test_asked_anew_it_is_covered_anew() -> None:
    clocks = bank()
    asked(clocks, 0, {0, 1})
    asked(clocks, 4, {1}, answered=0)
    clocks.asked(START + 6, {0: (SEALED[0], 0, 2), 1: (SEALED[0], 1, 2)}, PEOPLE, 1, (), (SEALED[0], 2))
    shown = clocks.left(START + 10).seats
    assert [seat.bank for seat in shown[:2]] == [102, 90]


def test_a_pause_and_a_restart_count_for_nobody() -> None:
    answered, waiting = bank(pause_limit=600), bank(pause_limit=600)
    for clocks in (answered, waiting):
        asked(clocks, 0, {0, 1})
    asked(answered, 4, {1}, answered=0)
    for clocks in (answered, waiting):
        clocks.pause(START + 10)
        clocks.resume(START + 40)
        clocks.after_restart(START + 60, 15)
    assert answered.left(START + 70) == waiting.left(START + 70)
