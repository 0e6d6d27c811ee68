"""A worker's request queue: one request at a time, the shortest first; a request is retried once if the worker dies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from heapq import heapify, heappop, heappush
from itertools import count

from meridian.core.errors import BadInput
from meridian.server.bot_workers.bot_process import default_word, lacking
from meridian.server.bot_workers.figures import Counts
from meridian.server.bot_workers.request import BotRefusal, BotReply, BotRequest, Said, Told, seconds_of
from meridian.server.bot_workers.workers import Worker
from meridian.server.cache import BoundedCache
from meridian.server.processes.process import Died

MAX_ATTEMPTS = 2  # for a request of a table

log = logging.getLogger(__name__)


class QueueStopped(Exception):
    """The pool is closed."""


class HintFailed(Exception):
    """The bot failed on a hint, and there is no default for hints."""


class QueuedRequest:
    """A queued request. The shortest comes first, then the oldest: long requests wait for short ones, never vice
    versa."""

    __slots__ = ("future", "place", "request")

    def __init__(self, request: BotRequest, number: int) -> None:
        self.request = request
        self.place = seconds_of(request.bot), number
        self.future: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: QueuedRequest) -> bool:
        return self.place < other.place

    def fail(self, error: Exception) -> None:
        """Fails the request, if its caller still waits."""
        if not self.future.done():
            self.future.set_exception(error)


class WorkerQueue:
    """Sends requests to one worker and replaces a worker that died or hangs.

    A bot has `grace` seconds beyond its thinking time. With `hints`, a request is not retried and gets no default
    answer; if its caller leaves, the request ends, and its worker with it.
    """

    def __init__(
        self, hire: Callable[[], Worker], tables: int, grace: float, counts: Counts, hints: bool = False
    ) -> None:
        self._hire = hire
        self._tables = tables
        self._grace = grace
        self._counts = counts
        self._hints = hints
        self._jobs: list[QueuedRequest] = []
        self._numbers = count()
        self._idle: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._known: BoundedCache[str, tuple[int, int]] = BoundedCache(tables)

    @property
    def waiting(self) -> int:
        """The number of requests in the queue."""
        return len(self._jobs)

    async def think(self, request: BotRequest) -> BotReply:
        """Queues a request and waits for its reply. A cancelled request is removed."""
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="thinking")
        job = QueuedRequest(request, next(self._numbers))
        heappush(self._jobs, job)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)
        try:
            return await job.future
        except asyncio.CancelledError:
            if job in self._jobs:
                self._jobs.remove(job)
                heapify(self._jobs)
            raise

    def pid(self) -> int | None:
        """The id of the worker process, if there is one."""
        return None if self._worker is None else self._worker.pid()

    async def close(self) -> None:
        """Ends the worker. Waiting requests fail with QueueStopped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        for job in self._jobs:
            job.fail(QueueStopped("the server closes"))
        self._jobs.clear()
        if self._worker is not None:
            await self._worker.end()

    async def _work(self) -> None:
        while True:
            while not self._jobs:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
            job = heappop(self._jobs)
            if job.future.done():
                continue
            try:
                reply = await (self._while_wanted(job) if self._hints else self._word(job.request))
            except asyncio.CancelledError:
                job.fail(QueueStopped("the server closes"))
                raise
            except Exception as error:
                job.fail(error)
            else:
                if reply is not None and not job.future.done():
                    job.future.set_result(reply)

    async def _while_wanted(self, job: QueuedRequest) -> BotReply | None:
        """The reply, or None if the caller has left: then the search is stopped."""
        thinking = asyncio.ensure_future(self._word(job.request))
        try:
            await asyncio.wait({thinking, job.future}, return_when=asyncio.FIRST_COMPLETED)
            if thinking.done():
                return thinking.result()
        finally:
            thinking.cancel()
            await asyncio.gather(thinking, return_exceptions=True)
        await self._dismiss()
        return None

    async def _word(self, request: BotRequest) -> BotReply:
        about = {"table": request.table, "seat": request.seat, "bot": request.bot}
        for attempt in range(1 if self._hints else MAX_ATTEMPTS):
            if attempt:
                self._counts.repeated(request.bot)
            told, why = await self._attempt(request)
            if isinstance(told, Said):
                self._counts.bot_request(request.bot, told.seconds)
                return BotReply(told.action, told.seconds, advice=told.advice, motive=told.motive)
            log.warning("a bot has failed: %s", why, extra=about)
        self._counts.given_up(request.bot)
        if self._hints:
            raise HintFailed(request.bot)
        log.error("a bot has failed again: the game answers for it", extra=about)
        return await asyncio.to_thread(default_word, request)

    async def _attempt(self, request: BotRequest) -> tuple[Told | None, str]:
        """The worker's reply; None with the reason if there is none."""
        limit = seconds_of(request.bot) + self._grace
        try:
            worker = await self._ready()
            async with asyncio.timeout(limit):
                told = await self._asked(worker, request)
        except TimeoutError:
            await self._dismiss()
            return None, f"no answer within {limit:g} s"
        except Died as error:
            await self._dismiss()
            return None, str(error)
        if isinstance(told, BotRefusal):
            raise BadInput(told.why)
        return told, "" if isinstance(told, Said) else told.why

    async def _asked(self, worker: Worker, request: BotRequest) -> Told:
        """Sends only the entries that the worker lacks: this queue mirrors what the worker knows. To say why something
        was done takes the whole journal, of which the worker keeps nothing."""
        if request.why is not None:
            return await worker.ask(lacking(request, None))
        branch, number = self._known.get(request.table) or (request.branch, -1)
        same = branch == request.branch and 0 <= number <= len(request.entries)
        self._known.put(request.table, (request.branch, len(request.entries)))
        told = await worker.ask(lacking(request, number if same else None))
        if not isinstance(told, Said):
            self._known.drop(request.table)
        return told

    async def _ready(self) -> Worker:
        if self._worker is not None and not self._worker.alive():
            await self._dismiss()
        if self._worker is None:
            self._worker = self._hire()
            await self._worker.start()
        return self._worker

    async def _dismiss(self) -> None:
        gone, self._worker = self._worker, None
        self._known = BoundedCache(self._tables)
        if gone is not None:
            await gone.end(immediately=True)
