"""Tables that have not begun: each change of seats, state and status is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from meridian.server.stores.errors import StoreConflict
from meridian.server.stores.records import SeatRow, Status, TableRow
from meridian.server.stores.scripts import join_codes, removal, tables
from meridian.server.stores.state import TableState
from meridian.server.stores.steps import Steps, run, script


class Seating(NamedTuple):
    """A table and its seats in one snapshot."""

    row: TableRow
    seats: list[SeatRow]


@script
def seating(table: str) -> Steps[Seating | None]:
    row = yield from tables.find(table)()
    if row is None:
        return None
    return Seating(row, (yield from tables.seats(table)()))


@script
def reseat(seat: SeatRow, fence: int) -> Steps[None]:
    """The fence moves in the same transaction as the seat: a node that sees the new fence also reads the new holder."""
    yield from tables.owned(seat.table, fence)
    yield run("UPDATE heads SET fence = fence + 1 WHERE table_id = $1", seat.table)
    yield from tables.write_seat(seat)
    yield from removal.drop_notices(seat.table, seat.seat)()
    row = yield from tables.find(seat.table, header=False)()
    assert row is not None  # this transaction holds its head
    state = row.state.changed(proposals=UNSET)  # the new holder has agreed to nothing
    if row.status == "open":
        state = state.changed(agreement=UNSET)  # the devices must agree on the dice again
    if not isinstance(state.substitutes, UnsetType):
        others = {at: bot for at, bot in state.substitutes.items() if at != str(seat.seat)}
        state = state.changed(substitutes=others)
    yield run(tables.PUT_STATE, seat.table, tables.said(state))


@script
def change_lobby(
    before: Seating,
    seats: Sequence[SeatRow],
    state: TableState | None,
    status: Status | None,
    secret: bytes | None,
) -> Steps[None]:
    """Compare and set. It locks the head first: concurrent changes wait, and the compared values cannot change."""
    table = before.row.id
    yield from tables.owned(table, None)
    now = yield from seating(table)()
    assert now is not None  # this transaction holds its head
    if now.row.status != "open":
        raise StoreConflict(f"table {table} has begun")
    if (now.seats, now.row.state, now.row.settings) != (before.seats, before.row.state, before.row.settings):
        raise StoreConflict(f"table {table} was changed meanwhile")
    for seat in seats:
        if (held := before.seats[seat.seat].token_hash) is not None and held != seat.token_hash:
            yield from _vacated(table, seat.seat)
        yield from tables.write_seat(seat)
    if state is not None:
        yield run(tables.PUT_STATE, table, tables.said(state))
    if secret is not None:
        yield run(tables.PUT_SECRET, table, secret)
    if status is not None:
        yield run("UPDATE tables SET status = $2 WHERE id = $1", table, status)
        yield from join_codes.expire(table)


def _vacated(table: str, seat: int) -> Steps[None]:
    """The next player in a seat gets no notices of the one before, and is not taken for the author of their chat."""
    yield from removal.drop_notices(table, seat)()
    yield run("UPDATE chat SET seat = NULL WHERE table_id = $1 AND seat = $2", table, seat)
