"""The open questions of people without an account, by their seats' tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from meridian.core.errors import BadInput
from meridian.server.accounts.accounts import seat_with
from meridian.server.background.prices import ASLEEP_REQUESTS
from meridian.server.http.client_address import caller_of
from meridian.server.http.rate_limits import within
from meridian.server.http.services import NodeServices, node_of
from meridian.server.lobby.requests import Token
from meridian.server.stores.records import TableRow
from meridian.server.tables.audience import seats_asked
from meridian.server.tables.table import LiveTable

Ask = Request[Any, Any, Any]
MAX_SEATS = 20  # seats per request


class SeatTokens(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Tokens of seats; tokens that open no seat are ignored."""

    tokens: Annotated[list[Token], Meta(max_length=MAX_SEATS)]


class TurnNow(msgspec.Struct, frozen=True, kw_only=True):
    """The turn at a table: who is asked, whether that is one of the seats in the request, and until when."""

    table: str
    status: str
    waits_for: list[str]
    mine: bool
    deadline: float | None


class TurnsNow(msgspec.Struct, frozen=True, kw_only=True):
    """The tables of these seats, each once."""

    tables: list[TurnNow]


@post("/api/turns", status_code=HTTP_200_OK)
async def turns(data: JSONBody[SeatTokens], request: Ask) -> TurnsNow:
    """Whose turn it is at the tables of these seats."""
    node = node_of(request)
    within(node.gate.request(caller_of(request), cost=len(data.tokens)))
    seats: dict[str, set[int]] = {}
    for token in data.tokens:
        seat = await seat_with(node.store, token)
        if seat is not None:
            seats.setdefault(seat.table, set()).add(seat.seat)
    rows = [await node.store.table(table) for table in seats]
    asleep = [row for row in rows if row is not None and row.status == "running" and row.id not in node.registry.live]
    within(node.gate.request(caller_of(request), cost=len(asleep) * (ASLEEP_REQUESTS - 1)))
    return TurnsNow(tables=[await _turn(node, row, seats[row.id]) for row in rows if row is not None])


async def _turn(node: NodeServices, row: TableRow, mine: set[int]) -> TurnNow:
    nobody = TurnNow(table=row.id, status=row.status, waits_for=[], mine=False, deadline=None)
    if row.status != "running":
        return nobody
    try:
        live = await node.registry.find(row.id)
    except BadInput:  # the table cannot be opened; its stored state is still known
        return nobody
    asked = [seats_asked(live.game, live.session.p, seat) for seat in mine]
    known = [seat for seat in asked[0] if all(seat in others for others in asked)]
    waiting = {seat for seat in mine if live.asked_now(seat) is not None}
    return TurnNow(
        table=row.id,
        status=row.status,
        waits_for=[live.seats[seat].name for seat in known if seat >= 0],
        mine=bool(waiting),
        deadline=_deadline(live, waiting),
    )


def _deadline(live: LiveTable, asked: set[int]) -> float | None:
    clock = live.clock_now()
    deadlines = {} if clock is None else clock.deadlines
    return min((deadlines[str(seat)] for seat in asked if str(seat) in deadlines), default=None)


ROUTES = [turns]
