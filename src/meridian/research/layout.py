"""Which numbers of a position stand where in an observation: one layout for a game, a number of players and a seat.

Columns follow from the fields of a first position, in alphabetical order, plain numbers before others. A field's name
tells what its numbers mean, as everywhere (`EditionRules.names`); `Game.meanings` says it where the name does not:

    seat, side          a number of a seat: one column for each, the own first, one for elsewhere, one for none
    seats, sides        the same as a set of bits
    by-seat, by-side    a list with a place for each, the own first; a further word says what stands there
    bits N, bits NAME   a set of bits: N of them, or one for each of these names
    rows N              the first N rows of a list (`Game.rows` names their columns)
    first N FIELDS      the first N things of a list that comes and goes, with these fields
    NAME                one column for each of these names
    number              just a number, whatever the field is called
"""

from __future__ import annotations

from typing import Any, Final

from meridian.core.deck import Deck, Slots
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, edition_of
from meridian.core.introspect import fields_of
from meridian.core.journal import Header
from meridian.research.columns import (
    Bits,
    Cards,
    Each,
    Fields,
    First,
    ListLength,
    Named,
    Number,
    Numbers,
    RelativeSeat,
    Stack,
    TurnedList,
)  # fmt: skip
from meridian.research.writing import Code, Column, Put

SKIPPED: Final = frozenset(("board", "cited", "facts", "recording", "returned", "serial", "stack", "waiting"))
"""Fields of positions that say nothing about the game, or are observed in another way."""
FIRST_SEAT: Final = "p1"
TURNED: Final = ("seat", "side")


class Layout:
    """The columns of an observation as one seat has it; `put` writes a position into them."""

    def __init__(self, game: Game, header: Header, seat: int) -> None:
        self.game = game.name
        self.names = game.edition.names(edition_of(game, header.overlay))
        self.meanings = game.meanings
        self.rows = game.rows
        self.columns: list[str] = []
        self.flags: list[bool] = []
        position = begin(game, header)
        values = fields_of(position)
        sides = next((len(value) for name, value in values.items() if name not in SKIPPED and _things(value)), 0)
        self.count = {"seat": header.seats, "side": sides or header.seats}
        self.own = {kind: seat % count for kind, count in self.count.items()}
        code = Code()
        self.put: Put = code.function(self._object(position, "", sorted(set(values) - SKIPPED)).lines("value", code))
        self.blanks = code.blanks

    def meaning(self, field: str) -> str:
        """What numbers in a field mean, in the words above; nothing for a plain number."""
        found = self.meanings.get(field)
        if found is None:
            found = next((name for name in (field, field.removesuffix("s")) if name in self.names), "")
        if found == "number":
            return ""
        return "seat" if self.names.get(found, [""])[0] == FIRST_SEAT else found

    def turned(self, field: str) -> str:
        """`seat` or `side` if that is what a field means, else nothing."""
        meaning = self.meaning(field)
        return meaning if meaning in TURNED else ""

    def relative(self, kind: str, value: int) -> int:
        """A seat or side counted from the own one; what is none stays below zero."""
        return (value - self.own[kind]) % self.count[kind] if value >= 0 else value

    def column(self, name: str, flag: bool = False) -> int:
        """A new column; a flag is 0 or 1."""
        self.columns.append(name)
        self.flags.append(flag)
        return len(self.columns) - 1

    # Objects

    def _object(self, thing: object, path: str, fields: list[str]) -> Fields:
        values = fields_of(thing)
        plain = [field for field in fields if isinstance(values[field], int) and self._is_plain(field)]
        start = len(self.columns)
        for field in plain:
            self.column(path + field, isinstance(values[field], bool))
        others = [(field, self._value(path + field, field, values[field])) for field in fields if field not in plain]
        return Fields(plain, start, others)

    def _is_plain(self, field: str) -> bool:
        meaning = self.meaning(field)
        return not meaning or meaning.startswith("by-")

    def _value(self, path: str, field: str, value: Any) -> Column:
        """The columns of one field, by what it holds in the first position."""
        if self.meanings.get(field, "").startswith("first "):
            return self._first(path, field)
        if isinstance(value, int):
            return self.number(path, self.meaning(field))
        if isinstance(value, Deck):
            return self._stack(path, self.meaning(field), value)
        if isinstance(value, Slots):
            return self._cards(path, self._ids(field))
        if not isinstance(value, list):
            return self._object(value, f"{path}.", sorted(fields_of(value)))
        if not value:
            return ListLength(self.column(f"{path}.length"))
        if isinstance(value[0], int):
            return self._numbers(path, self.meaning(field), len(value))
        if isinstance(value[0], Deck | Slots):
            return Each([self._value(f"{path}.{at}", field, each) for at, each in enumerate(value)])
        return self._things(path, value)

    def _things(self, path: str, things: list[Any]) -> Each:
        """What belongs to each side, the own first."""
        count, own = len(things), self.own["side"]
        order = [(own + at) % count for at in range(count)] if count == self.count["side"] else list(range(count))
        fields = sorted(fields_of(things[0]))
        return Each([self._object(each, f"{path}.{at}.", fields) for at, each in enumerate(things)], order)

    def _first(self, path: str, field: str) -> First:
        """The first things of a list that comes and goes."""
        _, number, *fields = self.meanings[field].split()
        start = len(self.columns)
        things: list[Column] = []
        for at in range(int(number)):
            things.append(Each([self.number(f"{path}.{at}.{each}", self.meaning(each)) for each in fields]))
        return First(start, len(self.columns) - start, things, fields)

    # Numbers

    def number(self, path: str, meaning: str) -> Column:
        """The columns of one number with this meaning."""
        word, _, more = meaning.partition(" ")
        start = len(self.columns)
        if word in TURNED:
            return self._turned(path, word)
        if word in ("seats", "sides"):
            kind = word.removesuffix("s")
            for at in range(self.count[kind]):
                self.column(f"{path}:+{at}", True)
            return Bits(start, [self.relative(kind, bit) for bit in range(self.count[kind])])
        if word == "bits":
            ids = [str(at) for at in range(int(more))] if more.isdigit() else self.names[more]
            for each in ids:
                self.column(f"{path}:{each}", True)
            return Bits(start, list(range(len(ids))))
        if word == "rows":
            return self._rows(path, path.rpartition(".")[2], int(more))
        if word in self.names:
            for each in self.names[word]:
                self.column(f"{path}={each}", True)
            return Named(start, len(self.names[word]))
        return Number(self.column(path))

    def _turned(self, path: str, kind: str) -> RelativeSeat:
        start = len(self.columns)
        for place in (*(f"+{at}" for at in range(self.count[kind])), "elsewhere", "none"):
            self.column(f"{path}={place}", True)
        return RelativeSeat(start, self.own[kind], self.count[kind])

    def _numbers(self, path: str, meaning: str, length: int) -> Column:
        """A list of numbers of fixed length."""
        word, _, more = meaning.partition(" ")
        if word in ("by-seat", "by-side"):
            return self._by(path, word.removeprefix("by-"), more, length)
        start = len(self.columns)
        if word in TURNED:
            for at in range(length):
                self._turned(f"{path}.{at}", word)
            return TurnedList(start, length, self.own[word], self.count[word])
        columns = [self.number(f"{path}.{at}", meaning) for at in range(length)]
        return Each(columns) if meaning else Numbers(start, length)

    def _by(self, path: str, kind: str, meaning: str, length: int) -> Column:
        """A list with a place for each seat or side, or several such lists one behind the other."""
        count, start = self.count[kind], len(self.columns)
        order: list[int] = []
        columns: list[Column] = []
        for at in range(length):
            block, place = divmod(at, count)
            order.append(block * count + (self.own[kind] + place) % count)
            columns.append(self.number(f"{path}.+{place}" if length == count else f"{path}.{block}.+{place}", meaning))
        return Each(columns, order) if meaning else Numbers(start, length, order)

    def _rows(self, path: str, field: str, number: int) -> First:
        start = len(self.columns)
        rows: list[Column] = []
        for at in range(number):
            told = [self.number(f"{path}.{at}.{column}", self.turned(column)) for column in self.rows[field]]
            rows.append(Each(told))
        return First(start, len(self.columns) - start, rows)

    # Cards

    def _ids(self, field: str) -> list[str]:
        """What the cards in a field are called."""
        meaning = self.meaning(field)
        if meaning not in self.names:
            raise BadInput(f"{self.game}: nothing says what {field!r} holds; Game.meanings can")
        return self.names[meaning]

    def _cards(self, path: str, ids: list[str]) -> Cards:
        start = self.column(f"{path}:?")
        for each in ids:
            self.column(f"{path}:{each}")
        return Cards(start, len(ids) + 1)

    def _stack(self, path: str, meaning: str, deck: Deck) -> Stack:
        start, kinds = len(self.columns), len(deck.pool)
        ids = self.names[meaning] if meaning in self.names else [str(card) for card in range(kinds)]
        for card in ids:
            self.column(f"{path}.pool:{card}")
        self.column(f"{path}.left")
        self._cards(f"{path}.bottom", ids)
        return Stack(start, kinds)


def _things(value: Any) -> bool:
    """Whether a field holds a list of objects, one for each side."""
    return isinstance(value, list) and bool(value) and not isinstance(value[0], int | Deck | Slots)
