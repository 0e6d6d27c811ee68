"""The fields of a position, declared once: showing, reading, hiding and comparing positions follow from it.

A game declares one `Schema` for each class of its state, in `<game>/position.py`. Every field has a kind (how it is
written in words and read back) and a visibility (who may know it). A class with a field that its schema does not name
is refused when the game is loaded: nothing can be left out, or leak, by being forgotten.

The order of the fields is the order in which a position is shown, and so part of its digest.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from meridian.core.arranging import read_seat, read_table, refuse_unknown
from meridian.core.fields import OPEN, Field, Told, Write, follows
from meridian.core.introspect import field_names
from meridian.core.kinds import FLAG, NUMBER, SEAT_NAMES, Kind, Scope, Shape
from meridian.core.procedures import Procedure, Procedures, all_seen_by
from meridian.core.words import Words

UNDER_WAY_KEY: Final = "under_way"
"""The part of a shown position that holds the procedures under way."""
MOMENT: Final = "moment"
INNER: Final = frozenset(("board", "cited", "facts", "recording", "returned", "serial", "waiting"))
"""Fields of positions that are not part of what is shown: no schema names them."""


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

    def renew_open(self, record: Any, scope: Scope, before: Any, shown: Any) -> Any:
        return self.schema.renew_open(getattr(record, self.name), scope, getattr(before, self.name), shown)

    def changes(self, record: Any, scope: Scope, before: Any) -> Any:
        return self.schema.changes(getattr(record, self.name), scope, getattr(before, self.name))

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: Any, changes: Any) -> Any:
        return self.schema.renew_closed(getattr(record, self.name), getattr(view, self.name), scope, shown, changes)

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

    def renew_open(self, record: Any, scope: Scope, before: Any, shown: Any) -> Any:
        records: list[Any] = getattr(record, self.name)
        earlier: list[Any] = getattr(before, self.name)
        table: dict[str, Any] = shown
        found: dict[str, Any] = {}
        same = True
        for at in range(len(records)):
            scope.owner = at
            old: Any = table[SEAT_NAMES[at]]
            new: Any = self.schema.renew_open(records[at], scope, earlier[at], old)
            found[SEAT_NAMES[at]] = new
            same = same and new is old
        scope.owner = -1
        return shown if same else found

    def changes(self, record: Any, scope: Scope, before: Any) -> Any:
        records: list[Any] = getattr(record, self.name)
        earlier: list[Any] = getattr(before, self.name)
        found: dict[int, Any] = {}
        for at in range(len(records)):
            scope.owner = at
            inner: Any = self.schema.changes(records[at], scope, earlier[at])
            if inner is not None:
                found[at] = inner
        scope.owner = -1
        return found or None

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: Any, changes: Any) -> Any:
        records: list[Any] = getattr(record, self.name)
        views: list[Any] = getattr(view, self.name)
        table: dict[str, Any] = shown
        found: dict[str, Any] = table.copy()
        changed: dict[int, Any] = changes
        for at, inner in changed.items():
            scope.owner = scope.view.owner = at
            found[SEAT_NAMES[at]] = self.schema.renew_closed(
                records[at], views[at], scope, table[SEAT_NAMES[at]], inner
            )
        scope.owner = scope.view.owner = -1
        return found

    def read(self, record: Any, told: Any, scope: Scope) -> None:
        records: list[Any] = getattr(record, self.name)
        for name, one in read_table(told, scope.where).items():
            seat = read_seat(scope.words, name, f"{scope.where}.{name}")
            self.read_one(records, seat, read_table(one, f"{scope.where}.{name}"), scope.below(name, seat))

    def read_one(self, records: list[Any], seat: int, told: dict[str, Any], scope: Scope) -> None:
        """Read what the words say of one seat."""
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

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: Any, changes: Any) -> Any:
        return self.procedures.write_seen(record.stack, scope.frames, scope)

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

    def renew_open(self, record: Any, scope: Scope, before: Any, shown: dict[str, Any]) -> dict[str, Any]:
        """`write_open`, made of what was shown of the record `before`: what has not changed is the same object."""
        found: dict[str, Any] = {}
        same = True
        for part in self._shown:
            old: Any = shown[part.key]
            new: Any = part.renew_open(record, scope, before, old)
            found[part.key] = new
            same = same and new is old
        return shown if same else found

    def changes(self, record: Any, scope: Scope, before: Any) -> Any:
        """The closed parts that may have changed since the record `before`, by key; None if there are none."""
        found: dict[str, Any] = {}
        for part in self._closed:
            inner: Any = part.changes(record, scope, before)
            if inner is not None:
                found[part.key] = inner
        return found or None

    def renew_closed(self, record: Any, view: Any, scope: Scope, shown: dict[str, Any], changes: Any) -> dict[str, Any]:
        """`write_closed`, made of what this viewer was shown before, with these `changes`."""
        found = shown.copy()
        changed: dict[str, Any] = changes
        for part in self._closed:
            inner: Any = changed.get(part.key)
            if inner is not None:
                found[part.key] = part.renew_closed(record, view, scope, shown[part.key], inner)
        return found

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
