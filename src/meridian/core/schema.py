"""The fields of a position, declared once: showing, reading, hiding and comparing positions follow from it.

A game declares one `Schema` for each class of its state, in `<game>/position.py`. Every field has a kind (how it is
written in words and read back) and a visibility (who may know it). A class with a field that its schema does not name
is refused when the game is loaded: nothing can be left out, or leak, by being forgotten.

The order of the fields is the order in which a position is shown, and so part of its digest.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from meridian.core.arranging import read_seat, read_table, refuse_unknown
from meridian.core.deck import Slots
from meridian.core.introspect import field_names
from meridian.core.kinds import FLAG, NUMBER, SEAT_NAMES, Kind, Scope, Shape
from meridian.core.procedures import Procedure, Procedures, all_seen_by
from meridian.core.words import Words

Visibility = Callable[[Any, Any, Scope], Any] | None
"""What a viewer may know of a field: called with its value, the record and the scope."""

OPEN: Final[Visibility] = None
"""The visibility of what lies open on the table."""

UNDER_WAY_KEY: Final = "under_way"
"""The part of a shown position that holds the procedures under way."""
MOMENT: Final = "moment"
INNER: Final = frozenset(("board", "cited", "facts", "recording", "returned", "serial", "waiting"))
"""Fields of positions that are not part of what is shown: no schema names them."""


def known_cards(value: Any, record: Any, scope: Scope) -> Any:
    """The visibility of cards in slots: each slot says who knows it."""
    slots: Slots = value
    return slots.seen_by(scope.viewer)


def own(otherwise: Any) -> Visibility:
    """The visibility of what its owner alone knows; everybody else reads `otherwise`."""
    return lambda value, record, scope: value if scope.owner == scope.viewer else otherwise


def follows(value: Any, record: Any, scope: Scope) -> Any:
    """The visibility of what is worked out from hidden fields: it is hidden with them."""
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """One field of a record: its kind, who may know it, and its key in words if that is not its name.

    `observed` is what its numbers mean in an observation, if not the same as in words; `about` and `otherwise` say in
    documents what it is and what holds where a starting position does not tell it.
    """

    def __init__(
        self,
        name: str,
        kind: Kind,
        seen: Visibility,
        key: str = "",
        observed: Kind | None = None,
        about: str = "",
        otherwise: str = "",
        readable: bool = True,
    ) -> None:
        self.name = name
        self.kind = kind
        self.seen = seen
        self.key = key or name
        self.fields: tuple[str, ...] = (name,)
        self.observed: dict[str, Kind] = {name: observed or kind}
        self.about = about
        self.otherwise = otherwise
        self.readable = readable
        self.shown: bool = True
        self.tables: dict[str, str] = {"": kind.keys} if kind.keys else {}

    def write(self, record: Any, scope: Scope) -> Any:
        """This field as plain data."""
        return self.kind.write(getattr(record, self.name), scope)

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        """Set this field to what plain data tell."""
        setattr(record, self.name, self.kind.read(told, scope))

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        """Take from a copy what the viewer may not know."""
        seen = self.seen
        if seen is not None:
            setattr(copy, self.name, seen(getattr(record, self.name), record, scope))

    def is_open(self) -> bool:
        """Whether what is written of this field is the same for every viewer."""
        return self.seen is None

    def write_open(self, record: Any, scope: Scope) -> Any:
        """The open parts of this field as plain data; None if it has none."""
        return self.write(record, scope) if self.seen is None else None

    def write_closed(self, record: Any, scope: Scope) -> Any:
        """The other parts, of a view."""
        return self.write(record, scope)

    def shape(self) -> Shape:
        """What the browser reads."""
        return self.kind.shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Unshown(Field):
    """A field that is not written: it follows from others, or is of no interest."""

    def __init__(self, name: str, seen: Visibility, observed: Kind = NUMBER) -> None:
        super().__init__(name, NUMBER, seen, observed=observed, readable=False)
        self.shown = False


Write = Callable[[Any, Scope], Any]
Read = Callable[[Any, Any, Scope], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom(Field):
    """Something written in a way of its own: worked out from other fields, or made of several.

    `tables` says of each table in it that holds only what is there, by path, what its keys name; `shape` is what the
    browser reads. With a visibility other than OPEN it is made of one field, or hidden by hand.
    """

    def __init__(
        self,
        key: str,
        write: Write,
        seen: Visibility,
        read: Read | None = None,
        fields: tuple[str, ...] = (),
        shape: Shape = "number",
        tables: dict[str, str] | None = None,
        observed: dict[str, Kind] | None = None,
        about: str = "",
        otherwise: str = "",
    ) -> None:
        super().__init__(key, NUMBER, seen, about=about, otherwise=otherwise, readable=read is not None)
        self.fields = fields
        self.observed = dict.fromkeys(fields, NUMBER)
        if observed is not None:
            self.observed.update(observed)
        self._shape = shape
        self.tables = tables or {}
        self._write = write
        self._read = read

    def write(self, record: Any, scope: Scope) -> Any:
        return self._write(record, scope)

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        read = self._read
        if read is not None:
            read(record, told, scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        seen = self.seen
        if seen is not None and len(self.fields) == 1:
            field = self.fields[0]
            setattr(copy, field, seen(getattr(record, field), record, scope))

    def shape(self) -> Shape:
        return self._shape


@mypyc_attr(allow_interpreted_subclasses=True)
class Told(Field):
    """What only a starting position tells, such as the moment at which play goes on. Without `read` the game reads it
    itself."""

    def __init__(
        self,
        key: str,
        about: str,
        otherwise: str,
        read: Read | None = None,
        kind: str = "",
        words: Sequence[str] = (),
    ) -> None:
        super().__init__(key, NUMBER, OPEN, about=about, otherwise=otherwise)
        self.words = tuple(words)
        """What may be said, if it is one of a few words."""
        self.fields = ()
        self.observed = {}
        self.shown = False
        self.told_as = kind
        self._read = read

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        read = self._read
        if read is not None:
            read(record, told, scope)


@mypyc_attr(allow_interpreted_subclasses=True)
class Nested(Field):
    """A record inside a record."""

    def __init__(self, name: str, schema: Schema, about: str = "", otherwise: str = "") -> None:
        super().__init__(name, NUMBER, OPEN, about=about, otherwise=otherwise)
        self.schema = schema

    def write(self, record: Any, scope: Scope) -> Any:
        return self.schema.write(getattr(record, self.name), scope)

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        self.schema.read(getattr(record, self.name), read_table(told, scope.where), scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        self.schema.hide(getattr(copy, self.name), getattr(record, self.name), scope)

    def is_open(self) -> bool:
        return self.schema.is_open()

    def write_open(self, record: Any, scope: Scope) -> Any:
        return self.schema.write_open(getattr(record, self.name), scope)

    def write_closed(self, record: Any, scope: Scope) -> Any:
        return self.schema.write_closed(getattr(record, self.name), scope)

    def shape(self) -> Shape:
        return self.schema.shape()


@mypyc_attr(allow_interpreted_subclasses=True)
class PerSeat(Nested):
    """A list with one record for each seat or side, written by p1, p2, ..."""

    def __init__(self, name: str, schema: Schema, key: str = "", about: str = "", otherwise: str = "") -> None:
        super().__init__(name, schema, about, otherwise)
        self.key = key or name

    def write(self, record: Any, scope: Scope) -> Any:
        return self._each(record, scope, self.schema.write)

    def write_open(self, record: Any, scope: Scope) -> Any:
        return self._each(record, scope, self.schema.write_open)

    def write_closed(self, record: Any, scope: Scope) -> Any:
        return self._each(record, scope, self.schema.write_closed)

    def _each(self, record: Any, scope: Scope, write: Write) -> dict[str, Any]:
        found: dict[str, Any] = {}
        records: list[Any] = getattr(record, self.name)
        for at in range(len(records)):
            scope.owner = at
            found[SEAT_NAMES[at]] = write(records[at], scope)
        scope.owner = -1
        return found

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        records: list[Any] = getattr(record, self.name)
        for name, one in read_table(told, scope.where).items():
            seat = read_seat(scope.words, name, f"{scope.where}.{name}")
            self.read_one(records, seat, read_table(one, f"{scope.where}.{name}"), scope.below(name, seat))

    def read_one(self, records: list[Any], seat: int, told: dict[str, Any], scope: Scope) -> None:
        """Read what is told of one seat."""
        self.schema.read(records[seat], told, scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        copies: list[Any] = getattr(copy, self.name)
        records: list[Any] = getattr(record, self.name)
        for at in range(len(records)):
            scope.owner = at
            self.schema.hide(copies[at], records[at], scope)
        scope.owner = -1

    def shape(self) -> Shape:
        return {"*seat": self.schema.shape()}


@mypyc_attr(allow_interpreted_subclasses=True)
class UnderWay(Field):
    """The procedures under way and what is declared of them; each frame says itself what a viewer may know of it."""

    def __init__(self, *declared: Procedure) -> None:
        super().__init__("stack", NUMBER, follows, UNDER_WAY_KEY, readable=False)
        self.procedures = Procedures(declared)

    def write(self, record: Any, scope: Scope) -> Any:
        return self.procedures.write_all(record.stack, scope)

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        copy.stack = all_seen_by(record.stack, scope.viewer)

    def shape(self) -> Shape:
        return ["procedure"]


UNDER_WAY: Final = UnderWay()
OVER: Final = Field("over", FLAG, OPEN, readable=False)


@mypyc_attr(allow_interpreted_subclasses=True)
class Schema:
    """All fields of one class of a game's state, in the order in which they are written."""

    def __init__(self, record: type, *parts: Field) -> None:
        self.record = record
        self.name: str = record.__name__
        self.parts = parts
        self.readable = [part.key for part in parts if part.readable]
        self._shown = [part for part in parts if part.shown]
        self._closed = [part for part in self._shown if not part.is_open()]
        hiding = [part for part in parts if part.seen is not None or isinstance(part, Nested)]
        # What is hidden by looking at other hidden fields comes last.
        self._hiding = sorted(hiding, key=lambda part: not isinstance(part, (Nested, UnderWay)))
        named = [field for part in parts for field in part.fields]
        fields = [field for field in field_names(record) if field not in INNER]
        if sorted(named) != sorted(fields):
            odd = sorted(set(named) ^ set(fields)) or sorted({name for name in named if named.count(name) > 1})
            raise TypeError(f"{self.name}: its schema must name each field once; see {', '.join(odd)}")

    def write(self, record: Any, scope: Scope) -> dict[str, Any]:
        """A record as plain data."""
        shown: dict[str, Any] = {}
        for part in self._shown:
            shown[part.key] = part.write(record, scope)
        return shown

    def read(self, record: Any, told: dict[str, Any], scope: Scope) -> None:
        """Change a record to what plain data tell of it; what they do not name stays."""
        refuse_unknown(told, self.readable, scope.where)
        for part in self.parts:
            if part.readable and part.key in told:
                part.read(record, told[part.key], scope.below(part.key, scope.owner))

    def hide(self, copy: Any, record: Any, scope: Scope) -> None:
        """Take from a copy of a record what a viewer may not know."""
        for part in self._hiding:
            part.hide(copy, record, scope)

    def is_open(self) -> bool:
        """Whether everything that is written is the same for every viewer."""
        return not self._closed

    def write_open(self, record: Any, scope: Scope) -> dict[str, Any]:
        """What everybody may know of a record as plain data; None stands for the rest."""
        return {part.key: part.write_open(record, scope) for part in self._shown}

    def write_closed(self, record: Any, scope: Scope) -> dict[str, Any]:
        """The rest, of a record of a view."""
        return {part.key: part.write_closed(record, scope) for part in self._closed}

    def shape(self) -> Shape:
        """What the browser reads."""
        return {part.key: part.shape() for part in self._shown}

    def tables(self) -> dict[str, str]:
        """Tables that hold only what is there, by dotted path, and what their keys name."""
        found: dict[str, str] = {}
        for part in self._shown:
            found.update({f"{part.key}.{path}".removesuffix("."): names for path, names in part.tables.items()})
            if isinstance(part, Nested):
                inner = f"{part.key}.*" if isinstance(part, PerSeat) else part.key
                found.update({f"{inner}.{path}": names for path, names in part.schema.tables().items()})
        return found

    def moments(self) -> tuple[str, ...]:
        """The moments at which play may go on from a position in words."""
        return next((part.words for part in self.parts if isinstance(part, Told) and part.key == MOMENT), ())

    def procedures(self) -> Procedures:
        """What is declared of the procedures under way."""
        return next((part.procedures for part in self.parts if isinstance(part, UnderWay)), UNDER_WAY.procedures)

    def observed(self) -> dict[str, Kind]:
        """What the numbers of each field mean in an observation."""
        return {field: kind for part in self.parts for field, kind in part.observed.items()}

    def nested(self) -> dict[str, Schema]:
        """The fields that hold records, and their schemas."""
        return {part.name: part.schema for part in self.parts if isinstance(part, Nested)}

    # Whole positions

    def show(self, position: Any, words: Words) -> dict[str, Any]:
        """A position or view as plain data."""
        return self.write(position, Scope(position, words))

    def view(self, position: Any, seat: int | None) -> Any:
        """The position as a seat (None: a spectator) may know it: a copy, with every field hidden that is not open."""
        seen = position.copy()
        scope = Scope(position, None, -1 if seat is None else seat)
        scope.seen = seen
        self.hide(seen, position, scope)
        return seen
