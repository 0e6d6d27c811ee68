"""Statistics and integrity checks over everything a store holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from meridian.core.journal import Header
from meridian.server.stores.migrate import VERSION
from meridian.server.stores.records import ReportedLine
from meridian.server.stores.state import SeatPrivate, TableSettings, TableState
from meridian.server.stores.steps import Row, Steps, pages, run, script

Complaint = Callable[..., str | None]
"""Returns why the columns of a row cannot be read, or None."""
WAITING = {
    "accounts": "SELECT count(*) FROM accounts",
    "entries": "SELECT CAST(coalesce(sum(last), 0) AS BIGINT) FROM heads",
    "leases": "SELECT count(*) FROM leases",
    "notices_waiting": "SELECT count(*) FROM notices WHERE done = 0",
}
BRANCHES = """
SELECT b.table_id, b.branch, b.parent, b.start, h.branch, h.last, count(e.number), min(e.number), max(e.number)
FROM branches b JOIN heads h ON h.table_id = b.table_id
LEFT JOIN entries e ON e.table_id = b.table_id AND e.branch = b.branch
GROUP BY b.table_id, b.branch, b.parent, b.start, h.branch, h.last ORDER BY b.table_id, b.branch
"""
ORPHANS = """
SELECT e.table_id, e.branch, count(*)
FROM entries e LEFT JOIN branches b ON b.table_id = e.table_id AND b.branch = e.branch
WHERE b.branch IS NULL GROUP BY e.table_id, e.branch ORDER BY e.table_id, e.branch
"""
HEADLESS = "SELECT t.id FROM tables t LEFT JOIN heads h ON h.table_id = t.id WHERE h.table_id IS NULL ORDER BY t.id"
STRAY = """
SELECT h.table_id, h.branch FROM heads h LEFT JOIN branches b ON b.table_id = h.table_id AND b.branch = h.branch
WHERE b.branch IS NULL ORDER BY h.table_id
"""
AHEAD = """
SELECT l.table_id, l.fence, h.fence FROM leases l JOIN heads h ON h.table_id = l.table_id
WHERE l.fence > h.fence ORDER BY l.table_id
"""


@script
def version() -> Steps[None]:
    """The cheapest read."""
    yield run(VERSION)


@script
def unchanged() -> Steps[None]:
    """The cheapest write, which changes nothing."""
    yield run("UPDATE alembic_version SET version_num = version_num")


@script
def counts() -> Steps[dict[str, int]]:
    """Cheap enough for a call every few seconds: it sums the entries from the heads instead of counting them."""
    found = {f"tables_{status}": 0 for status in ("open", "running", "over", "closed")}
    for status, number in (yield run("SELECT status, count(*) FROM tables GROUP BY status")):
        found[f"tables_{status}"] = number
    for name, sql in WAITING.items():
        rows = yield run(sql)
        found[name] = rows[0][0]
    return found


@script
def integrity() -> Steps[list[str]]:
    """Inconsistencies, one line each; an empty list for a sound store."""
    wrong = [f"table {table} has no head" for (table,) in (yield run(HEADLESS))]
    wrong += [f"table {table} plays on branch {at}, which is not there" for table, at in (yield run(STRAY))]
    wrong += [
        f"branch {branch} of table {table} is not there, but {number} entries of it are"
        for table, branch, number in (yield run(ORPHANS))
    ]
    wrong += [
        f"table {table} is leased under fence {lease}, its head has only {head}"
        for table, lease, head in (yield run(AHEAD))
    ]
    wrong += _branches((yield run(BRANCHES)))
    for kind, key, columns, complaint in READABLE:

        def read(rows: list[Row], kind: str = kind, keys: int = len(key), complaint: Complaint = complaint) -> None:
            for row in rows:
                if (found := complaint(*row[keys:])) is not None:
                    name = " ".join(map(str, row[:keys]))
                    wrong.append(f"{kind} {name} cannot be read: {found}")

        yield from pages(kind, (*key, *columns), key, read)
    return wrong


def _branches(rows: list[Row]) -> list[str]:
    """Each branch continues its parent without a gap, and the current one ends where the table's head says."""
    wrong = []
    ends: dict[tuple[str, int], int] = {}
    for table, branch, parent, start, current, last, number, lowest, highest in rows:
        here = f"branch {branch} of table {table}"
        end = ends[table, branch] = start if highest is None else highest
        if parent and (table, parent) not in ends:
            wrong.append(f"{here} starts on branch {parent}, which is not there")
        elif parent and ends[table, parent] < start:
            wrong.append(f"{here} starts after entry {start} of branch {parent}, which ends with {ends[table, parent]}")
        if number and (lowest != start + 1 or end - start != number):
            wrong.append(f"{here} has gaps: {number} entries from {lowest} to {end}, starting after {start}")
        if branch == current and end != last:
            wrong.append(f"{here} ends with entry {end}, its head says {last}")
    return wrong


# What rows must contain to be readable


def _table(game: str, header: bytes, settings: str) -> str | None:
    try:
        told = msgspec.msgpack.decode(header, type=Header)
        msgspec.json.decode(settings, type=TableSettings)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return str(error)
    return None if told.game == game else f"its header is of {told.game}, not {game}"


def _entry(action: bytes, note: str | None) -> str | None:
    try:
        msgspec.msgpack.decode(action)
        msgspec.json.decode(note or "null", type=dict[str, Any] | None)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return str(error)
    return None


def _object(text: str) -> str | None:
    return _readable(text, dict[str, Any])


def _readable(text: str, kind: Any) -> str | None:
    try:
        msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        return str(error)
    return None


def _state(text: str) -> str | None:
    return _readable(text, TableState)


def _private(text: str) -> str | None:
    return _readable(text, SeatPrivate)


def _chat(readers: str | None) -> str | None:
    try:
        msgspec.json.decode(readers or "null", type=list[int] | None)
    except msgspec.MsgspecError as error:
        return str(error)
    return None


def _lines(text: str) -> str | None:
    return _readable(text, list[ReportedLine])


READABLE: tuple[tuple[str, tuple[str, ...], tuple[str, ...], Complaint], ...] = (
    ("tables", ("id",), ("game", "header", "settings"), _table),
    ("entries", ("table_id", "branch", "number"), ("action", "note"), _entry),
    ("states", ("table_id",), ("body",), _state),
    ("seats", ("table_id", "seat"), ("private",), _private),
    ("accounts", ("id",), ("wishes",), _object),
    ("notices", ("key",), ("body",), _object),
    ("chat", ("table_id", "number"), ("readers",), _chat),
    ("reports", ("id",), ("lines",), _lines),
    ("audit", ("id",), ("about",), _object),
)
