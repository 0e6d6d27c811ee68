"""The cells of an observation while it is kept up to date: a row of float32, written as whole numbers of 32 bits.

Compiled, a `vec` is a plain array of C: setting a cell takes a nanosecond, where items of a bytearray, an array or a
NumPy array take fifty and more. NumPy reads the same memory as float32, so a cell holds the bits of one.
"""

from __future__ import annotations

import struct
from math import log2
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

LOWEST: Final = -4096
HIGHEST: Final = 12_288
"""Numbers from the one up to below the other have their bits in a table."""
BITS_OF_ONE: Final = 0x3F800000
HALF_WAY: Final = 8
"""A scaled number is the logarithm of its size to the base of two by this: 255 becomes 1."""


class Scale:
    """What number an observation holds for a number of the game: the same, or scaled."""

    def __init__(self, scaled: bool) -> None:
        self.scaled = scaled
        bits: list[i32] = []
        for value in range(LOWEST, HIGHEST):
            bits.append(i32(float_bits(scaled_number(value) if scaled else float(value))))
        self.bits = vec[i32](bits)
        """The bits of the float32 that stands for a number, from LOWEST on."""

    def rare_bits(self, value: int) -> i32:
        """The same of a number that the table does not hold."""
        return i32(float_bits(scaled_number(value) if self.scaled else float(value)))


def scaled_number(value: int) -> float:
    """A number in a range that networks learn from: 0 stays 0, 1 becomes 1/8, 255 becomes 1, signs are kept."""
    size = log2(1 + abs(value)) / HALF_WAY
    return size if value >= 0 else -size


def float_bits(value: float) -> int:
    """The bits of a float32, as a number with a sign."""
    return int.from_bytes(struct.pack("=f", value), "little" if struct.pack("=h", 1)[0] else "big", signed=True)


class Cells:
    """A row of cells, all 0 at first."""

    def __init__(self, size: int, scale: Scale) -> None:
        self._scale = scale
        self._bits = scale.bits
        empty: list[i32] = [i32(0)] * size
        self._row = vec[i32](empty)

    def row(self) -> vec[i32]:
        """The memory itself, for NumPy to read."""
        return self._row

    def put(self, at: i64, value: int) -> None:
        """Write a number."""
        row = self._row
        place = value - LOWEST
        row[at] = self._bits[i64(place)] if 0 <= place < HIGHEST - LOWEST else self._scale.rare_bits(value)

    def put_all(self, start: i64, values: list[int]) -> None:
        """Write numbers into adjoining cells."""
        row = self._row
        bits = self._bits
        at = start
        for value in values:
            place = value - LOWEST
            row[at] = bits[i64(place)] if 0 <= place < HIGHEST - LOWEST else self._scale.rare_bits(value)
            at += 1

    def put_in_order(self, start: i64, values: list[int], order: list[int]) -> None:
        """Write numbers into adjoining cells, in another order."""
        at = start
        for place in order:
            self.put(at, values[place])
            at += 1

    def flag(self, at: i64) -> None:
        """Write 1 as flags have it, which is never scaled."""
        row = self._row
        row[at] = BITS_OF_ONE

    def clear(self, start: i64, end: i64) -> None:
        """Write 0 into cells up to, not including, the end."""
        row = self._row
        at = start
        while at < end:
            row[at] = 0
            at += 1
