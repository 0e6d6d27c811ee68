"""Who will win: probabilities from ratings, with what is not known of the strengths taken into account."""

from __future__ import annotations

import math
from collections.abc import Sequence

from meridian.ratings.ratings import SPREAD, Rating

REACH_SIGMAS = 4.0
"""How many sigma around a mean are looked at."""
NODES = [REACH_SIGMAS * (2 * node / 16 - 1) for node in range(17)]
WEIGHTS = [math.exp(-z * z / 2) / sum(math.exp(-y * y / 2) for y in NODES) for z in NODES]
FINE, MOST = 5, 2000
"""Points for each unit of chance, and altogether."""
LOW, HIGH = -3.0, 10.0
"""Where a performance lies around its strength: beyond, less than one in twenty thousand."""


def win_probabilities(ratings: Sequence[Rating]) -> list[float]:
    """The probability of each to win a game of all of them; they sum to 1.

    A performance is a strength plus chance (Gumbel's distribution, which makes the model that of `order`). The winner's
    is the highest: an integral over the performance of one times the probability that all others stay below it.
    """
    means = [rating.mu / SPREAD for rating in ratings]
    sigmas = [rating.sigma / SPREAD for rating in ratings]
    low = min(m - REACH_SIGMAS * s for m, s in zip(means, sigmas, strict=True)) + LOW
    high = max(m + REACH_SIGMAS * s for m, s in zip(means, sigmas, strict=True)) + HIGH
    points = min(MOST, math.ceil(FINE * (high - low)))
    grid = [low + (high - low) * step / points for step in range(points + 1)]
    below = [[_below(x, m, s) for x in grid] for m, s in zip(means, sigmas, strict=True)]
    wins = [_best(below, one) for one in range(len(ratings))]
    total = sum(wins)
    return [win / total for win in wins]


def _best(below: list[list[float]], one: int) -> float:
    """Over the grid: the performance of one lies in a step, all others stay below it."""
    mine = below[one]
    others = [other for at, other in enumerate(below) if at != one]
    won = 0.0
    for at in range(len(mine) - 1):
        rises = mine[at + 1] - mine[at]
        won += rises * (math.prod(o[at] for o in others) + math.prod(o[at + 1] for o in others)) / 2
    return won


def _below(x: float, mean: float, sigma: float) -> float:
    """The probability of a performance below x: Gumbel's distribution, averaged over the strength."""
    strengths = (mean + sigma * z for z in NODES)
    return sum(w * math.exp(-math.exp(min(700.0, t - x))) for w, t in zip(WEIGHTS, strengths, strict=True))
