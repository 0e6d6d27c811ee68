"""How many answers of a finished game could not be bettered: a sample of each seat's, looked at again by a search.

Only answers count that were given while the game was open for the seat. The search is given what the seat knew, nothing
else. It looks for the best answer, and then plays that one and the given one on in the same imagined games. An answer
only counts as worse if it surely was.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from random import Random

import msgspec

from meridian.bots.advice.advise import SIGMAS_OF_95_PERCENT
from meridian.bots.advice.estimate import FOREVER
from meridian.bots.advice.win_curve import Point
from meridian.bots.deep import DeepBot
from meridian.bots.search import Candidate, Search
from meridian.bots.settings import SearchLimits
from meridian.core.action import Action
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.core.position import Position
from meridian.core.replay import replay

DEFAULT_ANSWERS = 32
"""Answers that are looked at, of all seats together."""
MOST_ANSWERS = 10
"""Answers of one seat that are looked at."""
PLAYOUTS = 120
"""Imagined games in which an answer is looked for, and as many in which two are compared."""
CHOICES = 3
"""With fewer answers there is little to choose."""
OPEN = 0.05
"""A game is open for a seat while its chance to win is larger than this, and to lose, too."""
WORSE = 0.005
"""An answer is worse than another if it costs more chance to win than this."""


class Judged(msgspec.Struct, frozen=True):
    """How many answers of a seat were looked at again, and for how many of them nothing surely better was found."""

    seat: int
    answers: int
    good: int


def judge(
    game: Game, journal: Journal, points: Sequence[Point], seed: int = 1, answers: int = DEFAULT_ANSWERS
) -> list[Judged]:
    """Look at a sample of the answers again, where the points of the curve say that the game was open; nothing in a
    game without an estimate of chances."""
    guide = game.players.guide()
    seats = journal.header.seats
    if guide is None:
        return []
    chosen = _sample(game, journal, points, seed, min(MOST_ANSWERS, max(1, answers // seats)))
    good, looked = [0] * seats, [0] * seats
    for number, _, _, p in replay(game, journal):
        if number not in chosen:
            continue
        seat, action = journal.entries[number]
        looked[seat] += 1
        limits = SearchLimits(FOREVER, PLAYOUTS)
        bot = DeepBot(Random(f"{seed}/{number}"), guide, game.rules.imagine, limits, guide.search_settings())
        good[seat] += not is_bettered(bot, game.rules.view(p, seat), seat, action)
    return [Judged(seat, looked[seat], good[seat]) for seat in range(seats) if looked[seat]]


def _sample(game: Game, journal: Journal, points: Sequence[Point], seed: int, each: int) -> set[int]:
    """The numbers of entries that come before some answers of each seat."""
    found: dict[int, list[int]] = {}
    for number, _, _, p in replay(game, journal):
        if number < len(journal.entries):
            seat, action = journal.entries[number]
            if seat in p.who() and seat >= 0 and OPEN < _chance(points, number, seat) < 1 - OPEN:
                options = p.options(seat)
                if len(options) >= CHOICES and action in options:
                    found.setdefault(seat, []).append(number)
    return {
        number
        for seat, numbers in found.items()
        for number in Random(f"{seed}/{seat}").sample(numbers, min(each, len(numbers)))
    }


def _chance(points: Sequence[Point], number: int, seat: int) -> float:
    at = bisect_right(points, number, key=lambda point: point.number)
    return points[max(0, at - 1)].chances[seat] if points else 0.0


def is_bettered(bot: DeepBot, view: Position, seat: int, action: Action) -> bool:
    """Whether a search finds something that is surely better than an answer."""
    best = bot.weigh(view, seat, view.options(seat))[0].action
    if best == action:
        return False
    loss, error = _compared(bot.search, view, seat, best, action)
    return loss > WORSE and loss > SIGMAS_OF_95_PERCENT * error


def _compared(search: Search, view: Position, seat: int, best: Action, action: Action) -> tuple[float, float]:
    """How much better the first of two answers is in the same new imagined games, and how uncertain that is."""
    search.begin()
    root = search.root(view)
    pair = [Candidate(best, root.branch(best)), Candidate(action, root.branch(action))]
    search.sweep_on(view, seat, pair)
    return pair[0].better_than(pair[1])
