"""Sockets: one seat, or one spectator, at a table. First a Hello, then whatever happens.

Spoken in plain ASGI: on the way of every frame, each layer more is felt (docs/performance.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from meridian.core.errors import BadInput
from meridian.server.accounts import caller_of
from meridian.server.limits import Limited
from meridian.server.live.audience import Picture, Watcher, encode
from meridian.server.live.refusals import refusal_of, refused
from meridian.server.live.sitting import Hearer
from meridian.server.live.table import LiveTable
from meridian.server.node import Node, node_of
from meridian.server.problems import Forbidden, NotFound, TooMany
from meridian.server.stores import StoreError
from meridian.server.wire import AnyFromClient, AnyToClient, Asking, Hello, Say, Trouble

PATIENCE = 10.0
"""So many seconds a socket has to say hello, and a slow one to take a frame."""
GOING_AWAY = 1001
POLICY = 1008
AGAIN = 1013

_DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
log = logging.getLogger(__name__)


class Gone(Exception):
    """The client has hung up."""


class Moved(BadInput):
    """The table is not here any more."""


class Connection:
    """A socket from its first frame to its last."""

    def __init__(self, node: Node, table: str, address: str, receive: Receive, send: Send) -> None:
        self.node = node
        self.table = table
        self.address = address
        self.gallery = False
        self._receive = receive
        self._send = send
        self.watcher: Watcher | None = None

    async def serve(self) -> None:
        """Take the socket in, serve it, and let it go, whatever happens."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.node.connections.add(self)
        try:
            hello = await self._hello()
            seat = await self.node.lobby.seat_of(self.table, hello.token)
            self._within(self.node.gate.enter(self.address, self.table, seat))
            try:
                with self.node.metrics.socket("watch" if seat is None else "seat"):
                    await self._at_the_table(seat, hello)
            finally:
                self.node.gate.leave(self.address, self.table, seat)
        except Gone:
            pass
        except (BadInput, TimeoutError, StoreError) as error:
            await self._turn_away(error)
        finally:
            self.node.connections.discard(self)

    def check(self, now: float) -> None:
        """Hang up on a client that does not take what is sent to it."""
        if self.watcher is not None:
            self.watcher.check(now)

    async def _hello(self) -> Hello:
        self._within(self.node.gate.request(self.address))
        said = self._read(await asyncio.wait_for(self._frame(), PATIENCE))
        if not isinstance(said, Hello):
            raise BadInput("the first message is a hello")
        return said

    # At the table

    async def _at_the_table(self, seat: int | None, hello: Hello) -> None:
        live = await self._find(seat)
        watcher = await live.enter(seat, hello)
        self.watcher = watcher
        watcher.connect(self._write, self._picture)
        hearing = asyncio.create_task(self._hear(watcher, hello.lang))
        try:
            await asyncio.wait((hearing, watcher.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            hearing.cancel()
            (error,) = await asyncio.gather(hearing, return_exceptions=True)
            watcher.end()
            with contextlib.suppress(Moved):
                await self._table().leave(watcher)
        if isinstance(error, Exception):
            raise error
        if watcher.slow:
            self.node.metrics.overflows.inc()
        await self._close(AGAIN if watcher.slow else GOING_AWAY)

    async def _find(self, seat: int | None) -> LiveTable:
        """The table, or its gallery for spectators who may see open hands."""
        row = await self.node.lobby.row(self.table)
        self.gallery = seat is None and row.settings["watch"] == "open-hands"
        return await (self.node.hall.gallery if self.gallery else self.node.hall.find)(self.table)

    def _table(self) -> LiveTable:
        """The table as this node has it now: it may have changed hands while the socket was open."""
        held: Mapping[str, LiveTable] = self.node.hall.galleries if self.gallery else self.node.hall.live
        found = held.get(self.table)
        if found is None:
            raise Moved("this table is played elsewhere now: come back")
        return found

    async def _hear(self, watcher: Watcher, lang: str) -> None:
        while True:
            said = self._read(await self._frame())
            self.node.metrics.heard += 1
            if isinstance(said, Hello):
                raise BadInput("a socket says hello once")
            limited = self._limit(watcher, said)
            live = self._table()
            if limited is not None:
                watcher.tell(refused(said.key, limited.key, lang))
            elif isinstance(said, Say):
                watcher.tell(await live.say(watcher.seat, said, lang))
            elif isinstance(said, Asking):
                watcher.tell(await self._asked(live, watcher, said, lang))
            elif watcher.seat is None:
                watcher.tell(refused(said.key, "spectator", lang))
            else:
                await live.hear(watcher.seat, said, lang, watcher.tell)

    async def _asked(self, live: LiveTable, watcher: Watcher, said: Asking, lang: str) -> AnyToClient:
        try:
            return await live.tell(watcher.seat, said, lang)
        except BadInput as error:
            return refusal_of(said.key, error, lang)

    def _picture(self, hearer: Hearer) -> tuple[int, Picture]:
        return self._table().audience.picture(hearer)

    # Limits

    def _limit(self, watcher: Watcher, said: Any) -> Limited | None:
        gate, seat = self.node.gate, watcher.seat
        if seat is None:
            return gate.request(self.address)
        if isinstance(said, Say):
            return gate.chat(self.table, seat) or gate.chat_line(said.text)
        return gate.answer(self.table, seat)

    def _within(self, limited: Limited | None) -> None:
        if limited is not None:
            raise TooMany(f"{limited.key}: wait {limited.wait:.1f} seconds", limited.wait)

    # Frames

    async def _frame(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if not isinstance(text, str):
            raise BadInput("unreadable message: text is spoken here, not bytes")
        return text

    def _read(self, text: str) -> AnyFromClient:
        self._within(self.node.gate.message(text))
        try:
            return _DECODER.decode(text)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise BadInput(f"unreadable message: {error}") from None
        except UnicodeError:
            raise BadInput("unreadable message: not UTF-8") from None

    def _write(self, frame: bytes) -> Coroutine[Any, Any, None]:
        self.node.metrics.told += 1
        sent: Coroutine[Any, Any, None] = self._send({"type": "websocket.send", "bytes": None, "text": frame.decode()})  # type: ignore[assignment]
        return sent

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def _turn_away(self, error: Exception) -> None:
        """One clear line, then the end."""
        again = isinstance(error, StoreError | TooMany | Moved | TimeoutError)
        text = "this took too long" if isinstance(error, TimeoutError) else str(error)
        if isinstance(error, StoreError):
            log.error("socket: %s", error, extra={"table": self.table})
            text = "the server cannot store anything at the moment: nothing is lost, come back"
        reason = {Forbidden: "forbidden", NotFound: "no-such-table", TooMany: "too-many", Moved: "moved"}
        told = Trouble(reason=reason.get(type(error), "bad-message"), text=text, again=again)
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._write(b"[" + encode(told) + b"]"), PATIENCE)
            await self._close(AGAIN if again else POLICY)


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """One seat, or one spectator, at a table; anything but a socket is turned away."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFound("this address is for sockets")
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    table = scope["path_params"]["table"]
    await Connection(node_of(asking), table, caller_of(asking), receive, send).serve()


ROUTES = [socket]
