"""Transactions written once for every database: a script yields statements and is sent their rows.

A store drives a script in its own way: SQLite in the writer's thread, PostgreSQL with awaits. Statements are in the SQL
that both speak, with PostgreSQL's $1, $2, ... for arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from meridian.core.errors import BadInput

P = ParamSpec("P")
T = TypeVar("T")

Row = Sequence[Any]
PAGE_ROWS = 500  # read at a time where all rows of a kind are wanted


class SqlStep(NamedTuple):
    """One statement and its arguments."""

    sql: str
    args: tuple[Any, ...] = ()


class Many(NamedTuple):
    """One statement for each of these rows of arguments; nothing comes back."""

    sql: str
    rows: list[tuple[Any, ...]]


class Change(NamedTuple):
    """One statement of which only the number of rows it changed is wanted: SQLite tells it in half the time of rows."""

    sql: str
    args: tuple[Any, ...]


AnyStep = SqlStep | Many | Change
Steps = Generator[AnyStep, list[Row], T]
Script = Callable[[], Steps[T]]
"""Makes the steps anew each time, so that a transaction that lost a race can be tried again."""


def script(steps: Callable[P, Steps[T]]) -> Callable[P, Script[T]]:
    """Calling it only fixes the arguments; a store runs what comes back."""

    def fixed(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        return partial(steps, *args, **kwargs)

    return fixed


def run(sql: str, *args: Any) -> SqlStep:
    """A statement; text that no database takes is refused here, in one line for all of them."""
    _check(args)
    return SqlStep(sql, args)


def change(sql: str, *args: Any) -> Change:
    """The same, to be answered with one row: how many rows it changed."""
    _check(args)
    return Change(sql, args)


def _check(args: tuple[Any, ...]) -> None:
    for arg in args:
        if type(arg) is str and not (arg.isascii() and "\0" not in arg):
            check_text(arg)


def check_text(text: str) -> None:
    """Refuse what PostgreSQL cannot store, for SQLite too."""
    if "\0" in text:
        raise BadInput("a text holds a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadInput("a text holds half a character") from None


def pages(kind: str, columns: tuple[str, ...], key: tuple[str, ...], use: Callable[[list[Row]], None]) -> Steps[None]:
    """Read all rows of a kind in the order of its key, some at a time: a store may be larger than memory."""
    order = ", ".join(key)
    after, args = "", tuple[Any, ...]()
    while True:
        rows = yield SqlStep(
            f"SELECT {', '.join(columns)} FROM {kind} {after} ORDER BY {order} LIMIT {PAGE_ROWS}", args
        )
        use(rows)
        if len(rows) < PAGE_ROWS:
            return
        after = f"WHERE ({order}) > ({', '.join(f'${at}' for at in range(1, len(key) + 1))})"
        args = tuple(rows[-1][columns.index(name)] for name in key)
