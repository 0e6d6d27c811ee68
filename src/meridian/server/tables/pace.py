"""Delays answers that no person gives, so that their timing reveals nothing.

A bot with only one option would be faster than one with a choice, and a plan or standing order faster than both. So all
of them wait. The delay is fixed when a question is first seen; it depends only on chance and on the bot's time limit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil
from random import Random, SystemRandom

from meridian.server.bot_workers.request import seconds_of
from meridian.server.cache import BoundedCache

QUESTION_CACHE_SIZE = 64  # questions remembered; the oldest is evicted first
PAUSE_SPREAD = 0.5  # the longest pause exceeds the shortest by this fraction

Key = tuple[int, ...]
"""A question at a table: the branch, and the question's id on it."""


class Pace:
    """The delays of one table."""

    def __init__(self, pause: float, random: Random | None = None, clock: Callable[[], float] | None = None) -> None:
        self.pause = pause
        self._random = random or SystemRandom()
        self.now = clock or asyncio.get_running_loop().time
        self._due: BoundedCache[Key, float] = BoundedCache(QUESTION_CACHE_SIZE)

    def due(self, key: Key, bot: str = "") -> float:
        """The earliest time to answer a question (event loop seconds)."""
        found = self._due.get(key)
        if found is None:
            found = self.now() + thinks(bot) + self.pause * (1.0 + PAUSE_SPREAD * self._random.random())
            self._due.put(key, found)
        return found

    async def wait(self, key: Key, bot: str) -> None:
        """Hold back an answer until it is due."""
        await asyncio.sleep(self.left(key, bot))

    def left(self, key: Key, bot: str = "") -> float:
        """How many seconds an answer that is ready now has to wait. An overdue answer waits for a whole number of
        pauses, so that its computing time reveals little."""
        due, now = self.due(key, bot), self.now()
        if now > due:
            due += ceil((now - due) / self.pause) * self.pause
        return due - now


def thinks(bot: str) -> float:
    """The time limit of a bot in seconds; 0 for a bot that counts playouts, whose time is unknown."""
    return 0.0 if "playouts=" in bot else seconds_of(bot)
