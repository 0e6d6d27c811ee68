"""Lists that are values: none is changed once it is in a position, a change makes a new one. Copies of a position share
them."""

from __future__ import annotations

from typing import Final

NO_NUMBERS: Final[list[int]] = []
"""Stands in a field until the game fills it, or a copy takes over what its original has."""


def changed(values: list[int], at: int, value: int) -> list[int]:
    """A list with another value at one place."""
    new = values[:]
    new[at] = value
    return new


_ZEROS: Final[list[list[int]]] = [[0] * number for number in range(64)]
_ONES: Final[list[list[int]]] = [[1] * number for number in range(256)]


def zeros(number: int) -> list[int]:
    """A list of zeros."""
    return _ZEROS[number] if number < len(_ZEROS) else [0] * number


def ones(number: int) -> list[int]:
    """A list of ones: the weights of equal chances."""
    return _ONES[number] if number < len(_ONES) else [1] * number
