"""Holds back each "no" where only hidden cards decide whether there is a choice, so that its time reveals nothing.

A seat that cannot play, one that declines, a bot and a standing order all wait: for a time drawn when the question is
first seen, from one distribution. At a rated table all of them wait equally long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random, SystemRandom

from meridian.server.cache import BoundedCache
from meridian.server.settings import WindowWait
from meridian.server.tables.pace import QUESTION_CACHE_SIZE, Key


class Waits:
    """The waits of one table."""

    def __init__(
        self,
        settings: WindowWait,
        rated: bool = False,
        random: Random | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._settings = settings
        self._rated = rated
        self._random = random or SystemRandom()
        self.now = clock or asyncio.get_running_loop().time
        self._due: BoundedCache[Key, float] = BoundedCache(QUESTION_CACHE_SIZE)

    def on(self) -> bool:
        """Whether anything waits at all."""
        return self._settings.most_seconds > 0

    def due(self, branch: int, question: tuple[int, int, int]) -> float:
        """The earliest time of a "no" to a question (event loop seconds)."""
        serial, seat, times = question
        key = (branch, serial, times) if self._rated else (branch, serial, times, seat)
        found = self._due.get(key)
        if found is None:
            found = self.now() + self._drawn()
            self._due.put(key, found)
        return found

    def left(self, branch: int, question: tuple[int, int, int]) -> float:
        """How many seconds a "no" that is ready now has to wait."""
        return max(0.0, self.due(branch, question) - self.now())

    def _drawn(self) -> float:
        times = self._settings
        if self._rated:
            return min(times.rated_seconds, times.most_seconds)
        more = self._random.expovariate(1.0 / times.mean_seconds) if times.mean_seconds else 0.0
        return min(times.least_seconds + more, times.most_seconds)
