"""How an observation is written over the last one.

From one question to the next most of a position stays as it is. So an observation is written over the last one of the
same seat: each value is compared with what it was then, and only what differs is written (`Code`). The values compared
are those of views, which share nothing with a position that play could change.

Numbers are written as bytes, which is quick; the few that are negative or large go into `odd`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Odd = dict[int, dict[int, int]]
"""Numbers that are no bytes: for the first column of each list (or lone number) that has any, its own by column."""
Old = list[Any]
"""The values that were written last."""
Put = Callable[[Any, bytearray, Odd, Old], None]
Lines = list[str]


class Code:
    """A function in the making: the constants its lines use by name, and the values it begins with."""

    def __init__(self) -> None:
        self.constants: dict[str, Any] = {}
        self.depth = 0
        self.blanks: Old = []

    def constant(self, value: Any) -> str:
        """A name for a constant."""
        name = f"c{len(self.constants)}"
        self.constants[name] = value
        return name

    def variable(self) -> str:
        """A new variable."""
        self.depth += 1
        return f"v{self.depth}"

    def compared(self, value: str, column: Column) -> Lines:
        """Python that writes what the expression `value` gives into a column, if it differs from the last time."""
        at = len(self.blanks)
        self.blanks.append(column.blank)
        write = self.constant(column.write)
        return [
            f"n = {value}",
            f"if n != old[{at}]:",
            f"    {write}(n, old[{at}], out, odd)",
            f"    old[{at}] = n",
        ]

    def function(self, lines: Lines) -> Put:
        """The function that runs these lines on a `value`."""
        source = "\n".join(["def put(value, out, odd, old):", *(f"    {line}" for line in lines or ["pass"])])
        exec(compile(source, "<columns of an observation>", "exec"), self.constants)
        put: Put = self.constants["put"]
        return put


class Column:
    """Writes one value, or one list of them, into adjoining columns, over what stood there `before`."""

    blank: Any = None
    """A value that leaves all columns 0."""

    def __init__(self, start: int, size: int) -> None:
        self.start = start
        self.end = start + size
        self.empty = bytes(size)

    def lines(self, value: str, code: Code) -> Lines:
        """Python that writes what the expression `value` gives, if it differs from the last time."""
        return code.compared(value, self)

    def write(self, value: Any, before: Any, out: bytearray, odd: Odd) -> None:
        """Write a value."""
        raise NotImplementedError


def forget(start: int, end: int, odd: Odd) -> None:
    """Strike what stands in some columns no more."""
    for at in [at for at in odd if start <= at < end]:
        del odd[at]
