"""Win curves of finished games, each computed once in its own process."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from meridian.bots.advice import Curve
from meridian.server.cache import BoundedCache
from meridian.server.processes.process import environment, out_of_reach

CURVE_CACHE_SIZE = 64  # curves
MAX_WAITING = 16  # curves in the queue at most
MAX_PER_CALLER = 2  # curves under way for one caller at most
LONGEST_SECONDS = 300.0  # then the curve is given up

log = logging.getLogger(__name__)


class Story:
    """A win curve under way: the part that is done (0 to 1), then the curve. After a failure the curve stays None."""

    def __init__(self, branch: int, caller: str = "") -> None:
        self.branch = branch
        self.caller = caller
        self.done = 0.0
        self.curve: Curve | None = None


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
                    story.curve = await _told(story, stored)
                if self._on_told is not None:
                    await self._on_told(table, story.curve)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                log.error("no story can be told: %s", error or "it took too long", extra={"table": table})
            story.done = 1.0


async def _told(story: Story, stored: bytes) -> Curve:
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
        last = b""
        async for line in process.stdout:
            last = line
            if line.strip().isdigit():
                story.done = min(0.99, int(line) / 100)
        return msgspec.json.decode(last, type=Curve)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
