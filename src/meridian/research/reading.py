"""How an observation is read from a position.

From one question to the next most of a position stays as it is. So what a seat saw last is kept (`LastSeen`): a record
is compared with what it was then, and only what differs is written.

A seat sees what the schema says. Open fields are read from the position itself. What a visibility makes of a closed one
is worked out anew only where it can have changed. It may follow from the record that the field belongs to; that of a
field of the position itself also from what is closed in its records, and from procedures that hide something. A
visibility that looks at the view (`Scope.seen`) finds its closed fields there.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any

from mypy_extensions import i64, mypyc_attr

from meridian.core.deck import Deck, Slots
from meridian.core.kinds import Scope
from meridian.core.position import Position
from meridian.research.cells import Cells
from meridian.research.columns import Column


class LastSeen:
    """What a seat saw last of a table, and what it was made from; `seen` is its view."""

    def __init__(self, cells: Cells, seen: Position, scope: Scope, places: int) -> None:
        self.cells = cells
        self.seen = seen
        self.scope = scope
        self.old: list[tuple[Any, ...]] = [()] * places
        self.frames: dict[type, tuple[Any, ...]] = {}
        self.hid_frames: bool = False
        self.asked: int = -1
        self.array: Any = None
        """The cells as NumPy reads them."""


class ClosedField:
    """A field of which a seat may know only a part; `place` is where it stands among the fields of its record."""

    def __init__(self, name: str, column: Column, visibility: Any, sample: Any) -> None:
        self.name = name
        self.column = column
        self.visibility = visibility
        self.is_deck = isinstance(first_of(sample), Deck)
        self.is_slots = isinstance(first_of(sample), Slots)
        self.place: int = 0


class RecordReader:
    """Reads a record of a position: its open fields, the records in it, its closed fields."""

    def __init__(
        self,
        numbers: list[tuple[str, int]],
        others: list[tuple[str, Column]],
        closed: list[ClosedField],
        nested: list[tuple[str, NestedReader]],
    ) -> None:
        self.numbers = [column for _, column in numbers]
        self.others = [column for _, column in others]
        # What may be in a deck follows from what else is closed.
        self.closed = sorted(closed, key=lambda field: field.is_deck)
        self.nested = nested
        names = [name for name, _ in numbers] + [name for name, _ in others] + [field.name for field in self.closed]
        for at, field in enumerate(self.closed):
            field.place = len(numbers) + len(others) + at
        # Of a single name attrgetter makes no tuple; the same field twice does no harm.
        self._get: Any = attrgetter(*names, names[0]) if names else None
        self.place: int = 0

    def join(self, places: int) -> int:
        """Get places among the values that are kept for comparing, from the given one on; the next free one."""
        self.place = places
        places += 1
        for _, nested in self.nested:
            for reader in nested.readers:
                places = reader.join(places)
        return places

    def read(self, record: Any, seen: Any, last: LastSeen) -> bool:
        """Bring everything up to date; whether anything closed has changed."""
        below = self.read_nested(record, seen, last)
        return self.read_own(record, seen, last, below) or below

    def read_nested(self, record: Any, seen: Any, last: LastSeen) -> bool:
        """Bring the records in this one up to date; whether anything closed has changed there."""
        changed = False
        for name, nested in self.nested:
            if nested.read(getattr(record, name), getattr(seen, name), last):
                changed = True
        return changed

    def read_own(self, record: Any, seen: Any, last: LastSeen, below: bool) -> bool:
        """Bring its own fields up to date; whether anything closed has changed, of which other fields may follow.
        `below` says whether anything has in the records below it, or in procedures."""
        if self._get is None:
            return False
        values: tuple[Any, ...] = self._get(record)
        before = last.old[self.place]
        same: bool = values == before
        if same and not below:
            return False
        if not same:
            last.old[self.place] = self._write_open(values, before, last.cells)
        return self._read_closed(record, seen, last, values, before, below)

    def _write_open(self, values: tuple[Any, ...], before: tuple[Any, ...], cells: Cells) -> tuple[Any, ...]:
        """Write the open fields that differ; what to compare with the next time."""
        kept: list[Any] = list(values)
        at = 0
        for number in self.numbers:
            if not before or (values[at] is not before[at] and values[at] != before[at]):
                cells.put(number, values[at])
            at += 1
        for column in self.others:
            if not before or (values[at] is not before[at] and values[at] != before[at]):
                kept[at] = unshared(values[at])
                column.write(kept[at], cells)
            else:
                kept[at] = before[at]
            at += 1
        while at < len(values):
            kept[at] = unshared(values[at])
            at += 1
        return tuple(kept)

    def _read_closed(
        self, record: Any, seen: Any, last: LastSeen, values: tuple[Any, ...], before: tuple[Any, ...], below: bool
    ) -> bool:
        changed = False
        for field in self.closed:
            value = values[field.place]
            old = before[field.place] if before else None
            # Slots say themselves who knows them.
            skips = field.is_slots or (field.is_deck and not changed and not below)
            if skips and before and value == old:
                continue
            visible = field.visibility(value, record, last.scope)
            shown = getattr(seen, field.name)
            if not before:
                field.column.write(visible, last.cells)
            elif visible is not shown and visible != shown:
                field.column.rewrite(visible, shown, last.cells)
            else:
                continue
            setattr(seen, field.name, unshared(visible))
            # An open number that changes, such as money in sight, says nothing of where cards are.
            hidden = isinstance(visible, int) and (visible != value or shown != old)
            changed = changed or field.is_slots or field.is_deck or hidden
        return changed


class NestedReader:
    """Reads a record in a record, or a list of them in the order of the columns."""

    def __init__(self, readers: list[RecordReader], order: list[int], listed: bool) -> None:
        self.readers = readers
        self.order = order
        self.listed = listed

    def read(self, records: Any, seen: Any, last: LastSeen) -> bool:
        """Bring all of them up to date; whether anything closed has changed."""
        if not self.listed:
            return self.readers[0].read(records, seen, last)
        every: list[Any] = records
        every_seen: list[Any] = seen
        changed = False
        for at in range(len(self.order)):
            owner = self.order[at]
            last.scope.owner = owner
            if self.readers[at].read(every[owner], every_seen[owner], last):
                changed = True
        last.scope.owner = -1
        return changed


class FrameReader:
    """Reads a procedure under way: that it is, and its fields."""

    def __init__(self, present: int, end: int, fields: list[tuple[str, Column]], hides: bool) -> None:
        if len(fields) == 1:
            fields = fields * 2
        self.present: i64 = present
        self.end: i64 = end
        self.columns = [column for _, column in fields]
        self.hides = hides
        """Whether it has parts that not everybody may know."""
        self._get: Any = attrgetter(*[name for name, _ in fields]) if fields else None

    def read(self, frame: Any, before: tuple[Any, ...] | None, cells: Cells) -> tuple[Any, ...]:
        """Bring its fields up to date; gives what to compare with the next time."""
        if before is None:
            cells.flag(self.present)
        if self._get is None:
            return ()
        values: tuple[Any, ...] = self._get(frame)
        if values == before:
            return before
        kept: list[Any] = list(values)
        for at, column in enumerate(self.columns):
            if before is None or (values[at] is not before[at] and values[at] != before[at]):
                kept[at] = unshared(values[at])
                column.write(kept[at], cells)
            else:
                kept[at] = before[at]
        return tuple(kept)


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatReader:
    """Reads positions as one seat may know them."""

    def __init__(
        self, seat: int, root: RecordReader, frames: dict[type, FrameReader], questions: dict[str, int]
    ) -> None:
        self.seat = seat
        self.root = root
        self.frames = frames
        self.questions = questions
        self.places: int = root.join(0)

    def first(self, p: Position, view: Position, cells: Cells) -> LastSeen:
        """What to keep of a table from now on."""
        scope = Scope(p, None, self.seat)
        scope.seen = view
        return LastSeen(cells, view, scope, self.places)

    def read(self, p: Position, last: LastSeen) -> None:
        """Bring what this seat saw last up to date with a position."""
        seen = last.seen
        last.scope.whole = p
        changed = self.root.read_nested(p, seen, last)
        hid = self._read_frames(p, last)
        self.root.read_own(p, seen, last, changed or hid or last.hid_frames)
        last.hid_frames = hid
        asked = -1
        if not p.over:
            top = p.stack[-1]
            if self.seat in top.who(p):
                asked = self.questions[top.question(p, self.seat)]
        if asked != last.asked:
            if last.asked >= 0:
                last.cells.clear(last.asked, last.asked + 1)
            if asked >= 0:
                last.cells.flag(asked)
            last.asked = asked

    def _read_frames(self, p: Position, last: LastSeen) -> bool:
        """Read the procedures under way, of two of a kind the one on top; whether one of them hides something."""
        written = last.frames
        hides = False
        read: list[type] = []
        at = len(p.stack) - 1
        while at >= 0:
            frame = p.stack[at]
            kind = type(frame)
            reader = self.frames[kind]
            if reader.hides:
                hides = True
            if kind not in read:
                read.append(kind)
                before = written.get(kind)
                now = reader.read(frame.seen_by(self.seat) if reader.hides else frame, before, last.cells)
                if now is not before:
                    written[kind] = now
            at -= 1
        if len(written) > len(read):
            for gone in [kind for kind in written if kind not in read]:
                reader = self.frames[gone]
                last.cells.clear(reader.present, reader.end)
                del written[gone]
        if hides or last.hid_frames:
            last.seen.stack = [frame.seen_by(self.seat) for frame in p.stack]
        return hides


def first_of(value: Any) -> Any:
    """A value, or the first of a list."""
    return value[0] if isinstance(value, list) and value else value


def unshared(value: Any) -> Any:
    """A value that play cannot change: lists are copied, everything else is a value already."""
    if isinstance(value, list):
        return value[:]
    return value
