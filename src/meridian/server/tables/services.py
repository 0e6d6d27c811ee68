"""What live tables need from their node."""

from __future__ import annotations

import hashlib
from typing import Protocol

from meridian.fair.signing import Signatory
from meridian.server.bot_workers.pool import BotPool
from meridian.server.bus.bus import Bus
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.notifier import Notifier
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.tables.client_messages import Said
from meridian.server.tables.protocol import AnyToClient


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
    blocked_words: BlockedWords

    @property
    def several(self) -> bool:
        """Whether there may be other nodes, which need all news."""

    async def far(self, table: str, seat: int, said: Said, lang: str, token_hash: str | None) -> AnyToClient:
        """Forward a command of a seat to the node that owns the table; returns its reply."""

    def home(self, table: str) -> str | None:
        """The node that alone may own a table, where each table has one; None: any node may."""

    def wake(self) -> None:
        """Check the leases of this node at once: a table may be lost."""

    def seed(self, table: str) -> bytes:
        """The seed of a table's bots: secret, and the same after a restart."""


def seed_of(key: bytes, table: str) -> bytes:
    """Derive the seed of a table's bots from a secret of the server."""
    return hashlib.blake2b(table.encode(), key=key[:64], digest_size=16).digest()
