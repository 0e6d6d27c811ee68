"""A node inside the test, and sockets without a network: the test controls the order of events."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.game import new_header
from meridian.core.journal import Header, Journal
from meridian.fair.verifiable import Verifiable
from meridian.server.configuration import read_settings
from meridian.server.journals import journaling
from meridian.server.lobby.lobby import Lobby
from meridian.server.lobby.requests import NewTable
from meridian.server.node import Node
from meridian.server.sockets.connection import Connection
from meridian.server.stores.records import AccountRow, SeatRow
from meridian.server.stores.state import TableSettings
from tests.server.online import Message
from tests.server.patience import LEASE_SECONDS, PATIENCE, TIMES


@asynccontextmanager
async def node_in(folder: Path, **options: Any) -> AsyncIterator[Node]:
    """A node with its data in a folder."""
    times = {f"limits.{name}": seconds for name, seconds in TIMES.items()} | {"lease_seconds": LEASE_SECONDS}
    hurried = {"bot_pause_seconds": 0.0, "window_wait.most_seconds": 0.0, "answer_for_me": False}
    chosen = {"data": str(folder), "node": "one", "bot_workers": 1, **hurried, **times, **options}
    async with Node(read_settings(environ={}, options=chosen)) as node:
        yield node


async def begun(node: Node, game: str, seats: list[Message], account: str | None = None, **more: Any) -> list[str]:
    """A table under way: its name, and the tokens of the people there."""
    wanted = msgspec.convert({"game": game, "seats": seats, "start": True, **more}, NewTable)
    if account is not None and await node.store.account(account) is None:
        await node.store.create_account(AccountRow(id=account, name=account))
    opened = await node.lobby.open_table(wanted, account)
    return [opened.table, *(seat.token for seat in opened.seats)]


TO_THE_WINDOW = ("build domination", "build-in CAN", "done")
"""These answers of the first player open a window for all who may hold a card to be played out of turn."""


async def placed(
    node: Node, monkeypatch: pytest.MonkeyPatch, seats: list[Message], players: dict[str, Any], **more: Any
) -> list[str]:
    """A table of Global Domination under way, from a position with the first player on turn."""
    game = games.load("global-domination")
    mine = {"hand": ["domination", "domination"]}
    start = {
        "on_turn": "p1",
        "market": ["airborne_forces"],
        "areas": {"USA": "p1 full"},
        "players": {"p1": mine, **players},
    }
    header = msgspec.structs.replace(new_header(game, len(seats), start=start), chance=Verifiable.kind)
    monkeypatch.setattr(node.lobby, "_header", lambda game, wanted: header)
    return await begun(node, game.name, seats, **more)


async def after(
    node: Node, monkeypatch: pytest.MonkeyPatch, seats: list[Message], journal: Journal, **more: Any
) -> list[str]:
    """A table under way, after the entries of a journal."""
    header = msgspec.structs.replace(journal.header, chance=Verifiable.kind)
    create, number = Lobby.create, len(journal.entries)

    async def created(table: str, _: Header, settings: TableSettings, seats: list[SeatRow], **more: Any) -> None:
        rows = journaling.rows(table, 1, 1, journal.entries, time.time())
        copied = msgspec.structs.replace(settings, prelude=number)
        await create(node.lobby, table, header, copied, seats, entries=rows, **more)

    monkeypatch.setattr(node.lobby, "_header", lambda game, wanted: header)
    monkeypatch.setattr(node.lobby, "create", created)
    return await begun(node, header.game, seats, **more)


class Caller:
    """One socket: it receives messages and sends commands."""

    def __init__(self, node: Node, table: str, token: str | None, address: str = "192.0.2.1", **hello: Any) -> None:
        self._to_node: asyncio.Queue[Message] = asyncio.Queue()
        self._heard: asyncio.Queue[Message] = asyncio.Queue()
        self.messages: list[Message] = []
        self.question: Message | None = None
        self._to_node.put_nowait({"type": "websocket.connect"})
        self.send({"type": "hello", "token": token, **hello})
        connection = Connection(node, table, address, self._to_node.get, self._take)  # type: ignore[arg-type]
        self._serving = asyncio.create_task(connection.serve())

    async def _take(self, message: Message) -> None:
        for told in json.loads(message.get("text") or "[]"):
            self.messages.append(told)
            self.question = told.get("welcome", told).get("question", self.question)
            self._heard.put_nowait(told)

    def send(self, message: Message) -> None:
        self._to_node.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def hear(self) -> Message:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            return await self._heard.get()

    async def until(self, kind: str, **fields: Any) -> Message:
        """The next message of a kind that holds these fields."""
        while True:
            told = await self.hear()
            if told["type"] == kind and all(told.get(name) == value for name, value in fields.items()):
                return told

    async def reply(self, key: str) -> Message:
        """The reply to the command with a key."""
        while True:
            told = await self.hear()
            if told.get("key") == key:
                return told

    async def say(self, kind: str, key: str, **fields: Any) -> Message:
        """Send a command and wait for the reply."""
        self.send({"type": kind, "key": key, **fields})
        return await self.reply(key)

    async def answer(self, key: str, action: str | None = None) -> Message:
        """Answer the current question (default: its first option) and wait for the reply."""
        question = self.question
        assert question is not None
        self.question = None  # the next question comes with the facts
        reply = await self.say("answer", key, action=action or question["options"][0], question=question["id"])
        assert reply["type"] == "accepted", reply
        return reply

    async def hang_up(self) -> None:
        """Leave, and wait until the node has noticed."""
        self._to_node.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self._serving


async def asked_of(callers: list[Caller]) -> Caller:
    """The first of these callers with a question; waits for one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            for caller in callers:
                if caller.question is not None:
                    return caller
            await asyncio.sleep(0.005)
