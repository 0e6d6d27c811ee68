"""How values of a position are written into the columns of an observation.

An observation is written into bytes first, since most numbers of a board game are small and bytes are quick; the few
that are negative or large go into `odd`, by column. Each column says in Python how its value is written; all of them
together make one function (`Code`), which takes about two thirds of the time of walking through objects.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

Odd = dict[int, int]
Put = Callable[[Any, bytearray, Odd], None]
Lines = list[str]
HIGHEST = 64
"""No number that stands for a seat, or for anybody, is as high."""


class Code:
    """A function in the making: its lines, and the constants they use by name."""

    def __init__(self) -> None:
        self.constants: dict[str, Any] = {"spread": spread, "set_bits": set_bits}
        self.depth = 0

    def constant(self, value: Any) -> str:
        """A name for a constant."""
        name = f"c{len(self.constants)}"
        self.constants[name] = value
        return name

    def variable(self) -> str:
        """A new variable."""
        self.depth += 1
        return f"v{self.depth}"

    def function(self, lines: Lines) -> Put:
        """The function that runs these lines on a `value`."""
        source = "\n".join(["def put(value, out, odd):", *indented(lines or ["pass"])])
        exec(compile(source, "<columns of an observation>", "exec"), self.constants)
        put: Put = self.constants["put"]
        return put


class Column:
    """Writes one value, or one list of them, into its columns; columns that are not written stay 0."""

    def lines(self, value: str, code: Code) -> Lines:
        """Python that writes what the expression `value` gives into `out` or `odd`."""
        raise NotImplementedError


class Number(Column):
    """A number in a column of its own."""

    def __init__(self, at: int) -> None:
        self.at = at

    def lines(self, value: str, code: Code) -> Lines:
        return [f"n = {value}", f"if 0 <= n <= 255: out[{self.at}] = n", f"else: odd[{self.at}] = n"]


class Numbers(Column):
    """A list of numbers of fixed length, in adjoining columns; in another order if one is given."""

    def __init__(self, start: int, length: int, order: list[int] | None = None) -> None:
        self.start = start
        self.length = length
        self.order = order

    def lines(self, value: str, code: Code) -> Lines:
        picked = f"{code.constant(itemgetter(*self.order))}({value})" if self.order else value
        return [
            f"n = {picked}",
            f"try: out[{self.start}:{self.start + self.length}] = bytes(n)",
            f"except ValueError: spread(n, {self.start}, out, odd)",
        ]


class Turned(Column):
    """A seat or side: a column for each, the own first, then one for other places (below -1), one for none (-1)."""

    def __init__(self, start: int, own: int, count: int) -> None:
        self.start = start
        turned = [(seat - own) % count for seat in range(count)]
        self.places = [*turned, *[count] * (HIGHEST - count), count, count + 1]

    def lines(self, value: str, code: Code) -> Lines:
        return [f"out[{self.start} + {code.constant(self.places)}[{value}]] = 1"]


class TurnedList(Column):
    """A list of seats or sides, each as in `Turned`."""

    def __init__(self, start: int, length: int, own: int, count: int) -> None:
        self.places = Turned(start, own, count).places
        self.starts = range(start, start + length * (count + 2), count + 2)

    def lines(self, value: str, code: Code) -> Lines:
        starts, places = code.constant(list(self.starts)), code.constant(self.places)
        return [f"for at, n in zip({starts}, {value}): out[at + {places}[n]] = 1"]


class Named(Column):
    """A number that stands for a name: a column for each of them; none is set for anything else."""

    def __init__(self, start: int, count: int) -> None:
        self.start = start
        self.count = count

    def lines(self, value: str, code: Code) -> Lines:
        return [f"n = {value}", f"if 0 <= n < {self.count}: out[{self.start} + n] = 1"]


class Bits(Column):
    """A set of bits; `places` says in which column each bit stands."""

    def __init__(self, start: int, places: list[int]) -> None:
        self.columns = [start + place for place in places]

    def lines(self, value: str, code: Code) -> Lines:
        return [f"n = {value}", f"if n: set_bits(n, {code.constant(self.columns)}, out)"]


class Cards(Column):
    """Cards in a hand or under a deck, counted by kind; before them the count of those that cannot be seen."""

    def __init__(self, start: int) -> None:
        self.first = start + 1

    def lines(self, value: str, code: Code) -> Lines:
        return [f"for n in {value}.cards: out[{self.first} + n] += 1"]


class Stack(Column):
    """A deck: what may be in it by kind, how many are left to draw, what is known to lie under it."""

    def __init__(self, start: int, kinds: int) -> None:
        self.pool = Numbers(start, kinds)
        self.left = Number(start + kinds)
        self.under = Cards(start + kinds + 1)

    def lines(self, value: str, code: Code) -> Lines:
        deck = code.variable()
        return [
            f"{deck} = {value}",
            *self.pool.lines(f"{deck}.pool", code),
            *self.left.lines(f"{deck}.left", code),
            *self.under.lines(f"{deck}.bottom", code),
        ]


class Length(Column):
    """How long a list is that comes and goes."""

    def __init__(self, at: int) -> None:
        self.number = Number(at)

    def lines(self, value: str, code: Code) -> Lines:
        return self.number.lines(f"len({value})", code)


class Each(Column):
    """The things of a list one by one; in another order if one is given."""

    def __init__(self, columns: Sequence[Column], order: list[int] | None = None) -> None:
        self.columns = columns
        self.order = order or list(range(len(columns)))

    def lines(self, value: str, code: Code) -> Lines:
        things = code.variable()
        found = [f"{things} = {value}"]
        for at, column in zip(self.order, self.columns, strict=True):
            found += column.lines(f"{things}[{at}]", code)
        return found


class First(Column):
    """The first things of a list that may be shorter."""

    def __init__(self, columns: Sequence[Column]) -> None:
        self.columns = columns

    def lines(self, value: str, code: Code) -> Lines:
        things = code.variable()
        found = [f"{things} = {value}"]
        for at, column in enumerate(self.columns):
            found += [f"if len({things}) > {at}:", *indented(column.lines(f"{things}[{at}]", code))]
        return found


class Fields(Column):
    """An object, field by field: plain numbers first, in adjoining columns."""

    def __init__(self, plain: list[str], start: int, others: list[tuple[str, Column]]) -> None:
        self.plain = plain
        self.numbers = Numbers(start, len(plain))
        self.others = others

    def lines(self, value: str, code: Code) -> Lines:
        thing = code.variable()
        found = [f"{thing} = {value}"]
        if self.plain:
            found += self.numbers.lines("(" + "".join(f"{thing}.{field}, " for field in self.plain) + ")", code)
        for field, column in self.others:
            found += column.lines(f"{thing}.{field}", code)
        return found


def indented(lines: Lines) -> Lines:
    """Lines one step further in."""
    return [f"    {line}" for line in lines]


def spread(values: Sequence[int], start: int, out: bytearray, odd: Odd) -> None:
    """Write numbers of which some are no bytes."""
    for at, value in enumerate(values, start=start):
        if 0 <= value <= 255:
            out[at] = value
        else:
            odd[at] = value


def set_bits(mask: int, columns: list[int], out: bytearray) -> None:
    """Write a set of bits."""
    while mask:
        lowest = mask & -mask
        out[columns[lowest.bit_length() - 1]] = 1
        mask ^= lowest
