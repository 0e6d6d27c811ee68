"""When answers are given that no person gives: after a time that tells nothing of them.

A bot that has no choice would be quicker than one that has; a plan or a standing order would be quicker than both. So
all of them wait. How long is settled when a question is first looked at, by nothing but chance and by how long the bot
may think about any question.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil
from random import Random, SystemRandom

from meridian.server.bot_workers.request import seconds_of
from meridian.server.cache import BoundedCache

QUESTION_CACHE_SIZE = 64  # questions remembered, those looked at last
PAUSE_SPREAD = 0.5  # the longest pause is longer by this part than the shortest

Key = tuple[int, ...]
"""A question at a table: the branch, and its id there."""


class Pace:
    """The pauses of one table."""

    def __init__(self, pause: float, random: Random | None = None, clock: Callable[[], float] | None = None) -> None:
        self.pause = pause
        self._random = random or SystemRandom()
        self.now = clock or asyncio.get_running_loop().time
        self._due: BoundedCache[Key, float] = BoundedCache(QUESTION_CACHE_SIZE)

    def due(self, key: Key, bot: str = "") -> float:
        """When a question may be answered at the earliest."""
        found = self._due.get(key)
        if found is None:
            found = self.now() + thinks(bot) + self.pause * (1.0 + PAUSE_SPREAD * self._random.random())
            self._due.put(key, found)
        return found

    async def wait(self, key: Key, bot: str) -> None:
        """Keep an answer back that is there now."""
        await asyncio.sleep(self.left(key, bot))

    def left(self, key: Key, bot: str = "") -> float:
        """How many seconds an answer waits that is there now. One that comes too late waits for whole pauses, so that
        how long it took tells little."""
        due, now = self.due(key, bot), self.now()
        if now > due:
            due += ceil((now - due) / self.pause) * self.pause
        return due - now


def thinks(bot: str) -> float:
    """How long a bot may think about any question; nobody knows of one that counts its playouts."""
    return 0.0 if "playouts=" in bot else seconds_of(bot)
