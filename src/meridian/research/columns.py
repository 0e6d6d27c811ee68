"""The kinds of columns of an observation: numbers, seats, names, sets, cards, and what is made of them.

A column writes a value over whatever it wrote before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64, mypyc_attr

from meridian.core.deck import Deck, Slots
from meridian.research.cells import Cells

HIGHEST = 64
"""No number that stands for a seat, or for anybody, is as high."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Writes one value, or one list of them, into adjoining columns."""

    def __init__(self, start: int, size: int) -> None:
        self.start: i64 = start
        self.end: i64 = start + size

    def write(self, value: Any, cells: Cells) -> None:
        """Write a value."""
        raise NotImplementedError

    def rewrite(self, value: Any, before: Any, cells: Cells) -> None:
        """Write a value over one that was written last."""
        self.write(value, cells)


class Number(Column):
    """A number in a column of its own."""

    def __init__(self, at: int) -> None:
        super().__init__(at, 1)

    def write(self, value: Any, cells: Cells) -> None:
        cells.put(self.start, value)


class Numbers(Column):
    """A list of numbers of fixed length; in another order if one is given."""

    def __init__(self, start: int, length: int, order: list[int] | None = None) -> None:
        super().__init__(start, length)
        self.order = order or []

    def write(self, value: Any, cells: Cells) -> None:
        values: list[int] = value
        if len(values) != self.end - self.start:
            raise ValueError("a list in this position has another length than in the first one")
        if self.order:
            cells.put_in_order(self.start, values, self.order)
        else:
            cells.put_all(self.start, values)


class RelativeSeat(Column):
    """A seat or side: a column for each, the own first, then one for other places (below -1), one for none (-1)."""

    def __init__(self, start: int, own: int, count: int) -> None:
        super().__init__(start, count + 2)
        self.places = seat_places(own, count)

    def write(self, value: Any, cells: Cells) -> None:
        seat: int = value
        cells.clear(self.start, self.end)
        cells.flag(self.start + self.places[seat])


class TurnedList(Column):
    """A list of seats or sides, each as in `RelativeSeat`."""

    def __init__(self, start: int, length: int, own: int, count: int) -> None:
        super().__init__(start, length * (count + 2))
        self.places = seat_places(own, count)
        self.width: i64 = count + 2

    def write(self, value: Any, cells: Cells) -> None:
        seats: list[int] = value
        cells.clear(self.start, self.end)
        at = self.start
        for seat in seats:
            cells.flag(at + self.places[seat])
            at += self.width


class Named(Column):
    """A number that stands for a name: a column for each of them; none is set for anything else."""

    def write(self, value: Any, cells: Cells) -> None:
        name: int = value
        cells.clear(self.start, self.end)
        if 0 <= name < self.end - self.start:
            cells.flag(self.start + name)


class Bits(Column):
    """A set of bits; `places` says in which column each bit stands."""

    def __init__(self, start: int, places: list[int]) -> None:
        super().__init__(start, len(places))
        self.columns = [start + place for place in places]

    def write(self, value: Any, cells: Cells) -> None:
        rest: int = value
        cells.clear(self.start, self.end)
        bit = 0
        while rest:
            if rest & 1:
                cells.flag(self.columns[bit])
            rest >>= 1
            bit += 1


class Cards(Column):
    """Cards in a hand or under a deck, counted by kind; before them the count of those that cannot be seen."""

    def write(self, value: Any, cells: Cells) -> None:
        slots: Slots = value
        cells.clear(self.start, self.end)
        last = -2
        count = 0
        for card in sorted(slots.cards):
            count = count + 1 if card == last else 1
            last = card
            cells.put(self.start + 1 + card, count)

    def rewrite(self, value: Any, before: Any, cells: Cells) -> None:
        slots: Slots = value
        old: Slots = before
        if slots.cards != old.cards:
            self.write(value, cells)


class Stack(Column):
    """A deck: what may be in it by kind, how many are left to draw, what is known to lie under it."""

    def __init__(self, start: int, kinds: int) -> None:
        super().__init__(start, 2 * kinds + 2)
        self.pool = Numbers(start, kinds)
        self.left = Number(start + kinds)
        self.under = Cards(start + kinds + 1, kinds + 1)

    def write(self, value: Any, cells: Cells) -> None:
        deck: Deck = value
        self.pool.write(deck.pool, cells)
        self.left.write(deck.left, cells)
        self.under.write(deck.bottom, cells)

    def rewrite(self, value: Any, before: Any, cells: Cells) -> None:
        deck: Deck = value
        old: Deck = before
        if deck.pool != old.pool:
            self.pool.write(deck.pool, cells)
        self.left.write(deck.left, cells)
        self.under.rewrite(deck.bottom, old.bottom, cells)


class ListLength(Number):
    """How long a list is that comes and goes."""

    def write(self, value: Any, cells: Cells) -> None:
        super().write(len(value), cells)


class Each(Column):
    """The things of a list one by one; in another order if one is given."""

    def __init__(self, columns: Sequence[Column], order: list[int] | None = None) -> None:
        super().__init__(0, 0)
        self.columns = list(columns)
        self.order = order or list(range(len(columns)))

    def write(self, value: Any, cells: Cells) -> None:
        things: Sequence[Any] = value
        for at in range(len(self.order)):
            self.columns[at].write(things[self.order[at]], cells)

    def rewrite(self, value: Any, before: Any, cells: Cells) -> None:
        things: Sequence[Any] = value
        old: Sequence[Any] = before
        for at in range(len(self.order)):
            place = self.order[at]
            self.columns[at].rewrite(things[place], old[place], cells)


class First(Column):
    """The first things of a list that may be shorter: rows of values, or these fields of objects."""

    def __init__(self, start: int, size: int, columns: Sequence[Column], fields: Sequence[str] = ()) -> None:
        super().__init__(start, size)
        self.columns = list(columns)
        self.fields = list(fields)

    def write(self, value: Any, cells: Cells) -> None:
        things: Sequence[Any] = value
        cells.clear(self.start, self.end)
        for at in range(min(len(things), len(self.columns))):
            thing = things[at]
            row = [getattr(thing, field) for field in self.fields] if self.fields else thing
            self.columns[at].write(row, cells)


class FrameField(Column):
    """A field of a procedure: a seat as a number counted from the own one, ids of few names and sets in columns of
    their own; of lists length and sum, of anything else whether it is there."""

    def __init__(self, start: int, size: int, number: Column, length: int, own: int, count: int) -> None:
        super().__init__(start, size)
        self.number = number
        self.length: i64 = length
        self.own = own
        self.count = count
        """How many seats or sides there are, if the number is one of them; else 0."""

    def write(self, value: Any, cells: Cells) -> None:
        cells.clear(self.start, self.end)
        if isinstance(value, int):
            self.number.write((value - self.own) % self.count if self.count and value >= 0 else value, cells)
        elif isinstance(value, (list, tuple)):
            total = 0
            for each in value:
                if isinstance(each, int):
                    total += each
            cells.put(self.length, len(value))
            cells.put(self.length + 1, total)
        elif value is not None:
            cells.put(self.length, 1)


def seat_places(own: int, count: int) -> list[int]:
    """By seat or side: its column, the own first; at the end those for -2 (elsewhere) and -1 (none)."""
    turned = [(seat - own) % count for seat in range(count)]
    return [*turned, *[count] * (HIGHEST - count), count, count + 1]
