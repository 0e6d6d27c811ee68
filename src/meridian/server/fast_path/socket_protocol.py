"""uvicorn's WebSocket protocol with a fast path for the most common frame: one whole, small text message.

Everything else takes uvicorn's and `websockets`' own path: opening and closing, pings, fragmented messages, frames that
are too large or invalid. An application finds the fast path in its scope, see `fast_path`.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any, Protocol

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets is installed without its compiled part
    from websockets.utils import apply_mask

TESTED_UVICORN = "0.54."
"""The minor version of uvicorn whose internals are used here; pyproject.toml pins it too."""
EXTENSION = "meridian.fast-path"
WHOLE_TEXT = 0x81
"""The first byte of an unfragmented text frame."""
TEXT, BYTES, REST = 0x01, 0x02, 0x00
LAST = 0x80
MASKED = 0x80
SHORT, LONG = 126, 127
"""Length codes: the length follows in two or in eight bytes."""
NOT_UTF8 = 1007

log = logging.getLogger(__name__)

Hear = Callable[[bytes], bool]
"""Handles a received text; False if it must take uvicorn's path."""


class FastPath(Protocol):
    """How an application receives and sends texts without ASGI messages."""

    hear: Hear | None

    def tell(self, text: bytes) -> bool:
        """Send a text. False, with nothing sent, if it would have to wait; then the caller uses ASGI's `send`."""


def knows_uvicorn() -> bool:
    """Whether the installed uvicorn is the tested minor version; if not, logs a warning."""
    if uvicorn.__version__.startswith(TESTED_UVICORN):
        return True
    told = "uvicorn %s is not %sx: its plain sockets are used, which are slower"
    log.warning(told, uvicorn.__version__, TESTED_UVICORN)
    return False


def fast_path(scope: Mapping[str, Any]) -> FastPath | None:
    """The fast path of a WebSocket, if its server has one."""
    found: FastPath | None = scope.get("extensions", {}).get(EXTENSION)
    return found


def framed(text: bytes) -> bytes:
    """Frame a text for the client (unmasked, unfragmented)."""
    length = len(text)
    if length < SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, LONG)) + length.to_bytes(8) + text


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection. While `_plain` is true, this class splits the stream into frames and passes only whole frames to
    the parser of `websockets`, so that the parser never stops in the middle of one."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.hear: Hear | None = None
        self._plain = not self.config.ws_per_message_deflate
        self._pieces = False
        self._begun = b""

    # For the application

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def tell(self, text: bytes) -> bool:
        """Send a text at once if the transport is writable; raises ConnectionError if the WebSocket is closed."""
        if self.close_sent or self.disconnected:
            raise ConnectionResetError("the socket is closed")
        if not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    # Receiving

    def data_received(self, data: bytes) -> None:
        if self._plain and self.handshake_complete:
            self._frames(self._begun + data if self._begun else data)
            return
        if self.handshake_initiated:
            self._plain = False  # data before the handshake is complete: the parser already holds the first frames
        super().data_received(data)

    def _frames(self, data: bytes) -> None:
        at, end = 0, len(data)
        while end - at >= 2 and self._plain:
            length, begin = data[at + 1] ^ MASKED, at + 6
            if length >= LONG:  # too long for the fast path, or not masked
                self._plain = False
                break
            if length == SHORT:
                begin += 2
                length = int.from_bytes(data[at + 2 : at + 4])
            if length > self.config.ws_max_size:
                self._plain = False
                break
            stop = begin + length
            if stop > end:
                break
            if data[at] == WHOLE_TEXT and not self._pieces:
                self._text(apply_mask(data[begin:stop], data[begin - 4 : begin]))
            else:
                self._other(data[at], data[at:stop])
            at = stop
        self._begun = data[at:] if self._plain else b""
        if not self._plain and at < end:
            super().data_received(data[at:])

    def _text(self, text: bytes) -> None:
        if self.hear is not None and not self.close_sent and self.queue.empty() and self.hear(text):
            return
        self.curr_msg_data_type = "text"
        self.frames = [text]
        self.send_receive_event_to_app()

    def _other(self, head: int, frame: bytes) -> None:
        """Pass any other frame to the parser; after a close or an error the parser gets everything that follows."""
        if head & 0x0F in (TEXT, BYTES, REST):
            self._pieces = not head & LAST
        super().data_received(frame)
        self._plain = self.conn.close_sent is None and self.conn.close_rcvd is None

    def send_receive_event_to_app(self) -> None:
        """Close the connection if a text is not UTF-8. That is the client's fault, so the log gets one line and no
        traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                log.info("a socket was closed: what it sent as text is not UTF-8")
                self.frames = []
                self._plain = False
                self.conn.fail(NOT_UTF8, "not UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()
