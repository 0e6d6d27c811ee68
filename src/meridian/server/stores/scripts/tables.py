"""Tables, their seats and secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.server.stores.errors import Conflict, Fenced, Missing
from meridian.server.stores.records import SeatRow, SecretRow, Status, TableRow
from meridian.server.stores.steps import Row, Steps, run, script

LISTED = "t.id, t.game, t.settings, t.status, h.branch, t.created, h.touched, h.fence"
SEAT = "table_id, seat, kind, name, bot, token_hash, account, joined"
PUT_SECRET = (
    "INSERT INTO secrets (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
UNTOUCHED = (
    "DELETE FROM heads WHERE touched < $1 AND table_id IN (SELECT t.id FROM tables t JOIN heads h ON h.table_id = t.id"
    " WHERE t.status IN ({}) AND h.touched < $1 LIMIT $2) RETURNING table_id"
)
Page = tuple[list[TableRow], str | None]
"""Some tables, and the cursor that leads on to the next ones."""


@script
def create(row: TableRow, seats: Sequence[SeatRow], secret: bytes | None) -> Steps[None]:
    made = yield run(
        "INSERT INTO tables (id, game, settings, status, created, header) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (id) DO NOTHING RETURNING id",
        row.id,
        row.game,
        said(row.settings),
        row.status,
        row.created,
        row.header,
    )
    if not made:
        raise Conflict(f"there is a table {row.id} already")
    yield run(
        "INSERT INTO heads (table_id, branch, last, fence, touched, chats) VALUES ($1, $2, 0, $3, $4, 0)",
        row.id,
        row.branch,
        row.fence,
        row.touched or row.created,
    )
    yield run("INSERT INTO branches (table_id, branch, parent, start) VALUES ($1, $2, 0, 0)", row.id, row.branch)
    for seat in seats:
        yield from _put_seat(seat)
    if secret is not None:
        yield run(PUT_SECRET, row.id, secret)


@script
def find(table: str) -> Steps[TableRow | None]:
    rows = yield run(
        f"SELECT {LISTED}, t.header FROM tables t JOIN heads h ON h.table_id = t.id WHERE t.id = $1", table
    )
    return _table(rows[0]) if rows else None


@script
def listed(status: Status | None, account: str | None, game: str | None, limit: int, cursor: str | None) -> Steps[Page]:
    """The newest first. Who created a table when never changes, so no table is skipped or shown twice."""
    wanted = []
    args: list[Any] = [limit]
    for column, value in (("t.status", status), ("t.game", game)):
        if value is not None:
            args.append(value)
            wanted.append(f"{column} = ${len(args)}")
    if account is not None:
        args.append(account)
        wanted.append(f"t.id IN (SELECT table_id FROM seats WHERE account = ${len(args)})")
    if cursor is not None:
        args += _read_cursor(cursor)
        wanted.append(f"(t.created, t.id) < (${len(args) - 1}, ${len(args)})")
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    rows = yield run(
        f"SELECT {LISTED} FROM tables t JOIN heads h ON h.table_id = t.id {where}"
        " ORDER BY t.created DESC, t.id DESC LIMIT $1",
        *args,
    )
    page = [_table(row) for row in rows]
    return page, f"{page[-1].created!r} {page[-1].id}" if len(page) == limit else None


@script
def set_status(table: str, status: Status, fence: int | None) -> Steps[None]:
    yield from owned(table, fence)
    yield run("UPDATE tables SET status = $2 WHERE id = $1", table, status)


@script
def revise(table: str, header: bytes, settings: dict[str, Any], fence: int | None) -> Steps[None]:
    yield from owned(table, fence)
    yield run("UPDATE tables SET header = $2, settings = $3 WHERE id = $1", table, header, said(settings))


@script
def touch(table: str, at: float) -> Steps[None]:
    moved = yield run(
        "UPDATE heads SET touched = CASE WHEN touched < $2 THEN $2 ELSE touched END WHERE table_id = $1"
        " RETURNING table_id",
        table,
        at,
    )
    if not moved:
        raise Missing(f"there is no table {table}")


@script
def delete(table: str) -> Steps[None]:
    yield from remove(table)


@script
def forget(before: float, abandoned: float | None, limit: int) -> Steps[list[str]]:
    """Whatever nobody has touched for long enough, each table in full."""
    gone = yield run(UNTOUCHED.format("'over', 'closed'"), before, limit)
    if abandoned is not None:
        gone = gone + (yield run(UNTOUCHED.format("'open', 'running'"), abandoned, limit))
    for (table,) in gone:
        yield from remove(table)
    yield run("DELETE FROM notices WHERE done = 1 AND due < $1", before)
    return sorted(table for (table,) in gone)


def remove(table: str) -> Steps[None]:
    """The head goes first: an append that waits for it then finds no table, and leaves no entry behind."""
    yield run("DELETE FROM heads WHERE table_id = $1", table)
    yield run("DELETE FROM entries WHERE table_id = $1", table)
    yield run("DELETE FROM tables WHERE id = $1", table)


def owned(table: str, fence: int | None) -> Steps[None]:
    """Hold the table's head until the end of the transaction; refuse an old owner.

    Nothing is changed: writing the row is how both databases take hold of it.
    """
    rows = yield run("UPDATE heads SET fence = fence WHERE table_id = $1 RETURNING fence", table)
    if not rows:
        raise Missing(f"there is no table {table}")
    if fence is not None and rows[0][0] != fence:
        raise fenced(table, fence, rows[0][0])


def fenced(table: str, fence: int, now: int) -> Fenced:
    """The refusal an old owner gets."""
    return Fenced(f"table {table} is owned under fence {now}, not {fence}")


# Seats and secrets


@script
def seats(table: str) -> Steps[list[SeatRow]]:
    rows = yield run(f"SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat", table)
    return [_seat(row) for row in rows]


@script
def put_seat(seat: SeatRow) -> Steps[None]:
    yield from owned(seat.table, None)
    yield from _put_seat(seat)


@script
def seat_by_token(token_hash: str) -> Steps[SeatRow | None]:
    rows = yield run(f"SELECT {SEAT} FROM seats WHERE token_hash = $1", token_hash)
    return _seat(rows[0]) if rows else None


@script
def secret(table: str) -> Steps[SecretRow | None]:
    rows = yield run("SELECT body FROM secrets WHERE table_id = $1", table)
    return SecretRow(table=table, body=bytes(rows[0][0])) if rows else None


@script
def put_secret(row: SecretRow, fence: int | None) -> Steps[None]:
    yield from owned(row.table, fence)
    yield run(PUT_SECRET, row.table, row.body)


def _put_seat(row: SeatRow) -> Steps[None]:
    yield run(
        f"INSERT INTO seats ({SEAT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (table_id, seat) DO UPDATE"
        " SET kind = excluded.kind, name = excluded.name, bot = excluded.bot, token_hash = excluded.token_hash,"
        " account = excluded.account, joined = excluded.joined",
        row.table,
        row.seat,
        row.kind,
        row.name,
        row.bot,
        row.token_hash,
        row.account,
        row.joined,
    )


# Rows


def said(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def _table(row: Row) -> TableRow:
    table, game, settings, status, branch, created, touched, fence, *header = row
    return TableRow(
        id=table,
        game=game,
        header=bytes(header[0]) if header else b"",
        settings=msgspec.json.decode(settings),
        status=status,
        branch=branch,
        created=created,
        touched=touched,
        fence=fence,
    )


def _seat(row: Row) -> SeatRow:
    table, seat, kind, name, bot, token_hash, account, joined = row
    return SeatRow(
        table=table,
        seat=seat,
        kind=kind,
        name=name,
        bot=bot,
        token_hash=token_hash,
        account=account,
        joined=joined,
    )


def _read_cursor(cursor: str) -> tuple[float, str]:
    created, _, table = cursor.partition(" ")
    try:
        return float(created), table
    except ValueError:
        raise BadInput(f"{cursor!r} does not lead on to more tables") from None
