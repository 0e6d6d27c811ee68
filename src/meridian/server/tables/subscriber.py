"""A connection as the sender sees it: its queue of messages, and when they are sent."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Raw

from meridian.core.patches import Showing
from meridian.server.tables.protocol import AnyToClient, Seen
from meridian.server.tables.rolls import Viewer

DEFAULT_BACKLOG = 256  # messages that may wait for a slow connection
VIEW_PAUSE_SECONDS = 0.05  # between two views of a connection, so that moves of fast bots share one
SEND_TIMEOUT = 10.0  # seconds for one frame

_ENCODER = msgspec.json.Encoder()

Write = Callable[[bytes], bool]
"""Sends a frame at once; False if it would have to wait. Raises OSError if the client is gone."""
Send = Callable[[bytes], Awaitable[None]]
"""Sends a frame, and waits until the client can take it. Raises OSError if the client is gone."""
EncodedView = dict[str, Raw]
"""A view by part, encoded for the wire."""
Look = Callable[[Viewer], tuple[int, EncodedView, Showing | None] | None]
"""Gets a viewer's view, the number of facts it includes, and what it was made from; None while the table moves to
another copy."""


def encode(message: AnyToClient) -> bytes:
    """Encode a message for the wire."""
    return _ENCODER.encode(message)


class Subscriber:
    """A connection at a table: its viewer, and its queue of messages.

    Messages queued in one turn of the event loop go out as one frame. The view comes with the facts if this seat is
    asked or the game is over, otherwise at most every VIEW_PAUSE_SECONDS. If more than `backlog` messages would wait
    because the client reads too slowly, the connection is closed; the client may reconnect and resume.
    """

    def __init__(
        self,
        viewer: Viewer,
        seat: int | None,
        lang: str = "en",
        view: bool = True,
        backlog: int = DEFAULT_BACKLOG,
        token_hash: str | None = None,
        steps: bool = False,
    ) -> None:
        self.viewer = viewer
        self.steps = steps and view
        self.base: Showing | None = None
        """The position from which the next steps lead on; None if the client has none."""
        self.seat = seat
        self.token_hash = token_hash
        self.void = False
        self.lang = lang
        self.view = view
        self.number = 0
        self.slow = False
        self.chats = False
        self._loop = asyncio.get_running_loop()
        self._together = _FLUSHING.setdefault(self._loop, [])
        self.ended: asyncio.Future[None] = self._loop.create_future()
        self._backlog = backlog
        self._waiting: list[bytes] = []
        self._stale = view
        self._shown: EncodedView = {}
        self._seen_at = 0.0
        self._write: Write | None = None
        self._send: Send | None = None
        self._look: Look | None = None
        self._flushing = False
        self._seeing: asyncio.TimerHandle | None = None
        self._sending: asyncio.Task[None] | None = None
        self._sending_since = 0.0

    def connect(self, write: Write, send: Send, look: Look) -> None:
        """Start sending frames: through `write`, and through `send` where that would have to wait."""
        self._write, self._send = write, send
        self._look = look
        self._soon()

    def tell(self, message: AnyToClient) -> None:
        """Queue a message."""
        self.pass_on(encode(message))

    def pass_on(self, message: bytes, moved: bool = False, urgent: bool = False) -> None:
        """Queue an encoded message. `moved`: the position has changed with it; `urgent`: the view must follow at
        once."""
        if self.ended.done():
            return
        if len(self._waiting) >= self._backlog:
            self.slow = True
            self.end()
            return
        self._waiting.append(message)
        if moved and self.view:
            self._stale = True
            self.base = None
        if urgent:
            self._seen_at = 0.0
        self._soon()

    def end(self) -> None:
        """Close the queue and cancel all sending."""
        if not self.ended.done():
            self.ended.set_result(None)
        if self._sending is not None:
            self._sending.cancel()
        if self._seeing is not None:
            self._seeing.cancel()

    def shut_out(self) -> None:
        """End the connection because its token is not valid for the seat any more."""
        self.void = True
        self.end()

    def step_on(self, message: bytes, base: Showing) -> None:
        """Queue facts with the steps from the client's view to another."""
        self.pass_on(message)
        self.base = base
        self._shown = {}

    def check(self, now: float) -> None:
        """End a connection whose client has not read a frame within SEND_TIMEOUT."""
        if self._sending is not None and now - self._sending_since > SEND_TIMEOUT:
            self.slow = True
            self.end()

    def forget_view(self) -> None:
        """Send the whole view next time, not only the changes."""
        self._shown = {}
        self.base = None
        self._stale = self.view

    # Sending

    def _soon(self) -> None:
        if self._flushing or self._write is None or self._sending is not None:
            return
        self._flushing = True
        if not self._together:
            self._loop.call_soon(_flush_all, self._together)
        self._together.append(self)

    def _see(self) -> None:
        self._seeing = None
        self.flush()

    def flush(self) -> None:
        """Send all waiting messages as one frame; if the client cannot take it at once, a task waits for it."""
        self._flushing = False
        if self.ended.done() or self._write is None or self._sending is not None:
            return
        frame = self._frame()
        if frame is None:
            return
        try:
            sent = self._write(frame)
        except OSError:
            self.end()
            return
        if not sent and self._send is not None:
            self._sending_since = time.monotonic()
            self._sending = asyncio.create_task(self._finish(self._send, frame))

    async def _finish(self, send: Send, frame: bytes) -> None:
        try:
            await send(frame)
        except OSError:
            self.end()
        finally:
            self._sending = None
        self._soon()

    def _frame(self) -> bytes | None:
        messages, self._waiting = self._waiting, []
        if self._stale and self._look is not None:
            now = time.monotonic()
            wait = self._seen_at + VIEW_PAUSE_SECONDS - now
            if wait <= 0:
                messages += self._view(self._look, now)
            elif self._seeing is None:
                self._seeing = self._loop.call_later(wait, self._see)
        return b"[" + b",".join(messages) + b"]" if messages else None

    def _view(self, look: Look, now: float) -> list[bytes]:
        """The view message. It is empty while the table moves to another copy and this connection lacks facts that the
        view includes; then the view follows with the new copy's first facts."""
        found = look(self.viewer)
        if found is None or found[0] != self.number:
            return []
        number, encoded_view, showing = found
        self._seen_at = now
        self._stale = False
        if self.steps:
            self.base = showing
        return [encode(self._seen(number, encoded_view))]

    def _seen(self, number: int, encoded_view: EncodedView) -> Seen:
        before, self._shown = self._shown, encoded_view
        whole, view = news(before, encoded_view)
        return Seen(number=number, whole=whole, view=view)


def news(before: EncodedView, now: EncodedView) -> tuple[bool, EncodedView]:
    """What to send to a client that has another view: the parts that differ, or the whole view (True) if it has
    other parts."""
    if before.keys() != now.keys():
        return True, now
    return False, {part: raw for part, raw in now.items() if raw is not before[part] and raw != before[part]}


_FLUSHING: WeakKeyDictionary[asyncio.AbstractEventLoop, list[Subscriber]] = WeakKeyDictionary()
"""Per event loop, the subscribers of all tables with messages to send at the end of the current turn."""


def _flush_all(together: list[Subscriber]) -> None:
    subscribers = together[:]
    together.clear()
    for subscriber in subscribers:
        subscriber.flush()
