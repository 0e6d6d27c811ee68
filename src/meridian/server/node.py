"""A node: all services of a server process, opened and closed in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING, Final, Self

from meridian.core.languages import languages
from meridian.core.messages import bundle
from meridian.fair.signing import Signatory
from meridian.own_bots.hosted import host, read_hosted
from meridian.server.accounts.passwords import Passwords
from meridian.server.accounts.results import keep_half_time
from meridian.server.accounts.server_key import ServerKey, server_key
from meridian.server.accounts.tokens import Signer
from meridian.server.background.service import Background
from meridian.server.background.tables import TableWork
from meridian.server.bot_workers.pool import BotPool
from meridian.server.bot_workers.win_curves import WinCurves
from meridian.server.bus.bus import Bus
from meridian.server.bus.memory import MemoryBus
from meridian.server.bus.opening import open_bus
from meridian.server.clubs.clubs import Clubs
from meridian.server.competitions.competitions import Competitions
from meridian.server.competitions.keeper import RoundKeeper
from meridian.server.duplicates.duplicates import Duplicates
from meridian.server.duplicates.keeper import SetKeeper
from meridian.server.http.local_network import LocalNetwork
from meridian.server.http.metrics_together import MetricsTogether
from meridian.server.http.rate_limits import Gate
from meridian.server.http.services import Connected
from meridian.server.lobby.lessons import LessonTables
from meridian.server.lobby.lobby import Lobby
from meridian.server.moderation.blocked_words import BlockedWords
from meridian.server.notifications.links import Links
from meridian.server.notifications.mail import Post
from meridian.server.notifications.notification import Way
from meridian.server.notifications.notifier import Notifier
from meridian.server.notifications.outbox import Channel, Outbox
from meridian.server.notifications.push import PushServices
from meridian.server.notifications.webhook import Webhooks
from meridian.server.ops.metrics import Metrics
from meridian.server.ops.readiness import Readiness
from meridian.server.ops.retention import keep_up
from meridian.server.settings import Settings
from meridian.server.stores import Store, open_store
from meridian.server.tables.client_messages import Said
from meridian.server.tables.pending_turns import PendingTurns
from meridian.server.tables.protocol import AnyToClient
from meridian.server.tables.registry import TableRegistry
from meridian.server.tables.services import seed_of
from meridian.server.texts import PACKAGE

if TYPE_CHECKING:  # other systems than POSIX have no such processes
    from meridian.server.processes.siblings import Siblings

SIGNATURES: Final = "signatures of chance"
"""The purpose of the key that signs commitments and rolls."""
COMPETITION_SEATS: Final = "seats of competitions"
"""The purpose of the key that the tokens of seats in competitions are derived from."""
BEAT_SECONDS: Final = 1.0  # between two signs of life for the other processes
SWEEP_SECONDS: Final = 5.0  # between two checks of all connections
STARTUP_DELAY: Final = 1.0  # seconds before a node loads what is not urgent

log = logging.getLogger(__name__)


class Node:
    """The services of one server process."""

    store: Store
    table_work: TableWork
    bus: Bus
    registry: TableRegistry
    lobby: Lobby
    lesson_tables: LessonTables
    outbox: Outbox
    notifier: Notifier
    competitions: Competitions
    clubs: Clubs

    def __init__(self, settings: Settings, siblings: Siblings | None = None) -> None:
        self.settings = settings
        self.siblings = siblings
        self.name = settings.node
        self.metrics = Metrics(settings.node)
        self.gate = Gate(settings.limits, siblings=siblings)
        self.network = LocalNetwork(settings.host, settings.port, settings.lan_addresses)
        self.key: ServerKey = server_key(settings)
        self.signer = Signer(self.key)
        self.passwords = Passwords()
        self.blocked_words = BlockedWords(settings.blocked_names_file)
        self.signing_seed = self.key.derive(SIGNATURES)
        self.signatory = Signatory(self.signing_seed)
        self.links = Links(self.signer, settings)
        host(read_hosted(settings.bots, settings.limits.bot_seconds))
        self.bot_pool = BotPool(
            settings.bot_processes,
            grace=settings.limits.bot_grace_seconds,
            hint_grace=settings.limits.hint_grace_seconds,
        )
        self.background = Background(settings.background_workers, settings.limits, self.gate, self.metrics)
        self.win_curves = WinCurves(lambda table, curve: keep_half_time(self.store, table, curve))
        self.connections: set[Connected] = set()
        self.closing = False
        self.readiness = Readiness(self)
        self._seed = self.key.derive("bots")
        self._tasks: list[asyncio.Task[None]] = []
        self._all_metrics: MetricsTogether | None = None

    @property
    def several(self) -> bool:
        """Whether there may be other nodes, which need all news."""
        return not isinstance(self.bus, MemoryBus)

    def seed(self, table: str) -> bytes:
        """The seed of a table's bots."""
        return seed_of(self._seed, table)

    async def far(self, table: str, seat: int, said: Said, lang: str, token_hash: str | None) -> AnyToClient:
        """Forward a command of a seat to the node that owns the table; returns its reply."""
        return await self.registry.others.far(table, seat, said, lang, token_hash)

    def home(self, table: str) -> str | None:
        """The node that alone may own a table; None: any may."""
        return None if self.siblings is None else self.siblings.home_node(table)

    async def metrics_page(self) -> tuple[bytes, str]:
        """The metrics of this node, or of all processes of its machine, and their content type."""
        page, kind = self.metrics.page()
        return (page if self._all_metrics is None else await self._all_metrics.page()), kind

    def silent(self) -> list[str]:
        """The processes of this machine that do not answer."""
        return [] if self.siblings is None else self.siblings.silent()

    def wake(self) -> None:
        """Check the leases of this node at once."""
        self.registry.wake.set()

    async def __aenter__(self) -> Self:
        siblings = self.siblings
        if siblings is not None:
            self._tasks.append(asyncio.create_task(self._beat(siblings)))
        turns = None if siblings is None else siblings.family.turn_path
        self.store = await open_store(self.settings.database, turns)
        try:
            if siblings is None or siblings.first:
                await self.store.check_sound()
            self.bus = await open_bus(self.settings.bus)
        except BaseException:
            await self.store.close()
            raise
        self.table_work = TableWork(self.background, self.store)
        self.registry = TableRegistry(self)
        self.lobby = Lobby(self.store, self.registry, PendingTurns(self.settings, self.store, self.registry))
        self.lesson_tables = LessonTables(self.lobby)
        self.outbox = Outbox(self.store, self._channels(), self.lobby.wanted)
        self.notifier = Notifier(self.settings, self.store, self.outbox)
        keeper = RoundKeeper(self.lobby, self.notifier, self.key.derive(COMPETITION_SEATS))
        self.competitions = Competitions(self.lobby, keeper)
        self.clubs = Clubs(self.lobby, self.competitions)
        sets = SetKeeper(self.lobby)
        self.duplicates = Duplicates(self.lobby, sets)
        await self.registry.open()
        upkeep = keep_up(self.store, self.settings.retention)
        work = (self.outbox.run(), upkeep, keeper.run(), sets.run(), self._sweep(), self._learn_to_speak())
        if siblings is not None:
            self._all_metrics = MetricsTogether(self.metrics, self.bus, siblings)
            self._tasks.append(await self._all_metrics.listening())
        self._tasks += [asyncio.create_task(task) for task in work]
        self._watch()
        log.info("node is up", extra={"node": self.name})
        return self

    async def __aexit__(self, *_: object) -> None:
        """Shut down in order: refuse new work, let tables finish their jobs, send what the outbox is sending."""
        await self.begin_to_close()
        self.lobby.beginning.close()
        await self.registry.close()
        await self.outbox.close()
        for task in self._tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.win_curves.close()
        await self.bot_pool.close()
        self.passwords.close()
        await self.bus.close()
        await self.store.close()
        log.info("node is down", extra={"node": self.name})

    async def begin_to_close(self) -> None:
        """Accept no new work, and end background requests at once, however long they would take."""
        self.closing = True
        await self.background.close()

    async def _beat(self, siblings: Siblings) -> None:
        """Show the other processes that this one is not stuck."""
        while True:
            siblings.beat()
            await asyncio.sleep(BEAT_SECONDS)

    async def _sweep(self) -> None:
        """Check all connections periodically; that is cheaper than a timer per frame."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = time.monotonic()
            for connection in list(self.connections):
                connection.check(now)

    async def _learn_to_speak(self) -> None:
        """Load the server's texts after the start, so that the first error message does not delay every table."""
        await asyncio.sleep(STARTUP_DELAY)
        for lang in languages():
            await asyncio.to_thread(bundle, PACKAGE, lang)

    def _channels(self) -> dict[Way, Channel]:
        private = self.settings.allow_private_webhooks
        channels: dict[Way, Channel] = {
            Way.WEBHOOK: Webhooks(self.key, private),
            Way.PUSH: PushServices(self.store, self.key, self.settings.public_url, private),
        }
        if self.settings.mail.host:
            channels[Way.MAIL] = Post(
                self.settings.mail, self.links.unsubscribe, None, self.links.letter, self.links.turn
            )
        return channels

    def _watch(self) -> None:
        self.metrics.bus_up.set_function(lambda: float(self.bus.up))
        self.metrics.watch_queue("bus", lambda: self.bus.queued)
        self.metrics.watch_queue("bots", self.bot_pool.waiting)
        self.metrics.watch_queue("hints", self.bot_pool.hints_waiting)
        self.metrics.watch_queue("background", self.background.waiting)
        self.metrics.watch_queue("asleep", lambda: len(self.registry.asleep))
