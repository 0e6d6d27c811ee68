"""Removes tables and notifications, on request or after a time without activity."""

from __future__ import annotations

from meridian.server.stores.records import Forgotten
from meridian.server.stores.steps import Steps, change, run, script

UNTOUCHED = (
    "DELETE FROM heads WHERE touched < $1 AND table_id IN (SELECT t.id FROM tables t JOIN heads h ON h.table_id = t.id"
    " WHERE t.status IN ({}) AND h.touched < $1 LIMIT $2) RETURNING table_id"
)
SETTLED = "DELETE FROM notices WHERE done = 1 AND key IN (SELECT key FROM notices WHERE done = 1 AND due < $1 LIMIT $2)"


UNTOUCHED_OF_KIND = (
    "DELETE FROM heads WHERE touched < $1 AND table_id IN"
    " (SELECT table_id FROM heads WHERE table_id LIKE $2 AND touched < $1 LIMIT $3) RETURNING table_id"
)


@script
def delete(table: str) -> Steps[None]:
    yield from remove(table)


@script
def forget(
    finished: float | None, unstarted: float | None, abandoned: float | None, notices: float | None, limit: int
) -> Steps[Forgotten]:
    """Removes each table completely."""
    gone: list[list[str]] = []
    for statuses, before in (("'over', 'closed'", finished), ("'open'", unstarted), ("'running'", abandoned)):
        rows = [] if before is None else (yield run(UNTOUCHED.format(statuses), before, limit))
        gone.append(sorted(table for (table,) in rows))
        for table in gone[-1]:
            yield from remove(table)
    settled = 0
    if notices is not None:
        ((settled,),) = yield change(SETTLED, notices, limit)
    return Forgotten(finished=gone[0], unstarted=gone[1], abandoned=gone[2], notices=settled)


@script
def forget_of_kind(prefix: str, before: float, limit: int) -> Steps[int]:
    """Removes tables without a word since then whose ids begin so: lessons, journals of files."""
    rows = yield run(UNTOUCHED_OF_KIND, before, f"{prefix}%", limit)
    for (table,) in rows:
        yield from remove(table)
    return len(rows)


@script
def drop_notices(table: str, seat: int) -> Steps[int]:
    ((dropped,),) = yield change("DELETE FROM notices WHERE table_id = $1 AND seat = $2 AND done = 0", table, seat)
    return int(dropped)


def remove(table: str) -> Steps[None]:
    """The head goes first: an append that waits for it then finds no table and leaves no entry behind."""
    yield run("DELETE FROM heads WHERE table_id = $1", table)
    yield run("DELETE FROM entries WHERE table_id = $1", table)
    yield run("DELETE FROM tables WHERE id = $1", table)
    yield run(
        "DELETE FROM results WHERE table_id = $1 AND NOT EXISTS"
        " (SELECT 1 FROM results r WHERE r.table_id = $1 AND r.account IS NOT NULL)",
        table,
    )
    yield run(
        "DELETE FROM result_details WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = $1)",
        table,
    )
