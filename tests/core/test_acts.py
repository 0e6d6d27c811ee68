"""How long acts are shown at most, by whom they are about."""

from __future__ import annotations

import pytest

from meridian.core.acts import MILLIS, Opener, shown_millis
from meridian.core.facts import Fact
from meridian.core.position import EVERYBODY

OPENERS = {"walks": Opener(weight=1), "flies": Opener(weight=2), "duel": Opener(weight=4)}
ANN, BEN, EVA = range(3)


def millis(key: str, seat: int, audience: int = EVERYBODY) -> int:
    return shown_millis(OPENERS, [Fact(key, {"seat": ANN, "other": BEN}, [], audience)], seat)


@pytest.mark.parametrize(
    ("key", "own", "done_to", "watched"),
    [("walks", 0, 1, 1), ("flies", 0, 3, 2), ("duel", 5, 5, 4), ("unheard-of", 0, 0, 0)],
)
def test_one_waits_for_scenes_and_longest_for_what_one_is_in(key: str, own: int, done_to: int, watched: int) -> None:
    assert [millis(key, seat) for seat in (ANN, BEN, EVA)] == [MILLIS[own], MILLIS[done_to], MILLIS[watched]]


def test_what_is_not_for_everybody_takes_no_time() -> None:
    assert millis("duel", EVA, 1 << BEN) == 0
