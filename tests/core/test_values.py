"""Lists that all positions share are never changed."""

from __future__ import annotations

from random import Random

import pytest

from meridian import games
from meridian.core.frames import ALONE
from meridian.core.game import begin, digest, new_header
from meridian.core.playout import playout
from meridian.core.position import BY_CHANCE, CHANCE
from meridian.core.values import NO_NUMBERS, changed, ones


def test_a_changed_list_leaves_the_old_one_alone() -> None:
    before = [1, 2, 3]
    assert changed(before, 1, 7) == [1, 7, 3]
    assert before == [1, 2, 3]


@pytest.mark.parametrize("name", games.names())
def test_play_changes_neither_shared_lists_nor_the_original_of_a_copy(name: str) -> None:
    game = games.load(name)
    p = begin(game, new_header(game, game.seats[0]))
    random = Random(5)
    for _ in range(4):
        playout(p, random, 60)
        before = digest(game, p)
        playout(game.rules.copy(p), random, 300)
        assert digest(game, p) == before
    assert NO_NUMBERS == []
    assert BY_CHANCE == [CHANCE]
    assert [[seat] for seat in range(len(ALONE))] == ALONE
    assert all(ones(number) == [1] * number for number in range(300))
