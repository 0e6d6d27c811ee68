"""Random games, on which the contract is checked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.playout import Entry, playout
from meridian.core.position import CHANCE, Position
from meridian.core.replay import replay

LIMIT = 20_000
"""A random game that takes more decisions than this counts as unfinished."""
STRETCH = 400
"""How many decisions of a random game most checks look at."""
GAMES = 3


def random_journal(game: Game, seats: int, seed: int, limit: int = LIMIT) -> tuple[Journal, Position]:
    """A game played at random, and the position it came to."""
    header = game.header(seats)
    p = game.begin(header)
    log: list[Entry] = []
    playout(p, Random(f"{game.name}/{seats}/{seed}"), limit, log)
    return Journal(header, log), p


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """The positions of a random game in which a seat is asked. The same object, growing."""
    journal, _ = random_journal(game, seats, seed, STRETCH)
    for _, _, _, p in replay(game, journal):
        if not p.over and CHANCE not in game.who(p):
            yield p
