"""The bots of one node: thoughts go to a few worker processes, and no table stands still because a bot fails."""

from __future__ import annotations

import asyncio
from zlib import crc32

import msgspec

from meridian.server.thinking.figures import Counts, Figures
from meridian.server.thinking.lane import Lane, Stopped
from meridian.server.thinking.thought import Thought, Word
from meridian.server.thinking.workers import ProcessWorker, ThreadWorker, Worker

__all__ = ["Figures", "Stopped", "Thinkers"]

PATIENCE = 60.0
"""Seconds a bot may think."""
TABLES = 200
"""How many tables each worker remembers."""
MAKERS = "meridian.bots:maker"
"""Where bots are found by game and name: module and function."""


class Thinkers:
    """Lets bots think. Nothing is started before the first thought; without processes a thread of the server thinks.

    A table always goes to the same worker, which remembers its position and its bots.
    """

    def __init__(
        self, processes: int, *, patience: float = PATIENCE, tables: int = TABLES, makers: str = MAKERS
    ) -> None:
        def hire() -> Worker:
            return ProcessWorker(tables, patience, makers) if processes else ThreadWorker(tables, makers)

        self._counts = Counts()
        self._closed = False
        self._lanes = [Lane(hire, tables, patience, self._counts) for _ in range(max(processes, 1))]

    async def think(self, request: Thought) -> Word:
        """A bot's word. BadInput if nobody could answer (the seat is not asked, the journal is not legal), Stopped
        after `close`; a bot that fails twice is answered for by the game (`Word.default`)."""
        if self._closed:
            raise Stopped("the server closes")
        # The journal may grow while this one waits for its turn.
        request = msgspec.structs.replace(request, entries=list(request.entries))
        return await self._lanes[crc32(request.table.encode()) % len(self._lanes)].think(request)

    @property
    def figures(self) -> dict[str, Figures]:
        """What each bot has done so far."""
        return self._counts.by_bot

    def waiting(self) -> int:
        """How many thoughts have not begun yet."""
        return sum(lane.waiting for lane in self._lanes)

    def pids(self) -> list[int]:
        """The worker processes that live now."""
        return [pid for lane in self._lanes if (pid := lane.pid()) is not None]

    async def close(self) -> None:
        """End the workers; whoever still waits is told Stopped."""
        self._closed = True
        await asyncio.gather(*(lane.close() for lane in self._lanes))
