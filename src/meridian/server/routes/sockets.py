"""Sockets: one seat, or one spectator, at a table. First a Hello, then whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from meridian.core.errors import BadInput
from meridian.server.accounts import caller_of
from meridian.server.limits import Limited
from meridian.server.live.audience import Picture, Watcher, encode
from meridian.server.live.refusals import refusal_of, refused
from meridian.server.live.sitting import Hearer
from meridian.server.live.table import LiveTable
from meridian.server.node import Node
from meridian.server.problems import Forbidden, NotFound, TooMany
from meridian.server.stores import StoreError
from meridian.server.wire import AnyFromClient, Asking, Hello, Say, Trouble

PATIENCE = 10.0
"""So many seconds a socket has to say hello, and a slow one to take a frame."""
CLOSED = 1000
GOING_AWAY = 1001
POLICY = 1008
TOO_LARGE = 1009
AGAIN = 1013

_DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


class Connection:
    """A socket from its first frame to its last."""

    def __init__(self, socket: Socket, node: Node, table: str) -> None:
        self.socket = socket
        self.node = node
        self.table = table
        self.address = caller_of(socket)
        self.gallery = False

    async def serve(self) -> None:
        """Take the socket in, serve it, and let it go, whatever happens."""
        await self.socket.accept()
        try:
            hello = await self._hello()
            seat = await self.node.lobby.seat_of(self.table, hello.token)
            self._within(self.node.gate.enter(self.address, self.table, seat))
            try:
                with self.node.metrics.socket("watch" if seat is None else "seat"):
                    await self._at_the_table(seat, hello)
            finally:
                self.node.gate.leave(self.address, self.table, seat)
        except WebSocketDisconnect:
            pass
        except (BadInput, TimeoutError, StoreError) as error:
            await self._turn_away(error)

    async def _hello(self) -> Hello:
        self._within(self.node.gate.request(self.address))
        said = self._read(await asyncio.wait_for(self.socket.receive_data(mode="text"), PATIENCE))
        if not isinstance(said, Hello):
            raise BadInput("the first message is a hello")
        return said

    async def _at_the_table(self, seat: int | None, hello: Hello) -> None:
        live = await self._find(seat)
        watcher = await live.enter(seat, hello)
        sending = asyncio.create_task(self._send(watcher))
        hearing = asyncio.create_task(self._hear(watcher, hello.lang))
        try:
            await asyncio.wait([sending, hearing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sending, hearing):
                task.cancel()
            ended = await asyncio.gather(sending, hearing, return_exceptions=True)
            with contextlib.suppress(Moved):
                await self._table().leave(watcher)
        for error in ended:
            if isinstance(error, Exception):
                raise error
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code=AGAIN if watcher.slow else GOING_AWAY)

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
            data = await self.socket.receive_data(mode="text")
            self.node.metrics.messages.labels("in").inc()
            said = self._read(data)
            if isinstance(said, Hello):
                raise BadInput("a socket says hello once")
            limited = self._limit(watcher, said)
            if limited is not None:
                watcher.tell(refused(said.key, limited.key, lang))
                continue
            live = self._table()
            if isinstance(said, Say):
                watcher.tell(await live.say(watcher.seat, said, lang))
            elif isinstance(said, Asking):
                watcher.tell(await self._asked(live, watcher, said, lang))
            elif watcher.seat is None:
                watcher.tell(refused(said.key, "spectator", lang))
            else:
                await live.hear(watcher.seat, said, lang, watcher.tell)

    async def _asked(self, live: LiveTable, watcher: Watcher, said: Asking, lang: str) -> Any:
        try:
            return await live.tell(watcher.seat, said, lang)
        except BadInput as error:
            return refusal_of(said.key, error, lang)

    def _limit(self, watcher: Watcher, said: Any) -> Limited | None:
        gate, seat = self.node.gate, watcher.seat
        if seat is None:
            return gate.request(self.address)
        if isinstance(said, Say):
            return gate.chat(self.table, seat) or gate.chat_line(said.text)
        return gate.answer(self.table, seat)

    async def _send(self, watcher: Watcher) -> None:
        while (frame := await watcher.frame(self._picture)) is not None:
            sent = self.socket.send_data(frame.decode(), mode="text")
            await asyncio.wait_for(sent, PATIENCE)
            self.node.metrics.messages.labels("out").inc()
        if watcher.slow:
            self.node.metrics.overflows.inc()

    def _picture(self, hearer: Hearer) -> tuple[int, Picture]:
        return self._table().audience.picture(hearer)

    def _read(self, text: str) -> AnyFromClient:
        self._within(self.node.gate.message(text))
        try:
            return _DECODER.decode(text)
        except msgspec.MsgspecError as error:
            raise BadInput(f"unreadable message: {error}") from None
        except UnicodeError:
            raise BadInput("unreadable message: not UTF-8") from None

    def _within(self, limited: Limited | None) -> None:
        if limited is not None:
            raise TooMany(f"{limited.key}: wait {limited.wait:.1f} seconds", limited.wait)

    async def _turn_away(self, error: Exception) -> None:
        """One clear line, then the end."""
        again = isinstance(error, StoreError | TooMany | Moved | TimeoutError)
        text = "this took too long" if isinstance(error, TimeoutError) else str(error)
        if isinstance(error, StoreError):
            log.error("socket: %s", error, extra={"table": self.table})
            text = "the server cannot store anything at the moment: nothing is lost, come back"
        reason = {Forbidden: "forbidden", NotFound: "no-such-table", TooMany: "too-many", Moved: "moved"}
        told = Trouble(reason=reason.get(type(error), "bad-message"), text=text, again=again)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            await asyncio.wait_for(self.socket.send_data(f"[{encode(told).decode()}]", mode="text"), PATIENCE)
            await self.socket.close(code=AGAIN if again else POLICY)


class Moved(BadInput):
    """The table is not here any more."""


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: Socket, table: str) -> None:
    """One seat, or one spectator, at a table."""
    await Connection(socket, socket.app.state.node, table).serve()


ROUTES = [socket]
