"""What routes and WebSockets need from the node that serves them."""

from __future__ import annotations

from typing import Any, Protocol

from litestar.connection import ASGIConnection

from meridian.fair.signing import Signatory
from meridian.server.accounts.passwords import Passwords
from meridian.server.accounts.tokens import Signer
from meridian.server.background.service import Background
from meridian.server.background.tables import TableWork
from meridian.server.bot_workers.win_curves import WinCurves
from meridian.server.bus.bus import Bus
from meridian.server.clubs.clubs import Clubs
from meridian.server.competitions.competitions import Competitions
from meridian.server.duplicates.duplicates import Duplicates
from meridian.server.http.local_network import LocalNetwork
from meridian.server.http.rate_limits import Gate
from meridian.server.lobby.lessons import LessonTables
from meridian.server.lobby.lobby import Lobby
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.outbox import Outbox
from meridian.server.ops.metrics import Metrics
from meridian.server.ops.readiness import Readiness
from meridian.server.settings import Settings
from meridian.server.stores import Store
from meridian.server.tables.registry import TableRegistry


class Connected(Protocol):
    """A connection that the node may have to close."""

    def check(self, now: float) -> None:
        """Close the connection if the client does not read what is sent."""


class NodeServices(Protocol):
    """The services of one node, as routes and WebSockets use them."""

    name: str
    settings: Settings
    metrics: Metrics
    gate: Gate
    network: LocalNetwork
    signer: Signer
    passwords: Passwords
    signing_seed: bytes
    signatory: Signatory
    blocked_words: BlockedWords
    background: Background
    table_work: TableWork
    win_curves: WinCurves
    store: Store
    bus: Bus
    registry: TableRegistry
    lobby: Lobby
    lesson_tables: LessonTables
    outbox: Outbox
    competitions: Competitions
    clubs: Clubs
    duplicates: Duplicates
    connections: set[Connected]
    closing: bool
    readiness: Readiness

    async def metrics_page(self) -> tuple[bytes, str]:
        """The metrics in the Prometheus format, and their content type."""


def node_of(connection: ASGIConnection[Any, Any, Any, Any]) -> NodeServices:
    """The node that serves a request or a WebSocket."""
    node: NodeServices = connection.app.state.node
    return node
