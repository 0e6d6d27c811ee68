"""The waiting room of a table: who is there and ready to begin, who leaves, and chat before the game."""

from __future__ import annotations

import time

import msgspec
from msgspec import UNSET

from meridian.server.accounts.accounts import seat_at
from meridian.server.accounts.names import checked_chat
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.errors import Conflicting, Forbidden
from meridian.server.lobby.beginning import MAX_ATTEMPTS
from meridian.server.lobby.hosting import left_now, patience, seen_now
from meridian.server.lobby.lobby import Lobby, check_open
from meridian.server.lobby.requests import ChatLine, Leave, Ready, RoomChat, RoomLine, TableInfo
from meridian.server.moderation.suspensions import check_suspended
from meridian.server.stores import Seating
from meridian.server.stores.records import SeatRow, TableRow

ROOM_LINES = 50  # lines of chat that a waiting room shows


async def set_ready(lobby: Lobby, table: str, said: Ready) -> TableInfo:
    """A person is ready, or not any more; a full table begins when everybody is ready."""

    def decide(now: Seating) -> list[SeatRow]:
        before = _own(now, said.token)
        private = msgspec.structs.replace(before.private, ready=said.ready or UNSET)
        return [msgspec.structs.replace(before, private=private)]

    await lobby.change(table, decide)
    return await lobby.info(table)


async def look(lobby: Lobby, table: str, token: str | None) -> TableInfo:
    """The public information about a table. A look with the token of a seat, or of the host, is noted as being
    there; if the host has been away for too long, the role passes on."""
    settings = lobby.registry.services.settings
    for _ in range(MAX_ATTEMPTS if token else 0):
        now = await lobby.beginning.seating(table)
        change = seen_now(now, token, time.time(), patience(now.row, settings))
        if change is None or await lobby.beginning.changed(now, change.seats, None, change.state):
            break
    return await lobby.info(table)


async def leave(lobby: Lobby, table: str, said: Leave) -> TableInfo:
    """A person leaves their seat, which is open again; they may sit down again. A host passes the role on."""
    at = time.time()
    await lobby.change(
        table,
        lambda now: left_now(now, _own(now, said.token), at).seats,
        state=lambda now: left_now(now, _own(now, said.token), at).state,
    )
    return await lobby.info(table)


def _own(now: Seating, token: str) -> SeatRow:
    """The seat of a token at a table that has not begun, in the same snapshot as everything else."""
    hashed = hash_of(token, TokenKind.SEAT)
    seat = next((one for one in now.seats if hashed is not None and one.token_hash == hashed), None)
    if seat is None:
        raise Forbidden.because("wrong-token")
    check_open(now.row)
    return seat


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
    """The last lines of chat; none when the game has begun, for it may begin during the request. Chat among players is
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
