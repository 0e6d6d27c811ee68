"""How likely an order of finish is, given strengths: the model of Plackett and Luce.

The winner is chosen among all with odds of exp(strength), the second among the rest, and so on. Shared places count as
every order of those who share them in equal parts, as half a point does in chess.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import NamedTuple

from meridian.ratings.linear import Matrix, inverse_diagonal, solve

STEPS = 100
NEAR = 1e-18
"""So little is left to climb that strengths are right to nine digits."""
SHORTEST = 1e-6
ROUGH = 1e-12
"""How exactly heights can be compared."""
Choices = Mapping[tuple[int, ...], float]
"""Groups in which one player came out best, and how often that counts."""


class Belief(NamedTuple):
    """What is held of one strength: a normal distribution."""

    mean: float
    variance: float


def choices(players: Sequence[int], places: Sequence[int]) -> dict[tuple[int, ...], float]:
    """The choices that make up an order of finish.

    Of those who share a place, each part that may be left counts with the share of orders in which it is left. A player
    may sit in several seats, as bots do.
    """
    found: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for place in sorted(set(places)):
        group = [player for player, other in zip(players, places, strict=True) if other == place]
        behind = [player for player, other in zip(players, places, strict=True) if other > place]
        for size in range(len(group), 0, -1):
            for part in combinations(group, size):
                found[tuple(sorted((*part, *behind)))] += 1 / math.comb(len(group), size)
    return found


def learn(beliefs: Sequence[Belief], made: Choices, games: Sequence[int]) -> list[Belief]:
    """What is held of the strengths after the choices of some games; `games` says how many seats each had in them.

    The most likely strengths, found by Newton's method, with the curvature there (Laplace's approximation). What is
    climbed is strictly concave, so there is one summit, however many seats there are.
    """
    hill = _Hill(beliefs, made, games)
    at = [belief.mean for belief in beliefs]
    for _ in range(STEPS):
        slope, curve = hill.slope(at)
        step = solve(curve, slope)
        if sum(part * rise for part, rise in zip(step, slope, strict=True)) < NEAR:
            break
        at = hill.climb(at, step)
    variances = inverse_diagonal(hill.slope(at)[1])
    return [Belief(mean, variance) for mean, variance in zip(at, variances, strict=True)]


class _Hill:
    """The logarithm of the posterior, up to a constant."""

    def __init__(self, beliefs: Sequence[Belief], made: Choices, games: Sequence[int]) -> None:
        self.beliefs = beliefs
        self.made = made
        self.games = games

    def height(self, at: Sequence[float]) -> float:
        height = sum(n * x for n, x in zip(self.games, at, strict=True))
        height -= sum((x - m) ** 2 / (2 * v) for x, (m, v) in zip(at, self.beliefs, strict=True))
        for among, weight in self.made.items():
            top = max(at[one] for one in among)
            height -= weight * (top + math.log(sum(math.exp(at[one] - top) for one in among)))
        return height

    def slope(self, at: Sequence[float]) -> tuple[list[float], Matrix]:
        """The slope, and the curvature with its sign turned: positive definite."""
        slope = [n - (x - m) / v for n, x, (m, v) in zip(self.games, at, self.beliefs, strict=True)]
        curve = [[0.0] * len(at) for _ in at]
        for one, belief in enumerate(self.beliefs):
            curve[one][one] = 1 / belief.variance
        for among, weight in self.made.items():
            share = _shares(at, among)
            for one, p in zip(among, share, strict=True):
                slope[one] -= weight * p
                curve[one][one] += weight * p
                for other, q in zip(among, share, strict=True):
                    curve[one][other] -= weight * p * q
        return slope, curve

    def climb(self, at: list[float], step: list[float]) -> list[float]:
        """Go the step, or half of it, or a quarter, until it leads upwards."""
        height, length = self.height(at), 1.0
        while True:
            there = [x + length * part for x, part in zip(at, step, strict=True)]
            if length < SHORTEST or self.height(there) >= height - ROUGH * abs(height):
                return there
            length /= 2


def _shares(at: Sequence[float], among: Sequence[int]) -> list[float]:
    """With which probability each of some comes out best of them."""
    top = max(at[one] for one in among)
    odds = [math.exp(at[one] - top) for one in among]
    total = sum(odds)
    return [each / total for each in odds]
