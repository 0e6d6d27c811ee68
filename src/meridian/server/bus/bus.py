"""Publish and subscribe between nodes: messages by topic, in order, with every loss reported.

The bus is fast, not durable: what must not be lost is in the store before it is published. So a subscriber subscribes
first and reads the store afterwards, and reads the store again at every Gap, Fetch or Overflow. A node that takes over
a topic from a node that died publishes on it first, since the dead node can no longer report what it did not send.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from types import TracebackType
from typing import Self

import msgspec

BACKLOG = 256  # messages in the queue of one subscriber
BACKLOG_BYTES = 1 << 20  # in the queue of one subscriber


class Gap(msgspec.Struct, frozen=True):
    """Messages may be missing here: read the store, starting from what you have."""


class Overflow(msgspec.Struct, frozen=True):
    """The subscriber was too slow and is dropped; nothing follows. Subscribe again, then read the store."""


class Fetch(msgspec.Struct, frozen=True):
    """A message too large for the bus: the store holds it under this number."""

    number: int


Item = bytes | Gap | Fetch | Overflow
"""What a subscriber receives."""


class Subscription:
    """The messages of a topic for one reader, as an async iterator. It ends when it is closed or has overflowed.

    Overflow rule: a message that finds the queue full is not queued. An Overflow follows the queued messages in its
    place, and nothing comes after it.
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
        """Waits for an item, then returns all queued items. An empty list means the end."""
        await self._something()
        items = list(self._items)
        self._items.clear()
        self._bytes = 0
        return items

    def close(self) -> None:
        """Unsubscribes and discards what is queued."""
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
        """Queues an item by the overflow rule. Only the bus calls this."""
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
        """Ends the subscription after what is queued. Only the bus calls this."""
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

    Messages of one publisher on one topic arrive in order, each at most once. `gaps` counts lost connections to the
    other nodes, `overflows` dropped subscribers.
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
        """The number of messages that wait to be sent."""
        return 0

    @property
    def subscribers(self) -> int:
        """The number of open subscriptions on this node."""
        return sum(map(len, self._subscribers.values()))

    @abstractmethod
    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Publishes to every subscriber of a topic without waiting for any.

        `number` is where the store holds the message: a message too large for the bus arrives as Fetch(number). A
        broken bus never stops a table: what cannot be sent becomes a Gap.
        """

    async def subscribe(self, topic: str, backlog: int = BACKLOG, backlog_bytes: int = BACKLOG_BYTES) -> Subscription:
        """Subscribes. Everything published on the topic after this call returns arrives, or a Gap does."""
        self._check_open()
        subscription = Subscription(self, topic, backlog, backlog_bytes)
        self._subscribers.setdefault(topic, []).append(subscription)
        return subscription

    async def close(self) -> None:
        """Sends what is queued, if that is quick, and ends every subscription."""
        self.closed = True
        for subscriptions in list(self._subscribers.values()):
            for subscription in subscriptions:
                subscription.end()
        self._subscribers.clear()

    def forget(self, subscription: Subscription) -> None:
        """Delivers nothing more to a subscription."""
        left = [other for other in self._subscribers.get(subscription.topic, ()) if other is not subscription]
        if left:
            self._subscribers[subscription.topic] = left
        else:
            self._subscribers.pop(subscription.topic, None)

    def _deliver(self, topic: str, item: Item) -> None:
        # forget() replaces the list, so this one does not change during the iteration.
        for subscription in self._subscribers.get(topic, ()):
            subscription.put(item)

    def _check_open(self) -> None:
        if self.closed:
            raise RuntimeError("the bus is closed")
