"""The bots of one node: requests go to a few worker processes, and a bot that fails does not stop its table."""

from __future__ import annotations

import asyncio
from zlib import crc32

import msgspec

from meridian.bots.spec import LONGEST
from meridian.server.bot_workers.figures import Counts, Figures
from meridian.server.bot_workers.request import BotReply, BotRequest, seconds_of
from meridian.server.bot_workers.worker_queue import HintFailed, QueueStopped, WorkerQueue
from meridian.server.bot_workers.workers import ProcessWorker, ThreadWorker, Worker

__all__ = ["AlreadyWaiting", "BotPool", "Figures", "HintFailed", "QueueFull", "QueueStopped"]

QUICK_SECONDS = 0.25  # bots that may think longer run in separate workers
MAX_HINTS = 8  # hints in the queue at most
TABLE_CACHE_SIZE = 200  # tables that each worker remembers
HINT_TABLE_CACHE_SIZE = 20
NICENESS = 5  # bots yield the CPU to the server
HINT_NICENESS = 15  # hints yield the CPU to the bots of tables
MAKERS = "meridian.own_bots.hosted:maker"
"""The function that finds a bot by game and name, as `module:function`."""


class AlreadyWaiting(Exception):
    """This person already waits for a hint."""


class QueueFull(Exception):
    """Too many hints are in the queue."""


class BotPool:
    """Runs bots. It starts workers with the first request; with `processes=0` the bots run in threads of the server.

    Three kinds of requests never wait for each other: those to quick bots, those to bots that may think longer, and
    hints. Each kind has its own workers. A table always goes to the same worker of a kind, which remembers its position
    and its bots. `grace` and `hint_grace` are the seconds beyond its thinking time after which a bot counts as hung.
    """

    def __init__(
        self, processes: int, *, grace: float, hint_grace: float, tables: int = TABLE_CACHE_SIZE, makers: str = MAKERS
    ) -> None:
        self._counts = Counts()
        self._closed = False
        self._asking: set[str] = set()

        def queue(longest: float, hints: bool = False) -> WorkerQueue:
            """The queue of a worker whose requests take at most `longest` seconds."""
            known, waits = (HINT_TABLE_CACHE_SIZE, hint_grace) if hints else (tables, grace)
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
        """Asks a bot of a table for its action; if the bot fails twice, the game answers (`BotReply.default`). Raises
        BadInput if no bot could answer (the seat is not asked, the journal is not legal) and QueueStopped after
        `close`."""
        queues = self._slow if seconds_of(request.bot) > QUICK_SECONDS else self._quick
        return await self._put(queues[crc32(request.table.encode()) % len(queues)], request)

    async def advise(self, person: str, request: BotRequest) -> BotReply:
        """Asks a bot for a hint, one request per person at a time. Raises AlreadyWaiting if this person waits already,
        QueueFull if the queue is full, HintFailed if the bot fails. Cancelling the call ends the search."""
        if person in self._asking:
            raise AlreadyWaiting(person)
        if self._hints.waiting >= MAX_HINTS:
            raise QueueFull(f"{MAX_HINTS} hints are waiting")
        self._asking.add(person)
        try:
            return await self._put(self._hints, msgspec.structs.replace(request, weigh=True))
        finally:
            self._asking.discard(person)

    async def _put(self, queue: WorkerQueue, request: BotRequest) -> BotReply:
        if self._closed:
            raise QueueStopped("the server closes")
        # A copy: the journal may grow while the request is in the queue.
        return await queue.think(msgspec.structs.replace(request, entries=list(request.entries)))

    @property
    def figures(self) -> dict[str, Figures]:
        """The statistics of each bot."""
        return self._counts.by_bot

    def waiting(self) -> int:
        """The number of bot requests in the queues."""
        return sum(queue.waiting for queue in (*self._quick, *self._slow))

    def hints_waiting(self) -> int:
        """The number of hints in the queue."""
        return self._hints.waiting

    def pids(self) -> list[int]:
        """The ids of the running worker processes."""
        return [pid for queue in self._all() if (pid := queue.pid()) is not None]

    async def close(self) -> None:
        """Ends the workers. Waiting requests fail with QueueStopped."""
        self._closed = True
        await asyncio.gather(*(queue.close() for queue in self._all()))

    def _all(self) -> list[WorkerQueue]:
        return [*self._quick, *self._slow, self._hints]
