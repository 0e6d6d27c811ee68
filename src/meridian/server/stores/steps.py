"""Transactions written once for every database: a script yields SQL statements and receives their rows.

Each store drives a script in its own way: SQLite in the writer thread, PostgreSQL with awaits. Statements use the SQL
that both understand, with PostgreSQL's placeholders $1, $2, ...
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Any, NamedTuple, ParamSpec, TypeVar

from meridian.core.errors import BadInput

P = ParamSpec("P")
T = TypeVar("T")

Row = Sequence[Any]
PAGE_ROWS = 500  # read at a time when a script reads many rows of a kind


class SqlStep(NamedTuple):
    """One statement and its arguments."""

    sql: str
    args: tuple[Any, ...] = ()


class Many(NamedTuple):
    """One statement, executed for each row of arguments. It returns no rows."""

    sql: str
    rows: list[tuple[Any, ...]]


class Change(NamedTuple):
    """One statement that returns only the number of changed rows: in SQLite, twice as fast as reading rows."""

    sql: str
    args: tuple[Any, ...]


AnyStep = SqlStep | Many | Change
Steps = Generator[AnyStep, list[Row], T]
Script = Callable[[], Steps[T]]
"""Creates the steps anew on each call, so that a transaction that lost a race can be retried."""


def script(steps: Callable[P, Steps[T]]) -> Callable[P, Script[T]]:
    """A call only binds the arguments; a store runs the result."""

    def fixed(*args: P.args, **kwargs: P.kwargs) -> Script[T]:
        return partial(steps, *args, **kwargs)

    return fixed


def run(sql: str, *args: Any) -> SqlStep:
    """A statement. It rejects text that a database cannot store, with the same error for all databases."""
    _check(args)
    return SqlStep(sql, args)


def run_among(sql: str, keys: Sequence[str]) -> Steps[list[Row]]:
    """A query with `IN ({})` for any number of keys: some at a time, since a statement holds a limited number."""
    found: list[Row] = []
    for first in range(0, len(keys), PAGE_ROWS):
        some = keys[first : first + PAGE_ROWS]
        places = ", ".join(f"${at}" for at in range(1, len(some) + 1))
        found += yield run(sql.format(places), *some)
    return found


def change(sql: str, *args: Any) -> Change:
    """A statement that returns one row: the number of rows it changed."""
    _check(args)
    return Change(sql, args)


def _check(args: tuple[Any, ...]) -> None:
    for arg in args:
        if type(arg) is str and not (arg.isascii() and "\0" not in arg):
            check_text(arg)


def check_text(text: str) -> None:
    """Rejects what PostgreSQL cannot store, in SQLite too."""
    if "\0" in text:
        raise BadInput("a text holds a NUL character")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadInput("a text holds half a character") from None


def pages(kind: str, columns: tuple[str, ...], key: tuple[str, ...], use: Callable[[list[Row]], None]) -> Steps[None]:
    """Reads all rows of a kind in key order, PAGE_ROWS at a time: a store may be larger than memory."""
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
