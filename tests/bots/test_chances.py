"""Chances to win that are fitted to pairs of games: the pairs, and what is made of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from meridian import games
from meridian.core.game import Game, begin, new_header
from meridian.core.position import Position
from tools.chances import fit
from tools.chances.__main__ import subject_of
from tools.chances.gather import AS_IT_WAS, Branch, gather
from tools.chances.subject import Subject

FITTED = ("globetrotters", "globopolis", "global-domination")


def own_copy(name: str) -> Subject[Any]:
    return msgspec.structs.replace(subject_of(name))


def moments(game: Game) -> Iterator[Position]:
    """The positions of random games, those in which chance is asked too."""
    for seed in count(7):
        random = Random(seed)
        p = begin(game, new_header(game, 4))
        while not p.over:
            yield p
            actor = p.who()[0]
            p.play(actor, p.chances().drawn(random.random) if actor < 0 else random.choice(p.options(actor)))


@pytest.mark.parametrize("name", FITTED)
def test_branches_repeat_and_have_their_twins(name: str) -> None:
    subject = own_copy(name)
    subject.players = ("steady",)
    found = list(gather(subject, seed=3, first=0, number=1))
    assert found == list(gather(subject, seed=3, first=0, number=1))
    unchanged = {branch.position for branch in found if branch.change == AS_IT_WAS}
    assert unchanged
    for branch in found:
        assert branch.position in unchanged
        assert sum(branch.won) == pytest.approx(1.0)
        assert all(len(row) == len(subject.names) for row in branch.rows)
        assert branch.change == AS_IT_WAS or branch.more in (1, -1)


@pytest.mark.parametrize("name", FITTED)
def test_a_change_changes_what_is_known_of_its_party(name: str) -> None:
    subject, game, random = own_copy(name), games.load(name), Random(5)
    seen: set[str] = set()
    for p in islice(moments(game), 1500):
        if not subject.settled(p) or seen == set(subject.changes):
            continue
        for change, made in subject.changes.items():
            for party in range(4):
                other = game.rules.copy(p)
                if made(other, party, random) and subject.rows(other)[party] != subject.rows(p)[party]:
                    seen.add(change)
    assert seen == set(subject.changes)


def synthetic(number: int) -> list[Branch]:
    """Positions of two parties with two numbers. Winners have much of the first, which does nothing: it comes with the
    second, which decides. Changes touch the first alone."""
    random = Random(11)
    found: list[Branch] = []
    for at in range(number):
        cause = [random.gauss(0, 1), random.gauss(0, 1)]
        rows = [[value + random.gauss(0, 0.5), 0.0] for value in cause]
        chance = 1.0 / (1.0 + np.exp(2.0 * (cause[1] - cause[0])))
        first = float(random.random() < chance)
        won = [first, 1.0 - first]
        found.append(Branch(at, 0, AS_IT_WAS, -1, 0, 0.5, False, ["a", "b"], rows, won))
        more = [[rows[0][0] + 1.0, 0.0], rows[1]]
        found.append(Branch(at, 0, "thing", 0, 1, 0.5, False, ["a", "b"], more, won))
    return found


def test_pairs_tell_what_a_thing_does_and_positions_what_winners_have() -> None:
    subject = own_copy("globetrotters")
    subject.names = ("thing", "nothing")
    data = fit.sample(subject, synthetic(2000))
    free: list[tuple[float | None, float | None]] = [(None, None)] * 2
    alone, paired = fit.fitted(data, free, 0.0), fit.fitted(data, free, 1e6)
    assert alone[0] > 0.5
    assert abs(paired[0]) < alone[0] / 2
    (before,), (after,) = fit.effects(data, alone), fit.effects(data, paired)
    assert before.games_say == after.games_say == 0.0
    assert before.chances_say > after.chances_say
    held = fit.fitted(data, [(None, 0.0), (None, None)], 0.0)
    assert held[0] <= 0.0


def test_signs_that_are_known_are_held() -> None:
    subject = own_copy("globopolis")
    bounds = fit.bounds_of(subject)
    assert len(bounds) == 3 * len(subject.names)
    at = subject.names.index("points")
    assert bounds[at] == (0.0, None)
    assert bounds[at + len(subject.names)] == (None, None)
