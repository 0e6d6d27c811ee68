"""Chat at a table."""

from __future__ import annotations

import msgspec

from meridian.server.stores.errors import Missing
from meridian.server.stores.records import ChatRow
from meridian.server.stores.scripts.tables import said
from meridian.server.stores.steps import Row, Steps, run, script


@script
def say(table: str, seat: int | None, at: float, text: str, to: list[int] | None) -> Steps[ChatRow]:
    """The store numbers the messages, so that a reader that continues after a number misses and repeats none."""
    rows = yield run("UPDATE heads SET chats = chats + 1 WHERE table_id = $1 RETURNING chats", table)
    if not rows:
        raise Missing(f"there is no table {table}")
    number = rows[0][0]
    yield run(
        "INSERT INTO chat (table_id, number, seat, at, text, readers) VALUES ($1, $2, $3, $4, $5, $6)",
        table,
        number,
        seat,
        at,
        text,
        None if to is None else said(to),
    )
    return ChatRow(table=table, number=number, seat=seat, at=at, text=text, to=to)


@script
def listen(table: str, after: int, limit: int) -> Steps[list[ChatRow]]:
    rows = yield run(
        "SELECT number, seat, at, text, readers FROM chat WHERE table_id = $1 AND number > $2 ORDER BY number LIMIT $3",
        table,
        after,
        limit,
    )
    return [_line(table, row) for row in rows]


@script
def last(table: str, count: int) -> Steps[list[ChatRow]]:
    rows = yield run(
        "SELECT number, seat, at, text, readers FROM chat WHERE table_id = $1 ORDER BY number DESC LIMIT $2",
        table,
        count,
    )
    return [_line(table, row) for row in reversed(rows)]


@script
def of_account(account: str) -> Steps[list[ChatRow]]:
    rows = yield run(
        "SELECT c.table_id, c.number, c.seat, c.at, c.text, c.readers FROM chat c"
        " JOIN seats s ON s.table_id = c.table_id AND s.seat = c.seat WHERE s.account = $1 ORDER BY c.at, c.number",
        account,
    )
    return [_line(table, row) for table, *row in rows]


def _line(table: str, row: Row) -> ChatRow:
    number, seat, at, text, to = row
    readers = None if to is None else msgspec.json.decode(to, type=list[int])
    return ChatRow(table=table, number=number, seat=seat, at=at, text=text, to=readers)
