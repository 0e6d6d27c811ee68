"""Readiness of a node, for proxies that route traffic to it."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final, Protocol

from meridian.server.bus.bus import Bus
from meridian.server.stores import Store

CLOSING: Final = "the server is closing"
NO_DATABASE: Final = "the database cannot be reached"
NO_BUS: Final = "the other nodes cannot be reached"
SILENT: Final = "a process does not answer: {}"

FRESH_SECONDS: Final = 1.0  # the last answer of the database counts for this time
PROBE_SECONDS: Final = 3.0  # for the database to answer

log = logging.getLogger(__name__)


class ProbedNode(Protocol):
    """The part of a node that is checked."""

    store: Store
    bus: Bus
    closing: bool

    @property
    def several(self) -> bool: ...
    def silent(self) -> list[str]: ...


class Readiness:
    """Asks the database at most once a second, no matter how many requests come."""

    def __init__(self, node: ProbedNode) -> None:
        self._node = node
        self._asked = -FRESH_SECONDS
        self._answered = True
        self._probing: asyncio.Task[bool] | None = None

    async def fault(self) -> str | None:
        """Why the node is not ready, or None. It reveals nothing about the database, since anybody may ask."""
        if self._node.closing:
            return CLOSING
        if not await self._database():
            return NO_DATABASE
        if silent := self._node.silent():
            return SILENT.format(", ".join(silent))
        return NO_BUS if self._node.several and not self._node.bus.up else None

    async def _database(self) -> bool:
        wrote = (await self._node.store.health()).ok
        if wrote == self._answered and time.monotonic() - self._asked < FRESH_SECONDS:
            return wrote
        if self._probing is None:
            self._probing = asyncio.create_task(self._probe())
        return await asyncio.shield(self._probing)

    async def _probe(self) -> bool:
        try:
            why = await asyncio.wait_for(self._node.store.probe(), PROBE_SECONDS)
        except TimeoutError:
            why = f"no answer within {PROBE_SECONDS:.0f} s"
        finally:
            self._probing = None
        if self._answered and why is not None:
            log.warning("not ready: %s: %s", NO_DATABASE, why)
        self._asked, self._answered = time.monotonic(), why is None
        return self._answered
