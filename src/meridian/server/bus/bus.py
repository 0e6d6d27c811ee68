"""What one node tells the others: messages by topic, in order, and every loss told aloud.

The bus is quick, not safe: what must not be lost stands in the store before it is published. A subscriber
therefore subscribes first and reads the store afterwards, and reads the store again at every Gap, Fetch
or Overflow. A node that takes a topic over from one that died publishes something on it first, since
the dead one can no longer tell what it did not manage to send.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from types import TracebackType
from typing import Self

import msgspec

BACKLOG = 256
"""How many messages may wait for a slow subscriber."""
BACKLOG_BYTES = 1 << 20
"""How many bytes of them."""


class Gap(msgspec.Struct, frozen=True):
    """Messages may be missing here: read the store on from what you have."""


class Overflow(msgspec.Struct, frozen=True):
    """The subscriber was too slow and is dropped: this is the last it gets. Subscribe again, then read the store."""


class Fetch(msgspec.Struct, frozen=True):
    """A message too large for the bus: the store holds it under this number."""

    number: int


Item = bytes | Gap | Fetch | Overflow
"""What a subscriber gets."""


class Subscription:
    """The messages of a topic for one reader, as an async iterator. It ends when it is closed or has overflowed.

    Overflow rule: a message that finds the backlog full is not queued; an Overflow takes its place behind what
    was queued before, and nothing follows it.
    """

    def __init__(self, bus: Bus, topic: str, backlog: int = BACKLOG, backlog_bytes: int = BACKLOG_BYTES) -> None:
        self.topic = topic
        self._bus = bus
        self._backlog = backlog
        self._backlog_bytes = backlog_bytes
        self._items: deque[Item] = deque()
        self._bytes = 0
        self._ended = False
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._items)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Item:
        await self._something()
        if not self._items:
            raise StopAsyncIteration
        item = self._items.popleft()
        self._bytes -= len(item) if isinstance(item, bytes) else 0
        return item

    async def take(self) -> list[Item]:
        """Wait for something, then everything that is there; an empty list means the end."""
        await self._something()
        items = list(self._items)
        self._items.clear()
        self._bytes = 0
        return items

    def close(self) -> None:
        """Want no more."""
        self._bus.forget(self)
        self._items.clear()
        self.end()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def put(self, item: Item) -> None:
        """Queue an item by the overflow rule; the bus alone calls this."""
        if self._ended:
            return
        if isinstance(item, Gap) and self._items and isinstance(self._items[-1], Gap):
            return
        size = len(item) if isinstance(item, bytes) else 0
        if len(self._items) >= self._backlog or (self._items and self._bytes + size > self._backlog_bytes):
            self._bus.forget(self)
            self._bus.overflows += 1
            self._items.append(Overflow())
            self.end()
            return
        self._items.append(item)
        self._bytes += size
        self._stir()

    def end(self) -> None:
        """Nothing comes after what is queued; the bus alone calls this."""
        self._ended = True
        self._stir()

    def _stir(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def _something(self) -> None:
        if self._waiter is not None:
            raise RuntimeError("a subscription has one reader")
        while not self._items and not self._ended:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None


class Bus(ABC):
    """Carries messages from any node to every subscriber of their topic, on this node and the others.

    Messages of one publisher on one topic arrive in order, each at most once. `gaps` counts how often the line to
    the others broke, `overflows` how many subscribers were dropped.
    """

    def __init__(self) -> None:
        self.closed = False
        self.gaps = 0
        self.overflows = 0
        self._subscribers: dict[str, list[Subscription]] = {}

    @property
    def up(self) -> bool:
        """Whether the other nodes can be reached now."""
        return not self.closed

    @property
    def queued(self) -> int:
        """How many messages wait to be sent."""
        return 0

    @property
    def subscribers(self) -> int:
        """How many subscriptions are open here."""
        return sum(map(len, self._subscribers.values()))

    @abstractmethod
    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Tell every subscriber of a topic, without waiting for any.

        `number` is where the store holds the message: what is too large for the bus arrives as Fetch(number).
        A table never stands still because the bus does: what cannot be sent becomes a Gap.
        """

    async def subscribe(self, topic: str, backlog: int = BACKLOG, backlog_bytes: int = BACKLOG_BYTES) -> Subscription:
        """From the return of this call on, everything published on the topic arrives (or a Gap does)."""
        self._check_open()
        subscription = Subscription(self, topic, backlog, backlog_bytes)
        self._subscribers.setdefault(topic, []).append(subscription)
        return subscription

    async def close(self) -> None:
        """Send what is queued, as far as it goes quickly, and end every subscription."""
        self.closed = True
        for subscriptions in list(self._subscribers.values()):
            for subscription in subscriptions:
                subscription.end()
        self._subscribers.clear()

    def forget(self, subscription: Subscription) -> None:
        """Deliver no more to a subscription."""
        left = [other for other in self._subscribers.get(subscription.topic, ()) if other is not subscription]
        if left:
            self._subscribers[subscription.topic] = left
        else:
            self._subscribers.pop(subscription.topic, None)

    def _deliver(self, topic: str, item: Item) -> None:
        # forget() puts a new list in place, so this one stays as it is while it is walked.
        for subscription in self._subscribers.get(topic, ()):
            subscription.put(item)

    def _check_open(self) -> None:
        if self.closed:
            raise RuntimeError("the bus is closed")
