"""How chances to win changed over a finished game, and what of it was luck.

The game is cut where another actor begins to write: chance, or another seat. What changes over a stretch of chance is
luck for everybody; what changes over a stretch of a seat's own answers is that seat's skill, and to the others it
simply happened. Luck, skill and what others did add up to the way from the first estimate to the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from meridian.bots.advice.estimate import Estimator
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.position import CHANCE, Position
from meridian.core.replay import replay

DEFAULT_PLAYOUTS = 2000
"""Playouts of a whole curve by default."""
FEWEST, MOST = 1, 16
"""How many of them a single point may have."""


class Point(msgspec.Struct, frozen=True):
    """The chances of all seats after a number of entries."""

    number: int
    chances: list[float]


class Luck(msgspec.Struct, frozen=True):
    """What changed a seat's chance to win in all: chance, its own answers, and the answers of others."""

    seat: int
    luck: float
    skill: float
    others: float


class Curve(msgspec.Struct, frozen=True):
    """The chances over a game, how many playouts each point had, and the summary of luck and skill."""

    playouts: int
    points: list[Point]
    luck: list[Luck]


def curve(
    game: Game,
    journal: Journal,
    seed: int = 1,
    playouts: int = DEFAULT_PLAYOUTS,
    done: Callable[[float], None] | None = None,
) -> Curve:
    """Estimate the chances wherever another actor began to write. `done` is called with the share that is finished."""
    cuts = stretches(journal)
    each = min(MOST, max(FEWEST, playouts // max(1, len(cuts))))
    estimator = Estimator(game, each, seed)
    points: list[Point] = []
    for number, p in _positions(game, journal, {end for end, _ in cuts}):
        points.append(Point(number, [round(chance, 4) for chance in estimator.chances(p)]))
        if done is not None:
            done(len(points) / (len(cuts) + 1))
    return Curve(each, points, summary(points, [writer for _, writer in cuts], journal.header.seats))


def stretches(journal: Journal) -> list[tuple[int, int]]:
    """Where each stretch of entries by one writer ends, and who wrote it; what the clock writes counts for the seat
    that was late."""
    cuts: list[tuple[int, int]] = []
    for number, (actor, action) in enumerate(journal.entries, start=1):
        writer = actor if actor >= CHANCE else int(getattr(action, "seat", CHANCE))
        if cuts and cuts[-1][1] == writer:
            cuts[-1] = (number, writer)
        else:
            cuts.append((number, writer))
    return cuts


def summary(points: list[Point], writers: list[int], seats: int) -> list[Luck]:
    """Add up what each stretch did to each seat."""
    luck, skill, others = ([0.0] * seats for _ in range(3))
    for before, after, writer in zip(points[:-1], points[1:], writers, strict=True):
        for seat in range(seats):
            change = after.chances[seat] - before.chances[seat]
            total = luck if writer == CHANCE else skill if writer == seat else others
            total[seat] += change
    return [Luck(seat, round(luck[seat], 4), round(skill[seat], 4), round(others[seat], 4)) for seat in range(seats)]


def _positions(game: Game, journal: Journal, wanted: set[int]) -> Iterator[tuple[int, Position]]:
    for number, _, _, p in replay(game, journal):
        if number == 0 or number in wanted:
            yield number, p
