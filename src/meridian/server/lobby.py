"""The lobby: tables are opened, joined and started; live ones are found, or brought up from the store."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from meridian import games
from meridian.bots import maker
from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.fair.verifiable import NONCE, Verifiable
from meridian.server import journaling
from meridian.server.live import LiveTable
from meridian.server.stores import Store
from meridian.server.stores.records import SeatRow, SecretRow, TableRow
from meridian.server.tokens import Kind, draw_token, hash_of
from meridian.server.wire import Join, NewTable, Opened, Seated, SeatInfo, SeatWish, TableInfo

LEASE = 30.0
"""For how many seconds a node owns a table without saying that it still does."""


class NoSuchTable(BadInput):
    """There is no table of that id, or not for whoever asks."""


class Lobby:
    """All tables of one node."""

    def __init__(self, store: Store, node: str) -> None:
        self.store = store
        self.node = node
        self.live: dict[str, LiveTable] = {}
        self._opening = asyncio.Lock()

    async def close(self) -> None:
        """Stop all tables and give up their leases."""
        for table in list(self.live.values()):
            await table.close()
            await self.store.release_lease(table.row.id, self.node, table.fence)
        self.live.clear()

    # Before the game

    async def open_table(self, wanted: NewTable) -> Opened:
        """A new table: its chance commits itself before anybody joins."""
        game = games.load(wanted.game)
        for at, wish in enumerate(wanted.seats):
            _check_wish(game, wish, at)
        plain = game.header(len(wanted.seats), wanted.options, overlay=wanted.overlay)
        header = msgspec.structs.replace(plain, chance=Verifiable.kind)
        table, host = secrets.token_urlsafe(9), draw_token(Kind.SEAT)
        source = Verifiable(table, header)
        now = time.time()
        settings = {
            "title": wanted.title,
            "watch": wanted.watch,
            "host": hash_of(host, Kind.SEAT),
            "commitment": msgspec.to_builtins(source.commit()),
            "nonces": [None] * header.seats,
        }
        row = TableRow(
            id=table,
            game=wanted.game,
            header=journaling.header_bytes(header),
            settings=settings,
            created=now,
            touched=now,
        )
        seats = [_seat(table, at, wish, now) for at, wish in enumerate(wanted.seats)]
        await self.store.create_table(row, seats, source.kept())
        return Opened(table, host)

    async def info(self, table: str) -> TableInfo:
        """What everybody may know of a table."""
        row = await self._row(table)
        header: Header = journaling.read_header(row.header)
        nonces: list[str | None] = row.settings["nonces"]
        seats = [
            SeatInfo(seat.kind, seat.name, seat.bot, "client" if nonces[seat.seat] else "server")
            for seat in await self.store.seats(table)
        ]
        return TableInfo(
            table=row.id,
            game=row.game,
            title=row.settings["title"],
            status=row.status,
            seats=seats,
            options=header.options,
            commitment=row.settings["commitment"],
        )

    async def join(self, table: str, who: Join) -> Seated:
        """Take an open seat, with a name and a part in the dice."""
        row = await self._row(table)
        if row.status != "open":
            raise BadInput("this table has begun")
        if not who.name.strip() or len(who.name) > 40 or not who.name.isprintable():
            raise BadInput("a name has 1 to 40 letters on one line")
        nonce = _nonce(who.nonce)
        free = [seat for seat in await self.store.seats(table) if seat.kind == "open"]
        wanted = [seat for seat in free if who.seat is None or seat.seat == who.seat]
        if not wanted:
            raise BadInput("there is no open seat" if who.seat is None else f"seat {who.seat} is taken")
        token = draw_token(Kind.SEAT)
        seat = msgspec.structs.replace(
            wanted[0], kind="person", name=who.name.strip(), token_hash=hash_of(token, Kind.SEAT), joined=time.time()
        )
        await self.store.put_seat(seat)
        if nonce is not None:
            settings = dict(row.settings)
            settings["nonces"] = [nonce if at == seat.seat else old for at, old in enumerate(settings["nonces"])]
            await self.store.revise_table(table, row.header, settings)
        return Seated(seat.seat, token)

    async def start(self, table: str, host: str) -> None:
        """Begin: the host may, once every seat is filled."""
        row = await self._row(table)
        if hash_of(host, Kind.SEAT) != row.settings["host"]:
            raise BadInput("only the host of this table can start it")
        if row.status != "open":
            raise BadInput("this table has begun")
        if any(seat.kind == "open" for seat in await self.store.seats(table)):
            raise BadInput("a seat is still open: fill it with a person or a bot")
        secret = await self.store.secret(table)
        assert secret is not None
        source = Verifiable.restored(secret.body)
        source.contribute(
            [bytes.fromhex(given) if given else secrets.token_bytes(NONCE) for given in row.settings["nonces"]]
        )
        await self.store.put_secret(SecretRow(table=table, body=source.kept()))
        await self.store.set_status(table, "running")
        await self.find(table)

    # While it runs

    async def find(self, table: str) -> LiveTable:
        """A running table, brought up from the store if this node does not have it yet."""
        async with self._opening:
            if table not in self.live:
                row = await self._row(table)
                if row.status not in ("running", "over"):
                    raise BadInput("this table has not begun")
                fence = await self.store.acquire_lease(table, self.node, time.time(), LEASE)
                if fence is None:
                    raise BadInput("another node plays this table")
                found = LiveTable(self.store, row, await self.store.seats(table), fence)
                await found.open()
                self.live[table] = found
        return self.live[table]

    async def seat_of(self, table: str, token: str | None) -> int | None:
        """The seat a token opens at this table; None for a spectator where watching is allowed."""
        row = await self._row(table)
        if token is None:
            if not row.settings["watch"]:
                raise NoSuchTable("this table is not for watching")
            return None
        hashed = hash_of(token, Kind.SEAT)
        seat = await self.store.seat_by_token(hashed) if hashed else None
        if seat is None or seat.table != table:
            raise NoSuchTable("this token opens no seat at this table")
        return seat.seat

    async def keep_leases(self) -> None:
        """Say again and again that this node still owns its tables; let go of those it has lost."""
        while True:
            await asyncio.sleep(LEASE / 3)
            owned = await self.store.renew_leases(self.node, time.time(), LEASE)
            for table in [lost for lost in self.live if lost not in owned]:
                await self.live.pop(table).close()

    async def take_over(self) -> int:
        """Bring up running tables that nobody owns, such as those of a node that died; how many."""
        taken = 0
        for table in await self.store.unowned_tables(time.time()):
            if table not in self.live:
                await self.find(table)
                taken += 1
        return taken

    async def _row(self, table: str) -> TableRow:
        row = await self.store.table(table)
        if row is None:
            raise NoSuchTable("there is no such table")
        return row


def _check_wish(game: Any, wish: SeatWish, at: int) -> None:
    if wish.kind not in ("open", "bot"):
        raise BadInput(f"seats[{at}].kind: {wish.kind!r} is not open or bot")
    if wish.kind == "bot":
        if not wish.bot:
            raise BadInput(f"seats[{at}].bot: which bot?")
        maker(game, wish.bot)


def _seat(table: str, at: int, wish: SeatWish, now: float) -> SeatRow:
    if wish.kind == "bot":
        return SeatRow(table=table, seat=at, kind="bot", name=wish.name or f"{wish.bot}", bot=wish.bot, joined=now)
    return SeatRow(table=table, seat=at)


def _nonce(text: str | None) -> str | None:
    if text is None:
        return None
    try:
        given = bytes.fromhex(text)
    except ValueError:
        raise BadInput("a nonce is 64 hexadecimal digits") from None
    if len(given) != NONCE:
        raise BadInput("a nonce is 64 hexadecimal digits")
    return given.hex()
