"""Muting and blocking: one account hides another one's chat, or also keeps it away from its own tables.

Nobody learns who mutes or blocks them: a blocked person reads the same line as one whom the host has sent away.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meridian.server.errors import Conflicting, Forbidden, Unusable
from meridian.server.stores import Store
from meridian.server.stores.records import RelationKind, RelationRow, SeatRow

MOST_RELATIONS: Final = 500
"""People whom an account may mute or block."""


async def put_relation(store: Store, account: str, seat: SeatRow | None, kind: RelationKind, now: float) -> None:
    """Let an account mute or block the person in a seat."""
    if seat is None or seat.kind != "person" or seat.account == account:
        raise Unusable.because("nobody-there")
    if seat.account is None:
        raise Unusable.because("guest-there", name=seat.name)
    relation = RelationRow(account=account, other=seat.account, kind=kind, since=now)
    if not await store.put_relation(relation, MOST_RELATIONS):
        raise Conflicting.because("people-enough", most=MOST_RELATIONS)


async def hides(store: Store, account: str | None, other: str | None) -> bool:
    """Whether an account wants to read nothing of another one."""
    return account is not None and other is not None and await store.relation(account, other) is not None


async def check_welcome(store: Store, seats: Iterable[SeatRow], account: str | None) -> None:
    """Raises Forbidden if the host, who sits in one of these seats, blocks an account."""
    if account is None:
        return
    hosts = {seat.account for seat in seats if seat.private.host and seat.account not in (None, account)}
    for host in hosts:
        if host is not None and await store.relation(host, account) == "block":
            raise no_seat_here()


def no_seat_here() -> Forbidden:
    """The error for people who are blocked or were sent away: it does not say which."""
    return Forbidden.because("no-seat-here")
