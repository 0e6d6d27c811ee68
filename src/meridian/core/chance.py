"""What chance may decide, and what it picks: an index by its weight, a card of a pool by its kind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from mypy_extensions import mypyc_attr

from meridian.core.action import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Chances:
    """What chance may decide now: outcomes with integer weights, who may see them, and why."""

    __slots__ = ("audience", "clauses", "dice", "even", "outcomes", "weights")

    def __init__(
        self,
        outcomes: list[Action],
        weights: list[int],
        clauses: str,
        audience: int,
        even: bool = False,
        dice: bool = False,
    ) -> None:
        self.outcomes = outcomes
        self.weights = weights
        self.clauses = clauses
        self.audience = audience
        # All weights are 1: drawing needs no adding up.
        self.even = even
        # Faces of a die: what can come up is no secret, whatever lies hidden.
        self.dice = dice

    def drawn(self, draw: Callable[[], float]) -> Action:
        """An outcome as chance would have it."""
        n = len(self.outcomes)
        if n == 1:
            return self.outcomes[0]
        return self.outcomes[int(draw() * n) if self.even else place(draw, self.weights)]


def weighted(random: Random, weights: list[int]) -> int:
    """An index, drawn with these integer weights."""
    return place(random.random, weights)


def place(draw: Callable[[], float], weights: list[int]) -> int:
    """An index, drawn with these integer weights from a number below one."""
    last = len(weights) - 1
    if last == 0:
        return 0
    total = 0
    for weight in weights:
        total += weight
    rest = int(draw() * total)
    for at in range(last):
        rest -= weights[at]
        if rest < 0:
            return at
    return last


def kind_in(draw: Callable[[], float], pool: list[int], even: bool) -> int:
    """A kind that a pool holds, drawn by its number or, if `even`, like every other: what a draw from the list of all
    kinds would give, found without making that list."""
    kinds = 0
    total = 0
    last = -1
    for kind, number in enumerate(pool):
        if number:
            kinds += 1
            total += number
            last = kind
    if kinds > 1:
        rest = int(draw() * (kinds if even else total))
        for kind, number in enumerate(pool):
            if number:
                rest -= 1 if even else number
                if rest < 0:
                    return kind
    return last
