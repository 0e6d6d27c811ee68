"""The fast path of sockets: with it, without it, and beside another uvicorn a table is played alike."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from meridian.server.fast_path import socket_protocol
from meridian.server.http import connections
from meridian.server.sockets.connection import Connection
from tests.server.in_process import served
from tests.server.online import me
from tests.server.patience import PATIENCE, UNHURRIED

GAME = "global-domination"
MOVES = 12


class Player:
    """A socket that speaks as browsers do, and all it has heard that is the same each time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.question: dict[str, Any] | None = None
        self.begun = False
        self.heard: list[Any] = []
        self.keys: set[str] = set()
        self.news = asyncio.Event()
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        async for frame in self.socket:
            for message in json.loads(frame):
                self.question = message.get("question", self.question)
                self.begun = self.begun or bool(message.get("asked"))
                if message["type"] == "facts":
                    self.heard += message["facts"]
                elif "key" in message:
                    self.heard.append((message["type"], message["key"]))
                    self.keys.add(message["key"])
            self.news.set()

    async def say(self, message: dict[str, Any]) -> None:
        """Say something and wait for the reply."""
        await self.socket.send(json.dumps(message))
        await self.until(lambda: message["key"] in self.keys)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for messages that make this true."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def close(self) -> None:
        await self.socket.close()
        await self._hearing


async def seated(address: str, token: str) -> Player:
    socket = await connect(address, compression=None, **UNHURRIED)
    await socket.send(json.dumps({"type": "hello", "token": token, "view": False}))
    return Player(socket)


async def played(folder: Path, **settings: Any) -> list[list[Any]]:
    """What two players hear of the first moves of a table whose dice come from a seed."""
    folder.mkdir()
    async with served(folder, chance_seed="fast", **settings) as server:
        body = {
            "game": GAME,
            "seats": [me("Ann"), me("Ben")],
            "start": True,
            "clock": {"kind": "none", "phases": False},
        }
        opened = (await server.http.post("/api/tables", json=body)).json()
        address = f"ws://127.0.0.1:{server.http.base_url.port}/api/tables/{opened['table']}/socket"
        tokens = [seat["token"] for seat in opened["seats"]]
        # The first cards are shuffled after the table has been opened: who comes earlier hears more.
        early = await seated(address, tokens[0])
        await early.until(lambda: early.begun)
        await early.close()
        players = [await seated(address, token) for token in tokens]
        for move in range(MOVES):
            for player in players:  # a reply comes after all that was told before it
                await player.say({"type": "look", "key": f"look {move}"})
            player = next(player for player in players if player.question)
            asked, player.question = player.question, None
            assert asked is not None
            words = {"action": asked["options"][0], "question": asked["id"]}
            await player.say({"type": "answer", "key": f"move {move}", **words})
        for player in players:
            await player.say({"type": "look", "key": "end"})
        heard = [player.heard for player in players]
        for player in players:
            await player.close()
        return heard


@pytest.mark.asyncio
async def test_a_table_is_played_alike_with_and_without_the_fast_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    short = 0
    hear = Connection._heard_at_once

    def counted(self: Connection, text: bytes) -> bool:
        nonlocal short
        taken = hear(self, text)
        short += taken
        return taken

    monkeypatch.setattr(Connection, "_heard_at_once", counted)
    with_it = await played(tmp_path / "on")
    assert 0 < short <= MOVES  # an answer that comes before the last message is done with takes the long way
    taken = short
    without = await played(tmp_path / "off", fast_path=False)
    assert short == taken
    monkeypatch.setattr(uvicorn, "__version__", "0.99.0")
    with caplog.at_level(logging.WARNING, socket_protocol.__name__):
        beside_another_uvicorn = await played(tmp_path / "plain")
    assert [record.getMessage() for record in caplog.records if "uvicorn" in record.getMessage()] == [
        "uvicorn 0.99.0 is not 0.54.x: its plain sockets are used, which are slower"
    ]
    assert short == taken
    assert with_it == without == beside_another_uvicorn
    assert all(len(heard) > MOVES for heard in with_it)


def test_the_internals_of_the_pinned_uvicorn_are_known() -> None:
    assert socket_protocol.knows_uvicorn()
    assert issubclass(connections.PlainSocket, connections.Guarded)
