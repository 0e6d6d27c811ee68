"""Who may read about a game over HTTP: a table's `watch` setting holds for every route under its path."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request
from msgspec import UNSET

from meridian.server.accounts.accounts import seat_at
from meridian.server.accounts.tokens import SignedToken, TokenKind, generation_of, hash_of
from meridian.server.errors import Forbidden, NotSignedIn
from meridian.server.http.identity import account_of, bearer
from meridian.server.http.services import NodeServices, node_of
from meridian.server.lobby.hosting import opener
from meridian.server.stores.records import SeatRow, TableRow

Ask = Request[Any, Any, Any]
UNDER: Final = "/api/tables/{table}/"
OWN_CHECK: Final = UNDER + "seat/"
"""Routes for one seat, which check its token themselves."""
WHILE_SEALED: Final = {
    UNDER + path for path in ("texts/{lang}", "edition", "aids/{lang}", "chat", "pictures", "pass", "reports")
}
"""Routes of a table of a duplicate set that tell nothing of its game, or a seat only what it saw."""
PARAMETER: Final = "watch"
"""The query parameter that carries a watch pass: a link the browser follows has no Authorization header."""
PASS_SECONDS: Final = 24 * 3600


async def check_watching(request: Ask) -> None:
    """Raise Forbidden if the caller may not watch the table. Routes under a table's path need no check of their own."""
    route = str(request.scope["path_template"])
    await _check_sealed(request, route)
    if request.method in ("GET", "HEAD") and route.startswith(UNDER) and not route.startswith(OWN_CHECK):
        await may_watch(request, request.path_params["table"])


async def _check_sealed(request: Ask, route: str) -> None:
    """Raise Forbidden if a request could tell something of a table of a duplicate set before the last table of the set
    has ended: its own players know what they see at the table, and nobody knows more."""
    if not route.startswith(UNDER) or route.startswith(OWN_CHECK) or route in WHILE_SEALED:
        return
    row = await node_of(request).store.table(request.path_params["table"], header=False)
    if row is not None and is_sealed(row):
        raise Forbidden.because("duplicate-under-way")


def is_sealed(row: TableRow) -> bool:
    """Whether a table belongs to a duplicate set with tables that have not ended: until then nobody watches it."""
    return row.settings.duplicate is not UNSET and row.settings.watch == "nobody"


async def may_watch(request: Ask, table: str) -> None:
    """Raise Forbidden if the table allows no spectators and the caller has no token for it.

    A table that has not begun is public: there is nothing to watch yet, and people who want to join must see what is
    played.
    """
    row = await node_of(request).lobby.row(table, header=False)
    if row.status == "open" or row.settings.watch != "nobody":
        return
    if await _holder(request, row) is None and not await _has_pass(request, row):
        raise Forbidden.because("not-for-watching")


async def watch_pass(request: Ask, table: str) -> tuple[str, int]:
    """A signed pass for links, and when it expires (Unix seconds). It allows reading this game, and becomes invalid
    together with the token it was made for."""
    node = node_of(request)
    row = await node.lobby.row(table, header=False)
    holder = await _holder(request, row)
    if holder is None:
        raise NotSignedIn.because("needs-seat")
    seat, generation = holder
    expires = int(time.time()) + PASS_SECONDS
    return node.signer.sign(SignedToken(TokenKind.WATCH, table, seat, generation, expires)), expires


Holder = tuple[int | None, int]
"""The caller's seat (None: the host), and the generation of the token."""


async def _holder(request: Ask, row: TableRow) -> Holder | None:
    """The caller's seat or host role: from the token of a seat or of the host, or from the session of an account with a
    seat."""
    node, token = node_of(request), bearer(request)
    if (hashed := hash_of(token, TokenKind.HOST)) is not None:
        return (None, _generation(hashed)) if hashed == opener(row) else None
    if (hashed := hash_of(token, TokenKind.SEAT)) is not None:
        seat = await node.store.seat_by_token(hashed)
        return _seated(seat) if seat is not None and seat.table == row.id else None
    account = await account_of(request)
    if account is None:
        return None
    mine = [seat for seat in await node.store.seats(row.id) if seat.account == account.id]
    return _seated(mine[0]) if mine else None


async def _has_pass(request: Ask, row: TableRow) -> bool:
    node: NodeServices = node_of(request)
    said = node.signer.read(request.query_params.get(PARAMETER), TokenKind.WATCH)
    if said is None or said.table != row.id:
        return False
    if said.seat is None:
        return said.generation == _generation(opener(row))
    seat = await seat_at(node.store, row.id, said.seat)
    return seat is not None and seat.kind == "person" and (said.seat, said.generation) == _seated(seat)


def _seated(seat: SeatRow) -> Holder:
    return seat.seat, _generation(seat.token_hash)


def _generation(token_hash: str | None) -> int:
    return generation_of("watch", token_hash)
