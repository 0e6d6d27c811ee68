"""What live tables need of their node."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Protocol

from meridian.fair.signing import Signatory
from meridian.server.bot_workers.pool import Thinkers
from meridian.server.bus.bus import Bus
from meridian.server.ops.metrics import Metrics
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.tables.protocol import AnyToClient, Said

if TYPE_CHECKING:
    from meridian.server.tables.owner import Owner


class Herald(Protocol):
    """Tells people who are not at the table that something waits for them."""

    async def asked(self, table: Owner) -> None:
        """Questions may have come or gone."""

    async def remind(self, table: Owner, seat: int, part: str) -> None:
        """Half, or four fifths, of the time for a question is gone."""

    async def substituted(self, table: Owner, seat: int) -> None:
        """The time of a seat was up so often that a bot plays for it now."""

    async def over(self, table: Owner) -> None:
        """The game is over."""


class Services(Protocol):
    """The services of one node."""

    name: str
    settings: Settings
    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Thinkers
    herald: Herald
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
