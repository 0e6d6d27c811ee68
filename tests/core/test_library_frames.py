"""The library frames at work in a tiny game: sealed bids, a window, draws."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice, Course, DrawCards, Sealed, Window, course_of
from meridian.core.playout import playout
from meridian.core.position import CHANCE, NOT_ASKED, Frame, Position


class Number(Action, frozen=True, tag="number"):
    number: int


NUMBERS: list[Action] = [Number(n) for n in range(7)]


def number_of(action: Action) -> int:
    assert isinstance(action, Number)
    return action.number


class Toy(Position):
    """Three seats and what they came to."""

    def __init__(self, *frames: Frame[Any]) -> None:
        super().__init__()
        self.result: list[Any] = []
        self.call(Bottom())
        for frame in frames:
            self.call(frame)
        self.run()


class Bottom(Course[Toy]):
    def resume(self, s: Toy) -> None:
        s.over = True


class Asks:
    def question(self, s: Toy, seat: int) -> str:
        return "number"

    def options(self, s: Toy, seat: int) -> list[Action]:
        return NUMBERS[:3]

    def default(self, s: Toy, seat: int) -> Action:
        return NUMBERS[0]

    def refusal(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        return None if action in NUMBERS[:3] else Refusal("no", "XX-001")


class Bids(Asks, Sealed[Toy]):
    """All bid at once."""

    def reveal(self, s: Toy) -> None:
        s.result.append([number_of(answer) for answer in self.answers if answer is not None])
        self.step = 2


class Interruption(Asks, Window[Toy]):
    """A 1 is a wish, a 0 declines; each seat has one wish."""

    def __init__(self, start: int) -> None:
        super().__init__([])
        self.start = start
        self.spent: list[int] = []

    def open(self, s: Toy) -> None:
        self.seats = [(self.start + step) % 3 for step in range(3)]
        self.answers = [None] * 3

    def options(self, s: Toy, seat: int) -> list[Action]:
        return NUMBERS[:1] if seat in self.spent else NUMBERS[:2]

    def is_wish(self, answer: Action) -> bool:
        return number_of(answer) == 1

    def grant(self, s: Toy, seat: int, wish: Action) -> None:
        s.result.append(seat)
        self.spent.append(seat)
        self.start = (seat + 1) % 3


class OddNumber(Choice[Toy]):
    """A seat chooses an odd number."""

    def resume(self, s: Toy) -> None:
        s.wait()

    def choices(self, s: Toy, seat: int) -> list[Action]:
        return NUMBERS

    def refusal(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        return None if number_of(action) % 2 else Refusal("even", "XX-002")

    def take(self, s: Toy, seat: int, action: Action) -> None:
        s.result.append((seat, number_of(action)))
        s.finish()


class Draws(DrawCards[Toy]):
    """Draws from a deck of two cards."""

    cards = 2

    def ready(self, s: Toy) -> bool:
        return len(s.result) < self.cards

    def chances(self, s: Toy) -> Chances:
        return Chances(NUMBERS, [1] * 7, "XX-003", 1 << self.seat)

    def drawn(self, s: Toy, action: Action) -> None:
        s.result.append(number_of(action))

    def ended(self, s: Toy) -> None:
        s.result.append("ended")


def test_sealed_answers_come_in_any_order_and_stay_hidden() -> None:
    frame = Bids([0, 1, 2])
    p = Toy(frame)
    first = frame.times
    p.play(2, NUMBERS[1])
    p.play(0, NUMBERS[2])
    assert frame.who(p) == [1]
    assert frame.times == first, "nobody is asked anew because another has answered"
    assert frame.seal(0) == [NUMBERS[2], None, None]
    assert frame.seal(1) == [None, None, None]
    p.play(1, NUMBERS[0])
    assert p.result == [[2, 0, 1]]


def test_a_window_grants_the_first_wish_in_asking_order_and_opens_again() -> None:
    frame = Interruption(1)
    p = Toy(frame)
    assert frame.who(p) == [1, 2, 0]
    p.play(0, NUMBERS[1])
    assert p.result == [], "an earlier seat may still have a wish"
    p.play(1, NUMBERS[0])
    p.play(2, NUMBERS[1])
    assert p.result == [2]
    assert frame.who(p) == [0, 1, 2], "asking goes on to the left of whoever played"
    p.play(0, NUMBERS[1])
    assert p.result == [2, 0], "no earlier answer is missing, so nobody needs to be waited for"
    for seat in (1, 2, 0):
        p.play(seat, NUMBERS[0])
    assert p.over


def test_a_draw_ends_with_the_cards() -> None:
    p = Toy(Draws(1, 3))
    assert p.stack[-1].chances(p).audience == 0b10
    p.play(CHANCE, NUMBERS[5])
    p.play(CHANCE, NUMBERS[6])
    assert p.result == [5, 6, "ended"]


def test_playouts_count_real_choices() -> None:
    p = Toy(Interruption(0))
    tally = playout(p, Random(1), 100)
    assert p.over
    assert tally.chances == 0
    assert 0 < tally.decisions <= tally.asked


def test_of_a_choice_refusal_alone_decides_what_is_legal() -> None:
    frame = OddNumber(2)
    p = Toy(frame)
    assert frame.who(p) == [2]
    assert frame.options(p, 2) == frame.candidates(p, 2) == [NUMBERS[1], NUMBERS[3], NUMBERS[5]]
    assert frame.default(p, 2) == NUMBERS[1]
    p.play(2, NUMBERS[3])
    assert p.result == [(2, 3)]


def test_the_course_of_a_game_knows_nothing_unasked_by_default() -> None:
    p = Toy(OddNumber(0))
    course = course_of(p)
    assert isinstance(course, Bottom)
    assert course.interject_options(p, 0) == []
    assert course.interject_refusal(p, 0, NUMBERS[0]) is course.tick_refusal(p, NUMBERS[0]) is NOT_ASKED
    assert course.interject(p, 0, NUMBERS[0]) is False
    course.tick(p, NUMBERS[0])
    assert p.stack[0] is course


def test_a_position_without_a_course_says_so() -> None:
    p = Toy()
    p.stack[0] = OddNumber(0)
    with pytest.raises(TypeError, match="course of its game"):
        course_of(p)
