"""Table ownership. A lease says until when a node owns a table; the fence keeps an earlier owner from writing."""

from __future__ import annotations

from collections.abc import Sequence

from meridian.server.stores.errors import Missing
from meridian.server.stores.records import LeaseRow
from meridian.server.stores.steps import Row, Steps, run, run_among, script

COLUMNS = "table_id, node, fence, until"


@script
def acquire(table: str, node: str, now: float, seconds: float, force: bool) -> Steps[int | None]:
    """Every acquisition gets a new fence, also by the same node: its earlier worker may still be writing."""
    got = yield run(
        f"INSERT INTO leases ({COLUMNS}) SELECT table_id, $2, 0, $3 FROM heads WHERE table_id = $1"
        " ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until"
        " WHERE leases.until <= $4 OR leases.node = excluded.node OR $5 RETURNING table_id",
        table,
        node,
        now + seconds,
        now,
        force,
    )
    if not got:
        if not (yield run("SELECT table_id FROM heads WHERE table_id = $1", table)):
            raise Missing(f"there is no table {table}")
        return None
    heads = yield run("UPDATE heads SET fence = fence + 1 WHERE table_id = $1 RETURNING fence", table)
    yield run("UPDATE leases SET fence = $2 WHERE table_id = $1", table, heads[0][0])
    return int(heads[0][0])


@script
def renew(table: str, node: str, fence: int, now: float, seconds: float) -> Steps[bool]:
    rows = yield run(
        "UPDATE leases SET until = $4 WHERE table_id = $1 AND node = $2 AND fence = $3 RETURNING table_id",
        table,
        node,
        fence,
        now + seconds,
    )
    return bool(rows)


@script
def renew_all(node: str, now: float, seconds: float) -> Steps[dict[str, int]]:
    rows = yield run("UPDATE leases SET until = $2 WHERE node = $1 RETURNING table_id, fence", node, now + seconds)
    return {row[0]: row[1] for row in rows}


@script
def release(table: str, node: str, fence: int) -> Steps[bool]:
    rows = yield run(
        "DELETE FROM leases WHERE table_id = $1 AND node = $2 AND fence = $3 RETURNING table_id", table, node, fence
    )
    return bool(rows)


@script
def find(table: str) -> Steps[LeaseRow | None]:
    rows = yield run(f"SELECT {COLUMNS} FROM leases WHERE table_id = $1", table)
    return _lease(rows[0]) if rows else None


@script
def held(node: str) -> Steps[list[LeaseRow]]:
    rows = yield run(f"SELECT {COLUMNS} FROM leases WHERE node = $1 ORDER BY table_id", node)
    return [_lease(row) for row in rows]


@script
def fences(tables: Sequence[str]) -> Steps[dict[str, int]]:
    rows = yield from run_among("SELECT table_id, fence FROM heads WHERE table_id IN ({})", tables)
    return {row[0]: row[1] for row in rows}


@script
def expired(now: float, limit: int) -> Steps[list[LeaseRow]]:
    rows = yield run(f"SELECT {COLUMNS} FROM leases WHERE until <= $1 ORDER BY until, table_id LIMIT $2", now, limit)
    return [_lease(row) for row in rows]


@script
def unowned(now: float, limit: int) -> Steps[list[str]]:
    rows = yield run(
        "SELECT t.id FROM tables t LEFT JOIN leases l ON l.table_id = t.id"
        " WHERE t.status = 'running' AND (l.until IS NULL OR l.until <= $1) ORDER BY t.id LIMIT $2",
        now,
        limit,
    )
    return [table for (table,) in rows]


def _lease(row: Row) -> LeaseRow:
    table, node, fence, until = row
    return LeaseRow(table=table, node=node, fence=fence, until=until)
