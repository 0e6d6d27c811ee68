"""The outbox: everything to be sent waits here, and one loop sends it.

Never more than one notice goes out for a seat, a question and a kind: the key of a notice says all three and the way
it goes. Before an e-mail is handed over, the attempt is written down; one that was cut off after that is not repeated,
since nobody knows whether it went out. Webhooks carry the key, and their receivers drop what they know.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, Protocol

import msgspec

from meridian.core.errors import BadInput
from meridian.server.notifications.notification import (
    NotDelivered,
    Notification,
    NotificationKind,
    Way,
    key_of,
    matter_of,
    way_of,
)
from meridian.server.stores.errors import StoreError
from meridian.server.stores.records import NoticeRow

FIRST_WAIT_SECONDS: Final = 30.0
LONGEST_WAIT_SECONDS: Final = 6 * 3600.0
MAX_ATTEMPTS: Final = 12  # waits double from half a minute to six hours: the last attempt is made within 15 hours
MAX_IN_FLIGHT: Final = 16  # slow receivers do not hold up the rest
POLL_SECONDS: Final = 5.0
HOLD_SECONDS: Final = 300.0  # no other node takes what this one has taken: longer than any attempt lasts
CLOSE_TIMEOUT: Final = 30.0  # seconds for what is under way
ATTEMPT: Final = "attempt"
"""The kind of a row that says that an attempt has begun; nothing is sent for it."""

log = logging.getLogger(__name__)
Clock = Callable[[], float]
Wanted = Callable[[NoticeRow], Awaitable[bool]]


class NoticeStore(Protocol):
    """What the outbox asks of a store."""

    async def put_notice(self, notice: NoticeRow) -> bool:
        """Keep it; False if its key was put before."""

    async def due_notices(self, now: float, limit: int = ..., hold: float = ...) -> list[NoticeRow]:
        """Take what is due; nobody else gets it for a while."""

    async def settle_notice(self, key: str, done: bool, error: str | None = ..., due: float | None = ...) -> bool:
        """An attempt has ended."""


class Channel(Protocol):
    """A way to a receiver. `once` if a repetition would reach people."""

    once: bool

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Hand it over, or raise NotDelivered."""


async def always(notice: NoticeRow) -> bool:
    """Whoever does not know better takes every notice for wanted."""
    return True


def wait_after(attempt: int, chance: random.Random) -> float:
    """Seconds to wait after an attempt: doubled each time up to a limit, and between half and all of that by chance."""
    longest = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2.0 ** (attempt - 1))
    return longest * (1 + chance.random()) / 2


class Outbox:
    """Takes notices and sends them when they are due. Any number of nodes may run one on the same store.

    `wanted` is asked just before sending: a question answered meanwhile needs no notice any more.
    """

    def __init__(
        self,
        store: NoticeStore,
        channels: Mapping[Way, Channel],
        wanted: Wanted = always,
        clock: Clock = time.time,
        chance: random.Random | None = None,
    ) -> None:
        self.store = store
        self.channels = channels
        self.wanted = wanted
        self.clock = clock
        self.chance = chance or random.Random()
        self.counts: Counter[str] = Counter()
        self._flying: set[asyncio.Task[None]] = set()
        self._awake = asyncio.Event()
        self._closing = False

    async def put(
        self,
        table: str,
        seat: int,
        kind: NotificationKind,
        target: str,
        notification: Notification,
        due: float | None = None,
    ) -> bool:
        """Have something sent, now or when due, outside quiet hours; False if that has been put before."""
        moment = self.clock() if due is None else due
        return await self.put_row(
            NoticeRow(
                key=key_of(table, seat, notification.question, kind, way_of(target)),
                table=table,
                seat=seat,
                kind=kind,
                target=target,
                body=msgspec.to_builtins(notification),
                due=notification.quiet_hours().after(moment),
            )
        )

    async def put_row(self, row: NoticeRow) -> bool:
        """Put a notice as it is."""
        new = await self.store.put_notice(row)
        self._awake.set()
        return new

    async def run(self) -> None:
        """Send what is due until `close` is called. A store that fails is asked again later."""
        while not self._closing:
            try:
                full = await self._take()
            except StoreError as error:
                log.warning("outbox: the store does not answer: %s", error)
                full = False
            if full and self._flying:
                await asyncio.wait(self._flying, return_when=asyncio.FIRST_COMPLETED)
                continue
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), POLL_SECONDS)
            self._awake.clear()

    async def close(self) -> None:
        """Take nothing more, and wait a little for what is under way."""
        self._closing = True
        self._awake.set()
        if self._flying:
            await asyncio.wait(self._flying, timeout=CLOSE_TIMEOUT)

    async def sweep(self) -> int:
        """Send what is due now and wait for it; how many were taken."""
        rows = await self.store.due_notices(self.clock(), MAX_IN_FLIGHT, HOLD_SECONDS)
        await asyncio.gather(*map(self.deliver, rows))
        return len(rows)

    async def _take(self) -> bool:
        """Begin to send what is due, as far as there is room; whether more may be waiting."""
        room = MAX_IN_FLIGHT - len(self._flying)
        rows = await self.store.due_notices(self.clock(), room, HOLD_SECONDS) if room else []
        for row in rows:
            task = asyncio.create_task(self.deliver(row))
            self._flying.add(task)
            task.add_done_callback(self._flying.discard)
        return len(rows) == room

    async def deliver(self, row: NoticeRow) -> None:
        """Send one notice that was taken, and write down what became of it."""
        try:
            outcome = await self._attempt(row)
        except StoreError as error:
            log.warning("outbox: %s waits for the store: %s", row.key, error)
            return
        except Exception as error:
            log.exception("outbox: %s failed", row.key)
            outcome = DeliveryOutcome("failed", done=True, error=f"fault: {type(error).__name__}")
        self.counts[outcome.word] += 1
        log.info("outbox: %s %s", row.key, outcome.word)
        try:
            await self.store.settle_notice(row.key, outcome.done, outcome.error, outcome.due)
        except StoreError as error:
            log.warning("outbox: what became of %s is not stored: %s", row.key, error)

    async def _attempt(self, row: NoticeRow) -> DeliveryOutcome:
        try:
            notification = matter_of(row.body)
            way = way_of(row.target)
        except BadInput as error:
            return DeliveryOutcome("dropped", done=True, error=str(error))
        now = self.clock()
        if notification.expires is not None and now >= notification.expires:
            return DeliveryOutcome("dropped", done=True, error="too late")
        if not await self.wanted(row):
            return DeliveryOutcome("dropped", done=True, error="no longer asked")
        loud = notification.quiet_hours().after(now)
        if loud > now:
            return DeliveryOutcome("postponed", done=False, error="quiet hours", due=loud)
        channel = self.channels.get(way)
        if channel is None:
            return DeliveryOutcome("dropped", done=True, error=f"this server sends nothing by {way}")
        if channel.once and not await self._begin(row, now):
            return DeliveryOutcome(
                "interrupted", done=True, error="cut off while it was handed over: it may have gone out"
            )
        return await self._send(channel, row, notification)

    async def _begin(self, row: NoticeRow, now: float) -> bool:
        """Write down that this attempt begins; False if it has begun before."""
        key = f"{row.key}/{ATTEMPT}-{row.attempts + 1}"
        mark = NoticeRow(key=key, table=row.table, seat=row.seat, kind=ATTEMPT, target="", due=now, done=True)
        return await self.store.put_notice(mark)

    async def _send(self, channel: Channel, row: NoticeRow, notification: Notification) -> DeliveryOutcome:
        try:
            await channel.send(row, notification, self.clock())
        except NotDelivered as problem:
            return self._again(row, notification, problem)
        return DeliveryOutcome("sent", done=True)

    def _again(self, row: NoticeRow, notification: Notification, problem: NotDelivered) -> DeliveryOutcome:
        attempt = row.attempts + 1
        if problem.final or attempt >= MAX_ATTEMPTS:
            return DeliveryOutcome("failed", done=True, error=str(problem))
        due = notification.quiet_hours().after(self.clock() + wait_after(attempt, self.chance))
        return DeliveryOutcome("retried", done=False, error=str(problem), due=due)


class DeliveryOutcome(msgspec.Struct, frozen=True):
    """What became of an attempt."""

    word: str
    done: bool
    error: str | None = None
    due: float | None = None
