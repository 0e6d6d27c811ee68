"""What chance picks: an index by its weight, a card of a pool by its kind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random


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
