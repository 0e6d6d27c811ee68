"""Duplicate sets."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meridian.server.stores.duplicate_rows import DuplicatePlan, DuplicateRow, Progress
from meridian.server.stores.records import Status
from meridian.server.stores.scripts.organised import check_room
from meridian.server.stores.steps import Row, Steps, run, run_among, script

ROW = "id, status, created, organiser, version, plan, progress, secret"
UNFINISHED = "'open', 'agreeing', 'running'"
_PLAN = msgspec.json.Decoder(DuplicatePlan)
_PROGRESS = msgspec.json.Decoder(Progress)


@script
def create(row: DuplicateRow, most_of_organiser: int, most: int) -> Steps[None]:
    """Full if there are as many unfinished ones as there may be, of this organiser or on this server."""
    yield from check_room("duplicates", UNFINISHED, row.organiser, most_of_organiser, most)
    yield run(
        f"INSERT INTO duplicates ({ROW}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        row.id,
        row.status,
        row.created,
        row.organiser,
        row.version,
        msgspec.json.encode(row.plan).decode(),
        msgspec.json.encode(row.progress).decode(),
        row.secret,
    )


@script
def find(duplicate: str) -> Steps[DuplicateRow | None]:
    rows = yield run(f"SELECT {ROW} FROM duplicates WHERE id = $1", duplicate)
    return _duplicate(rows[0]) if rows else None


@script
def change(row: DuplicateRow) -> Steps[bool]:
    """False if the set has another version by now."""
    moved = yield run(
        "UPDATE duplicates SET status = $3, progress = $4, secret = $5, version = version + 1"
        " WHERE id = $1 AND version = $2 RETURNING id",
        row.id,
        row.version,
        row.status,
        msgspec.json.encode(row.progress).decode(),
        row.secret,
    )
    return bool(moved)


@script
def opened(row: DuplicateRow, tables: Sequence[str]) -> Steps[bool]:
    """False if the set has another version by now."""
    changed = yield from change(row)()
    if changed:
        for table in tables:
            yield run("INSERT INTO duplicate_tables (duplicate, table_id) VALUES ($1, $2)", row.id, table)
    return changed


@script
def waiting() -> Steps[list[str]]:
    """A set that is played is left out as long as one of the tables it waits for has not ended."""
    rows = yield run(
        "SELECT d.id FROM duplicates d WHERE d.status = 'agreeing' OR (d.status = 'running' AND NOT EXISTS"
        " (SELECT 1 FROM duplicate_tables w JOIN tables t ON t.id = w.table_id WHERE w.duplicate = d.id"
        " AND t.status NOT IN ('over', 'closed'))) ORDER BY d.created, d.id"
    )
    return [row[0] for row in rows]


@script
def statuses(tables: Sequence[str]) -> Steps[dict[str, Status]]:
    rows = yield from run_among("SELECT id, status FROM tables WHERE id IN ({})", tables)
    return {row[0]: row[1] for row in rows}


@script
def forget(before: float, statuses: str, limit: int) -> Steps[int]:
    """Removes sets with these statuses that were created before then."""
    rows = yield run(
        f"DELETE FROM duplicates WHERE id IN (SELECT id FROM duplicates WHERE status IN ({statuses}) AND created < $1"
        " LIMIT $2) RETURNING id",
        before,
        limit,
    )
    return len(rows)


def _duplicate(row: Row) -> DuplicateRow:
    duplicate, status, created, organiser, version, plan, progress, secret = row
    return DuplicateRow(
        id=duplicate,
        status=status,
        created=created,
        organiser=organiser,
        version=version,
        plan=_PLAN.decode(plan),
        progress=_PROGRESS.decode(progress),
        secret=bytes(secret),
    )
