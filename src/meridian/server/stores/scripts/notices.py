"""The outbox: notifications to be sent, and the outcome of each."""

from __future__ import annotations

import msgspec

from meridian.server.stores.records import NoticeRow
from meridian.server.stores.scripts.tables import said
from meridian.server.stores.steps import Row, Steps, run, script

COLUMNS = "key, table_id, seat, kind, target, body, due, attempts, done, error"


@script
def put(row: NoticeRow) -> Steps[bool]:
    made = yield run(
        f"INSERT INTO notices ({COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        " ON CONFLICT (key) DO NOTHING RETURNING key",
        row.key,
        row.table,
        row.seat,
        row.kind,
        row.target,
        said(row.body),
        row.due,
        row.attempts,
        int(row.done),
        row.error,
    )
    return bool(made)


@script
def find(key: str) -> Steps[NoticeRow | None]:
    rows = yield run(f"SELECT {COLUMNS} FROM notices WHERE key = $1", key)
    return _notice(rows[0]) if rows else None


@script
def take(now: float, limit: int, hold: float) -> Steps[list[NoticeRow]]:
    """If two nodes ask at once, the second waits for the first and then finds the row no longer due."""
    rows = yield run(
        "UPDATE notices SET due = $2 WHERE done = 0 AND due <= $1 AND key IN"
        " (SELECT key FROM notices WHERE done = 0 AND due <= $1 ORDER BY due, key LIMIT $3)"
        f" RETURNING {COLUMNS}",
        now,
        now + hold,
        limit,
    )
    return sorted(map(_notice, rows), key=lambda notice: notice.key)


@script
def settle(key: str, done: bool, error: str | None, due: float | None) -> Steps[bool]:
    rows = yield run(
        "UPDATE notices SET attempts = attempts + 1, done = $2, error = $3, due = COALESCE($4, due) WHERE key = $1"
        " RETURNING key",
        key,
        int(done),
        error,
        due,
    )
    return bool(rows)


def _notice(row: Row) -> NoticeRow:
    key, table, seat, kind, target, body, due, attempts, done, error = row
    return NoticeRow(
        key=key,
        table=table,
        seat=seat,
        kind=kind,
        target=target,
        body=msgspec.json.decode(body),
        due=due,
        attempts=attempts,
        done=bool(done),
        error=error,
    )
