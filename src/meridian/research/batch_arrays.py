"""The arrays of a batch: made once, in memory of one process or shared by several."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray


class BatchShape(msgspec.Struct, frozen=True):
    """How many tables there are, and how wide their rows."""

    tables: int
    columns: int
    numbers: int
    seats: int


class BatchArrays:
    """What all tables show, a row for each; in `memory` if some is given, one array behind the other."""

    def __init__(self, shape: BatchShape, memory: Any = None) -> None:
        self.shape = shape
        self._memory = memory
        self._offset = 0
        self.observations: NDArray[np.float32] = self._array(np.float32, shape.columns)
        self.rewards: NDArray[np.float32] = self._array(np.float32, shape.seats)
        self.actions: NDArray[np.int32] = self._array(np.int32)
        self.masks: NDArray[np.int8] = self._array(np.int8, shape.numbers)
        self.seats: NDArray[np.int8] = self._array(np.int8)
        self.terminated: NDArray[np.bool_] = self._array(np.bool_)
        self.truncated: NDArray[np.bool_] = self._array(np.bool_)

    def part(self, first: int, last: int) -> BatchArrays:
        """The rows of some tables, up to but without the last: the same memory."""
        found = BatchArrays.__new__(BatchArrays)
        found.shape = msgspec.structs.replace(self.shape, tables=last - first)
        for name in ("observations", "rewards", "actions", "masks", "seats", "terminated", "truncated"):
            setattr(found, name, getattr(self, name)[first:last])
        return found

    def _array(self, kind: Any, width: int = 0) -> Any:
        shape = (self.shape.tables, width) if width else (self.shape.tables,)
        if self._memory is None:
            return np.zeros(shape, kind)
        found: NDArray[Any] = np.ndarray(shape, kind, self._memory, self._offset)
        self._offset += found.nbytes
        return found


def bytes_needed(shape: BatchShape) -> int:
    """How much memory the arrays of a batch take."""
    return shape.tables * (4 * shape.columns + 4 * shape.seats + 4 + shape.numbers + 3)
