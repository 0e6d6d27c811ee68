"""A bus over a connection to a service. It reconnects by itself."""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import random
import secrets
from abc import abstractmethod
from collections import deque
from collections.abc import Iterable
from contextlib import suppress
from itertools import islice
from typing import Final, Self

from meridian.core.errors import BadInput
from meridian.server.bus.bus import BACKLOG, BACKLOG_BYTES, Bus, Fetch, Gap, Item, Subscription
from meridian.server.urls import shown

log = logging.getLogger(__name__)

BATCH_SIZE = 500  # messages sent in one batch
OUTBOX_SIZE = 10_000  # messages that may wait to be sent; beyond that, their topics get a Gap instead
ANSWER_TIMEOUT = 10.0  # seconds without a reply after which the connection counts as lost
HEARTBEAT_SECONDS = 5.0  # between two heartbeats
FIRST_REST, LONGEST_REST = 0.05, 2.0
"""Seconds before a reconnect: doubled each time, up to the longest."""
CLOSE_TIMEOUT = 1.0  # seconds to send what is queued

MESSAGE: Final = b"m"
BASE64: Final = b"b"
REFERENCE: Final = b"r"
LOST: Final = b"l"
BEAT: Final = b"h"

NODE_LENGTH = 12
Frame = tuple[str, bytes]
"""A topic and the bytes sent on it: the sender, a kind, a running number, a space, the body.

The sender recognizes its own frames by its name. The number makes equal messages distinct: PostgreSQL merges equal
notifications of a transaction.
"""


class RemoteBus(Bus):
    """Delivers to subscribers on this node at once, and to the others over the connection.

    One task owns the connection and does three things concurrently: it writes (including subscriptions), reads, and
    sends itself heartbeats to detect a connection that is silently dead. When one of them fails, it reconnects. Then
    every subscriber on this node gets a Gap, and so does every remote subscriber to a topic on which this node could
    not send something in the meantime.
    """

    def __init__(self, url: str, pause: float = HEARTBEAT_SECONDS, patience: float = ANSWER_TIMEOUT) -> None:
        super().__init__()
        self.place = shown(url)
        self._url = url
        self._pause = pause
        self._patience = patience
        self._node = secrets.token_hex(NODE_LENGTH // 2)
        self._own = f"node {self._node}"
        self._sent = 0
        self._outbox: deque[Frame] = deque()
        self._lost: set[str] = set()
        self._listening: set[str] = set()
        self._confirmed: dict[str, asyncio.Future[None]] = {}
        self._is_up = False
        self._wake = asyncio.Event()
        self._echo = asyncio.Event()
        self._idle = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # What each kind of connection implements

    @abstractmethod
    async def _connect(self) -> None:
        """Opens the connection."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Closes the connection, whatever state it is in."""

    @abstractmethod
    async def _listen(self, topics: set[str]) -> None:
        """Subscribes to these topics; returns when the service has confirmed it."""

    @abstractmethod
    async def _unlisten(self, topics: set[str]) -> None:
        """Unsubscribes from these topics."""

    @abstractmethod
    async def _send(self, frames: list[Frame]) -> None:
        """Sends frames in order; returns when the service has them."""

    @abstractmethod
    async def _read(self) -> None:
        """Passes what arrives to `_received` until the connection is lost; then raises."""

    def _pack(self, message: bytes, number: int) -> tuple[bytes, bytes]:
        """The kind and body of a message on this connection."""
        return MESSAGE, message

    # The interface of every bus

    @property
    def up(self) -> bool:
        """Whether the connection is up."""
        return self._is_up

    @property
    def queued(self) -> int:
        """The number of messages, and of topics with a Gap to report, that wait to be sent."""
        return len(self._outbox) + len(self._lost)

    async def open(self) -> Self:
        """Opens the connection for the first time. Raises BadInput with one line if that fails."""
        first: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._live(first), name=f"bus {self.place}")
        try:
            await first
        except BaseException as error:
            await self.close()
            if isinstance(error, Exception):
                raise BadInput(f"bus {self.place!r} cannot be reached: {_said(error)}") from None
            raise
        return self

    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Delivers to the subscribers on this node at once, and queues the message for the others."""
        self._check_open()
        self._deliver(topic, message)
        if topic in self._lost:
            return
        if not self._is_up or len(self._outbox) >= OUTBOX_SIZE:
            self._lost.add(topic)
        else:
            self._outbox.append((topic, self._frame(*self._pack(message, number))))
        self._stir()

    async def subscribe(self, topic: str, backlog: int = BACKLOG, backlog_bytes: int = BACKLOG_BYTES) -> Subscription:
        """Returns when the connection has subscribed to the topic; at once if it is down, since a Gap follows then."""
        subscription = await super().subscribe(topic, backlog, backlog_bytes)
        if self._is_up and topic not in self._listening:
            if topic not in self._confirmed:
                self._confirmed[topic] = asyncio.get_running_loop().create_future()
            self._stir()
            try:
                await asyncio.shield(self._confirmed[topic])
            except asyncio.CancelledError:
                subscription.close()
                raise
        return subscription

    def forget(self, subscription: Subscription) -> None:
        """Delivers nothing more to a subscription, and unsubscribes from its topic if it was the last."""
        super().forget(subscription)
        self._stir()

    async def close(self) -> None:
        """Sends what is queued, for CLOSE_TIMEOUT at most, and disconnects."""
        if self.closed:
            return
        self.closed = True
        if self._is_up:
            self._stir()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await self._idle.wait()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await super().close()

    # The connection

    async def _live(self, first: asyncio.Future[None]) -> None:
        rest = FIRST_REST
        while not self.closed:
            try:
                await self._connect_in_time()
                await self._work(first)
            except Exception as error:
                if not first.done():
                    first.set_exception(error)
                    return
                if self._is_up:
                    rest = FIRST_REST
                    self.gaps += 1
                log.warning("bus %s: %s; trying again", self.place, _said(error))
            finally:
                self._broken()
                with suppress(Exception):  # closing a lost connection may fail again
                    await self._hang_up()
            await asyncio.sleep(rest * random.uniform(0.5, 1.0))
            rest = min(rest * 2, LONGEST_REST)

    async def _work(self, first: asyncio.Future[None]) -> None:
        """Uses the connection until a task on it fails; raises that error."""
        if self.closed:
            return
        tasks = [asyncio.create_task(work) for work in (self._read(), self._write(first), self._beat())]
        try:
            failed, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in failed:
            task.result()

    async def _connect_in_time(self) -> None:
        try:
            async with asyncio.timeout(self._patience):
                await self._connect()
        except TimeoutError:
            raise ConnectionError(f"no answer within {self._patience:g} s") from None

    def _broken(self) -> None:
        """Counts as lost what was not certainly sent, and releases the callers that wait for the connection."""
        self._is_up = False
        self._lost.update(topic for topic, _ in self._outbox if topic != self._own)
        self._outbox.clear()
        self._listening.clear()
        self._let_go(list(self._confirmed))

    async def _write(self, first: asyncio.Future[None]) -> None:
        while await self._adjust():
            heed_cancellation()
        # No await between the last look at the topics and here: nobody can subscribe in between and miss the Gap.
        self._is_up = True
        for topic in self._subscribers:
            self._deliver(topic, Gap())
        if not first.done():
            first.set_result(None)
        else:
            log.info("bus %s: the line is back", self.place)
        while True:
            await self._adjust()
            await self._flush()
            heed_cancellation()
            if not self._outbox and not self._lost:
                self._idle.set()
                await self._wake.wait()
            self._wake.clear()

    async def _adjust(self) -> bool:
        """Subscribes to exactly the wanted topics. False if nothing changed."""
        wanted = {self._own, *self._subscribers}
        gone, new = self._listening - wanted, wanted - self._listening
        if gone:
            self._listening -= gone
            await self._unlisten(gone)
        if new:
            await self._listen(new)
            self._listening |= new
        self._let_go(topic for topic in list(self._confirmed) if topic in self._listening)
        return bool(gone or new)

    async def _flush(self) -> None:
        batch = list(islice(self._outbox, BATCH_SIZE))
        if batch:
            # Removed only after sending: if the connection is lost here, all of them count as lost.
            await self._send(batch)
            for _ in batch:
                self._outbox.popleft()
        if self._lost and not self._outbox:
            telling, self._lost = self._lost, set()
            try:
                await self._send([(topic, self._frame(LOST, b"")) for topic in sorted(telling)])
            except BaseException:
                self._lost |= telling
                raise

    async def _beat(self) -> None:
        while True:
            self._echo.clear()
            self._outbox.append((self._own, self._frame(BEAT, b"")))
            self._stir()
            try:
                async with asyncio.timeout(self._patience):
                    await self._echo.wait()
            except TimeoutError:
                raise ConnectionError(f"nothing came back for {self._patience:g} s") from None
            await asyncio.sleep(self._pause)

    def _received(self, topic: str, frame: bytes) -> None:
        head, blank, body = frame.partition(b" ")
        kind = head[NODE_LENGTH : NODE_LENGTH + 1]
        if head.startswith(self._node.encode()):
            if kind == BEAT:
                self._echo.set()
            return
        item = _unpack(kind, body) if blank else None
        if item is None:
            log.warning("bus %s: something else than Meridian writes on its channels", self.place)
            item = Gap()
        self._deliver(topic, item)

    def _frame(self, kind: bytes, body: bytes) -> bytes:
        self._sent += 1
        return b"%b%b%d %b" % (self._node.encode(), kind, self._sent, body)

    def _stir(self) -> None:
        self._idle.clear()
        self._wake.set()

    def _let_go(self, topics: Iterable[str]) -> None:
        for topic in topics:
            waiting = self._confirmed.pop(topic)
            if not waiting.done():
                waiting.set_result(None)


def heed_cancellation() -> None:
    """Raises a cancellation that a library swallowed: before Python 3.12, `asyncio.wait_for` loses some."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


def _unpack(kind: bytes, body: bytes) -> Item | None:
    try:
        match kind:
            case b"m":
                return body
            case b"b":
                return base64.b64decode(body, validate=True)
            case b"r":
                return Fetch(int(body))
            case b"l":
                return Gap()
    except (ValueError, binascii.Error):
        pass
    return None


def _said(error: BaseException) -> str:
    """The error in one line."""
    return " ".join(str(error).split()) or type(error).__name__
