"""A table's inbox: one worker runs the jobs that change the table, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from meridian.server.stores.errors import Fenced

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Excuse = Callable[[], None]

CLOSE_TIMEOUT = 10.0  # seconds for the running job
CROWDED = 20  # jobs; if more are queued, a sender waits too


class Inbox:
    """A FIFO queue of jobs and its worker. `on_error` gets the exception of a failed job; if it returns False, the
    worker ends. A job that the ended worker will not run is excused instead, so that no sender waits forever."""

    def __init__(self, on_error: Callable[[Exception], bool]) -> None:
        self._on_error = on_error
        self._jobs: list[tuple[Job, Excuse]] = []
        self._idle: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def crowded(self) -> bool:
        """Whether the queue is so long that a sender has to wait."""
        return len(self._jobs) > CROWDED

    def start(self, name: str) -> None:
        """Start the worker."""
        self._task = asyncio.create_task(self._worker(), name=name)

    async def close(self) -> None:
        """Finish the queued jobs within CLOSE_TIMEOUT, and stop the worker."""
        if self._task is not None and not self._task.done():
            self.put(self._stop)
            await asyncio.wait([self._task], timeout=CLOSE_TIMEOUT)
            self._task.cancel()

    def put(self, job: Job, excuse: Excuse = lambda: None) -> None:
        """Queue a job. `excuse` is called instead if the worker ends first."""
        if self._task is not None and self._task.done():
            excuse()
            return
        self._jobs.append((job, excuse))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def run_exclusive(self, job: Callable[[], Awaitable[T]]) -> T:
        """Queue a job and wait for its result; raises Fenced if the worker ends first."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def excuse() -> None:
            if not done.done():
                done.set_exception(Fenced("the table is not owned here any more"))

        async def run() -> None:
            try:
                result = await job()
            except asyncio.CancelledError:
                excuse()
                raise
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, Fenced):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        self.put(run, excuse)
        return await done

    async def drained(self) -> None:
        """Wait until all jobs queued before this call are done or excused."""
        with suppress(Fenced):
            await self.run_exclusive(self._nothing)

    async def _worker(self) -> None:
        try:
            while True:
                while not self._jobs:
                    self._idle = asyncio.get_running_loop().create_future()
                    await self._idle
                job, _ = self._jobs.pop(0)
                try:
                    await job()
                except Exception as error:
                    if not self._on_error(error):
                        return
        except asyncio.CancelledError:
            return
        finally:
            while self._jobs:
                _, excuse = self._jobs.pop(0)
                excuse()

    async def _nothing(self) -> None:
        pass

    async def _stop(self) -> None:
        raise asyncio.CancelledError
