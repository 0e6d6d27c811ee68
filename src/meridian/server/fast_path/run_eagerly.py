"""Runs what can be done at once without a task of its own. Python 3.12 has eager tasks for this; we serve 3.11 too."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from typing import Any


class Rest:
    """What is left of a coroutine that had to wait; to be awaited once."""

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


def run_eagerly(coroutine: Coroutine[Any, Any, None]) -> Rest | None:
    """Run a coroutine up to where it waits; None if it never does. What it raises until then is raised here."""
    try:
        waits_for = coroutine.send(None)
    except StopIteration:
        return None
    return Rest(coroutine, waits_for)
