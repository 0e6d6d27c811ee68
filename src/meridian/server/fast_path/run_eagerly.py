"""Runs a coroutine eagerly, up to its first real wait. (`asyncio.eager_task_factory` needs Python 3.12.)"""

from __future__ import annotations

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any

from meridian.server.fast_path.switch import is_on


class Rest:
    """The rest of a coroutine that had to wait; to be awaited once."""

    def __init__(self, coroutine: Coroutine[Any, Any, None], waits_for: Any) -> None:
        self._coroutine = coroutine
        self._waits_for = waits_for

    def __await__(self) -> Generator[Any, Any, None]:
        waits_for = self._waits_for
        try:
            while True:
                try:
                    value = yield waits_for
                except BaseException as error:
                    waits_for = self._coroutine.throw(error)
                else:
                    waits_for = self._coroutine.send(value)
        except StopIteration:
            return


def run_eagerly(coroutine: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Run a coroutine up to its first wait; None if it never waits. Exceptions up to there are raised here. Without
    this shortcut nothing runs yet; the result is the whole coroutine."""
    if not is_on("eager"):
        return coroutine
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, waits_for)
