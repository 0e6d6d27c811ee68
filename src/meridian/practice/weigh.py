"""Weighs answers for exercises: every answer in the same imagined worlds, with the same luck."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Final, NamedTuple

from meridian.bots import guide_of
from meridian.bots.advice import Reason
from meridian.bots.advice.reasons import outcomes, reasons_against, reasons_for
from meridian.bots.search import Candidate, Search
from meridian.bots.settings import SearchLimits
from meridian.bots.spec import LONGEST, MOST_PLAYOUTS
from meridian.bots.tree import SearchNode
from meridian.core.action import Action
from meridian.core.game import Game
from meridian.core.position import Position

Z: Final = 1.96


class Weighed(NamedTuple):
    """An answer with its chance to win, the 95 % interval of it, and in which part of the worlds it is the best."""

    action: Action
    chance: float
    interval: tuple[float, float]
    leads: float


def weigh(
    game: Game, view: Position, seat: int, answers: list[Action], worlds: int, playouts: int, seed: str
) -> list[Weighed]:
    """Weigh answers, best first: each is tried in all worlds, as often in each."""
    search = _search(game, seed)
    guide, random = search.guide, search.random
    running = [Candidate(action, SearchNode(guide.seats(view))) for action in answers]
    leads = [0] * len(running)
    for number in range(1, worlds + 1):
        world = search.imagine(view, search.draw)
        for _ in range(playouts):
            luck = random.getrandbits(30)
            for candidate in running:
                search.try_out(candidate, world, seat, luck)
        here = [sum(candidate.found[(number - 1) * playouts :]) for candidate in running]
        leads[here.index(max(here))] += 1
    found = [
        Weighed(each.action, each.mean(), interval(each.found), leads[at] / worlds) for at, each in enumerate(running)
    ]
    return sorted(found, key=lambda each: -each.chance)


def reasons(game: Game, view: Position, seat: int, answers: list[Action], seed: str) -> list[list[Reason]]:
    """Why the first of these answers is better than the others, and why each of the others is worse than it."""
    found = outcomes(_search(game, seed), view, seat, answers, LONGEST)
    return [reasons_for(found, 0), *(reasons_against(found, at, 0) for at in range(1, len(answers)))]


def _search(game: Game, seed: str) -> Search:
    guide = guide_of(game)
    limits = SearchLimits(LONGEST, MOST_PLAYOUTS)
    search = Search(Random(seed), guide, game.rules.imagine, limits, guide.search_settings())
    search.begin()
    return search


def interval(found: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of what was found."""
    n = len(found)
    mean = sum(found) / n
    spread = sum((value - mean) ** 2 for value in found) / (n - 1) if n > 1 else 0.25
    half = Z * sqrt(spread / n)
    return max(0.0, mean - half), min(1.0, mean + half)
