"""Practice copies of tables: of a finished one from any moment, of an unfinished one from what a seat knows."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from msgspec import UNSET

from meridian.bots import given
from meridian.core.journal import Journal
from meridian.core.replay import check_header
from meridian.fair.verifiable import Verifiable
from meridian.server.accounts.names import LONGEST_NAME, LONGEST_TITLE, checked_bot, checked_player, mended
from meridian.server.accounts.tokens import TokenKind, draw_token, hash_of
from meridian.server.errors import Forbidden, Unusable
from meridian.server.journals import journaling
from meridian.server.journals.loading import prepared
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import Clone, Opened, Seated, SeatWish
from meridian.server.lobby.seating import filled, kept_name, named, person
from meridian.server.stores.records import EntryRow, TableRow

PAGE_ENTRIES = 1_000  # entries copied per turn of the event loop, in 1 ms or less
Locate = Callable[[TableRow, int | None, int], Awaitable[int]]
"""Finds the entry of a fact by the fact's number for a seat (None: a spectator)."""
GUEST = "Guest"
"""Who takes over the seat of a bot without saying a name."""
OPEN_AGAIN = {"join": "link", "watch": "nobody", "chat": "players", "rated": False, "take_backs": True, "hints": True}
"""Settings of every copy, whatever those of its original: a copy is for practice."""


async def clone(lobby: Lobby, table: str, said: Clone, account: str | None, locate: Locate) -> Opened:
    """Open a practice table that continues from a moment of another, with bots in the other seats.

    Bots of the original keep their seats and names. A copy of an unfinished table keeps only what the requester's seat
    knew at that moment. Everything else is imagined anew, and players of the copy cannot see the true journal.
    """
    row = await lobby.row(table)
    if row.status == "open":
        raise Unusable.because("not-begun")
    seat = await lobby.seat_of(table, said.token)
    if row.status == "running" and (row.settings.rated or not row.settings.hints):
        raise Forbidden.because("no-copy-yet")
    if row.settings.imagined is not UNSET:
        raise Unusable.because("no-second-copy")
    game = await prepared(row.game)
    name = checked_player(said.name, lobby.blocked_words) if said.name else ""
    bot = checked_bot(game, given(game, said.bot, Clone().bot), lobby.bot_seconds)
    over = row.status != "running"
    number = await _entry(row, seat, said.moment, await lobby.store.last_entry(table), locate)
    stored = await lobby.store.entries(table, row.branch, limit=number)
    new, host, token = await lobby.new_id(), draw_token(TokenKind.HOST), draw_token(TokenKind.SEAT)
    place = said.seat if over or seat is None else seat
    header = journaling.read_header(row.header)
    check_header(game, Journal(header, []))
    header = msgspec.structs.replace(header, chance=Verifiable.kind)
    if place >= header.seats:
        raise Unusable.because("no-such-seat", seat=place)
    settings = msgspec.structs.replace(
        row.settings,
        **OPEN_AGAIN,
        title=mended(row.settings.title, LONGEST_TITLE),
        clock={"kind": "none", "phases": False},
        start=True,
        dice="server",
        host=hash_of(host, TokenKind.HOST),
        prelude=number,
        parent=table,
        imagined=UNSET if over else (number, seat, secrets.token_hex(16)),
        duplicate=UNSET,
    )
    before = {row.seat: row for row in await lobby.store.seats(table)}
    sat = before.get(place)
    name = name or (mended(sat.name, LONGEST_NAME) if sat is not None and sat.kind == "person" else "") or GUEST
    bots = {
        at: SeatWish(kind="bot", bot=row.bot, name=kept_name(row)) for at, row in before.items() if row.kind == "bot"
    }
    wishes = [bots.get(at) or SeatWish(kind="bot", bot=bot) for at in range(header.seats)]
    wishes[place] = SeatWish()
    seats = [filled(new, at, wish) for at, wish in enumerate(named(new, wishes, [name]))]
    seats[place] = person(new, place, name, token, said.gives_nonce, account, host=False)
    await lobby.create(new, header, settings, seats, entries=await _prelude(new, stored), begin=True)
    return Opened(table=new, host=host, seats=[Seated(table=new, seat=place, token=token)])


async def _prelude(table: str, stored: list[EntryRow]) -> list[EntryRow]:
    """The entries before the moment, as the prelude of the copy."""
    rows: list[EntryRow] = []
    for row in stored:
        rows.append(EntryRow(table=table, branch=1, number=row.number, actor=row.actor, action=row.action, at=row.at))
        if row.number % PAGE_ENTRIES == 0:
            await asyncio.sleep(0)
    return rows


async def _entry(row: TableRow, seat: int | None, moment: int | None, last: int, locate: Locate) -> int:
    """The number of the entry after which a copy begins. For an unfinished table, `moment` is the number of a fact of
    the requester."""
    if moment is None:
        return last
    if row.status == "running":
        return await locate(row, seat, moment)
    if moment > last:
        raise Unusable.because("no-such-moment", entries=last)
    return moment
