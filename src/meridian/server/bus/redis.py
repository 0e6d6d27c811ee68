"""The bus over Redis: one connection that subscribes to all topics, one that publishes."""

from __future__ import annotations

import asyncio

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from meridian.core.errors import BadInput
from meridian.server.bus.remote import ANSWER_TIMEOUT, HEARTBEAT_SECONDS, Frame, RemoteBus, heed_cancellation
from meridian.server.urls import shown


class RedisBus(RemoteBus):
    """Fan-out by Redis pub/sub.

    By default the library reconnects and subscribes again by itself, and silently loses what was published in between.
    This class turns that off, so that it sees every lost connection. Channel names include the database number, because
    Redis shares channels between its databases.
    """

    def __init__(self, url: str, pause: float = HEARTBEAT_SECONDS, patience: float = ANSWER_TIMEOUT) -> None:
        super().__init__(url, pause, patience)
        try:
            self._client = self._new_client()
        except ValueError as error:
            raise BadInput(f"bus {shown(url)!r}: {error}") from None
        database = self._client.connection_pool.connection_kwargs.get("db", 0)
        self._prefix = f"meridian:{database}:"
        self._pubsub: PubSub | None = None
        self._unconfirmed: set[str] = set()
        self._all_confirmed = asyncio.Event()

    def _new_client(self) -> Redis:
        return Redis.from_url(
            self._url,
            retry=Retry(NoBackoff(), 0),
            socket_timeout=self._patience,
            socket_connect_timeout=self._patience,
            socket_keepalive=True,
            health_check_interval=0,
        )

    async def _connect(self) -> None:
        self._client = self._new_client()
        self._pubsub = self._client.pubsub()
        await self._pubsub.connect()  # type: ignore[no-untyped-call]

    async def _hang_up(self) -> None:
        pubsub, self._pubsub = self._pubsub, None
        if pubsub is not None:
            await pubsub.aclose()  # type: ignore[no-untyped-call]
        await self._client.aclose()

    async def _listen(self, topics: set[str]) -> None:
        self._unconfirmed = {self._prefix + topic for topic in topics}
        self._all_confirmed.clear()
        await self._line().subscribe(*self._unconfirmed)
        heed_cancellation()
        await self._all_confirmed.wait()

    async def _unlisten(self, topics: set[str]) -> None:
        await self._line().unsubscribe(*(self._prefix + topic for topic in topics))

    async def _send(self, frames: list[Frame]) -> None:
        pipe = self._client.pipeline(transaction=False)
        for topic, frame in frames:
            pipe.publish(self._prefix + topic, frame)
        await pipe.execute()

    async def _read(self) -> None:
        line = self._line()
        while True:
            message = await line.get_message(timeout=None)
            heed_cancellation()
            if message is None:
                continue
            channel = message["channel"].decode() if message["channel"] is not None else ""
            if message["type"] == "message":
                self._received(channel.removeprefix(self._prefix), message["data"])
            elif message["type"] == "subscribe":
                self._unconfirmed.discard(channel)
                if not self._unconfirmed:
                    self._all_confirmed.set()

    def _line(self) -> PubSub:
        if self._pubsub is None:
            raise ConnectionError("there is no line")
        return self._pubsub
