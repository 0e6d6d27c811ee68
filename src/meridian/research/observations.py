"""Observations as numbers: what a seat may know of a position, as a vector of fixed length."""

from __future__ import annotations

from functools import cache
from typing import Final

from meridian.core.optional_imports import not_installed

try:
    import librt.vecs  # noqa: F401  (what is compiled below needs it)
    import numpy as np
except ModuleNotFoundError as error:
    raise not_installed(error) from None

from numpy.typing import NDArray

from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.kinds import NUMBER, BitCount, BitNames, Kind, NameKind, SeatKind, SeatSet
from meridian.core.position import Position
from meridian.core.procedures import frames_of, hides
from meridian.research.cells import Cells, Scale, scaled_number
from meridian.research.columns import Column, FrameField
from meridian.research.layout import Layout
from meridian.research.reading import FrameReader, LastSeen, SeatReader

Vector = NDArray[np.float32]

BOUND: Final = 2**24
"""Numbers of a game stay below it; as float32 they are exact up to here."""
MARKS: Final = frozenset(("serial", "times"))
"""Fields of frames that only tell questions apart."""
MAX_NAMED_COLUMNS: Final = 100
"""The most names that have columns of their own for each procedure that holds one."""


class ObservationCode:
    """The observations of all seats of a table; every seat has the same columns, seen from its own place."""

    def __init__(self, game: Game, header: Header, scaled: bool = False) -> None:
        self.game = game
        self.scale = scale_of(scaled)
        layouts = [Layout(game, header, seat) for seat in range(header.seats)]
        self.readers = [reader(game, layout, seat) for seat, layout in enumerate(layouts)]
        self.columns = layouts[0].columns
        self.size = len(self.columns)
        flags, bound = np.array(layouts[0].flags), scaled_number(BOUND) if scaled else float(BOUND)
        self.low: Vector = np.where(flags, 0, -bound).astype(np.float32)
        self.high: Vector = np.where(flags, 1, bound).astype(np.float32)
        self._spare: list[list[LastSeen]] = [[] for _ in layouts]

    def first(self, p: Position, seat: int) -> LastSeen:
        """What to keep of a table while one seat observes it; its `array` is a window on what was read last."""
        last = self.readers[seat].first(p, self.game.rules.view(p, seat), Cells(self.size, self.scale))
        last.array = np.frombuffer(memoryview(last.cells.row()), dtype=np.float32)
        return last

    def vector(self, p: Position, seat: int) -> Vector:
        """What a seat may know of a position."""
        # Taken away meanwhile: no other thread writes over it, and one that could not be finished is not used again.
        spare = self._spare[seat]
        try:
            last = spare.pop()
        except IndexError:
            last = self.first(p, seat)
        self.readers[seat].read(p, last)
        found: Vector = last.array.copy()
        spare.append(last)
        return found


@cache
def scale_of(scaled: bool) -> Scale:
    """The scale of observations, made once: it holds a table."""
    return Scale(scaled)


def reader(game: Game, layout: Layout, seat: int) -> SeatReader:
    """Reads positions into the columns of a layout, which gets further ones for questions and procedures."""
    questions = {key: layout.column(f"asked={key}", True) for key in game.questions}
    procedures = game.schema.procedures()
    frames = {kind: frame_reader(layout, kind, procedures.observed(kind)) for kind in frames_of(game.package)}
    return SeatReader(seat, layout.root, frames, questions)


def frame_reader(layout: Layout, kind: type, kinds: dict[str, Kind]) -> FrameReader:
    """Reads a procedure under way: that it is, and its fields, of these kinds."""
    name = f"under_way.{kind.__name__}"
    present = layout.column(name, True)
    fields = [(field, frame_field(layout, f"{name}.{field}", kinds[field])) for field in sorted(kinds.keys() - MARKS)]
    return FrameReader(present, len(layout.columns), fields, hides(kind))


def frame_field(layout: Layout, path: str, kind: Kind) -> Column:
    """The columns of a field of a procedure."""
    start = len(layout.columns)
    turned = kind.whose if isinstance(kind, SeatKind) else ""
    number = layout.number(path, kind if has_columns(layout, kind) else NUMBER)
    length = layout.column(f"{path}.length")
    layout.column(f"{path}.sum")
    own, count = (layout.own[turned], layout.count[turned]) if turned else (0, 0)
    return FrameField(start, len(layout.columns) - start, number, length, own, count)


def has_columns(layout: Layout, kind: Kind) -> bool:
    """Whether there is a column for each thing that a number of this kind may stand for."""
    if isinstance(kind, SeatSet | BitNames | BitCount):
        return True
    return isinstance(kind, NameKind) and 0 < len(layout.names[kind.names]) <= MAX_NAMED_COLUMNS
