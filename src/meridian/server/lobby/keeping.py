"""Keeps going what outlives a request, such as competitions: looks again and again for what is to be done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from meridian.core.errors import BadInput
from meridian.server.stores import StoreError

POLL_SECONDS: Final = 1.0


class Keeping:
    """One kind of thing to be kept going, with its word in the log and the field of the log that holds an id."""

    def __init__(self, word: str, field: str, log: logging.Logger) -> None:
        self._word, self._field, self._log = word, field, log

    async def run(self, waiting: Callable[[], Awaitable[list[str]]], advance: Callable[[str], Awaitable[None]]) -> None:
        """Advance all that wait, by their ids, again and again."""
        while True:
            try:
                for one in await waiting():
                    await self._try(one, advance)
            except StoreError as error:
                self._log.warning("%ss have to wait: %s", self._word, error)
            await asyncio.sleep(POLL_SECONDS)

    async def _try(self, one: str, advance: Callable[[str], Awaitable[None]]) -> None:
        """One that cannot go on must not stop the others."""
        try:
            await advance(one)
        except BadInput as error:
            self._log.error("a %s cannot go on: %s", self._word, error, extra={self._field: one})
        except Exception:
            self._log.exception("a %s cannot go on", self._word, extra={self._field: one})
