"""How an observation is written over the last one.

From one question to the next most of a position stays as it is. So an observation is written over the last one of the
same seat: each value is compared with what it was then, and only what differs is written (`Column.put`). The values
compared are those of views, which share nothing with a position that play could change.

Numbers are written as bytes, which is quick; the few that are negative or large go into `odd`.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

Odd = dict[int, dict[int, int]]
"""Numbers that are no bytes: for the first column of each list (or lone number) that has any, its own by column."""
Old = list[Any]
"""The values that were written last."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Column:
    """Writes one value, or one list of them, into adjoining columns, over what stood there `before`."""

    blank: Any = None
    """A value that leaves all columns 0."""

    def __init__(self, start: int, size: int) -> None:
        self.start = start
        self.end = start + size
        self.empty = bytes(size)
        self.place: int = 0

    def join(self, blanks: Old) -> None:
        """Get a place among the values that are kept for comparing."""
        self.place = len(blanks)
        blanks.append(self.blank)

    def put(self, value: Any, out: bytearray, odd: Odd, old: Old) -> None:
        """Write a value if it differs from the last time."""
        before = old[self.place]
        if value != before:
            self.write(value, before, out, odd)
            old[self.place] = value

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        """Write a value."""
        raise NotImplementedError


def forget(start: int, end: int, odd: Odd) -> None:
    """Strike what stands in some columns no more."""
    for at in [at for at in odd if start <= at < end]:
        del odd[at]
