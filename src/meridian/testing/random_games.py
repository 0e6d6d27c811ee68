"""Random games, on which the contract is checked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from meridian.core.game import Game, begin, new_header
from meridian.core.journal import Entry, Journal
from meridian.core.playout import playout
from meridian.core.position import CHANCE, Position
from meridian.core.replay import Step, replay

MOST_DECISIONS = 20_000
"""A random game that takes more decisions than this counts as unfinished."""
DECISIONS = 400
"""How many decisions of a random game most checks look at."""
GAME_COUNT = 3
"""How many random games most checks play at each size of table."""
SEEDS_APART = 1000
"""How far apart the seeds of short games are that stand for one long game."""


def random_journal(game: Game, seats: int, seed: int, limit: int = MOST_DECISIONS) -> tuple[Journal, Position]:
    """A game played at random, and the position it came to."""
    header = new_header(game, seats)
    p = begin(game, header)
    log: list[Entry] = []
    playout(p, Random(f"{game.name}/{seats}/{seed}"), limit, log)
    return Journal(header, log), p


def journals(game: Game, seats: int, seed: int, decisions: int | None = None) -> Iterator[Journal]:
    """One long random game, or as many short ones as reach this many decisions together."""
    left = DECISIONS if decisions is None else decisions
    while left > 0:
        journal, p = random_journal(game, seats, seed, left)
        yield journal
        left -= len(journal.entries) if p.over else left
        seed += SEEDS_APART


def moments(game: Game, seats: int, seed: int) -> Iterator[Step]:
    """Everything that happens in these games. Of each game the position is the same object, growing."""
    for journal in journals(game, seats, seed):
        yield from replay(game, journal)


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """The positions in which a seat is asked."""
    for _, _, _, p in moments(game, seats, seed):
        if not p.over and CHANCE not in p.who():
            yield p
