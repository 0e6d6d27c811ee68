"""Tempers change how a game's own bot plays, and only in the way they say."""

from __future__ import annotations

from collections import Counter

import pytest

from meridian import bots, games
from meridian.arena.match import play_match
from meridian.core.game import new_header
from meridian.core.players import Temper

GAMES = 6
SEATS = 4
LIMIT = 20_000


def answers(name: str, bot: str) -> Counter[str]:
    """How often the first seat gave each kind of answer in some games, with the same dice for every temper."""
    game = games.load(name)
    seats = [bots.maker(game, text) for text in (bot, *["steady"] * (SEATS - 1))]
    found: Counter[str] = Counter()
    for number in range(GAMES):
        match = play_match(game, new_header(game, SEATS), seats, 11, number, LIMIT)
        assert match.finished
        assert match.journal is not None
        found.update(type(action).__name__ for actor, action in match.journal.entries if actor == 0)
    return found


MORE = [
    ("globopolis", "steady:bold=100", "steady:bold=0", ("Attack", "AttackWith")),
    ("globopolis", "steady:deals=100", "steady:deals=0", ("Propose",)),
    ("globetrotters", "steady:thrift=100", "steady:thrift=0", ("Work",)),
    ("globetrotters", "steady:bold=0", "steady:bold=100", ("Roll",)),
    ("global-domination", "steady:bold=0", "steady:bold=100", ("Build",)),
    ("global-domination", "steady:thrift=100", "steady:thrift=0", ("Pass",)),
]
"""A game, two tempers, and the answers that the first gives more often."""


@pytest.mark.parametrize(("game", "more", "fewer", "kinds"), MORE)
def test_a_temper_shows(game: str, more: str, fewer: str, kinds: tuple[str, ...]) -> None:
    first, second = answers(game, more), answers(game, fewer)
    assert sum(first[kind] for kind in kinds) > sum(second[kind] for kind in kinds)


@pytest.mark.parametrize("name", games.shipped())
def test_an_even_temper_is_the_bot_itself(name: str) -> None:
    assert answers(name, "steady:bold=50,thrift=50,deals=50,corner=50,grudge=0") == answers(name, "steady")


def test_a_bot_without_tempers_plays_as_it_does() -> None:
    game = games.load("kuhn-poker")
    assert game.players.tempered(Temper()) == {}
