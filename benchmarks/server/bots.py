"""Board where only bots play, for as long as a measurement takes."""

from __future__ import annotations

import asyncio
from random import Random
from types import TracebackType
from typing import Self

from benchmarks.server.process import Served
from benchmarks.server.seats import SEATS, Seat, TableLoad, open_tables

BOT = "steady"


class Thinking:
    """Keeps at least so many bots at play: when a game is over the next one begins. A spectator watches each."""

    def __init__(self, served: Served, game: str, bots: int) -> None:
        self._served = served
        self._game = game
        self._count = -(-bots // SEATS)
        self._tables: set[TableLoad] = set()
        self._refilling: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        if self._count:
            await self._fill()
            self._refilling = asyncio.create_task(self._refill())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        if self._refilling is not None:
            self._refilling.cancel()
        for table in self._tables:
            for seat in table.seats:
                seat.close()

    async def _fill(self) -> None:
        missing = self._count - len(self._tables)
        for name, _ in await open_tables(self._served, self._game, missing, {"kind": "bot", "bot": BOT}):
            table = TableLoad(name)
            spectator = Seat(table, None, False, Random(0))
            table.seats = [spectator]
            await spectator.sit(self._served.port)
            self._tables.add(table)

    async def _refill(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            over = [table for table in self._tables if table.over]
            for table in over:
                table.seats[0].close()
                self._tables.discard(table)
            if over:
                await self._fill()
