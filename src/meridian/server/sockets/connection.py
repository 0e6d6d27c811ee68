"""WebSocket connections: one seat or one spectator at a table. The client sends a Hello first, then commands.

This is plain ASGI: every frame passes here, and each further layer costs measurable time (docs/performance.md).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import Awaitable, Mapping
from typing import Any

import msgspec
from litestar import asgi
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from meridian.core.errors import BadInput
from meridian.core.patches import Showing
from meridian.server.background.prices import RECALL_REQUESTS, WAKING_REQUESTS
from meridian.server.errors import Forbidden, HttpError, NotFound, TooMany, Unusable
from meridian.server.fast_path.socket_protocol import FastPath, fast_path
from meridian.server.http.client_address import caller_of, household
from meridian.server.http.error_responses import line_of
from meridian.server.http.rate_limits import Limited
from meridian.server.http.services import NodeServices, node_of
from meridian.server.stores import StoreError
from meridian.server.tables.client_messages import (
    MAX_RUN,
    Answer,
    AnyFromClient,
    Asking,
    Foresee,
    Hello,
    Hint,
    Say,
    Why,
)
from meridian.server.tables.hints import hint
from meridian.server.tables.motives import why
from meridian.server.tables.protocol import AnyToClient, Trouble
from meridian.server.tables.queries import answer_query
from meridian.server.tables.refusals import refusal_of, refused
from meridian.server.tables.rolls import Viewer
from meridian.server.tables.subscriber import EncodedView, Subscriber, encode
from meridian.server.tables.table import LiveTable
from meridian.server.texts import say

HELLO_TIMEOUT = 10.0  # seconds for the first message, and for the last frame
GOING_AWAY = 1001
POLICY = 1008
TRY_AGAIN = 1013

_DECODER: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)
_ANSWERS = msgspec.json.Decoder(Answer)
log = logging.getLogger(__name__)


class Gone(Exception):
    """The client has closed the connection."""


class Moved(HttpError):
    """This node does not hold the table any more."""


class Connection:
    """One connection, from its first frame to its last."""

    def __init__(
        self, node: NodeServices, table: str, address: str, receive: Receive, send: Send, short: FastPath | None = None
    ) -> None:
        self.node = node
        self.table = table
        self.address = address
        self.gallery = False
        self._receive = receive
        self._send = send
        self._short = short
        self._busy = True
        self._lang = "en"
        self._hints: set[asyncio.Task[None]] = set()
        self.subscriber: Subscriber | None = None

    async def serve(self) -> None:
        """Accept the connection, serve it, and clean up in every case."""
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.node.connections.add(self)
        try:
            hello = await self._hello()
            self._lang = hello.lang
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
        """Close the connection if the client does not read what is sent."""
        if self.subscriber is not None:
            self.subscriber.check(now)

    async def _hello(self) -> Hello:
        self._within(self.node.gate.request(self.address))
        said = self._read(await asyncio.wait_for(self._frame(), HELLO_TIMEOUT))
        if not isinstance(said, Hello):
            raise Unusable.because("hello-first")
        return said

    # At the table

    async def _at_the_table(self, seat: int | None, hello: Hello) -> None:
        live = await self._find(seat)
        if live.lacks(seat, hello):
            self._within(self.node.gate.request(self.address, RECALL_REQUESTS - 1))
        try:
            subscriber = await live.enter(seat, hello)
        except Forbidden:
            if seat is None:
                raise
            # The table's copy of its seats may be older than the token.
            subscriber = await (await self.node.registry.refreshed(self.table)).enter(seat, hello)
        self.subscriber = subscriber
        subscriber.connect(self._write, self._send_text, self._look)
        if self._short is not None:
            self._short.hear = self._heard_at_once
        hearing = asyncio.create_task(self._hear(subscriber, hello.lang))
        try:
            await asyncio.wait((hearing, subscriber.ended), return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self._short is not None:
                self._short.hear = None
            for task in (hearing, *self._hints):
                task.cancel()
            error, *_ = await asyncio.gather(hearing, *self._hints, return_exceptions=True)
            subscriber.end()
            with contextlib.suppress(Moved):
                await self._table().leave(subscriber)
        if subscriber.void:
            raise _shut_out(subscriber)
        if isinstance(error, Exception):
            raise error
        if subscriber.slow:
            self.node.metrics.overflows.inc()
        await self._close(TRY_AGAIN if subscriber.slow else GOING_AWAY)

    async def _find(self, seat: int | None) -> LiveTable:
        """The table, or its gallery for a spectator who may see open hands."""
        row = await self.node.lobby.row(self.table)
        self.gallery = seat is None and row.settings.watch == "open-hands"
        if self._held() is None:
            self._within(self.node.gate.request(self.address, WAKING_REQUESTS - 1))
        return await (self.node.registry.gallery if self.gallery else self.node.registry.find)(self.table)

    def _held(self) -> LiveTable | None:
        """The table as this node holds it now; another copy may have replaced it since the connection was opened."""
        held: Mapping[str, LiveTable] = self.node.registry.galleries if self.gallery else self.node.registry.live
        return held.get(self.table)

    def _table(self) -> LiveTable:
        found = self._held()
        if found is None:
            raise Moved.because("played-elsewhere")
        return found

    async def _in_new_hands(self, subscriber: Subscriber) -> LiveTable:
        """Find the table again after it moved."""
        if self.node.closing:
            raise Moved.because("played-elsewhere")
        return await self._find(subscriber.seat)

    async def _hear(self, subscriber: Subscriber, lang: str) -> None:
        while True:
            self._busy = False
            text = await self._frame()
            self._busy = True
            said = self._read(text)
            self.node.metrics.heard += 1
            if isinstance(said, Hello):
                raise Unusable.because("hello-once")
            limited = self._limit(subscriber, said)
            live = self._held() or await self._in_new_hands(subscriber)
            if not live.admits(subscriber) or (isinstance(said, Say) and not await self._still_holds(subscriber)):
                raise _shut_out(subscriber)
            if limited is not None:
                subscriber.tell(refused(said.key, limited.key, lang))
            elif isinstance(said, Say):
                subscriber.tell(await live.chat.say(subscriber.seat, said, lang))
            elif isinstance(said, Asking):
                subscriber.tell(await self._asked(answer_query(live, subscriber.seat, said, lang), said.key, lang))
            elif isinstance(said, Hint | Why):
                self._take_time(live, subscriber, said, lang)
            elif subscriber.seat is None:
                subscriber.tell(refused(said.key, "spectator", lang))
            else:
                waiting = live.submit(subscriber.seat, said, lang, subscriber.tell)
                if waiting is not None:
                    await waiting

    def _heard_at_once(self, text: bytes) -> bool:
        """Handle an answer directly if this node holds the table and no earlier message is in progress. Everything else
        takes the long path through `_hear`."""
        subscriber = self.subscriber
        if self._busy or subscriber is None or subscriber.seat is None:
            return False
        try:
            said = _ANSWERS.decode(text)
        except (msgspec.MsgspecError, RecursionError, UnicodeError):
            return False
        live = self.node.registry.live.get(self.table)
        if live is None or live.crowded or not live.admits(subscriber):
            return False
        self.node.metrics.heard += 1
        limited = self.node.gate.answer(self.table, subscriber.seat, len(said.then))
        if limited is not None:
            subscriber.tell(refused(said.key, limited.key, subscriber.lang))
        else:
            live.submit(subscriber.seat, said, subscriber.lang, subscriber.tell)
        return True

    async def _still_holds(self, subscriber: Subscriber) -> bool:
        """Whether the seat's token is still the stored one. Answers need no such check, because the fence refuses
        them."""
        if subscriber.seat is None or subscriber.token_hash is None:
            return True
        found = await self.node.store.seat_by_token(subscriber.token_hash)
        return found is not None and (found.table, found.seat) == (self.table, subscriber.seat)

    async def _asked(self, telling: Awaitable[AnyToClient], key: str, lang: str) -> AnyToClient:
        try:
            return await telling
        except BadInput as error:
            return refusal_of(key, error, lang)

    def _take_time(self, live: LiveTable, subscriber: Subscriber, said: Hint | Why, lang: str) -> None:
        """Start a hint or a reason in a task, so that the player can send other commands meanwhile. The task ends with
        the connection."""

        async def run() -> None:
            seat, home = subscriber.seat, household(self.address)
            telling = (
                hint(live, seat, said, lang, home) if isinstance(said, Hint) else why(live, seat, said, lang, home)
            )
            subscriber.tell(await self._asked(telling, said.key, lang))

        task = asyncio.create_task(run(), name=f"hint at {self.table}")
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def _look(self, viewer: Viewer) -> tuple[int, EncodedView, Showing] | None:
        found, subscriber = self._held(), self.subscriber
        if found is None or subscriber is None or not found.admits(subscriber):
            return None
        return found.audience.encoded_view(viewer)

    # Limits

    def _limit(self, subscriber: Subscriber, said: Any) -> Limited | None:
        gate, seat = self.node.gate, subscriber.seat
        if seat is None:
            return gate.request(self.address)
        if isinstance(said, Say):
            return gate.chat(self.table, seat) or gate.chat_line(said.text)
        return gate.answer(self.table, seat, _further(said))

    def _within(self, limited: Limited | None) -> None:
        if limited is not None:
            raise TooMany.because("too-many", seconds=math.ceil(limited.wait))

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

    def _write(self, frame: bytes) -> bool:
        """Send a frame over the fast path; False if there is none, or if it would have to wait."""
        sent = self._short is not None and self._short.tell(frame)
        self.node.metrics.told += sent
        return sent

    async def _send_text(self, frame: bytes) -> None:
        self.node.metrics.told += 1
        await self._send({"type": "websocket.send", "bytes": None, "text": frame.decode()})

    async def _close(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):
            await self._send({"type": "websocket.close", "code": code, "reason": ""})

    async def _turn_away(self, error: Exception) -> None:
        """Send one clear error message, then close."""
        again = isinstance(error, StoreError | TooMany | Moved | TimeoutError)
        text = say(self._lang, "problem-took-too-long") if isinstance(error, TimeoutError) else ""
        if isinstance(error, StoreError):
            log.error("socket: %s", error, extra={"table": self.table})
            text = say(self._lang, "problem-not-stored")
        reason: dict[type[Exception], str] = {
            Forbidden: "forbidden",
            NotFound: "no-such-table",
            TooMany: "too-many",
            Moved: "moved",
        }
        text = text or line_of(error, self._lang)
        told = Trouble(reason=reason.get(type(error), "bad-message"), text=text, again=again)
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(self._send_text(b"[" + encode(told) + b"]"), HELLO_TIMEOUT)
            await self._close(TRY_AGAIN if again else POLICY)


def _further(said: Any) -> int:
    """How many answers a message holds beside the first."""
    if isinstance(said, Foresee):
        return MAX_RUN - 1 if said.fill else len(said.actions)
    return len(said.then) if isinstance(said, Answer) else 0


def _shut_out(subscriber: Subscriber) -> Forbidden:
    return Forbidden.because("not-for-watching" if subscriber.seat is None else "seat-changed")


@asgi("/api/tables/{table:str}/socket", copy_scope=False)
async def socket(scope: Scope, receive: Receive, send: Send) -> None:
    """A WebSocket of one seat or one spectator at a table; other requests are refused."""
    if scope["type"] != ScopeType.WEBSOCKET:
        raise NotFound.because("for-sockets")
    asking: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    table = scope["path_params"]["table"]
    await Connection(node_of(asking), table, caller_of(asking), receive, send, fast_path(scope)).serve()


ROUTES = [socket]
