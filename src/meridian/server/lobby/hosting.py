"""Who hosts a table that has not begun: the person who opened it or, once they have left or stayed away, the guest
who is there and has sat longest.

Devices say that they are there when they look at the table with the token of a seat, or of the host.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec
from msgspec import UNSET

from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.lobby.agreement import DiceAgreement
from meridian.server.lobby.requests import HostInfo
from meridian.server.settings import Settings
from meridian.server.stores import Seating
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.stores.state import StoredHandOver, StoredRoom, TableState, given

HERE_SECONDS: Final = 90.0  # a person seen within this time is there; a hidden page looks once a minute
NOTE_SECONDS: Final = 20.0  # a device that looks again sooner is not noted again
OPENER: Final = "opener"
"""Who is noted as seen without a seat."""


class RoomChange(NamedTuple):
    """Seats and state of a table after a player came or went."""

    seats: list[SeatRow]
    state: TableState


def room_of(row: TableRow) -> StoredRoom:
    """Who was seen in the waiting room, and how the role of the host has passed on."""
    return given(row.state.room, StoredRoom())


def opener(row: TableRow) -> str | None:
    """The hash of the host's token; None when the role has passed on."""
    return row.settings.host if room_of(row).handed is None else None


def is_host(now: Seating, token: str | None) -> bool:
    """Whether a token is the host's: that of the opener, or that of a seat of the host."""
    if (hashed := hash_of(token, TokenKind.HOST)) is not None:
        return hashed == opener(now.row)
    hashed = hash_of(token, TokenKind.SEAT)
    return hashed is not None and any(seat.token_hash == hashed for seat in _hosting(now.seats))


def patience(row: TableRow, settings: Settings) -> float:
    """For how many seconds a host may be away while a guest waits."""
    by_letter = row.settings.clock.get("kind") == "correspondence"
    return settings.host_away_letters_seconds if by_letter else settings.host_away_seconds


def seen_now(now: Seating, token: str | None, at: float, wait: float) -> RoomChange | None:
    """What changes because the holder of a token looks at the table at this time: they are noted as seen, and a host
    who has been away for longer than `wait` seconds is replaced. None: nothing."""
    row, seats = now
    key = _key(now, token)
    if key is None or row.status != "open" or DiceAgreement.of(row) is not None:
        return None
    room = room_of(row)
    if at - room.seen.get(key, 0.0) >= min(NOTE_SECONDS, wait / 2):
        room = msgspec.structs.replace(room, seen={**room.seen, key: at})
    noted = Seating(msgspec.structs.replace(row, state=row.state.changed(room=room)), seats)
    next_host = heir(noted, at)
    if next_host is not None and at >= _passes(noted, next_host, wait):
        return handed_over(noted, next_host, at, left=False)
    return RoomChange([], noted.row.state) if noted.row.state != row.state else None


def left_now(now: Seating, leaving: SeatRow, at: float) -> RoomChange:
    """What changes because a player leaves their seat: it is open, and a host passes the role on."""
    row, room = now.row, room_of(now.row)
    room = msgspec.structs.replace(
        room, seen={key: seen for key, seen in room.seen.items() if key != str(leaving.seat)}
    )
    opened = SeatRow(table=leaving.table, seat=leaving.seat)
    seats = [opened if seat.seat == leaving.seat else seat for seat in now.seats]
    rest = Seating(msgspec.structs.replace(row, state=row.state.changed(room=room)), seats)
    if not leaving.private.host or _hosting(seats):
        return RoomChange([opened], rest.row.state)
    next_host = heir(rest, at) or heir(rest, at, absent=True)
    if next_host is None:  # the person who opened the table may still come back with the host's token
        return RoomChange([opened], rest.row.state)
    change = handed_over(rest, next_host, at, left=True, before=leaving.name)
    return RoomChange([opened, *change.seats], change.state)


def handed_over(now: Seating, to: SeatRow, at: float, *, left: bool, before: str | None = None) -> RoomChange:
    """The role of the host passes to another seat; the tokens of the host before open it no longer."""
    others = [_with_role(seat, False) for seat in _hosting(now.seats)]
    name = next((seat.name for seat in others), "") if before is None else before
    room = msgspec.structs.replace(room_of(now.row), handed=StoredHandOver(at=at, before=name, left=left))
    return RoomChange([*others, _with_role(to, True)], now.row.state.changed(room=room))


def heir(now: Seating, at: float, *, absent: bool = False) -> SeatRow | None:
    """Who is host next: of those who are there (with `absent`, of all) the one who has sat longest."""
    others = [seat for seat in now.seats if seat.kind == "person" and not seat.private.host]
    there = [seat for seat in others if absent or at - _seen(now.row, seat) < HERE_SECONDS]
    return min(there, key=lambda seat: (seat.joined, seat.seat), default=None)


def host_info(now: Seating, at: float, settings: Settings) -> HostInfo | None:
    """What everybody may know of the host of a table that has not begun."""
    row = now.row
    if row.status != "open" or (opener(row) is None and not _hosting(now.seats)):
        return None
    own, next_host, wait = _hosting(now.seats), heir(now, at), patience(row, settings)
    seen, handed = _host_seen(now), room_of(row).handed
    away = at - seen >= min(HERE_SECONDS, wait)
    return HostInfo(
        name=own[0].name if own else "",
        seat=own[0].seat if own else None,
        away_since=seen if away else None,
        passes_at=_passes(now, next_host, wait) if away and next_host is not None else None,
        before=handed.before if handed else None,
        before_left=handed is not None and handed.left,
    )


def begun_state(state: TableState) -> TableState:
    """The state of a table that begins: the agreement is complete, and nobody asks any more when who was there."""
    handed = given(state.room, StoredRoom()).handed
    return state.changed(agreement=UNSET, room=UNSET if handed is None else StoredRoom(handed=handed))


def _key(now: Seating, token: str | None) -> str | None:
    """Under which key the holder of a token is noted as seen."""
    if (hashed := hash_of(token, TokenKind.HOST)) is not None:
        return OPENER if hashed == opener(now.row) else None
    hashed = hash_of(token, TokenKind.SEAT)
    return next((str(seat.seat) for seat in now.seats if hashed is not None and seat.token_hash == hashed), None)


def _hosting(seats: list[SeatRow]) -> list[SeatRow]:
    return [seat for seat in seats if seat.kind == "person" and seat.private.host]


def _seen(row: TableRow, seat: SeatRow) -> float:
    return max(room_of(row).seen.get(str(seat.seat), 0.0), seat.joined or 0.0)


def _host_seen(now: Seating) -> float:
    """When a device of the host was last seen."""
    own = [_seen(now.row, seat) for seat in _hosting(now.seats)]
    if opener(now.row) is not None:
        own.append(max(room_of(now.row).seen.get(OPENER, 0.0), now.row.created))
    return max(own, default=0.0)


def _passes(now: Seating, to: SeatRow, wait: float) -> float:
    """When the role passes on: the next host has waited as long as the host was away. At once if there is no host."""
    if opener(now.row) is None and not _hosting(now.seats):
        return 0.0
    return max(_host_seen(now), to.joined or 0.0) + wait


def _with_role(seat: SeatRow, host: bool) -> SeatRow:
    return msgspec.structs.replace(seat, private=msgspec.structs.replace(seat.private, host=host or UNSET))
