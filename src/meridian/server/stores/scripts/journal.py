"""Entries and branches: the journal of a table, which is append-only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from meridian.server.stores.errors import Missing, StoreConflict
from meridian.server.stores.records import BranchRow, EntryRow, EntryTally, SeatRow, SecretRow, TableRow
from meridian.server.stores.scripts import tables
from meridian.server.stores.scripts.tables import INSERT, PUT_SECRET, PUT_STATE, fenced, said, values
from meridian.server.stores.state import TableState
from meridian.server.stores.steps import Many, Row, Steps, change, run, script

PAGE_ENTRIES = 1_000  # entries read per statement
ALL = 2**62  # larger than any journal
TOUCHED = "CASE WHEN touched < $6 THEN $6 ELSE touched END"
MOVE = (
    f"UPDATE heads SET last = last + $5, touched = {TOUCHED}"
    " WHERE table_id = $1 AND branch = $2 AND last = $3 AND fence = $4"
)
# A branch, its parent, the parent's parent ..., each with the range of numbers it contributes to this line of play:
# after `start`, up to `until`. A branch never starts before its parent does (see OWNER).
LINE = """
WITH RECURSIVE line(branch, parent, start, until) AS (
  SELECT branch, parent, start, CAST(4611686018427387904 AS BIGINT) FROM branches WHERE table_id = $1 AND branch = $2
  UNION ALL
  SELECT b.branch, b.parent, b.start, line.start
  FROM line JOIN branches b ON b.table_id = $1 AND b.branch = line.parent
)
"""
ENTRIES = f"""{LINE}
SELECT e.table_id, e.branch, e.number, e.actor, e.action, e.at, e.note
FROM line JOIN entries e ON e.table_id = $1 AND e.branch = line.branch
  AND e.number > line.start AND e.number <= line.until AND e.number > $3
ORDER BY e.number LIMIT $4
"""
ACTORS = f"""{LINE}
SELECT e.actor, count(*) FROM line JOIN entries e ON e.table_id = $1 AND e.branch = line.branch
  AND e.number > line.start AND e.number <= line.until
GROUP BY e.actor
"""
OWNER = f"{LINE} SELECT branch FROM line WHERE start < $3 OR parent = 0 ORDER BY branch DESC LIMIT 1"


@script
def append(
    table: str,
    branch: int,
    first: int,
    entries: Sequence[EntryRow],
    fence: int,
    secret: bytes | None,
    state: TableState | None,
) -> Steps[None]:
    ((moved,),) = yield change(MOVE, table, branch, first - 1, fence, len(entries), entries[-1].at)
    if not moved:
        yield from unless_there(table, branch, first, entries, fence)
        return
    yield Many(INSERT, [values(entry) for entry in entries])
    if secret is not None:
        yield run(PUT_SECRET, table, secret)
    if state is not None:
        yield run(PUT_STATE, table, said(state))


def check_numbers(table: str, branch: int, first: int, entries: Sequence[EntryRow]) -> None:
    """The entries of an append must carry its table, branch and numbers."""
    for number, entry in enumerate(entries, start=first):
        if entry.number != number or entry.branch != branch or entry.table != table:
            told = f"entry {entry.number} of branch {entry.branch} of table {entry.table}"
            raise StoreConflict(f"{told} stands where entry {number} of branch {branch} of table {table} should")


def unless_there(table: str, branch: int, first: int, entries: Sequence[EntryRow], fence: int) -> Steps[None]:
    """Raises why the entries cannot be appended. Returns if exactly these entries are stored: the append is a retry."""
    heads = yield run("SELECT branch, last, fence FROM heads WHERE table_id = $1", table)
    if not heads:
        raise Missing(f"there is no table {table}")
    current, last, now = heads[0]
    if now != fence:
        raise fenced(table, fence, now)
    there = yield run(ENTRIES, table, branch, first - 1, len(entries))
    if [_entry(row) for row in there] == list(entries):
        return
    if branch != current:
        raise StoreConflict(f"table {table} plays on branch {current}, not {branch}")
    if first > last + 1:
        raise StoreConflict(f"entry {first} of table {table} cannot follow entry {last}")
    raise StoreConflict(f"entry {first} of table {table} is there already")


@script
def entries(table: str, branch: int, after: int, limit: int | None) -> Steps[list[EntryRow]]:
    # Page by page: decoding PostgreSQL's rows blocks the event loop.
    found: list[EntryRow] = []
    left = ALL if limit is None else limit
    while left > 0:
        rows = yield run(ENTRIES, table, branch, found[-1].number if found else after, min(left, PAGE_ENTRIES))
        found += map(_entry, rows)
        left = left - len(rows) if len(rows) == PAGE_ENTRIES else 0
    return found


class Whole(NamedTuple):
    """Everything needed to load a table, in one snapshot."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    secret: bytes | None

    def __repr__(self) -> str:
        return f"Whole({self.row.id})"


@script
def whole(table: str, secret: bool) -> Steps[Whole | None]:
    row = yield from tables.find(table)()
    if row is None:
        return None
    seats = yield from tables.seats(table)()
    kept = yield from tables.secret(table)() if secret else _nothing()
    found = yield from entries(table, row.branch, 0, None)()
    return Whole(row, seats, found, kept.body if kept is not None else None)


def _nothing() -> Steps[SecretRow | None]:
    yield from ()
    return None


@script
def start_branch(table: str, from_number: int, fence: int | None, secret: bytes | None) -> Steps[int]:
    heads = yield run("SELECT branch, last, fence FROM heads WHERE table_id = $1", table)
    if not heads:
        raise Missing(f"there is no table {table}")
    branch, last, now = heads[0]
    if fence is not None and now != fence:
        raise fenced(table, fence, now)
    if not 0 <= from_number <= last:
        raise StoreConflict(f"table {table} has entries 1 to {last}: no branch can start after entry {from_number}")
    owner = yield run(OWNER, table, branch, from_number)
    moved = yield run(
        "UPDATE heads SET branch = $5, last = $6 WHERE table_id = $1 AND branch = $2 AND last = $3 AND fence = $4"
        " RETURNING branch",
        table,
        branch,
        last,
        now,
        branch + 1,
        from_number,
    )
    if not moved:
        raise StoreConflict(f"table {table} was played on while a branch should start")
    yield run(
        "INSERT INTO branches (table_id, branch, parent, start) VALUES ($1, $2, $3, $4)",
        table,
        branch + 1,
        owner[0][0],
        from_number,
    )
    if secret is not None:
        yield run(PUT_SECRET, table, secret)
    return int(branch + 1)


@script
def last_entry(table: str) -> Steps[int]:
    rows = yield run("SELECT last FROM heads WHERE table_id = $1", table)
    return int(rows[0][0]) if rows else 0


@script
def branches(table: str) -> Steps[list[BranchRow]]:
    rows = yield run("SELECT branch, parent, start FROM branches WHERE table_id = $1 ORDER BY branch", table)
    return [BranchRow(table=table, branch=branch, parent=parent, start=start) for branch, parent, start in rows]


@script
def tally(table: str, branch: int) -> Steps[EntryTally]:
    actors = yield run(ACTORS, table, branch)
    sizes = yield run("SELECT branch, count(*) FROM entries WHERE table_id = $1 GROUP BY branch", table)
    return EntryTally(actors={row[0]: row[1] for row in actors}, branches={row[0]: row[1] for row in sizes})


def _entry(row: Row) -> EntryRow:
    table, branch, number, actor, action, at, note = row
    return EntryRow(
        table=table,
        branch=branch,
        number=number,
        actor=actor,
        action=bytes(action),
        at=at,
        note=None if note is None else msgspec.json.decode(note),
    )
