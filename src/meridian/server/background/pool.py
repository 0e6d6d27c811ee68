"""A few worker processes and the queue before them. A worker that takes too long is killed and replaced."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

from meridian.server.cache import BoundedCache
from meridian.server.processes.process import Died, WorkerProcess

MODULE = "meridian.server.background.worker"
MAX_WAITING = 64
"""Requests of all callers that wait for a worker."""
MAX_PER_CALLER = 12
"""Requests of one caller that wait or are worked on; only one of them is worked on at a time."""
LINGER_SECONDS = 2.0  # a request that nobody waits for goes on: most are done by then and asked for again
RECENT_TABLES = 8  # tables a worker is known to have looked at lately

log = logging.getLogger(__name__)


class Busy(Exception):
    """There is no room in the queue."""


class Overdue(Exception):
    """The request took longer than it may."""


class PoolStopped(Exception):
    """The pool is closed."""


class Ticket:
    """A request on its way: whose it is, about which table, and how many seconds it may take."""

    def __init__(self, caller: str, place: str, request: bytes, seconds: float) -> None:
        self.caller, self.place, self.request, self.seconds = caller, place, request, seconds
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._limit: asyncio.Timeout | None = None
        self._until = 0.0

    def begun(self, limit: asyncio.Timeout) -> None:
        """A worker has it."""
        self._limit = limit
        self._until = limit.when() or 0.0

    def abandon(self) -> None:
        """Nobody waits for it any more."""
        if self._limit is None:
            self.answer.cancel()
        elif not self.answer.done():
            self._limit.reschedule(min(self._until, asyncio.get_running_loop().time() + LINGER_SECONDS))

    def resume(self) -> None:
        """Somebody waits for it again."""
        if self._limit is not None and not self.answer.done():
            self._limit.reschedule(self._until)


class Slot:
    """The place of one worker process. It is started with the first request, and again after its process has ended."""

    def __init__(self, hire: Callable[[], WorkerProcess]) -> None:
        self._hire = hire
        self._worker: WorkerProcess | None = None
        self._places: BoundedCache[str, bool] = BoundedCache(RECENT_TABLES)
        self.task: asyncio.Task[None] | None = None

    def started(self) -> bool:
        """Whether its process runs already."""
        return self._worker is not None and self._worker.alive()

    def knows(self, place: str) -> bool:
        """Whether its process has looked at this table lately."""
        return self.started() and self._places.get(place) is not None

    def pid(self) -> int | None:
        """Its process, if there is one."""
        return None if self._worker is None else self._worker.pid()

    async def work(self, ticket: Ticket) -> None:
        """Let the worker answer a ticket."""
        try:
            worker = await self._ready()
            if ticket.answer.done():
                return  # everybody has gone while the process was started
            async with asyncio.timeout(ticket.seconds) as limit:
                ticket.begun(limit)
                answer = await worker.ask(ticket.request)
        except BaseException as error:
            # What it was doing cannot be stopped otherwise.
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
        """End its process."""
        gone, self._worker = self._worker, None
        self._places = BoundedCache(RECENT_TABLES)
        if gone is not None:
            await gone.end(immediately)


class Pool:
    """Gives requests to workers in the order they came, of each caller one at a time."""

    def __init__(self, workers: int, longest: float) -> None:
        def hire() -> WorkerProcess:
            return WorkerProcess(MODULE, [str(longest)])

        self._slots = [Slot(hire) for _ in range(workers)]
        self._waiting: list[Ticket] = []
        self._running: set[str] = set()
        self._held: Counter[str] = Counter()
        self._closed = False

    def ticket(self, caller: str, place: str, request: bytes, seconds: float) -> Ticket:
        """Put a request into the queue; Busy if it is full, for everybody or for this caller, Stopped after `close`."""
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
        """How many requests no worker has begun yet."""
        return len(self._waiting)

    def working(self) -> int:
        """How many requests workers have begun."""
        return len(self._running)

    def pids(self) -> list[int]:
        """The processes that live now."""
        return [pid for slot in self._slots if (pid := slot.pid()) is not None]

    async def close(self) -> None:
        """Kill the workers, whatever they are doing; whoever waits is told Stopped."""
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
        """Give every idle worker something to do."""
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
        answer.exception()  # nobody may wait for it any more
