"""Win curves of finished games and how good the answers were, each computed once in its own process."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing, suppress

import msgspec

from meridian.bots.advice import Curve, Judged
from meridian.server.cache import BoundedCache
from meridian.server.processes.process import environment, out_of_reach

CURVE_CACHE_SIZE = 64  # curves
MAX_WAITING = 16  # curves in the queue at most
MAX_PER_CALLER = 2  # curves under way for one caller at most
LONGEST_SECONDS = 300.0  # then the curve is given up

log = logging.getLogger(__name__)


class Story:
    """A win curve under way: the part that is done (0 to 1), then the curve, and later how good the answers were. After
    a failure the curve stays None, and no answers are judged."""

    def __init__(self, branch: int, caller: str = "") -> None:
        self.branch = branch
        self.caller = caller
        self.done = 0.0
        self.curve: Curve | None = None
        self.judged: list[Judged] | None = None


class WinCurves:
    """Computes the win curves of finished tables, one at a time."""

    def __init__(self, told: Callable[[str, Curve], Awaitable[None]] | None = None) -> None:
        """`told` is called with every curve that is done."""
        self._on_told = told
        self._known: BoundedCache[str, Story] = BoundedCache(CURVE_CACHE_SIZE)
        self._tasks: dict[asyncio.Task[None], Story] = {}
        self._turn = asyncio.Semaphore(1)

    def get(self, table: str, branch: int) -> Story | None:
        """The win curve of a table, if a caller has requested it."""
        found = self._known.get(table)
        return found if found is not None and found.branch == branch else None

    def room(self, caller: str) -> bool:
        """Whether a caller may start one more curve."""
        own = sum(story.caller == caller for story in self._tasks.values())
        return len(self._tasks) < MAX_WAITING and own < MAX_PER_CALLER

    def begin(self, table: str, branch: int, stored: bytes, caller: str) -> Story:
        """The win curve of a table, given in the format of background workers. The first request starts it."""
        story = self.get(table, branch)
        if story is None:
            story = Story(branch, caller)
            if self.room(caller):
                self._known.put(table, story)
                task = asyncio.create_task(self._tell(table, story, stored), name=f"story of {table}")
                self._tasks[task] = story
                task.add_done_callback(self._tasks.pop)
        return story

    async def close(self) -> None:
        """Cancels what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: str, story: Story, stored: bytes) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(LONGEST_SECONDS):
                    async with aclosing(_told(story, stored)) as curves:
                        async for curve in curves:
                            if self._on_told is not None:
                                await self._on_told(table, curve)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                log.error("no story can be told: %s", error or "it took too long", extra={"table": table})
            story.done = 1.0
            story.judged = story.judged or []


async def _told(story: Story, stored: bytes) -> AsyncGenerator[Curve]:
    """Tells a story line by line; the curve comes as soon as it is known."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "meridian.server.bot_workers.win_curve_process"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 24,
        env=environment(),
        **out_of_reach(),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(stored)
        process.stdin.write_eof()
        async for line in process.stdout:
            if line.strip().isdigit():
                story.done = min(0.99, int(line) / 100)
            elif story.curve is None:
                story.curve = msgspec.json.decode(line, type=Curve)
                story.done = 1.0
                yield story.curve
            else:
                story.judged = msgspec.json.decode(line, type=list[Judged])
        if story.judged is None:
            raise ValueError("its process has ended too soon")
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
