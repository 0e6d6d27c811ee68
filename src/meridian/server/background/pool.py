"""A queue in front of a few worker processes. A worker that takes too long is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from meridian.server.cache import BoundedCache
from meridian.server.processes.process import Died, WorkerProcess

MODULE = "meridian.server.background.worker"
MAX_WAITING = 64  # requests of all callers in the queue
MAX_PER_CALLER = 12
"""Requests of one caller in the queue or under way. Only one of them is under way at a time."""
LINGER_SECONDS = 2.0  # seconds for a request that nobody waits for: most finish by then and are requested again
RECENT_TABLES = 8  # tables per worker; a worker that has seen a table is preferred for it

log = logging.getLogger(__name__)


class Busy(Exception):
    """The queue is full."""


class Overdue(Exception):
    """The request took longer than its time limit."""


class PoolStopped(Exception):
    """The pool is closed."""


class Ticket:
    """A request under way: its caller, its table, and its time limit in seconds."""

    def __init__(self, caller: str, place: str, request: bytes, seconds: float) -> None:
        self.caller, self.place, self.request, self.seconds = caller, place, request, seconds
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._limit: asyncio.Timeout | None = None
        self._until = 0.0

    def begun(self, limit: asyncio.Timeout) -> None:
        """A worker has begun it."""
        self._limit = limit
        self._until = limit.when() or 0.0

    def abandon(self) -> None:
        """Nobody waits for it any more."""
        if self._limit is None:
            self.answer.cancel()
        elif not self.answer.done() and not self._limit.expired():
            self._limit.reschedule(min(self._until, asyncio.get_running_loop().time() + LINGER_SECONDS))

    def resume(self) -> None:
        """A request waits for it again."""
        if self._limit is not None and not self.answer.done() and not self._limit.expired():
            self._limit.reschedule(self._until)


class Slot:
    """The slot of one worker process. A request starts the process if none is running."""

    def __init__(self, hire: Callable[[], WorkerProcess]) -> None:
        self._hire = hire
        self._worker: WorkerProcess | None = None
        self._places: BoundedCache[str, bool] = BoundedCache(RECENT_TABLES)
        self.task: asyncio.Task[None] | None = None

    def started(self) -> bool:
        """Whether its process runs."""
        return self._worker is not None and self._worker.alive()

    def knows(self, place: str) -> bool:
        """Whether its process has recently worked on this table."""
        return self.started() and self._places.get(place) is not None

    def pid(self) -> int | None:
        """The id of its process, if there is one."""
        return None if self._worker is None else self._worker.pid()

    async def work(self, ticket: Ticket) -> None:
        """Lets the worker answer a ticket."""
        try:
            worker = await self._ready()
            if ticket.answer.done():
                return  # nobody waits any more: all left while the process started
            async with asyncio.timeout(ticket.seconds) as limit:
                ticket.begun(limit)
                answer = await worker.ask(ticket.request)
        except BaseException as error:
            # Kills the process: nothing else stops what it is doing.
            await self.end(immediately=True)
            _fail(ticket.answer, _reason(error))
            if not isinstance(error, TimeoutError | Died):
                raise
        else:
            self._places.put(ticket.place, True)
            if not ticket.answer.done():
                ticket.answer.set_result(answer)

    async def _ready(self) -> WorkerProcess:
        if self._worker is not None and not self._worker.alive():
            await self.end(immediately=True)
        if self._worker is None:
            self._worker = self._hire()
            await self._worker.start()
        return self._worker

    async def end(self, immediately: bool = False) -> None:
        """Ends its process."""
        gone, self._worker = self._worker, None
        self._places = BoundedCache(RECENT_TABLES)
        if gone is not None:
            await gone.end(immediately)


class Pool:
    """Gives requests to workers in the order they came, one at a time per caller."""

    def __init__(self, workers: int, longest: float) -> None:
        def hire() -> WorkerProcess:
            return WorkerProcess(MODULE, [str(longest)])

        self._slots = [Slot(hire) for _ in range(workers)]
        self._waiting: list[Ticket] = []
        self._running: set[str] = set()
        self._held: Counter[str] = Counter()
        self._closed = False

    def ticket(self, caller: str, place: str, request: bytes, seconds: float) -> Ticket:
        """Queues a request. Busy if the queue is full for all or for this caller, PoolStopped after `close`."""
        if self._closed:
            raise PoolStopped
        if len(self._waiting) >= MAX_WAITING or self._held[caller] >= MAX_PER_CALLER:
            raise Busy
        ticket = Ticket(caller, place, request, seconds)
        self._held[caller] += 1
        self._waiting.append(ticket)
        ticket.answer.add_done_callback(lambda _: self._settled(ticket))
        self._dispatch()
        return ticket

    def waiting(self) -> int:
        """The number of requests that no worker has begun."""
        return len(self._waiting)

    def working(self) -> int:
        """The number of requests that workers have begun."""
        return len(self._running)

    def pids(self) -> list[int]:
        """The ids of the running processes."""
        return [pid for slot in self._slots if (pid := slot.pid()) is not None]

    async def close(self) -> None:
        """Kills the workers, whatever they are doing. Waiting requests fail with PoolStopped."""
        self._closed = True
        tasks = [slot.task for slot in self._slots if slot.task is not None]
        for task in tasks:
            task.cancel()
        for ticket in list(self._waiting):
            _fail(ticket.answer, PoolStopped())
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(slot.end(immediately=True) for slot in self._slots))

    def _settled(self, ticket: Ticket) -> None:
        self._held[ticket.caller] -= 1
        if not self._held[ticket.caller]:
            del self._held[ticket.caller]
        if ticket in self._waiting:
            self._waiting.remove(ticket)

    def _dispatch(self) -> None:
        """Gives a request to every idle worker."""
        for ticket in [] if self._closed else list(self._waiting):
            idle = [slot for slot in self._slots if slot.task is None]
            if not idle:
                return
            if ticket.caller in self._running or ticket.answer.done():
                continue
            slot = max(idle, key=lambda slot: (slot.knows(ticket.place), slot.started()))
            self._waiting.remove(ticket)
            self._running.add(ticket.caller)
            slot.task = asyncio.create_task(self._work(slot, ticket), name="background")

    async def _work(self, slot: Slot, ticket: Ticket) -> None:
        try:
            await slot.work(ticket)
        finally:
            slot.task = None
            self._running.discard(ticket.caller)
            self._dispatch()


def _reason(error: BaseException) -> Exception:
    if isinstance(error, TimeoutError):
        return Overdue()
    return error if isinstance(error, Died) else PoolStopped()


def _fail(answer: asyncio.Future[bytes], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
        answer.exception()  # marks the exception as retrieved: perhaps nobody waits for it any more
