"""A bus that goes over a line to a service: the line may break, and comes back by itself."""

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

BATCH_SIZE = 500  # messages sent in one go
OUTBOX_SIZE = 10_000  # messages that may wait to be sent; topics of those beyond get a Gap instead
ANSWER_TIMEOUT = 10.0  # seconds without an answer after which the line counts as broken
HEARTBEAT_SECONDS = 5.0  # between two heartbeats
FIRST_REST, LONGEST_REST = 0.05, 2.0
"""Seconds before trying again, doubled up to the longest."""
CLOSE_TIMEOUT = 1.0  # seconds to send what is queued

MESSAGE: Final = b"m"
BASE64: Final = b"b"
REFERENCE: Final = b"r"
LOST: Final = b"l"
BEAT: Final = b"h"

NODE_LENGTH = 12
Frame = tuple[str, bytes]
"""A topic and the bytes that travel on it: the sender, a kind, a running number, a blank, the body.

The sender knows its own by it; the number keeps equal messages apart, which PostgreSQL would merge.
"""


class RemoteBus(Bus):
    """Subscribers on this node are told at once; the others over the line.

    One task owns the line and does three things side by side: it writes (subscribing included), reads, and
    sends itself heartbeats to notice a line that is silently dead. When one of them fails, the line is dropped and
    made anew; then every subscriber here gets a Gap, and so does every subscriber elsewhere to a topic on
    which this node could not send something meanwhile.
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

    # What a kind of line must be able to do

    @abstractmethod
    async def _connect(self) -> None:
        """Make the line."""

    @abstractmethod
    async def _hang_up(self) -> None:
        """Drop the line, whatever state it is in."""

    @abstractmethod
    async def _listen(self, topics: set[str]) -> None:
        """Hear these topics from now on; return when that is certain."""

    @abstractmethod
    async def _unlisten(self, topics: set[str]) -> None:
        """Hear these topics no more."""

    @abstractmethod
    async def _send(self, frames: list[Frame]) -> None:
        """Send frames in order; return when the service has them."""

    @abstractmethod
    async def _read(self) -> None:
        """Hand what arrives to `_received`, until the line breaks; then raise."""

    def _pack(self, message: bytes, number: int) -> tuple[bytes, bytes]:
        """The kind and body of a message on this line."""
        return MESSAGE, message

    # What every user of a bus does

    @property
    def up(self) -> bool:
        """Whether the line stands."""
        return self._is_up

    @property
    def queued(self) -> int:
        """How many messages, and topics with a Gap to tell, wait to be sent."""
        return len(self._outbox) + len(self._lost)

    async def open(self) -> Self:
        """Make the line for the first time; one clear line if that fails."""
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
        """Tell the subscribers here at once, and queue the message for the others."""
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
        """Return when the line hears the topic; at once when it is broken, since a Gap follows then."""
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
        """Deliver no more to a subscription, and hear its topic no more if it was the last."""
        super().forget(subscription)
        self._stir()

    async def close(self) -> None:
        """Send what is queued, for a second at most, and hang up."""
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

    # The line

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
                with suppress(Exception):  # a line that is broken already may complain about that once more
                    await self._hang_up()
            await asyncio.sleep(rest * random.uniform(0.5, 1.0))
            rest = min(rest * 2, LONGEST_REST)

    async def _work(self, first: asyncio.Future[None]) -> None:
        """Use the line until something about it fails; raise what did."""
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
        """What was not certainly sent counts as lost; nobody waits for the line any more."""
        self._is_up = False
        self._lost.update(topic for topic, _ in self._outbox if topic != self._own)
        self._outbox.clear()
        self._listening.clear()
        self._let_go(list(self._confirmed))

    async def _write(self, first: asyncio.Future[None]) -> None:
        while await self._adjust():
            heed_cancellation()
        # No await from the last look at the topics to here: nobody can subscribe in between and miss the Gap.
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
        """Hear what is wanted and no more; False if that was so already."""
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
            # Taken out only afterwards: if the line breaks here, all of them count as lost.
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
    """Raise a cancellation that was lost in a library: `asyncio.wait_for` loses some before Python 3.12."""
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
    """What went wrong, in one line."""
    return " ".join(str(error).split()) or type(error).__name__
