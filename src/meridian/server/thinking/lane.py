"""The way to one worker: thoughts in the order they came, each begun again once if the worker fails."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from meridian.core.errors import BadInput
from meridian.server.processes.process import Died
from meridian.server.recent import Recent
from meridian.server.thinking.figures import Counts
from meridian.server.thinking.mind import default_word, lacking
from meridian.server.thinking.thought import Said, Thought, Told, Word, Wrong
from meridian.server.thinking.workers import Worker

QUEUE = 256
"""How many thoughts may lie here; whoever comes later waits outside, in the order of coming."""
ATTEMPTS = 2

log = logging.getLogger("meridian.thinking")


class Stopped(Exception):
    """The thinkers are closed: nobody thinks any more."""


class Lane:
    """Asks one worker, and puts a new one in the place of one that died or hangs."""

    def __init__(self, hire: Callable[[], Worker], tables: int, patience: float, counts: Counts) -> None:
        self.waiting = 0
        self._hire = hire
        self._tables = tables
        self._patience = patience
        self._counts = counts
        self._queue: asyncio.Queue[tuple[Thought, asyncio.Future[Word]]] = asyncio.Queue(QUEUE)
        self._task: asyncio.Task[None] | None = None
        self._worker: Worker | None = None
        self._known: Recent[str, tuple[int, int]] = Recent(tables)

    async def think(self, request: Thought) -> Word:
        """Wait for one's turn and for the answer; whoever is cancelled leaves no trace."""
        if self._task is None:
            self._task = asyncio.create_task(self._work(), name="thinking")
        future: asyncio.Future[Word] = asyncio.get_running_loop().create_future()
        self.waiting += 1
        try:
            await self._queue.put((request, future))
        except asyncio.CancelledError:
            self.waiting -= 1
            raise
        return await future

    def pid(self) -> int | None:
        """The process that thinks, if there is one."""
        return None if self._worker is None else self._worker.pid()

    async def close(self) -> None:
        """End the worker; whoever waits is told Stopped."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        while self.waiting:
            while not self._queue.empty():
                self.waiting -= 1
                _fail(self._queue.get_nowait()[1], Stopped("the server closes"))
            await asyncio.sleep(0)  # those outside come in
        if self._worker is not None:
            await self._worker.end()

    async def _work(self) -> None:
        while True:
            request, future = await self._queue.get()
            self.waiting -= 1
            if future.done():
                continue
            try:
                word = await self._word(request)
            except asyncio.CancelledError:
                _fail(future, Stopped("the server closes"))
                raise
            except Exception as error:
                _fail(future, error)
            else:
                if not future.done():
                    future.set_result(word)

    async def _word(self, request: Thought) -> Word:
        about = {"table": request.table, "seat": request.seat, "bot": request.bot}
        for attempt in range(ATTEMPTS):
            if attempt:
                self._counts.repeated(request.bot)
            told, why = await self._attempt(request)
            if isinstance(told, Said):
                self._counts.thought(request.bot, told.seconds)
                return Word(told.action, told.seconds, advice=told.advice)
            log.warning("a bot has failed: %s", why, extra=about)
        self._counts.given_up(request.bot)
        log.error("a bot has failed again: the game answers for it", extra=about)
        return await asyncio.to_thread(default_word, request)

    async def _attempt(self, request: Thought) -> tuple[Told | None, str]:
        """What the worker said, or None, and why."""
        try:
            worker = await self._ready()
            async with asyncio.timeout(self._patience):
                told = await self._asked(worker, request)
        except TimeoutError:
            await self._dismiss()
            return None, f"no answer within {self._patience:g} s"
        except Died as error:
            await self._dismiss()
            return None, str(error)
        if isinstance(told, Wrong):
            raise BadInput(told.why)
        return told, "" if isinstance(told, Said) else told.why

    async def _asked(self, worker: Worker, request: Thought) -> Told:
        """Ask, sending only what the worker lacks: its memory is followed here."""
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
        self._known = Recent(self._tables)
        if gone is not None:
            await gone.end(at_once=True)


def _fail(future: asyncio.Future[Word], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
