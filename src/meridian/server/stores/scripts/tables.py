"""Tables, seats and chance secrets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.server.stores.errors import Fenced, Missing, StoreConflict
from meridian.server.stores.records import EntryRow, SeatRow, SecretRow, Status, TableRow
from meridian.server.stores.scripts import results
from meridian.server.stores.state import SeatPrivate, TableSettings, TableState
from meridian.server.stores.steps import Many, Row, Steps, run, script

LISTED = "t.id, t.game, t.settings, s.body, t.status, h.branch, t.created, h.touched, h.fence"
FROM = "FROM tables t JOIN heads h ON h.table_id = t.id LEFT JOIN states s ON s.table_id = t.id"
SEAT = "table_id, seat, kind, name, bot, token_hash, account, joined, private"
PUT_SECRET = (
    "INSERT INTO secrets (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
PUT_STATE = (
    "INSERT INTO states (table_id, body) VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
)
INSERT = "INSERT INTO entries (table_id, branch, number, actor, action, at, note) VALUES ($1, $2, $3, $4, $5, $6, $7)"
_SETTINGS = msgspec.json.Decoder(TableSettings)
_STATE = msgspec.json.Decoder(TableState)
_PRIVATE = msgspec.json.Decoder(SeatPrivate)
Page = tuple[list[TableRow], str | None]
"""A page of tables, and the cursor of the next page."""


@script
def create(
    row: TableRow,
    seats: Sequence[SeatRow],
    secret: bytes | None,
    entries: Sequence[EntryRow],
    rematch_of: str | None,
) -> Steps[None]:
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
        raise StoreConflict(f"there is a table {row.id} already")
    yield run(
        "INSERT INTO heads (table_id, branch, last, fence, touched, chats) VALUES ($1, $2, $5, $3, $4, 0)",
        row.id,
        row.branch,
        row.fence,
        row.touched or row.created,
        len(entries),
    )
    yield run("INSERT INTO branches (table_id, branch, parent, start) VALUES ($1, $2, 0, 0)", row.id, row.branch)
    if row.state.parts():
        yield run(PUT_STATE, row.id, said(row.state))
    for seat in seats:
        yield from write_seat(seat)
    if secret is not None:
        yield run(PUT_SECRET, row.id, secret)
    if entries:
        yield Many(INSERT, [values(entry) for entry in entries])
    if rematch_of is not None:
        yield from owned(rematch_of, None)
        found = yield run("SELECT body FROM states WHERE table_id = $1", rematch_of)
        state = _STATE.decode(found[0][0]) if found else TableState()
        yield run(PUT_STATE, rematch_of, said(state.changed(rematch=row.id)))


@script
def find(table: str, header: bool = True) -> Steps[TableRow | None]:
    rows = yield run(f"SELECT {LISTED}{', t.header' if header else ''} {FROM} WHERE t.id = $1", table)
    return _table(rows[0]) if rows else None


@script
def status(table: str) -> Steps[Status | None]:
    rows = yield run("SELECT status FROM tables WHERE id = $1", table)
    return rows[0][0] if rows else None


@script
def listed(status: Status | None, account: str | None, game: str | None, limit: int, cursor: str | None) -> Steps[Page]:
    """Newest first. The creation time of a table never changes, so paging skips and repeats no table."""
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
        args += read_cursor(cursor)
        wanted.append(f"(t.created, t.id) < (${len(args) - 1}, ${len(args)})")
    where = f"WHERE {' AND '.join(wanted)}" if wanted else ""
    rows = yield run(
        f"SELECT {LISTED} {FROM} {where} ORDER BY t.created DESC, t.id DESC LIMIT $1",
        *args,
    )
    page = [_table(row) for row in rows]
    return page, f"{page[-1].created!r} {page[-1].id}" if len(page) == limit else None


@script
def set_status(table: str, status: Status, fence: int | None) -> Steps[None]:
    yield from owned(table, fence)
    yield run("UPDATE tables SET status = $2 WHERE id = $1", table, status)


@script
def set_state(table: str, state: TableState, fence: int | None) -> Steps[None]:
    yield from owned(table, fence)
    yield run(PUT_STATE, table, said(state))


@script
def revise(table: str, header: bytes, settings: TableSettings, fence: int | None) -> Steps[None]:
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


def owned(table: str, fence: int | None) -> Steps[None]:
    """Locks the table's head until the end of the transaction and rejects an earlier owner.

    The update changes nothing: writing the row is how both databases lock it.
    """
    rows = yield run("UPDATE heads SET fence = fence WHERE table_id = $1 RETURNING fence", table)
    if not rows:
        raise Missing(f"there is no table {table}")
    if fence is not None and rows[0][0] != fence:
        raise fenced(table, fence, rows[0][0])


def fenced(table: str, fence: int, now: int) -> Fenced:
    """The error for an earlier owner."""
    return Fenced(f"table {table} is owned under fence {now}, not {fence}")


# Seats and secrets


@script
def seats(table: str) -> Steps[list[SeatRow]]:
    rows = yield run(f"SELECT {SEAT} FROM seats WHERE table_id = $1 ORDER BY seat", table)
    return [_seat(row) for row in rows]


@script
def put_seat(seat: SeatRow, fence: int | None) -> Steps[None]:
    yield from owned(seat.table, fence)
    yield from write_seat(seat)


@script
def set_private(table: str, seat: int, private: SeatPrivate, fence: int | None) -> Steps[None]:
    """Merges only the parts that are set: different callers write preferences, plans and nonces."""
    yield from owned(table, fence)
    rows = yield run("SELECT private FROM seats WHERE table_id = $1 AND seat = $2", table, seat)
    if not rows:
        raise Missing(f"there is no seat {seat} at table {table}")
    merged = {**msgspec.json.decode(rows[0][0]), **msgspec.to_builtins(private)}
    yield run("UPDATE seats SET private = $3 WHERE table_id = $1 AND seat = $2", table, seat, said(merged))


@script
def change_private(table: str, seat: int, edit: Callable[[SeatPrivate], SeatPrivate]) -> Steps[SeatPrivate]:
    """Reads, edits and writes in one transaction."""
    yield from owned(table, None)
    rows = yield run("SELECT private FROM seats WHERE table_id = $1 AND seat = $2", table, seat)
    if not rows:
        raise Missing(f"there is no seat {seat} at table {table}")
    changed = edit(msgspec.json.decode(rows[0][0], type=SeatPrivate))
    yield run("UPDATE seats SET private = $3 WHERE table_id = $1 AND seat = $2", table, seat, said(changed))
    return changed


@script
def adopt_seat(table: str, seat: int, account: str) -> Steps[bool]:
    """Does not take a seat from another account."""
    rows = yield run(
        "UPDATE seats SET account = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'person'"
        " AND (account IS NULL OR account = $3) RETURNING seat",
        table,
        seat,
        account,
    )
    if rows:
        yield from results.adopt(table, seat, account)
    return bool(rows)


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


def write_seat(row: SeatRow) -> Steps[None]:
    """Writes a seat. The transaction must hold the table's head."""
    yield run(
        f"INSERT INTO seats ({SEAT}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (table_id, seat) DO UPDATE"
        " SET kind = excluded.kind, name = excluded.name, bot = excluded.bot, token_hash = excluded.token_hash,"
        " account = excluded.account, joined = excluded.joined, private = excluded.private",
        row.table,
        row.seat,
        row.kind,
        row.name,
        row.bot,
        row.token_hash,
        row.account,
        row.joined,
        said(row.private),
    )


# Rows


def values(entry: EntryRow) -> tuple[Any, ...]:
    """An entry as a row of the database."""
    note = None if entry.note is None else said(entry.note)
    return entry.table, entry.branch, entry.number, entry.actor, entry.action, entry.at, note


def said(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def _table(row: Row) -> TableRow:
    table, game, settings, state, status, branch, created, touched, fence, *header = row
    return TableRow(
        id=table,
        game=game,
        header=bytes(header[0]) if header else b"",
        settings=_SETTINGS.decode(settings),
        state=_STATE.decode(state) if state else TableState(),
        status=status,
        branch=branch,
        created=created,
        touched=touched,
        fence=fence,
    )


def _seat(row: Row) -> SeatRow:
    table, seat, kind, name, bot, token_hash, account, joined, private = row
    return SeatRow(
        table=table,
        seat=seat,
        kind=kind,
        name=name,
        bot=bot,
        token_hash=token_hash,
        account=account,
        joined=joined,
        private=_PRIVATE.decode(private),
    )


def read_cursor(cursor: str) -> tuple[float, str]:
    created, _, table = cursor.partition(" ")
    try:
        return float(created), table
    except ValueError:
        raise BadInput(f"{cursor!r} does not lead on to more tables") from None
