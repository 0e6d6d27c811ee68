"""The stories of finished games: chances to win over time, worked out once by a process of its own."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from meridian.advice import Curve
from meridian.core.codec import to_bytes
from meridian.core.journal import Journal
from meridian.server.processes.process import environment
from meridian.server.recent import Recent

KEPT = 64
"""So many stories are remembered, those asked for last."""
WAITING = 16
"""So many may wait for their turn; whoever comes later asks again."""
LONGEST = 300.0
"""Seconds after which a story is given up."""

log = logging.getLogger("meridian.thinking")


class Story:
    """A story as far as it is known: the part that is done, and in the end the curve. One that failed stays empty."""

    def __init__(self, branch: int) -> None:
        self.branch = branch
        self.done = 0.0
        self.curve: Curve | None = None


class Stories:
    """Tells the stories of finished tables, one at a time."""

    def __init__(self) -> None:
        self._known: Recent[str, Story] = Recent(KEPT)
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Semaphore(1)

    def get(self, table: str, branch: int) -> Story | None:
        """The story of a table, if somebody has asked for it."""
        found = self._known.get(table)
        return found if found is not None and found.branch == branch else None

    def begin(self, table: str, branch: int, journal: Journal) -> Story:
        """The story of a table; the first who asks has it begun."""
        story = self.get(table, branch)
        if story is None:
            story = Story(branch)
            if len(self._tasks) < WAITING:
                self._known.put(table, story)
                task = asyncio.create_task(self._tell(table, story, journal), name=f"story of {table}")
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        return story

    async def close(self) -> None:
        """End what is under way."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: str, story: Story, journal: Journal) -> None:
        async with self._turn:
            try:
                async with asyncio.timeout(LONGEST):
                    story.curve = await _told(story, journal)
            except (OSError, TimeoutError, ValueError, msgspec.MsgspecError) as error:
                log.error("no story can be told: %s", error or "it took too long", extra={"table": table})
            story.done = 1.0


async def _told(story: Story, journal: Journal) -> Curve:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "meridian.server.thinking.story", journal.header.game),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=1 << 24,
        env=environment(),
        start_new_session=True,  # Ctrl-C is for the server alone
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(to_bytes(journal))
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
