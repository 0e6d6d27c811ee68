"""The bots of one node: thoughts go to a few worker processes, and no table stands still because a bot fails."""

from __future__ import annotations

import asyncio
from zlib import crc32

import msgspec

from meridian.bots.spec import LONGEST
from meridian.server.bot_workers.figures import Counts, Figures
from meridian.server.bot_workers.request import BotReply, BotRequest, seconds_of
from meridian.server.bot_workers.worker_queue import QueueStopped, Silent, WorkerQueue
from meridian.server.bot_workers.workers import ProcessWorker, ThreadWorker, Worker

__all__ = ["BotPool", "Crowded", "Figures", "Impatient", "QueueStopped", "Silent"]

BOT_TIMEOUT = 60.0  # seconds beyond its thinking time: a bot is asked twice, and a table waits for it
HINT_TIMEOUT = 10.0  # the same for a hint, which is asked for once
QUICK_SECONDS = 0.25  # bots that may think longer do so apart from those that take moments
MAX_HINTS = 8  # that may wait for their turn
TABLE_CACHE_SIZE = 200  # tables each worker remembers
HINT_TABLE_CACHE_SIZE = 20
NICENESS = 5
"""Bots leave the server what it needs."""
HINT_NICENESS = 15
"""Hints leave the bots of tables what they need."""
MAKERS = "meridian.bots:maker"
"""Where bots are found by game and name: module and function."""


class Impatient(Exception):
    """Somebody asks for a hint who is waiting for one already."""


class Crowded(Exception):
    """Too many wait for a hint."""


class BotPool:
    """Lets bots think. Nothing is started before the first thought; without processes a thread of the server thinks.

    Three kinds of thoughts never wait for each other: those of bots that take moments, those of bots that may think
    longer, and hints. Each kind has workers of its own. A table always goes to the same worker of a kind, which
    remembers its position and its bots.
    """

    def __init__(
        self, processes: int, *, patience: float = BOT_TIMEOUT, tables: int = TABLE_CACHE_SIZE, makers: str = MAKERS
    ) -> None:
        self._counts = Counts()
        self._closed = False
        self._asking: set[str] = set()

        def queue(longest: float, hints: bool = False) -> WorkerQueue:
            """The way to a worker that is asked what takes no longer than this."""
            known, waits = (HINT_TABLE_CACHE_SIZE, min(patience, HINT_TIMEOUT)) if hints else (tables, patience)
            niceness = HINT_NICENESS if hints else NICENESS

            def hire() -> Worker:
                if not processes:
                    return ThreadWorker(known, makers)
                return ProcessWorker(known, longest + waits, makers, niceness)

            return WorkerQueue(hire, known, waits, self._counts, hints)

        some = range(max(processes, 1))
        self._quick = [queue(QUICK_SECONDS) for _ in some]
        self._slow = [queue(LONGEST) for _ in some]
        self._hints = queue(LONGEST, hints=True)

    async def think(self, request: BotRequest) -> BotReply:
        """The word of a bot at a table. BadInput if nobody could answer (the seat is not asked, the journal is not
        legal), Stopped after `close`; a bot that fails twice is answered for by the game (`Word.default`)."""
        queues = self._slow if seconds_of(request.bot) > QUICK_SECONDS else self._quick
        return await self._put(queues[crc32(request.table.encode()) % len(queues)], request)

    async def advise(self, person: str, request: BotRequest) -> BotReply:
        """What a bot would say in a person's place, one question at a time: Impatient if this person waits already,
        Crowded if many do, Silent if the bot fails. Whoever is cancelled ends the search."""
        if person in self._asking:
            raise Impatient(person)
        if self._hints.waiting >= MAX_HINTS:
            raise Crowded(f"{MAX_HINTS} hints are waiting")
        self._asking.add(person)
        try:
            return await self._put(self._hints, msgspec.structs.replace(request, weigh=True))
        finally:
            self._asking.discard(person)

    async def _put(self, queue: WorkerQueue, request: BotRequest) -> BotReply:
        if self._closed:
            raise QueueStopped("the server closes")
        # The journal may grow while this one waits for its turn.
        return await queue.think(msgspec.structs.replace(request, entries=list(request.entries)))

    @property
    def figures(self) -> dict[str, Figures]:
        """What each bot has done so far."""
        return self._counts.by_bot

    def waiting(self) -> int:
        """How many thoughts of bots have not begun yet."""
        return sum(queue.waiting for queue in (*self._quick, *self._slow))

    def hints_waiting(self) -> int:
        """The same of hints."""
        return self._hints.waiting

    def pids(self) -> list[int]:
        """The worker processes that live now."""
        return [pid for queue in self._all() if (pid := queue.pid()) is not None]

    async def close(self) -> None:
        """End the workers; whoever still waits is told Stopped."""
        self._closed = True
        await asyncio.gather(*(queue.close() for queue in self._all()))

    def _all(self) -> list[WorkerQueue]:
        return [*self._quick, *self._slow, self._hints]
