"""Which numbers of a position stand where in an observation: one layout for a game, a number of players and a seat.

Columns follow from the fields of a first position, in alphabetical order, plain numbers before others. What the numbers
of a field mean its kind says (`Schema.observed`, of a procedure `Procedures.observed`):

    SeatKind        a number of a seat or side: one column for each, the own first, one for elsewhere, one for none
    SeatSet         the same as a set of bits
    ListBy          a list with a place for each seat or side, the own first
    BitNames        a set of bits, one for each of these names; BitCount: a number of them without names
    FirstRows       the first rows of a list (`Game.rows` names their columns)
    FirstRecords    the first records of a list that comes and goes, with these fields
    NameKind        one column for each of these names
    any other       just a number
"""

from __future__ import annotations

from typing import Any, Final

from meridian.core.deck import Deck, Slots
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, edition_of
from meridian.core.introspect import fields_of
from meridian.core.journal import Header
from meridian.core.kinds import (
    NUMBER,
    SEAT,
    SEAT_NAMES,
    BitCount,
    BitNames,
    FirstRecords,
    FirstRows,
    Kind,
    ListBy,
    NameKind,
    SeatKind,
    SeatSet,
)
from meridian.core.schema import INNER, Schema, UnderWay
from meridian.research.columns import (
    Bits,
    Cards,
    Column,
    Each,
    First,
    ListLength,
    Named,
    Number,
    Numbers,
    RelativeSeat,
    Stack,
    TurnedList,
)  # fmt: skip
from meridian.research.reading import ClosedField, NestedReader, RecordReader

SKIPPED: Final = INNER | {"stack"}
"""Fields of positions that say nothing about the game, or are observed in another way."""
FIRST_SEAT: Final = SEAT_NAMES[0]


class Layout:
    """The columns of an observation as one seat has it; `root` reads a position into them."""

    def __init__(self, game: Game, header: Header, seat: int) -> None:
        self.game = game.name
        self.names = game.edition.names(edition_of(game, header.overlay))
        self.rows = game.rows
        self.columns: list[str] = []
        self.flags: list[bool] = []
        position = begin(game, header)
        values = fields_of(position)
        sides = next((len(value) for name, value in values.items() if name not in SKIPPED and _things(value)), 0)
        self.count = {"seat": header.seats, "side": sides or header.seats}
        self.own = {kind: seat % count for kind, count in self.count.items()}
        self.root = self._object(position, "", game.schema, sorted(set(values) - SKIPPED))

    def relative(self, kind: str, value: int) -> int:
        """A seat or side counted from the own one; what is none stays below zero."""
        return (value - self.own[kind]) % self.count[kind] if value >= 0 else value

    def column(self, name: str, flag: bool = False) -> int:
        """A new column; a flag is 0 or 1."""
        self.columns.append(name)
        self.flags.append(flag)
        return len(self.columns) - 1

    # Objects

    def _object(self, thing: object, path: str, schema: Schema, fields: list[str]) -> RecordReader:
        values, kinds, nested, closed = fields_of(thing), schema.observed(), schema.nested(), visibilities(schema)
        plain = [field for field in fields if isinstance(values[field], int) and is_plain(kinds[field])]
        numbers: list[tuple[str, int]] = []
        columns: dict[str, Column] = {}
        records: list[tuple[str, NestedReader]] = []
        for field in plain:
            at = self.column(path + field, isinstance(values[field], bool))
            if field in closed:
                columns[field] = Number(at)
            else:
                numbers.append((field, at))
        for field in fields:
            if field in nested:
                records.append((field, self._nested(path + field, values[field], nested[field])))
            elif field not in plain:
                columns[field] = self._value(path + field, kinds[field], values[field])
        return RecordReader(
            numbers,
            [(field, column) for field, column in columns.items() if field not in closed],
            # In the order of the schema: a visibility may look at what those before it have left.
            [ClosedField(field, columns[field], seen, values[field]) for field, seen in closed.items()],
            records,
        )

    def _nested(self, path: str, value: Any, schema: Schema) -> NestedReader:
        """A record, or a list of what belongs to each side, the own first."""
        if not isinstance(value, list):
            return NestedReader([self._object(value, f"{path}.", schema, sorted(fields_of(value)))], [0], False)
        count, own = len(value), self.own["side"]
        order = [(own + at) % count for at in range(count)] if count == self.count["side"] else list(range(count))
        fields = sorted(fields_of(value[0]))
        readers = [self._object(each, f"{path}.{at}.", schema, fields) for at, each in enumerate(value)]
        return NestedReader(readers, order, True)

    def _value(self, path: str, kind: Kind, value: Any) -> Column:
        """The columns of one field, by what it holds in the first position."""
        if isinstance(kind, FirstRecords):
            return self._first(path, kind)
        if isinstance(value, int):
            return self.number(path, kind)
        if isinstance(value, Deck):
            return self._stack(path, kind, value)
        if isinstance(value, Slots):
            return self._cards(path, self._ids(path, kind))
        if not value:
            return ListLength(self.column(f"{path}.length"))
        if isinstance(value[0], int):
            return self._numbers(path, kind, len(value))
        return Each([self._value(f"{path}.{at}", kind, each) for at, each in enumerate(value)])

    def _first(self, path: str, kind: FirstRecords) -> First:
        """The first records of a list that comes and goes."""
        start = len(self.columns)
        records: list[Column] = []
        for at in range(kind.count):
            records.append(Each([self.number(f"{path}.{at}.{field}", each) for field, each in kind.fields.items()]))
        return First(start, len(self.columns) - start, records, list(kind.fields))

    # Numbers

    def number(self, path: str, kind: Kind) -> Column:
        """The columns of one number of this kind."""
        start = len(self.columns)
        if isinstance(kind, SeatKind):
            return self._turned(path, kind.whose)
        if isinstance(kind, SeatSet):
            for at in range(self.count[kind.whose]):
                self.column(f"{path}:+{at}", True)
            return Bits(start, [self.relative(kind.whose, bit) for bit in range(self.count[kind.whose])])
        if isinstance(kind, BitNames | BitCount):
            ids = self.names[kind.names] if isinstance(kind, BitNames) else [str(at) for at in range(kind.count)]
            for each in ids:
                self.column(f"{path}:{each}", True)
            return Bits(start, list(range(len(ids))))
        if isinstance(kind, FirstRows):
            return self._rows(path, path.rpartition(".")[2], kind.count)
        if isinstance(kind, NameKind):
            for each in self.names[kind.names]:
                self.column(f"{path}={each}", True)
            return Named(start, len(self.names[kind.names]))
        return Number(self.column(path))

    def _turned(self, path: str, kind: str) -> RelativeSeat:
        start = len(self.columns)
        for place in (*(f"+{at}" for at in range(self.count[kind])), "elsewhere", "none"):
            self.column(f"{path}={place}", True)
        return RelativeSeat(start, self.own[kind], self.count[kind])

    def _numbers(self, path: str, kind: Kind, length: int) -> Column:
        """A list of numbers of fixed length."""
        if isinstance(kind, ListBy):
            return self._by(path, kind, length)
        start = len(self.columns)
        if isinstance(kind, SeatKind):
            for at in range(length):
                self._turned(f"{path}.{at}", kind.whose)
            return TurnedList(start, length, self.own[kind.whose], self.count[kind.whose])
        columns = [self.number(f"{path}.{at}", kind) for at in range(length)]
        return Numbers(start, length) if is_plain(kind) else Each(columns)

    def _by(self, path: str, kind: ListBy, length: int) -> Column:
        """A list with a place for each seat or side, or several such lists one behind the other."""
        count, start = self.count[kind.whose], len(self.columns)
        order: list[int] = []
        columns: list[Column] = []
        for at in range(length):
            block, place = divmod(at, count)
            order.append(block * count + (self.own[kind.whose] + place) % count)
            where = f"{path}.+{place}" if length == count else f"{path}.{block}.+{place}"
            columns.append(self.number(where, kind.each))
        return Numbers(start, length, order) if is_plain(kind.each) else Each(columns, order)

    def _rows(self, path: str, field: str, number: int) -> First:
        start = len(self.columns)
        rows: list[Column] = []
        for at in range(number):
            told = [self.number(f"{path}.{at}.{column}", self._in_row(column)) for column in self.rows[field]]
            rows.append(Each(told))
        return First(start, len(self.columns) - start, rows)

    def _in_row(self, column: str) -> Kind:
        """Of rows only seats have columns of their own; columns are called as the names they stand for."""
        return SEAT if self.names.get(column, [""])[0] == FIRST_SEAT else NUMBER

    # Cards

    def _ids(self, path: str, kind: Kind) -> list[str]:
        """What the cards in a field are called."""
        if not isinstance(kind, NameKind):
            raise BadInput(f"{self.game}: nothing says what cards {path!r} holds; its schema can")
        return self.names[kind.names]

    def _cards(self, path: str, ids: list[str]) -> Cards:
        start = self.column(f"{path}:?")
        for each in ids:
            self.column(f"{path}:{each}")
        return Cards(start, len(ids) + 1)

    def _stack(self, path: str, kind: Kind, deck: Deck) -> Stack:
        start, kinds = len(self.columns), len(deck.pool)
        ids = self.names[kind.names] if isinstance(kind, NameKind) else [str(card) for card in range(kinds)]
        for card in ids:
            self.column(f"{path}.pool:{card}")
        self.column(f"{path}.left")
        self._cards(f"{path}.bottom", ids)
        return Stack(start, kinds)


def visibilities(schema: Schema) -> dict[str, Any]:
    """The fields of a record that not everybody may know, with what a viewer may know of them."""
    found: dict[str, Any] = {}
    for part in schema.parts:
        if part.seen is None or isinstance(part, UnderWay):
            continue
        if len(part.fields) > 1:
            raise BadInput(f"{schema.name}: {part.key!r} hides several fields at once, which cannot be observed")
        found.update(dict.fromkeys(part.fields, part.seen))
    return found


def is_plain(kind: Kind) -> bool:
    """Whether a number of this kind is just a number."""
    return not isinstance(kind, SeatKind | SeatSet | NameKind | BitCount | FirstRows)


def _things(value: Any) -> bool:
    """Whether a field holds a list of objects, one for each side."""
    return isinstance(value, list) and bool(value) and not isinstance(value[0], int | Deck | Slots)
