"""Rematches: the same people at a new table, each one seat further."""

from __future__ import annotations

import hashlib

import msgspec
from msgspec import UNSET

from meridian.server.accounts.names import LONGEST_NAME, LONGEST_TITLE, mended
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.errors import Conflicting
from meridian.server.journals import journaling
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import Rematch, Seated, SeatWish
from meridian.server.lobby.seating import filled, kept_name, named, person
from meridian.server.moderation.relations import check_welcome
from meridian.server.stores import Seating, StoreConflict
from meridian.server.stores.records import SeatRow, TableRow


async def rematch(lobby: Lobby, table: str, said: Rematch) -> Seated:
    """Join a rematch: the same people, each one seat further. The first request opens the new table."""
    old = await lobby.row(table)
    seat = await lobby.seat_of(table, said.token)
    assert seat is not None
    if old.status not in ("over", "closed"):
        raise Conflicting.because("rematch-later")
    seats = await lobby.store.seats(table)
    new = hashlib.blake2b(f"rematch {table}".encode(), digest_size=9).hexdigest()
    try:
        await _create(lobby, new, old, seats)
    except StoreConflict:  # another player was first
        pass
    else:
        await lobby.registry.changed(table)
    token, place, before = draw_token(TokenKind.SEAT), (seat - 1) % len(seats), seats[seat]
    name = mended(before.name, LONGEST_NAME, f"{seat + 1}")

    def decide(now: Seating) -> list[SeatRow]:
        if now.row.status != "open" or now.seats[place].kind != "open":
            raise Conflicting.because("rematch-taken")
        return [person(new, place, name, token, said.gives_nonce, before.account, bool(before.private.host))]

    await check_welcome(lobby.store, await lobby.store.seats(new), before.account)
    await lobby.change(new, decide)
    return Seated(table=new, seat=place, token=token)


async def _create(lobby: Lobby, new: str, old: TableRow, seats: list[SeatRow]) -> None:
    settings = msgspec.structs.replace(
        old.settings,
        title=mended(old.settings.title, LONGEST_TITLE),
        start=True,
        host=hash_of(draw_token(TokenKind.HOST), TokenKind.HOST),
        reserved=True,
        prelude=UNSET,
        parent=UNSET,
        imagined=UNSET,
        duplicate=UNSET,
    )
    header = journaling.read_header(old.header)
    moved = [seats[(at + 1) % len(seats)] for at in range(len(seats))]
    wishes = [
        SeatWish(kind="bot", bot=seat.bot, name=kept_name(seat)) if seat.kind == "bot" else SeatWish() for seat in moved
    ]
    present = [seat.name for seat in moved if seat.kind == "person"]
    rows = [filled(new, at, wish) for at, wish in enumerate(named(new, wishes, present))]
    await lobby.create(new, header, settings, rows, rematch_of=old.id)
