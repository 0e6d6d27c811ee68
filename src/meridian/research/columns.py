"""The kinds of columns of an observation: numbers, seats, names, sets, cards, and what is made of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from meridian.research.writing import Column, Odd, Old, forget

HIGHEST = 64
"""No number that stands for a seat, or for anybody, is as high."""
RECOUNT_LIMIT = 16
"""Up to this number, cards are counted anew as soon as one of them changes."""


class Number(Column):
    """A number in a column of its own."""

    blank: Any = 0

    def __init__(self, at: int) -> None:
        super().__init__(at, 1)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        if 0 <= value <= 255:
            out[self.start] = value
            odd.pop(self.start, None)
        else:
            odd[self.start] = {self.start: value}


class Numbers(Column):
    """A list of numbers of fixed length; in another order if one is given."""

    def __init__(self, start: int, length: int, order: list[int] | None = None) -> None:
        super().__init__(start, length)
        self.pick = itemgetter(*order) if order else None

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        if len(value) != self.end - self.start:
            raise ValueError("a list in this position has another length than in the first one")
        values = self.pick(value) if self.pick else value
        if self.start in odd:
            self._update(values, self.pick(before) if self.pick else before, out, odd)
            return
        try:
            out[self.start : self.end] = bytes(values)
        except ValueError:
            self._update(values, [None] * len(values), out, odd)

    def _update(self, values: Sequence[int], before: Sequence[int | None], out: bytearray, odd: Odd) -> None:
        """Write what differs, one by one: some of them are no bytes."""
        mine = odd.pop(self.start, {})
        at = self.start
        for new, old in zip(values, before, strict=True):
            if new != old:
                if 0 <= new <= 255:
                    out[at] = new
                    mine.pop(at, None)
                else:
                    mine[at] = new
            at += 1
        if mine:
            odd[self.start] = mine


class RelativeSeat(Column):
    """A seat or side: a column for each, the own first, then one for other places (below -1), one for none (-1)."""

    def __init__(self, start: int, own: int, count: int) -> None:
        super().__init__(start, count + 2)
        turned = [(seat - own) % count for seat in range(count)]
        self.places = [*turned, *[count] * (HIGHEST - count), count, count + 1]

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        out[self.start : self.end] = self.empty
        out[self.start + self.places[value]] = 1


class TurnedList(Column):
    """A list of seats or sides, each as in `RelativeSeat`."""

    def __init__(self, start: int, length: int, own: int, count: int) -> None:
        super().__init__(start, length * (count + 2))
        self.places = RelativeSeat(start, own, count).places
        self.starts = range(start, self.end, count + 2)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        out[self.start : self.end] = self.empty
        places = self.places
        for at, each in zip(self.starts, value, strict=False):
            out[at + places[each]] = 1


class Named(Column):
    """A number that stands for a name: a column for each of them; none is set for anything else."""

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        out[self.start : self.end] = self.empty
        if 0 <= value < self.end - self.start:
            out[self.start + value] = 1


class Bits(Column):
    """A set of bits; `places` says in which column each bit stands."""

    blank: Any = 0

    def __init__(self, start: int, places: list[int]) -> None:
        super().__init__(start, len(places))
        self.columns = [start + place for place in places]

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        out[self.start : self.end] = self.empty
        while value:
            lowest = value & -value
            out[self.columns[lowest.bit_length() - 1]] = 1
            value ^= lowest


class Cards(Column):
    """Cards in a hand or under a deck, counted by kind; before them the count of those that cannot be seen."""

    blank: Any = ()

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        super().put(value.cards, out, odd, old)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        first = self.start + 1
        came, went = changes(value, before)
        if went is before:
            out[self.start : self.end] = self.empty
        else:
            for card in went:
                out[first + card] -= 1
        for card in came:
            out[first + card] += 1


class Stack(Column):
    """A deck: what may be in it by kind, how many are left to draw, what is known to lie under it."""

    def __init__(self, start: int, kinds: int) -> None:
        super().__init__(start, 2 * kinds + 2)
        self.pool = Numbers(start, kinds)
        self.left = Number(start + kinds)
        self.under = Cards(start + kinds + 1, kinds + 1)

    def join(self, blanks: Old) -> None:
        for column in (self.pool, self.left, self.under):
            column.join(blanks)

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        self.pool.put(value.pool, out, odd, old)
        self.left.put(value.left, out, odd, old)
        self.under.put(value.bottom, out, odd, old)


class ListLength(Number):
    """How long a list is that comes and goes."""

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        super().put(len(value), out, odd, old)


class Each(Column):
    """The things of a list one by one; in another order if one is given."""

    def __init__(self, columns: Sequence[Column], order: list[int] | None = None) -> None:
        self.columns = columns
        self.order = order or list(range(len(columns)))

    def join(self, blanks: Old) -> None:
        for column in self.columns:
            column.join(blanks)

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        for at, column in zip(self.order, self.columns, strict=True):
            column.put(value[at], out, odd, old)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        for at, column in zip(self.order, self.columns, strict=True):
            column.write(value[at], None, out, odd)


class First(Column):
    """The first things of a list that may be shorter: rows of values, or these fields of objects."""

    def __init__(self, start: int, size: int, columns: Sequence[Column], fields: Sequence[str] = ()) -> None:
        super().__init__(start, size)
        self.columns = columns
        self.fields = fields

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        rows = [[getattr(each, field) for field in self.fields] for each in value] if self.fields else value
        super().put(rows, out, odd, old)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        out[self.start : self.end] = self.empty
        forget(self.start, self.end, odd)
        for column, each in zip(self.columns, value, strict=False):
            column.write(each, None, out, odd)


class Fields(Column):
    """An object, field by field: plain numbers first, in adjoining columns."""

    def __init__(self, plain: list[str], start: int, others: list[tuple[str, Column]]) -> None:
        self.plain = plain
        self.numbers = Numbers(start, len(plain))
        self.others = others

    def join(self, blanks: Old) -> None:
        self.numbers.join(blanks)
        for _, column in self.others:
            column.join(blanks)

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        if self.plain:
            self.numbers.put([getattr(value, field) for field in self.plain], out, odd, old)
        for field, column in self.others:
            column.put(getattr(value, field), out, odd, old)


def changes(cards: Any, before: Any) -> tuple[Any, Any]:
    """Which cards came and which went: some at the end of a long list and a few at its beginning, or all."""
    if len(before) > RECOUNT_LIMIT:
        for went in range(4):
            rest = len(before) - went
            if cards[:rest] == before[went:]:
                return cards[rest:], before[:went]
    return cards, before
