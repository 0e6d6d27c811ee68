"""The outbox: a queue of notifications in the store, and one loop that sends them.

At most one notification is sent for a seat, a question and a kind: the key consists of all three and the channel.
Before an e-mail is sent, the attempt is stored; an attempt that was cut off after that is not retried, since the e-mail
may have been sent. Webhooks carry the key, so that their receivers can drop duplicates.
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
MAX_ATTEMPTS: Final = 12  # waits double from 30 seconds to 6 hours: the last attempt is made within 15 hours
MAX_IN_FLIGHT: Final = 16  # attempts at once, so that a slow receiver does not delay the rest
POLL_SECONDS: Final = 5.0
HOLD_SECONDS: Final = 300.0  # no other node takes these rows for this time: longer than any attempt
CLOSE_TIMEOUT: Final = 30.0  # seconds for attempts under way
ATTEMPT: Final = "attempt"
"""The kind of a row that marks the start of an attempt. It is never sent."""

log = logging.getLogger(__name__)
Clock = Callable[[], float]
Wanted = Callable[[NoticeRow], Awaitable[bool]]


class NoticeStore(Protocol):
    """The part of a store that the outbox needs."""

    async def put_notice(self, notice: NoticeRow) -> bool:
        """Stores it. False if its key exists."""

    async def due_notices(self, now: float, limit: int = ..., hold: float = ...) -> list[NoticeRow]:
        """Takes what is due. No other node gets it for `hold` seconds."""

    async def settle_notice(self, key: str, done: bool, error: str | None = ..., due: float | None = ...) -> bool:
        """Records the end of an attempt."""


class Channel(Protocol):
    """A channel to a recipient. `once` if a duplicate would disturb people."""

    once: bool

    async def send(self, notice: NoticeRow, notification: Notification, now: float) -> None:
        """Delivers it, or raises NotDelivered."""


async def always(notice: NoticeRow) -> bool:
    """The default for `wanted`: every notification is wanted."""
    return True


def wait_after(attempt: int, chance: random.Random) -> float:
    """Seconds to wait after an attempt: exponential backoff up to a limit, times a random factor from 0.5 to 1."""
    longest = min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2.0 ** (attempt - 1))
    return longest * (1 + chance.random()) / 2


class Outbox:
    """Queues notifications and sends them when they are due. Any number of nodes may run one on the same store.

    It calls `wanted` just before sending: a question that has been answered needs no notification.
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
        """Queues a notification for now or for `due`, outside quiet hours. False if it was queued before."""
        moment = self.clock() if due is None else due
        return await self.put_row(
            NoticeRow(
                key=key_of(table, seat, notification.question, kind, target, notification.channel),
                table=table,
                seat=seat,
                kind=kind,
                target=target,
                body=msgspec.to_builtins(notification),
                due=notification.quiet_hours().after(moment),
            )
        )

    async def put_row(self, row: NoticeRow) -> bool:
        """Queues a row as it is."""
        new = await self.store.put_notice(row)
        self._awake.set()
        return new

    async def run(self) -> None:
        """Sends what is due until `close`. After a store error it tries again later."""
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
        """Takes nothing more and waits up to CLOSE_TIMEOUT for attempts under way."""
        self._closing = True
        self._awake.set()
        if self._flying:
            await asyncio.wait(self._flying, timeout=CLOSE_TIMEOUT)

    async def sweep(self) -> int:
        """Sends what is due now and waits for it; returns the number of rows taken."""
        rows = await self.store.due_notices(self.clock(), MAX_IN_FLIGHT, HOLD_SECONDS)
        await asyncio.gather(*map(self.deliver, rows))
        return len(rows)

    async def _take(self) -> bool:
        """Starts to send what is due, up to MAX_IN_FLIGHT; returns whether more may be waiting."""
        room = MAX_IN_FLIGHT - len(self._flying)
        rows = await self.store.due_notices(self.clock(), room, HOLD_SECONDS) if room else []
        for row in rows:
            task = asyncio.create_task(self.deliver(row))
            self._flying.add(task)
            task.add_done_callback(self._flying.discard)
        return len(rows) == room

    async def deliver(self, row: NoticeRow) -> None:
        """Sends one row that was taken and stores the outcome."""
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
        """Stores that this attempt begins. False if it has begun before."""
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
    """The outcome of an attempt."""

    word: str
    done: bool
    error: str | None = None
    due: float | None = None
