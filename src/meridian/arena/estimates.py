"""Win chances foretold during games, to be held against how they ended."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from meridian.core.errors import BadInput
from meridian.core.game import Game, begin
from meridian.core.journal import Header, Journal
from meridian.core.playout import playout
from meridian.core.position import Position
from meridian.core.suggestions import closest

Estimator = Callable[[Position], list[float]]
"""The chance of each seat to win from a position; they sum to 1."""
Settled = Callable[[Position], bool]
"""Whether nothing is half done in a position, so that it can be judged."""

QUARTERS: Final = 4
DEEPEST: Final = 20_000
"""A random game that takes more decisions says nothing."""


class Oracle(NamedTuple):
    """Who foretells, and when it can be asked."""

    estimator: Estimator
    settled: Settled


OracleMaker = Callable[[Game, Header, int, Random], Oracle]
"""Makes an oracle for a table: it may do so much work for a position, and has a generator of its own."""


class Foretold(NamedTuple):
    """In the middle of a quarter of a game, a seat was given this chance."""

    quarter: int
    seat: int
    chance: float


def by_playouts(game: Game, header: Header, playouts: int, random: Random) -> Oracle:
    """Chances from games played to their end at random: rough, but every game has them."""

    def estimate(p: Position) -> list[float]:
        won = [0.0] * header.seats
        ended = 0
        for _ in range(playouts):
            after = game.rules.copy(p)
            playout(after, random, DEEPEST)
            if after.over:
                ended += 1
                winners = game.rules.result(after).winners
                for seat in winners:
                    won[seat] += 1 / len(winners)
        return [share / ended for share in won] if ended else [1 / header.seats] * header.seats

    return Oracle(estimate, lambda p: True)


def by_guide(game: Game, header: Header, amount: int, random: Random) -> Oracle:
    """What the searching bots of a game believe of a position, at once and without playing on."""
    guide = game.players.guide()
    if guide is None:
        raise BadInput(f"--chances: {game.name} has no guide")
    return Oracle(guide.chances, guide.settled)


ORACLES: Final[dict[str, OracleMaker]] = {"guide": by_guide, "playouts": by_playouts}
"""Who can foretell, by name."""
WORKING: Final = ("playouts",)
"""Those with a number after their name: how much work one estimate may be."""


def read(spec: str) -> tuple[OracleMaker, int]:
    """Who foretells, written as `name` or `name=number`."""
    name, equals, amount = spec.partition("=")
    if name not in ORACLES:
        raise BadInput(f"--chances: there is no {name!r}{closest(name, list(ORACLES))} ({', '.join(ORACLES)})")
    if name not in WORKING:
        if equals:
            raise BadInput(f"--chances {spec!r} should read {name}")
        return ORACLES[name], 0
    if not (amount.isascii() and amount.isdigit() and int(amount) > 0):
        raise BadInput(f"--chances {spec!r} should read {name}=NUMBER")
    return ORACLES[name], int(amount)


def foretell(game: Game, journal: Journal, oracle: Oracle) -> list[Foretold]:
    """What is foretold in the middle of each quarter of a game, or as soon after it as nothing is half done."""
    entries = journal.entries
    stops = [len(entries) * (2 * at + 1) // (2 * QUARTERS) for at in range(QUARTERS)]
    found: list[Foretold] = []
    p = begin(game, journal.header)
    quarter = 0
    for number, (actor, action) in enumerate(entries):
        if quarter < QUARTERS and number >= stops[quarter] and oracle.settled(p):
            quarter += 1
            found += [Foretold(quarter, seat, chance) for seat, chance in enumerate(oracle.estimator(p))]
        p.play_checked(actor, action)
    return found
