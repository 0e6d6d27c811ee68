"""The bus over PostgreSQL: one dedicated connection with LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import base64
import hashlib
from typing import Any

import asyncpg

from meridian.server.bus.remote import ANSWER_TIMEOUT, BASE64, HEARTBEAT_SECONDS, MESSAGE, REFERENCE, Frame, RemoteBus

LARGEST_BYTES = 7_900  # a NOTIFY payload holds less than 8,000 bytes; a longer body travels as a reference


class PostgresBus(RemoteBus):
    """Fan-out by LISTEN/NOTIFY.

    One statement sends many messages, and its commit does not wait for the disk: what it sends is in the store already.
    The connection stays open, since opening one takes longer than a thousand messages.
    """

    def __init__(self, url: str, pause: float = HEARTBEAT_SECONDS, patience: float = ANSWER_TIMEOUT) -> None:
        super().__init__(url, pause, patience)
        self._connection: asyncpg.Connection | None = None
        self._topics: dict[str, str] = {}
        self._cut = asyncio.Event()

    def _pack(self, message: bytes, number: int) -> tuple[bytes, bytes]:
        kind, body = MESSAGE, message
        if not message.isascii() or b"\0" in message:
            # Base64, because the encoding of the database may be any.
            kind, body = BASE64, base64.b64encode(message)
        if len(body) > LARGEST_BYTES:
            return REFERENCE, b"%d" % number
        return kind, body

    async def _connect(self) -> None:
        self._cut.clear()
        self._connection = await asyncpg.connect(
            self._url,
            command_timeout=self._patience,
            server_settings={"application_name": "meridian bus", "synchronous_commit": "off"},
        )
        self._connection.add_termination_listener(self._terminated)

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        self._topics.clear()
        if connection is not None and not connection.is_closed():
            try:
                await connection.close(timeout=1)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                connection.terminate()

    async def _listen(self, topics: set[str]) -> None:
        for topic in topics:
            channel = channel_of(topic)
            self._topics[channel] = topic
            await self._line().add_listener(channel, self._notified)

    async def _unlisten(self, topics: set[str]) -> None:
        for topic in topics:
            channel = channel_of(topic)
            await self._line().remove_listener(channel, self._notified)
            self._topics.pop(channel, None)

    async def _send(self, frames: list[Frame]) -> None:
        channels = [channel_of(topic) for topic, _ in frames]
        texts = [frame.decode("ascii") for _, frame in frames]
        await self._line().execute(
            "SELECT pg_notify(c, t) FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS u(c, t, n) ORDER BY n",
            channels,
            texts,
        )

    async def _read(self) -> None:
        await self._cut.wait()
        raise ConnectionError("the connection was closed")

    def _notified(self, connection: Any, process: int, channel: str, text: str) -> None:
        topic = self._topics.get(channel)
        if topic is not None:
            self._received(topic, text.encode())

    def _terminated(self, connection: Any) -> None:
        if connection is self._connection:
            self._cut.set()

    def _line(self) -> asyncpg.Connection:
        if self._connection is None:
            raise ConnectionError("there is no line")
        return self._connection


def channel_of(topic: str) -> str:
    """The channel of a topic: a hash, because channel names are limited in length and topics are not."""
    return "meridian_" + hashlib.sha256(topic.encode()).hexdigest()[:40]
