"""Long work that must be done in the process that serves players: in slices, with everything else in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from weakref import WeakKeyDictionary

SLICE = 0.002
"""Seconds the event loop is kept at a time."""

_TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""Only one slice is worked on between two looks at what players have said, however much there is to do."""


async def in_slices(steps: Iterable[object]) -> None:
    """Go through the steps of something; none of them may take long."""
    turn = _TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    left = iter(steps)
    while True:
        async with turn:
            until = time.perf_counter() + SLICE
            for _ in left:
                if time.perf_counter() >= until:
                    break
            else:
                return
            await asyncio.sleep(0)
