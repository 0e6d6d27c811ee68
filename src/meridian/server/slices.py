"""Long work that must be done in the process that serves players: a little at a time, with everything else in between,
and only one such work at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

P = ParamSpec("P")
T = TypeVar("T")

SLICE_SECONDS = 0.002  # the event loop is kept at a time

_TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""Only one slice is worked on between two looks at what players have said, however much there is to do."""
_THREADS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""Only one thread works beside the event loop."""


async def in_slices(steps: Iterable[object]) -> None:
    """Go through the steps of something; none of them may take long."""
    turn = _TURNS.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    left = iter(steps)
    while True:
        async with turn:
            until = time.perf_counter() + SLICE_SECONDS
            for _ in left:
                if time.perf_counter() >= until:
                    break
            else:
                return
            await asyncio.sleep(0)


async def in_thread(function: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """The result of something that cannot be cut into steps but is plain Python: the interpreter passes from thread to
    thread every few milliseconds. What it is given must not be changed by anybody meanwhile."""
    async with _THREADS.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        return await asyncio.to_thread(function, *args, **more)
