"""The inbox of a table: jobs that change it are done one after the other, by one worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from meridian.server.stores.errors import Fenced

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]
Excuse = Callable[[], None]

CLOSE_TIMEOUT = 10.0  # seconds for the job under way
CROWDED = 20  # jobs; while more wait, a sender waits too


class Inbox:
    """A queue of jobs and its worker. `on_error` is called with what a job has raised; False ends the worker. A job
    that the worker does not come to any more is excused instead, so that no sender waits for it in vain."""

    def __init__(self, on_error: Callable[[Exception], bool]) -> None:
        self._on_error = on_error
        self._jobs: list[tuple[Job, Excuse]] = []
        self._idle: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def crowded(self) -> bool:
        """Whether too many jobs wait for another to come without waiting."""
        return len(self._jobs) > CROWDED

    def start(self, name: str) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._worker(), name=name)

    async def close(self) -> None:
        """Finish what was put before, and stop."""
        if self._task is not None and not self._task.done():
            self.put(self._stop)
            await asyncio.wait([self._task], timeout=CLOSE_TIMEOUT)
            self._task.cancel()

    def put(self, job: Job, excuse: Excuse = lambda: None) -> None:
        """Do something when everything before it is done, or excuse it if the worker ends before."""
        if self._task is not None and self._task.done():
            excuse()
            return
        self._jobs.append((job, excuse))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    async def run_exclusive(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something when everything before it is done, and wait for its result; Fenced if the worker ends before."""
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
        """Wait until everything before this is done or excused."""
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
