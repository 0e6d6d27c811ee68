"""The waiting room of a table: who is ready to begin, and chat before the game."""

from __future__ import annotations

import time

import msgspec
from msgspec import UNSET

from meridian.server.accounts.accounts import seat_at
from meridian.server.accounts.names import checked_chat
from meridian.server.errors import Conflicting, Forbidden
from meridian.server.lobby.lobby import Lobby, check_open
from meridian.server.lobby.requests import ChatLine, Ready, RoomChat, RoomLine, TableInfo
from meridian.server.moderation.suspensions import check_suspended
from meridian.server.stores import Seating
from meridian.server.stores.records import SeatRow, TableRow

ROOM_LINES = 50  # lines of chat that a waiting room shows


async def set_ready(lobby: Lobby, table: str, said: Ready) -> TableInfo:
    """A person is ready, or not any more; a full table begins when everybody is ready."""
    seat = await lobby.seat_of(table, said.token)
    assert seat is not None

    def decide(now: Seating) -> list[SeatRow]:
        check_open(now.row)
        before = now.seats[seat]
        private = msgspec.structs.replace(before.private, ready=said.ready or UNSET)
        return [msgspec.structs.replace(before, private=private)]

    await lobby.change(table, decide)
    return await lobby.info(table)


async def say(lobby: Lobby, table: str, seat: int, said: RoomLine) -> RoomChat:
    """Write a line of chat."""
    row = await _waiting(lobby, table)
    if row.settings.chat == "off":
        raise Forbidden.because("room-no-chat")
    text = checked_chat(said.text, lobby.registry.services.settings.limits.chat_letters)
    now = time.time()
    writer = await seat_at(lobby.store, table, seat)
    await check_suspended(lobby.store, writer.account if writer else None, now)
    await lobby.store.say(table, seat, now, text, None)
    return await _lines(lobby, table)


async def chat(lobby: Lobby, table: str, token: str | None) -> RoomChat:
    """The last lines of chat; none when the game has begun, for it may begin while somebody asks. Chat among players is
    for players."""
    row = await lobby.row(table, header=False)
    if row.status != "open":
        return RoomChat(lines=[])
    if token is not None:
        await lobby.seat_of(table, token)
    elif row.settings.chat == "among-players":
        return RoomChat(lines=[])
    return await _lines(lobby, table)


async def _waiting(lobby: Lobby, table: str) -> TableRow:
    row = await lobby.row(table, header=False)
    if row.status != "open":
        raise Conflicting.because("has-begun")
    return row


async def _lines(lobby: Lobby, table: str) -> RoomChat:
    rows = await lobby.store.last_chat(table, ROOM_LINES)
    return RoomChat(lines=[ChatLine(number=row.number, seat=row.seat, at=row.at, text=row.text) for row in rows])
