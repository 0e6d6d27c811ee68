"""Short codes that lead to tables which have not begun."""

from __future__ import annotations

from meridian.server.stores.steps import Steps, run, script


@script
def give(table: str, code: str) -> Steps[str | None]:
    """A table keeps the code that it has. Empty if the table no longer waits, None if another has the new one."""
    yield run(
        "INSERT INTO join_codes (code, table_id) SELECT $1, id FROM tables WHERE id = $2 AND status = 'open'"
        " ON CONFLICT DO NOTHING",
        code,
        table,
    )
    rows = yield run("SELECT code FROM join_codes WHERE table_id = $1", table)
    if rows:
        return str(rows[0][0])
    waits = yield run("SELECT 1 FROM tables WHERE id = $1 AND status = 'open'", table)
    return None if waits else ""


@script
def find(code: str) -> Steps[str | None]:
    rows = yield run(
        "SELECT t.id FROM join_codes c JOIN tables t ON t.id = c.table_id WHERE c.code = $1 AND t.status = 'open'", code
    )
    return rows[0][0] if rows else None


def expire(table: str) -> Steps[None]:
    """The waiting room is over, and its code leads nowhere."""
    yield run("DELETE FROM join_codes WHERE table_id = $1", table)
