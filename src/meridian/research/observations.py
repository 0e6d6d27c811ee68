"""Observations as numbers: what a seat may know of a position, as a vector of fixed length."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meridian.core.game import Game
from meridian.core.introspect import field_names
from meridian.core.journal import Header
from meridian.core.kinds import NUMBER, BitCount, BitNames, Kind, NameKind, SeatSet
from meridian.core.position import Frame, Position
from meridian.research.columns import Fields, Numbers
from meridian.research.layout import Layout
from meridian.research.writing import Column, Odd, Old, forget

Vector = NDArray[np.float32]

BOUND: Final = float(2**24)
"""Numbers of a game stay below it; as float32 they are exact up to here."""
MARKS: Final = frozenset(("serial", "times"))
"""Fields of frames that only tell questions apart."""
MAX_NAMED_COLUMNS: Final = 100
"""The most names that have columns of their own for each procedure that holds one."""


class LastObservation:
    """The last observation of a seat, and what it was made from."""

    def __init__(self, size: int, blanks: Old) -> None:
        self.out = bytearray(size)
        self.bytes = np.frombuffer(self.out, dtype=np.uint8)
        self.odd: Odd = {}
        self.old: Old = blanks[:]
        self.frames: dict[type, Old] = {}
        self.asked = ""


class SeatReader:
    """Reads observations for one seat."""

    def __init__(self, game: Game, header: Header, seat: int) -> None:
        self.layout = Layout(game, header, seat)
        self.put = self.layout.put
        self.questions = {key: self.layout.column(f"asked={key}", True) for key in game.questions}
        self.frames = {kind: FrameColumns(self.layout, kind) for kind in frame_kinds(game)}
        self.size = len(self.layout.columns)
        self._spare: list[LastObservation] = []

    def vector(self, view: Position, asked: str) -> Vector:
        """The observation of a view; `asked` is the question this seat must answer, if any."""
        # Taken away meanwhile: no other thread writes over it, and one that could not be finished is not used again.
        try:
            memory = self._spare.pop()
        except IndexError:
            memory = LastObservation(self.size, self.layout.blanks)
        out = memory.out
        self.put(view, out, memory.odd, memory.old)
        self._put_frames(view.stack, memory)
        if asked != memory.asked:
            if memory.asked:
                out[self.questions[memory.asked]] = 0
            if asked:
                out[self.questions[asked]] = 1
            memory.asked = asked
        found: Vector = memory.bytes.astype(np.float32)
        for some in memory.odd.values():
            for at, value in some.items():
                found[at] = value
        self._spare.append(memory)
        return found

    def _put_frames(self, stack: list[Frame[Any]], memory: LastObservation) -> None:
        """Write the procedures under way; of two of a kind the one on top counts."""
        under_way = {type(frame): frame for frame in stack}
        written = memory.frames
        for kind in [kind for kind in written if kind not in under_way]:
            self.frames[kind].clear(memory.out, memory.odd)
            del written[kind]
        for kind, frame in under_way.items():
            columns = self.frames[kind]
            old = written.get(kind)
            if old is None:
                old = written[kind] = columns.blanks[:]
                memory.out[columns.present] = 1
            columns.put(frame, memory.out, memory.odd, old)


class FrameColumns:
    """A procedure under way: that it is, and its fields.

    Seats are numbers counted from the own one; ids of few names and sets have columns of their own; of lists there
    are length and sum, of anything else whether it is there.
    """

    def __init__(self, layout: Layout, kind: type) -> None:
        self.name = f"under_way.{kind.__name__}"
        self.present = layout.column(self.name, True)
        names = [field for field in field_names(kind) if field not in MARKS]
        start = len(layout.columns)
        columns = Fields([], start, [(field, FrameField(layout, self.name, field)) for field in names])
        self.blanks: Old = []
        columns.join(self.blanks)
        self.put = columns.put
        self.empty = bytes(len(layout.columns) - self.present)

    def clear(self, out: bytearray, odd: Odd) -> None:
        """The procedure is over."""
        end = self.present + len(self.empty)
        out[self.present : end] = self.empty
        forget(self.present, end, odd)


class FrameField(Column):
    """A field of a procedure."""

    def __init__(self, layout: Layout, frame: str, field: str) -> None:
        start = len(layout.columns)
        path, meaning = f"{frame}.{field}", layout.meaning(field)
        self.layout = layout
        self.turned = layout.turned(field)
        coded = meaning if not self.turned and has_columns(layout, meaning) else NUMBER
        self.number = layout.number(path, coded)
        self.blank = layout.own[self.turned] if self.turned else self.number.blank
        length = layout.column(f"{path}.length")
        layout.column(f"{path}.sum")
        self.weights = Numbers(length, 2)
        super().__init__(start, len(layout.columns) - start)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        plain = isinstance(value, int)
        if not plain or not isinstance(before, int):
            out[self.start : self.end] = self.empty
            forget(self.start, self.end, odd)
        if plain:
            self.number.write(self.layout.relative(self.turned, value) if self.turned else value, None, out, odd)
        elif isinstance(value, list | tuple):
            weights = (len(value), sum(each for each in value if isinstance(each, int)))
            self.weights.write(weights, None, out, odd)
        elif value is not None:
            self.weights.write((1, 0), None, out, odd)


class ObservationCode:
    """The observations of all seats of a table; every seat has the same columns, seen from its own place."""

    def __init__(self, game: Game, header: Header) -> None:
        self.readers = [SeatReader(game, header, seat) for seat in range(header.seats)]
        self.columns = self.readers[0].layout.columns
        self.size = len(self.columns)
        flags = np.array(self.readers[0].layout.flags)
        self.low: Vector = np.where(flags, 0, -BOUND).astype(np.float32)
        self.high: Vector = np.where(flags, 1, BOUND).astype(np.float32)


def frame_kinds(game: Game) -> list[type]:
    """The procedures of a game, by name."""
    rules = import_module(f"{game.package}.rules")
    modules = [import_module(found.name) for found in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__.startswith(game.package)
    }
    return sorted(kinds, key=lambda kind: (kind.__name__, kind.__module__))


def has_columns(layout: Layout, kind: Kind) -> bool:
    """Whether there is a column for each thing that a number of this kind may stand for."""
    if isinstance(kind, SeatSet | BitNames | BitCount):
        return True
    return isinstance(kind, NameKind) and 0 < len(layout.names[kind.names]) <= MAX_NAMED_COLUMNS
