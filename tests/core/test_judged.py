"""Whether an entry is legal is judged once; only then is it played."""

from __future__ import annotations

import pytest

from meridian.core.action import Action, Refusal
from meridian.core.errors import Refused
from meridian.core.position import CHANCE, CLOCK, GAME_OVER, NOT_ASKED, Frame, Position
from meridian.games.global_domination.actions import Draw, Pass

DRAW, PASS = Draw(0), Pass()
WRONG = Refusal("wrong", "")
UNWELCOME = Refusal("unwelcome", "")


class Asking(Frame[Position]):
    """Asks seat 0, who may draw. Anybody may pass without being asked, while that is welcome."""

    def __init__(self, interjections: bool = True) -> None:
        super().__init__()
        self.interjections = interjections
        self.judged: list[Action] = []

    def who(self, s: Position) -> list[int]:
        return [0]

    def allows_interjections(self) -> bool:
        return self.interjections

    def refusal(self, s: Position, seat: int, action: Action) -> Refusal | None:
        self.judged.append(action)
        return None if type(action) is Draw else WRONG

    def take(self, s: Position, seat: int, action: Action) -> None:
        s.waiting = True


class Table(Position):
    """A position of this game."""

    def __init__(self, interjections: bool = True) -> None:
        super().__init__()
        self.asking = Asking(interjections)
        self.call(self.asking)
        self.waiting = True
        self.unwelcome = False
        self.interjected: list[int] = []

    def interject_refusal(self, seat: int, action: Action) -> Refusal | None:
        if type(action) is not Pass:
            return NOT_ASKED
        return UNWELCOME if self.unwelcome else None

    def interject(self, seat: int, action: Action) -> bool:
        self.interjected.append(seat)
        return True


def test_an_answer_is_judged_once() -> None:
    p = Table()
    assert p.play_checked(0, DRAW)
    assert p.asking.judged == [DRAW]
    assert p.interjected == []


def test_what_is_said_without_being_asked_is_judged_once() -> None:
    p = Table()
    assert not p.play_checked(0, PASS)
    assert p.asking.judged == [PASS]
    assert not p.play_checked(1, PASS)
    assert p.asking.judged == [PASS], "the other seat is not asked"
    assert p.interjected == [0, 1]


@pytest.mark.parametrize("interjections", [True, False])
def test_what_is_not_legal_is_judged_once_and_refused(interjections: bool) -> None:
    p = Table(interjections)
    p.unwelcome = True
    cases = [(1, DRAW, NOT_ASKED), (0, PASS, UNWELCOME if interjections else WRONG), (CHANCE, DRAW, NOT_ASKED),
             (CLOCK, DRAW, NOT_ASKED), (-5, DRAW, NOT_ASKED)]  # fmt: skip
    for actor, action, wanted in cases:
        p.asking.judged.clear()
        with pytest.raises(Refused) as refused:
            p.play_checked(actor, action)
        assert refused.value.refusal == wanted
        assert p.asking.judged == ([action] if actor == 0 else [])
        assert p.judged(actor, action) == (False, wanted)
        assert p.refusal(actor, action) == wanted
    p.over = True
    assert p.judged(0, DRAW) == (False, GAME_OVER)
