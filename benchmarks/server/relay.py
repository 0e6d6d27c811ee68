"""A yardstick: a bare relay. Whatever a seat says, all four get their whole view anew; nothing is checked or kept.

    python -m benchmarks.server.relay GAME

It speaks as much of the protocol of a table as the driver needs.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec
import uvicorn

from benchmarks.measure import at_share
from benchmarks.server.seats import SEATS, Opened
from meridian import games
from meridian.cli.serve import address_of
from meridian.core.game import new_header
from meridian.server.http.local_network import listen

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

OPTIONS = [f"answer {number}" for number in range(10)]
_ENCODER = msgspec.json.Encoder()


class Round:
    """The four sockets of a table, and whose turn it is."""

    def __init__(self, views: list[dict[str, Any]]) -> None:
        self.views = views
        self.sends: list[Send | None] = [None] * SEATS
        self.count = 0

    def asks(self, seat: int) -> dict[str, Any] | None:
        """What a seat is asked: they take turns."""
        return {"id": [self.count, seat, 0], "options": OPTIONS} if self.count % SEATS == seat else None

    async def enter(self, seat: int, send: Send) -> None:
        """A seat has its socket."""
        self.sends[seat] = send
        await self.tell(seat, [{"type": "welcome", "question": self.asks(seat)}])

    async def said(self, seat: int, key: str) -> None:
        """Everybody gets the whole view."""
        self.count += 1
        for other in range(SEATS):
            seen = {"type": "seen", "number": self.count, "whole": True, "view": self.views[other]}
            told: list[dict[str, Any]] = [{"type": "facts", "question": self.asks(other)}, seen]
            await self.tell(other, [{"type": "accepted", "key": key}, *told] if other == seat else told)

    async def tell(self, seat: int, messages: list[dict[str, Any]]) -> None:
        """Send messages as one frame."""
        send = self.sends[seat]
        if send is not None:
            await send({"type": "websocket.send", "text": _ENCODER.encode(messages).decode()})


class Relay:
    """The application: tables come into being when somebody sits down at them."""

    def __init__(self, game: str) -> None:
        loaded = games.load(game)
        p = at_share(loaded, new_header(loaded, SEATS), 0.5)
        self.views = [loaded.rules.show(loaded.rules.view(p, seat)) for seat in range(SEATS)]
        self.rounds: dict[str, Round] = {}

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Serve a socket; any request is answered with 200."""
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})
            return
        await receive()
        await send({"type": "websocket.accept"})
        hello = msgspec.json.decode((await receive())["text"])
        seat = int(hello["token"])
        table = self.rounds.setdefault(scope["path"], Round(self.views))
        await table.enter(seat, send)
        while (message := await receive())["type"] == "websocket.receive":
            await table.said(seat, msgspec.json.decode(message["text"])["key"])


async def opened(count: int) -> Opened:
    """Board of a relay need not be opened."""
    names = [f"{time.monotonic_ns()}-{number}" for number in range(count)]
    return [(name, [str(seat) for seat in range(SEATS)]) for name in names]


def main() -> None:
    """Serve until the process is told to end."""
    relay = Relay(sys.argv[1])
    listening = listen("127.0.0.1", 0)
    print(json.dumps({"url": address_of(listening), "pid": os.getpid()}), flush=True)
    config = uvicorn.Config(
        relay, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off"
    )
    with contextlib.suppress(KeyboardInterrupt):  # how it is told to end
        uvicorn.Server(config).run(sockets=[listening])


if __name__ == "__main__":
    main()
