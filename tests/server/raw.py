"""A raw socket client: it sends any bytes in any pieces, and need not read."""

from __future__ import annotations

import base64
import json
import os
import socket
import struct
from typing import Any, Self
from urllib.parse import urlsplit

from tests.server.patience import PATIENCE

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9
FIN = 0x80
MASKED = 0x80


class RawSocket:
    """A hand-made WebSocket, from the handshake on."""

    def __init__(self, address: str, path: str, headers: dict[str, str] | None = None, buffer: int = 0) -> None:
        place = urlsplit(address)
        self.line = socket.socket()
        if buffer:
            self.line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.line.settimeout(PATIENCE)
        self.line.connect((place.hostname, place.port))
        self.rest = b""
        self.status = self._shake_hands(f"{place.hostname}:{place.port}", path, headers or {})

    def _shake_hands(self, host: str, path: str, headers: dict[str, str]) -> int:
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in asked.items()), "", ""]
        self.line.sendall("\r\n".join(lines).encode("latin-1"))
        while b"\r\n\r\n" not in self.rest:
            more = self.line.recv(65536)
            if not more:
                return 0
            self.rest += more
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        return int(head.split()[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()

    def send(self, payload: bytes, kind: int = TEXT, last: bool = True) -> None:
        """One frame."""
        self.line.sendall(frame(payload, kind, last))

    def say(self, message: dict[str, Any]) -> None:
        """A valid message."""
        self.send(json.dumps(message).encode())

    def push(self, data: bytes) -> None:
        """Raw bytes, frames or not."""
        self.line.sendall(data)

    def hear(self) -> list[dict[str, Any]] | int | None:
        """The next messages; the close code; None if the connection is cut."""
        while True:
            head = self._exactly(2)
            if head is None:
                return None
            length = head[1] & 0x7F
            if length > 125:
                more = self._exactly(2 if length == 126 else 8)
                if more is None:
                    return None
                length = int.from_bytes(more)
            payload = self._exactly(length)
            if payload is None:
                return None
            if head[0] & 0x0F == CLOSE:
                return int.from_bytes(payload[:2]) if payload else 1005
            if head[0] & 0x0F == TEXT:
                heard: list[dict[str, Any]] = json.loads(payload)
                return heard

    def rest_of_it(self) -> tuple[list[dict[str, Any]], int | None]:
        """All messages until the end, and the close code."""
        messages: list[dict[str, Any]] = []
        while isinstance(heard := self.hear(), list):
            messages += heard
        return messages, heard

    def _exactly(self, length: int) -> bytes | None:
        try:
            while len(self.rest) < length:
                more = self.line.recv(65536)
                if not more:
                    return None
                self.rest += more
        except ConnectionError:
            return None
        data, self.rest = self.rest[:length], self.rest[length:]
        return data


def frame(payload: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    head = bytes([kind | (FIN if last else 0)])
    if len(payload) < 126:
        size = bytes([len(payload) | MASKED])
    elif len(payload) < 1 << 16:
        size = bytes([126 | MASKED]) + struct.pack("!H", len(payload))
    else:
        size = bytes([127 | MASKED]) + struct.pack("!Q", len(payload))
    return head + size + bytes(4) + payload
