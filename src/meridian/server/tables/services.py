"""What live tables need of their node."""

from __future__ import annotations

import hashlib
from typing import Protocol

from meridian.fair.signing import Signatory
from meridian.server.bot_workers.pool import BotPool
from meridian.server.bus.bus import Bus
from meridian.server.notifications.notifier import Notifier
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.tables.protocol import AnyToClient, Said


class Services(Protocol):
    """The services of one node."""

    name: str
    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    bot_pool: BotPool
    notifier: Notifier
    signatory: Signatory

    @property
    def several(self) -> bool:
        """Whether there may be other nodes, to be told of everything."""

    async def far(self, table: str, seat: int, said: Said, lang: str, token_hash: str | None) -> AnyToClient:
        """What the node that owns a table replies to a seat."""

    def wake(self) -> None:
        """Look at once which tables this node owns: one may be lost."""

    def seed(self, table: str) -> bytes:
        """Where the bots of a table take their chance from: secret, and the same after a restart."""


def seed_of(key: bytes, table: str) -> bytes:
    """A seed for the bots of a table, derived from a secret of the server."""
    return hashlib.blake2b(table.encode(), key=key[:64], digest_size=16).digest()
