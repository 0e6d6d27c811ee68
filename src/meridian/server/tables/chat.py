"""Chat at a table: who may write, who may read, and delivery of every line once and in order."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from meridian.core.journal import Header
from meridian.server.cache import BoundedCache
from meridian.server.stores.records import ChatRow, SeatRow, TableRow
from meridian.server.tables import news
from meridian.server.tables.audience import Audience
from meridian.server.tables.client_messages import Say
from meridian.server.tables.protocol import AnyToClient, Line, Told
from meridian.server.tables.refusals import refused
from meridian.server.tables.services import Services
from meridian.server.tables.subscriber import Subscriber

KEY_CACHE_SIZE = 100  # command keys remembered: a retry does not write the line again
WELCOME_LINES = 50  # chat lines for a new subscriber
BATCH_SIZE = 200  # chat lines per read from the store


class ChattingTable(Protocol):
    """The part of a table that its chat needs."""

    services: Services
    audience: Audience
    row: TableRow
    header: Header
    seats: list[SeatRow]

    @property
    def id(self) -> str: ...
    def here(self) -> set[int]: ...
    async def publish_to_all(self, said: news.AnyNews) -> None: ...


class Chat:
    """The chat of one copy of a table. `told` is the number of the last line sent to its subscribers. Later lines are
    read from the store under a lock, so neither a late bus message nor a new subscriber changes their order."""

    def __init__(self, table: ChattingTable) -> None:
        self.table = table
        self.told: int | None = None
        self._reading = asyncio.Lock()
        self._said: BoundedCache[tuple[int | None, str], int] = BoundedCache(KEY_CACHE_SIZE)

    async def enter(self, subscriber: Subscriber) -> None:
        """Send a new subscriber the last lines; later lines follow as they are written."""
        async with self._reading:
            if self.told is not None:
                await self._tell_new()
            lines = await self.table.services.store.last_chat(self.table.id, WELCOME_LINES)
            last = lines[-1].number if lines else 0
            if self.told is not None:
                self._tell([line for line in lines if line.number > (self.told or 0)])
            self.told = last
            for line in lines:
                if self._reads(subscriber.seat, line):
                    subscriber.tell(line_of(line))
            subscriber.chats = True

    async def catch_up(self) -> None:
        """Send the subscribers the lines since `told`; does nothing if no subscriber has joined yet."""
        if self.told is not None:
            async with self._reading:
                await self._tell_new()

    async def say(self, seat: int | None, said: Say, lang: str) -> AnyToClient:
        """Write a line of chat if the table's policy allows it. The line is stored before it is sent to readers."""
        table = self.table
        before = self._said.get((seat, said.key))
        if before is not None:
            return Told(key=said.key, data=before)
        why = self._may_say(seat, said)
        if why:
            return refused(said.key, why, lang)
        writer = None if seat is None else table.seats[seat].account
        if writer is not None and await table.services.store.suspension(writer, time.time()) is not None:
            return refused(said.key, "chat-suspended", lang)
        to = None if said.to is None else sorted({*said.to, *([] if seat is None else [seat])})
        line = await table.services.store.say(table.id, seat, time.time(), said.text.strip(), to)
        self._said.put((seat, said.key), line.number)
        await self.catch_up()
        await table.publish_to_all(news.Spoke(line.number))
        await table.services.notifier.spoke(table, line)
        return Told(key=said.key, data=line.number)

    async def _tell_new(self) -> None:
        while True:
            lines = await self.table.services.store.chat(self.table.id, self.told or 0, BATCH_SIZE)
            self._tell(lines)
            if len(lines) < BATCH_SIZE:
                return

    def _tell(self, lines: list[ChatRow]) -> None:
        for line in lines:
            self.told = line.number
            message = line_of(line)
            for subscriber in self.table.audience.subscribers:
                if subscriber.chats and self._reads(subscriber.seat, line):
                    subscriber.tell(message)

    def _may_say(self, seat: int | None, said: Say) -> str:
        settings = self.table.row.settings
        policy = settings.chat
        if policy == "off":
            return "no-chat"
        if seat is None and policy != "everybody":
            return "chat-players-only"
        if not said.text.strip() or not said.text.replace("\n", " ").isprintable():
            return "chat-unprintable"
        if said.to is None:
            return ""
        if seat is None or not settings.whispers:
            return "no-whispers"
        return "" if all(0 <= to < self.table.header.seats for to in said.to) else "no-such-seat"

    def _reads(self, seat: int | None, line: ChatRow) -> bool:
        if line.to is not None:
            return seat in line.to
        return seat is not None or self.table.row.settings.chat != "among-players"


def line_of(row: ChatRow) -> Line:
    """Encode a stored line of chat for the wire."""
    return Line(number=row.number, seat=row.seat, at=row.at, text=row.text, to=row.to)
