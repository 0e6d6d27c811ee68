"""Time to think."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import Final

LONGEST_BY_CLOCK: Final = 3.0
"""An answer may take at most this many times as long as on an idle machine."""


class ThinkingTime:
    """Seconds of processor time of the thread that made it: a busy machine makes a bot slower, not weaker. The clock
    bounds it, so that nobody waits for ever."""

    __slots__ = ("_clock", "_processor", "seconds")

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._processor: float = thread_time()
        self._clock: float = perf_counter()

    def used(self) -> float:
        """The part that is used up; 1 is all of it."""
        by_processor: float = (thread_time() - self._processor) / self.seconds
        by_clock: float = (perf_counter() - self._clock) / (self.seconds * LONGEST_BY_CLOCK)
        return max(by_processor, by_clock)

    def is_up(self, seconds_more: float = 0.0) -> bool:
        """Whether it is used up, or would be after some more seconds."""
        if thread_time() - self._processor + seconds_more > self.seconds:
            return True
        return perf_counter() - self._clock > self.seconds * LONGEST_BY_CLOCK
