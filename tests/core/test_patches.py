"""Patches between views: what they make is the next view, for every viewer; they tell nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import Game, begin, new_header
from meridian.core.patches import Showing, applied, composed, difference, merged, patched
from meridian.core.playout import playout

GAMES = games.names()
SEEDS = (1, 2)
STEPS = 250


def plays(game: Game, seats: int, seed: int) -> Iterator[Any]:
    """A random game, answer by answer."""
    p, random = begin(game, new_header(game, seats)), Random(seed)
    for _ in range(STEPS):
        yield p
        if p.over:
            return
        playout(p, random, 1)


def wired(shown: dict[str, Any]) -> Any:
    """Plain data as it comes out of the wire."""
    return json.loads(json.dumps(shown))


def seats_of(game: Game) -> int:
    return min(max(game.seats[0], 3), game.seats[-1])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_patch_makes_the_next_view_for_every_viewer(name: str, seed: int) -> None:
    game = games.load(name)
    seats = seats_of(game)
    words = words_for(game, new_header(game, seats))
    viewers = [*range(seats), None]
    before: Showing | None = None
    views: dict[int | None, Any] = {}
    for played in plays(game, seats, seed):
        p = game.rules.copy(played)
        showing = Showing(game.schema, p, words, before)
        for viewer in viewers:
            view = showing.view(viewer)
            assert json.dumps(view) == json.dumps(game.rules.show(game.rules.view(p, viewer))), (
                "made of the one before, for all at once, it looks as if made alone"
            )
            if before is not None:
                patch = showing.patch(before, viewer)
                assert patch == patched(views[viewer], view)
                assert applied(patch, views[viewer]) == view
                assert applied(wired(patch), wired(views[viewer])) == wired(view)
            views[viewer] = view
        before = showing


@pytest.mark.parametrize("name", GAMES)
def test_two_patches_are_one(name: str) -> None:
    game = games.load(name)
    shown = [game.rules.show(game.rules.view(p, 0)) for p in plays(game, seats_of(game), 3)]
    whole = 0
    for first, second, third in zip(shown, shown[1:], shown[2:], strict=False):
        patch = composed(patched(first, second), patched(second, third))
        if patch is None:
            whole += 1
        else:
            assert applied(patch, first) == third
    assert whole == 0


def test_nothing_changed_is_an_empty_patch() -> None:
    game = games.load("global-domination")
    p = begin(game, new_header(game, 2))
    assert patched(game.rules.show(p), game.rules.show(game.rules.copy(p))) == {}


def test_a_patch_takes_away_what_is_gone() -> None:
    before = {"areas": {"USA": "p1 full", "CAN": "p2 full"}, "turn": 1}
    after = {"areas": {"CAN": "p2 struggling"}, "turn": 1}
    patch = difference(before, after)
    assert patch == {"areas": {"CAN": "p2 struggling", "USA": None}}
    assert merged(before, patch) == after


def test_what_came_back_cannot_be_told_by_a_merge() -> None:
    assert composed({"offers": {"1": None}}, {"offers": {"1": {"by": "p1"}}}) is None
