"""A WebSocket client that does no more than a driver of load needs: text frames, whole ones, over loopback."""

from __future__ import annotations

import asyncio
import struct
from typing import Self, cast

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
PATIENCE = 30.0
MASK = b"\0\0\0\0"
"""A client must mask; a mask of zeros leaves everything as it is."""


def frame(payload: bytes, kind: int = TEXT) -> bytes:
    """A frame as a client sends it."""
    length = len(payload)
    if length < 126:
        head = struct.pack("!BB", 0x80 | kind, 0x80 | length)
    else:
        head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, length)
    return head + MASK + payload


class Socket(asyncio.Protocol):
    """A socket that is open once `opened` is done. Subclasses `hear` what arrives."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._data = bytearray()
        self._upgraded = False
        self.transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed = False

    async def connect(self, port: int) -> Self:
        """Open it."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await asyncio.wait_for(self.opened, PATIENCE)
        return self

    def hear(self, payload: bytes) -> None:
        """A frame has arrived."""
        raise NotImplementedError

    def say(self, payload: bytes) -> None:
        """Send a frame."""
        self.transport.write(frame(payload))

    def close(self) -> None:
        """Close it."""
        self.transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # that of uvloop is none by its class
        self.transport.write(UPGRADE.format(path=self._path).encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.closed = True
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the socket was closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._upgraded:
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.opened.set_exception(ConnectionError(head.decode(errors="replace")))
                return
            self._upgraded = True
            self._data = bytearray(rest)
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        data, at = self._data, 0
        while len(data) - at >= 2:
            kind, length, begin = data[at] & 0x0F, data[at + 1], at + 2
            if length == 126:
                begin += 2
                length = int.from_bytes(data[at + 2 : begin])
            elif length == 127:
                begin += 8
                length = int.from_bytes(data[at + 2 : begin])
            if len(data) < begin + length or begin > len(data):
                break
            at = begin + length
            self._frame(kind, bytes(data[begin:at]))
        del data[:at]

    def _frame(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.hear(payload)
        elif kind == PING:
            self.transport.write(frame(payload, PONG))
        elif kind == CLOSE:
            self.transport.close()
