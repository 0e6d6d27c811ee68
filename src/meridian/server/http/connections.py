"""Limits for connections: how many an address may have, and time-outs, so that no client can hold one unused.

A head or a body must arrive completely in time, so sending a byte now and then does not help a slow client.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, Self, cast
from urllib.parse import unquote

import h11
import msgspec
import uvicorn
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from meridian.server.fast_path.socket_protocol import SocketProtocol, knows_uvicorn
from meridian.server.http.client_address import Proxies, household
from meridian.server.http.rate_limits import places
from meridian.server.http.shutdown import GracefulServer
from meridian.server.settings import Settings

if TYPE_CHECKING:  # other systems than POSIX have no such processes
    from meridian.server.processes.siblings import Siblings

SLOW_HEAD, SLOW_BODY, SLOW_READER = "slow-head", "slow-body", "slow-reader"
TOO_MANY_CONNECTIONS = "too-many-connections"
NO_ROOM = "no-room-at-process"
REFUSALS = {
    SLOW_HEAD: (408, "the request did not come in time"),
    SLOW_BODY: (408, "the body of the request did not come in time"),
    TOO_MANY_CONNECTIONS: (429, "too many connections from this address"),
    NO_ROOM: (503, "the process of this table is busy; try again"),
}
"""Status and text by key. The text is English, because the client's language is not known yet."""
SOCKET_PATH = re.compile(rb"/api/tables/([^/?]+)/socket/?(?:\?|$)")
ONE_TURN_SECONDS = 0.01  # uvloop runs timers shorter than this at once
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

log = logging.getLogger(__name__)


class Door:
    """The limits that all connections of a server share. `on_refusal` is called with the key of each refusal, for
    metrics."""

    def __init__(
        self,
        settings: Settings,
        on_refusal: Callable[[str], None] = lambda key: None,
        siblings: Siblings | None = None,
    ) -> None:
        self.siblings = siblings
        self.limits = settings.limits
        self.fast_path = settings.fast_path
        self.on_refusal = on_refusal
        self._proxies = Proxies(settings.trusted_proxies)
        self._places = places(settings.limits.connections_per_address, siblings, "connections")

    def enter(self, peer: str | None) -> bool:
        """Count a connection; False if its address has too many. Trusted proxies are not limited, since they carry the
        connections of many clients."""
        return self._proxies.trusts(peer) or self._places.enter(household(peer or "")) is None

    def elsewhere(self, target: bytes) -> int | None:
        """The process that a WebSocket with this target belongs to, if that is not this one."""
        found = SOCKET_PATH.search(target) if self.siblings is not None else None
        if found is None or self.siblings is None:
            return None
        home = self.siblings.home_of(unquote(found[1].decode("latin-1")))
        return home if home != self.siblings.index else None

    def leave(self, peer: str | None) -> None:
        """Uncount a connection that was accepted."""
        if not self._proxies.trusts(peer):
            self._places.leave(household(peer or ""))


class TimedTransport:
    """A transport with a time-out for slow readers. Without one, even a closed transport waits forever for its
    client."""

    def __init__(self, transport: asyncio.Transport, door: Door, loop: asyncio.AbstractEventLoop) -> None:
        self._transport, self._door, self._loop = transport, door, loop
        self._timer: asyncio.TimerHandle | None = None
        self._lost = False
        self.write, self.is_closing = transport.write, transport.is_closing  # direct, as every frame calls these

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)

    def close(self) -> None:
        """Close when everything is sent, or after the time-out."""
        self.is_full()
        self._transport.close()

    def is_full(self) -> None:
        """Start the time-out: data waits for the client to read."""
        if self._timer is None and not self._lost:
            self._timer = self._loop.call_later(self._door.limits.read_seconds, self._give_up)

    def has_room(self) -> None:
        """Stop the time-out: the client has read. On a closing transport it goes on."""
        if self._timer is not None and (self._lost or not self._transport.is_closing()):
            self._timer.cancel()
            self._timer = None

    def is_lost(self) -> None:
        """The connection is lost: stop the time-out for good."""
        self._lost = True
        self.has_room()

    def _give_up(self) -> None:
        self._timer = None
        self._door.on_refusal(SLOW_READER)
        log.info("a connection was closed: %s", SLOW_READER)
        self._transport.abort()


class ServerConfig(uvicorn.Config):
    """uvicorn's configuration, with the limits for its connections."""

    def __init__(self, app: Any, door: Door, **more: Any) -> None:
        ws = GuardedSocket if door.fast_path and knows_uvicorn() else PlainSocket
        super().__init__(app, http=HttpProtocol, ws=ws, lifespan="off", **more)
        self.door = door


class ServedNode(Protocol):
    """A node that is opened before the first connection and closed after the last one."""

    settings: Settings

    async def __aenter__(self) -> Self: ...
    async def __aexit__(self, *_: object) -> None: ...
    async def begin_to_close(self) -> None: ...


class NodeServer(GracefulServer):
    """A uvicorn server that opens its node before the first connection and closes it after the last one. Errors on
    start are raised; uvicorn's own lifespan would only log a traceback."""

    def __init__(self, config: ServerConfig, node: ServedNode, on_up: Callable[[], None]) -> None:
        super().__init__(config, node.settings.shutdown_seconds)
        self._node, self._on_up = node, on_up
        self._siblings = config.door.siblings
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the node, then accept connections."""
        await self._node.__aenter__()
        try:
            await super().startup(sockets)
            if self._siblings is not None:
                asyncio.get_running_loop().add_reader(self._siblings.mailbox, self._take_in)
            self._on_up()
        except BaseException:
            await self._node.__aexit__()
            raise

    async def listen_also(self, sockets: list[socket.socket]) -> None:
        """Accept connections at further sockets, too."""
        before = self.servers
        await super().startup(sockets)
        self.servers = [*before, *self.servers]

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close background work, then the connections, then the node."""
        if self._siblings is not None:
            asyncio.get_running_loop().remove_reader(self._siblings.mailbox)
        await self._node.begin_to_close()
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._node.__aexit__()

    def _take_in(self) -> None:
        """Accept the connections that other processes hand over."""
        while self._siblings is not None and (handed := self._siblings.handed_over()) is not None:
            task = asyncio.create_task(self._admit(*handed))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _admit(self, head: bytes, connection: socket.socket) -> None:
        def make() -> HttpProtocol:
            return HttpProtocol(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

        connection.setblocking(False)
        try:
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(make, connection)
        except OSError:  # the client is gone
            connection.close()
            return
        protocol.data_received(head)


class Timed(asyncio.Protocol):
    """A connection with a time-out for slow readers."""

    config: ServerConfig
    transport: TimedTransport
    client: tuple[str, int] | None

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.is_full()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.transport.has_room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.transport.is_lost()


class Guarded(Timed):
    """A WebSocket; when it ends, its connection is uncounted."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.door.leave(_host(self.client))


class GuardedSocket(Guarded, SocketProtocol):  # type: ignore[misc]  # a TimedTransport has every method in use
    """A WebSocket with the fast path."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:
            # The head is complete, but `websockets` is stricter than h11: it sends nothing and waits until the
            # connection ends.
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()


class PlainSocket(Guarded, WebSocketsSansIOProtocol):  # type: ignore[misc]
    """uvicorn's own WebSocket: without the fast path, or for versions of uvicorn whose internals are untested."""


class HttpProtocol(Timed, H11Protocol):  # type: ignore[misc]
    """uvicorn's HTTP/1.1 with time-outs for heads, bodies and slow readers.

    The time-out also covers a body that no handler reads, as after a 404: a request ends when its body is complete.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.door = self.config.door
        self.timeout_keep_alive = self.door.limits.idle_seconds  # type: ignore[assignment]  # may be a float
        self._let_in = False
        self._awaited: str | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(cast(asyncio.Transport, TimedTransport(transport, self.door, self.loop)))
        self._let_in = self.door.enter(_host(self.client))
        if self._let_in:
            self._await(SLOW_HEAD)
        else:
            self._refuse(TOO_MANY_CONNECTIONS)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        home = self.door.elsewhere(event.target)
        if home is not None:
            self._hand_over(home, event)
            return
        self._let_in = False  # the WebSocket uncounts the connection from now on
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await(None)
        if self._let_in:
            self.door.leave(_host(self.client))

    def _hand_over(self, home: int, event: h11.Request) -> None:
        """Give a WebSocket to the process that holds its table, with what was read of it. This process closes only its
        own end."""
        fields = [b"%b: %b\r\n" % field for field in self.headers]
        head = b"%b %b HTTP/1.1\r\n%b\r\n%b" % (
            event.method,
            event.target,
            b"".join(fields),
            self.conn.trailing_data[0],
        )
        assert self.door.siblings is not None
        if self.door.siblings.hand_over(home, head, self.transport.get_extra_info("socket").fileno()):
            self._await(None)
            self.transport.abort()
        else:
            self._refuse(NO_ROOM)

    # Time-outs

    def _look(self) -> None:
        """Set the time-out for what the client has to send next. A time-out that already runs for it stays."""
        if not self._let_in or self.transport.is_closing():
            self._await(None)
        elif self.conn.their_state is h11.SEND_BODY:
            self._await(SLOW_BODY)
        elif self.conn.their_state is h11.IDLE and self.conn.trailing_data[0]:
            self._await(SLOW_HEAD)
        else:
            self._await(None)

    def _await(self, what: str | None) -> None:
        if what == self._awaited:
            return
        self._awaited = what
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if what is not None:
            limits = self.door.limits
            seconds = limits.head_seconds if what == SLOW_HEAD else limits.body_seconds
            self._deadline = self.loop.call_later(seconds, self._expire, what)

    def _expire(self, what: str) -> None:
        """The time-out is over, but uvloop runs timers before it reads: data that arrived in time while the loop was
        busy may still be unread. So the connection gets one more turn of the loop."""
        self._deadline = self.loop.call_later(ONE_TURN_SECONDS, self._refuse, what)

    def _refuse(self, key: str) -> None:
        """Close the connection, with an error response if none was started."""
        self._await(None)
        self._unset_keepalive_if_required()
        self.door.on_refusal(key)
        log.info("a connection was closed: %s", key)
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            status, text = REFUSALS[key]
            headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
            for event in (
                h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status]),
                h11.Data(data=msgspec.json.encode({"error": text})),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None and not self.cycle.response_complete:
            # Let the application see a disconnect, since its response cannot be sent any more.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


def _host(client: tuple[str, int] | None) -> str | None:
    return client[0] if client else None
