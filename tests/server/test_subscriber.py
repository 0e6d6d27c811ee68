"""A socket while its table changes hands: nothing that it was told is lost, and it sees nothing it was not told of."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec import Raw

from meridian.server.tables.protocol import Accepted
from meridian.server.tables.subscriber import EncodedView, Subscriber, encode

BEFORE: EncodedView = {"turn": Raw(b"3")}


class Socket:
    """What a socket has been sent, and what it would see of its table."""

    def __init__(self) -> None:
        self.found: tuple[int, EncodedView, None] | None = None
        self.sent: list[dict[str, Any]] = []
        self.subscriber = Subscriber(0, 0)
        self.subscriber.connect(self.write, self.send, lambda _: self.found)

    def write(self, frame: bytes) -> bool:
        self.sent += json.loads(frame)
        return True

    async def send(self, frame: bytes) -> None:
        raise AssertionError("this socket never has to wait")

    async def told(self, key: str, moved: bool = True) -> list[str]:
        """Tell it something that changes the position; the kinds of all it has been sent by then."""
        self.subscriber.pass_on(encode(Accepted(key=key)), moved=moved, urgent=True)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return [message["type"] for message in self.sent]


@pytest.mark.asyncio
async def test_what_is_told_while_the_table_changes_hands_is_sent_without_a_view() -> None:
    socket = Socket()
    assert await socket.told("1") == ["accepted"]
    socket.found = (0, BEFORE, None)
    assert await socket.told("2", moved=False) == ["accepted", "accepted", "seen"]


@pytest.mark.asyncio
async def test_a_view_after_facts_that_were_not_told_waits_for_them() -> None:
    socket = Socket()
    socket.found = (1, BEFORE, None)
    assert await socket.told("1") == ["accepted"]
    socket.subscriber.number = 1
    assert await socket.told("2", moved=False) == ["accepted", "accepted", "seen"]
    assert socket.sent[-1]["number"] == 1
