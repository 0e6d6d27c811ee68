"""Authentication: the account or seat of a request's token."""

from __future__ import annotations

import time
from typing import Any, Final

from litestar import Request

from meridian.server.accounts.accounts import SESSION_SECONDS
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.errors import NotFound, NotSignedIn, Unusable
from meridian.server.http.services import node_of
from meridian.server.stores.records import AccountRow, SeatRow

RENEW_SECONDS: Final = 86400.0  # a session in use is extended at most once in this time
BEARER: Final = "bearer "
Ask = Request[Any, Any, Any]


def bearer(request: Ask) -> str | None:
    """The bearer token of a request."""
    said = request.headers.get("authorization", "")
    return said[len(BEARER) :].strip() if said[: len(BEARER)].lower() == BEARER else None


async def account_of(request: Ask) -> AccountRow | None:
    """The account of a request's session, or None. Use extends a session."""
    store, now = node_of(request).store, time.time()
    hashed = hash_of(bearer(request), TokenKind.SESSION)
    session = await store.session(hashed, now) if hashed else None
    if session is None:
        return None
    if session.expires < now + SESSION_SECONDS - RENEW_SECONDS:
        await store.renew_session(session.token_hash, now + SESSION_SECONDS)
    return await store.account(session.account)


async def signed_in(request: Ask) -> AccountRow:
    """The account of a request's session; raises NotSignedIn if there is none."""
    found = await account_of(request)
    if found is None:
        raise NotSignedIn.because("sign-in-first")
    return found


async def seat_of_bearer(request: Ask, table: str) -> SeatRow:
    """The seat of a request's token, or the only seat of its account at this table."""
    store = node_of(request).store
    hashed = hash_of(bearer(request), TokenKind.SEAT)
    if hashed is not None:
        seat = await store.seat_by_token(hashed)
        if seat is not None and seat.table == table:
            return seat
    elif (account := await account_of(request)) is not None:
        mine = [seat for seat in await store.seats(table) if seat.account == account.id]
        if len(mine) > 1:
            raise Unusable.because("several-seats")
        if mine:
            return mine[0]
        raise NotFound.because("no-seat-of-yours")
    raise NotSignedIn.because("needs-seat")
