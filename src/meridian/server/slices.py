"""Cooperative long work in the process that serves players: in short slices, with the event loop running in between,
and only one slice at a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar
from weakref import WeakKeyDictionary

P = ParamSpec("P")
T = TypeVar("T")

SLICE_SECONDS = 0.002  # of work per turn of the event loop

_TURNS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""One lock per event loop: only one slice runs between two turns of the loop, however much work is queued."""
_THREADS: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()
"""One lock per event loop: only one thread works beside the loop."""


async def in_slices(steps: Iterable[object]) -> None:
    """Run an iterator in slices of SLICE_SECONDS; a single step must be short."""
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
    """Run plain Python code that cannot be cut into steps in a thread: the interpreter switches threads every few
    milliseconds. No other code may change its arguments meanwhile."""
    async with _THREADS.setdefault(asyncio.get_running_loop(), asyncio.Lock()):
        return await asyncio.to_thread(function, *args, **more)
