"""The bus of several processes on one machine: they meet at an exchange behind a Unix socket.

A process sends only what another one wants: the exchange tells it which topics those are.
"""

from __future__ import annotations

import asyncio
import itertools
from contextlib import suppress

from meridian.server.bus import remote
from meridian.server.bus.local_frames import (
    Confirmed,
    Noted,
    Publish,
    Subscribe,
    Unsubscribe,
    Unwanted,
    Wanted,
    framed,
    next_frame,
)
from meridian.server.bus.remote import Frame, RemoteBus
from meridian.server.urls import split_url


class LocalBus(RemoteBus):
    """A connection to the exchange at `unix:///PATH`."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._path = split_url(url, "bus", ("unix",)).path
        self._wanted: set[str] = set()
        self._waiting: dict[int, asyncio.Event] = {}
        self._serials = itertools.count(1)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def publish(self, topic: str, message: bytes, number: int = 0) -> None:
        """Delivers here at once, and sends the message if another process wants it."""
        if self._is_up and topic not in self._wanted:
            self._check_open()
            self._deliver(topic, message)
        else:
            await super().publish(topic, message, number)

    async def _connect(self) -> None:
        self._wanted.clear()
        self._reader, self._writer = await asyncio.open_unix_connection(self._path)

    async def _hang_up(self) -> None:
        writer, self._writer = self._writer, None
        if writer is None:
            return
        if self.closed and self._reader is not None:
            # A client that hangs up at once may cut off what the exchange has not read yet.
            with suppress(OSError, TimeoutError):
                async with asyncio.timeout(remote.CLOSE_TIMEOUT):
                    writer.write_eof()
                    while await self._reader.read(1 << 16):
                        pass
        writer.transport.abort()

    async def _listen(self, topics: set[str]) -> None:
        serial = next(self._serials)
        confirmed = self._waiting[serial] = asyncio.Event()
        try:
            await self._say(framed(Subscribe(serial, sorted(topics))))
            await confirmed.wait()
        finally:
            del self._waiting[serial]

    async def _unlisten(self, topics: set[str]) -> None:
        await self._say(framed(Unsubscribe(sorted(topics))))

    async def _send(self, frames: list[Frame]) -> None:
        await self._say(b"".join(framed(Publish(topic, body)) for topic, body in frames))

    async def _read(self) -> None:
        assert self._reader is not None
        while True:
            said = await next_frame(self._reader)
            if isinstance(said, Publish):
                self._received(said.topic, said.body)
            elif isinstance(said, Wanted):
                self._wanted.update(said.topics)
                await self._say(framed(Noted(said.serial)))
            elif isinstance(said, Unwanted):
                self._wanted.difference_update(said.topics)
            elif isinstance(said, Confirmed) and said.serial in self._waiting:
                self._waiting[said.serial].set()

    async def _say(self, data: bytes) -> None:
        if self._writer is None:
            raise ConnectionError("there is no line")
        self._writer.write(data)
        await self._writer.drain()
