"""Observations as numbers: what a seat may know of a position, as a vector of fixed length."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.plain import field_names
from meridian.core.position import Frame, Position
from meridian.research.columns import Code, Number, Odd, indented, spread
from meridian.research.layout import Layout

Vector = NDArray[np.float32]

BOUND: Final = float(2**24)
"""Numbers of a game stay below it; as float32 they are exact up to here."""
MARKS: Final = frozenset(("serial", "times"))
"""Fields of frames that only tell questions apart."""
SETS: Final = ("bits", "seats", "sides")
FEW: Final = 100
"""So many names at most have columns of their own for each procedure that holds one."""


class SeatReader:
    """Reads observations for one seat."""

    def __init__(self, game: Game, header: Header, seat: int) -> None:
        self.layout = Layout(game, header, seat)
        self.put = self.layout.put
        self.questions = {key: self.layout.column(f"asked={key}", True) for key in game.questions}
        self.frames = {kind: FrameColumns(self.layout, kind) for kind in frame_kinds(game)}
        self.size = len(self.layout.columns)

    def vector(self, view: Position, asked: str) -> Vector:
        """The observation of a view; `asked` is the question this seat must answer, if any."""
        out = bytearray(self.size)
        odd: Odd = {}
        self.put(view, out, odd)
        for frame in view.stack:
            self.frames[type(frame)].write(frame, out, odd)
        if asked:
            out[self.questions[asked]] = 1
        if len(out) != self.size:
            raise ValueError("a list in this position has another length than in the first one")
        found: Vector = np.frombuffer(out, dtype=np.uint8).astype(np.float32)
        if odd:
            found[list(odd)] = list(odd.values())
        return found


class FrameColumns:
    """A procedure under way: that it is, and its fields; of two of a kind the one on top counts.

    Seats are numbers counted from the own one; ids of few names and sets have columns of their own; of lists there
    are length and sum, of anything else whether it is there.
    """

    def __init__(self, layout: Layout, kind: type) -> None:
        self.layout = layout
        self.name = f"under_way.{kind.__name__}"
        self.present = layout.column(self.name, True)
        code = Code()
        code.constants["weigh"] = weigh
        lines = [line for field in field_names(kind) if field not in MARKS for line in self._lines(field, code)]
        self.put = code.function(lines)
        self.empty = bytes(len(layout.columns) - self.present)

    def _lines(self, field: str, code: Code) -> list[str]:
        meaning = self.layout.meaning(field)
        path, value = f"{self.name}.{field}", code.variable()
        turned = self.layout.turned(field)
        if turned:
            count, own = self.layout.count[turned], self.layout.own[turned]
            relative = f"({value} - {own}) % {count} if {value} >= 0 else {value}"
            written = Number(self.layout.column(path)).lines(relative, code)
        else:
            coded = meaning if self._has_columns(meaning) else ""
            written = self.layout.number(path, coded).lines(value, code)
        length = self.layout.column(f"{path}.length")
        self.layout.column(f"{path}.sum")
        return [
            f"{value} = value.{field}",
            f"if isinstance({value}, int):",
            *indented(written),
            f"else: weigh({value}, {length}, out, odd)",
        ]

    def _has_columns(self, meaning: str) -> bool:
        ids = self.layout.names.get(meaning, [])
        return meaning.startswith(SETS) or 0 < len(ids) <= FEW

    def write(self, frame: Frame[Any], out: bytearray, odd: Odd) -> None:
        """Write a frame, over whatever another of its kind further down has left."""
        if out[self.present]:
            end = self.present + len(self.empty)
            out[self.present : end] = self.empty
            for at in [at for at in odd if self.present <= at < end]:
                del odd[at]
        out[self.present] = 1
        self.put(frame, out, odd)


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
    modules = [import_module(f"{rules.__name__}.{found.name}") for found in pkgutil.iter_modules(rules.__path__)]
    kinds = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Frame) and kind.__module__.startswith(game.package)
    }
    return sorted(kinds, key=lambda kind: (kind.__name__, kind.__module__))


def weigh(value: Any, at: int, out: bytearray, odd: Odd) -> None:
    """Write what is no number: a list by length and the sum of its numbers, anything else by whether it is there."""
    if isinstance(value, list | tuple):
        spread((len(value), sum(each for each in value if isinstance(each, int))), at, out, odd)
    elif value is not None:
        out[at] = 1
