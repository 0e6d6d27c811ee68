"""One address that asks for whatever costs the server most, as often as the default limits let it.

    python -m benchmarks.server.abuser PORT SECONDS TABLE ...

It calls from 127.0.0.2, so that the server counts it apart from the players, and tells in a line of JSON what it was
answered. TABLE are tables it may look at.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterable, AsyncIterator

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

ADDRESS = "127.0.0.2"
NICENESS = 10
"""A real one has a machine of its own."""
SLOW = "a." * 100_000
"""The beginning of an edition file that takes minutes to be read."""
CLIENTS = 4
"""So many requests are under way at once."""
PAUSE = 0.05
"""Seconds between two requests of a client, or after one that was refused."""
GAME = "globetrotters"


class Abuser:
    """What it asks for, in turn: nothing twice, so that no cache helps."""

    def __init__(self, port: int, tables: list[str]) -> None:
        self.port = port
        self.tables = tables
        self.counts: Counter[str] = Counter()
        self._numbers = itertools.count(1)

    async def run(self, seconds: float) -> None:
        """Ask for so many seconds."""
        until = time.monotonic() + seconds
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=60
        ) as client:
            jobs = [self._requests(client, until) for _ in range(CLIENTS)]
            await asyncio.gather(*jobs, self._sockets(until), self._hints(client, until))

    async def _requests(self, client: httpx.AsyncClient, until: float) -> None:
        while time.monotonic() < until:
            number = next(self._numbers)
            table = self.tables[number % len(self.tables)]
            lang = "en" if number % 2 else "de"
            paths = [
                f"/api/tables/{table}/report?lang={lang}",
                f"/api/tables/{table}/report.html?lang={lang}",
                f"/api/tables/{table}/moments?first={number % 400}&count=40&eyes=all&log=400",
                f"/api/tables/{table}/timeline",
                f"/api/tables/{table}/curve",
                "edition",
            ]
            path = paths[number % len(paths)]
            try:
                if path == "edition":
                    # It does not wait for an end that never comes.
                    body = {"name": "own.toml", "text": f"{SLOW}a{number} = 1"}
                    answer = await client.post(f"/api/games/{GAME}/edition/check", json=body, timeout=3)
                else:
                    answer = await client.get(path)
                self.counts[f"{path.partition('?')[0].rpartition('/')[2]} {answer.status_code}"] += 1
            except httpx.TimeoutException:
                self.counts["edition given up"] += 1
            await asyncio.sleep(PAUSE)

    async def _sockets(self, until: float) -> None:
        """Spectators who want the whole log, again and again."""
        while time.monotonic() < until:
            table = self.tables[next(self._numbers) % len(self.tables)]
            try:
                async with connect(self._socket(table), local_addr=(ADDRESS, 0)) as socket:
                    await socket.send('{"type":"hello","log":1000}')
                    told = json.loads(await asyncio.wait_for(socket.recv(), 30))
                    self.counts[f"socket {told[0]['type']}"] += 1
            except (OSError, WebSocketException, TimeoutError):
                self.counts["socket failed"] += 1
            await asyncio.sleep(PAUSE)

    async def _hints(self, client: httpx.AsyncClient, until: float) -> None:
        """A seat of its own that wants hints of the bot that thinks longest."""
        seats = [{"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "greedy"}]
        answer = await client.post("/api/tables", json={"game": GAME, "seats": seats, "start": True})
        opened = answer.raise_for_status().json()
        async with connect(self._socket(opened["table"]), local_addr=(ADDRESS, 0)) as socket:
            await socket.send(json.dumps({"type": "hello", "token": opened["seats"][0]["token"]}))
            while time.monotonic() < until:
                key = str(next(self._numbers))
                await socket.send(json.dumps({"type": "hint", "key": key, "bot": "deep:budget=2s"}))
                try:
                    async for kind in self._replies(socket, key):
                        self.counts[f"hint {kind}"] += 1
                except TimeoutError:
                    self.counts["hint failed"] += 1
                await asyncio.sleep(PAUSE)

    async def _replies(self, socket: AsyncIterable[str | bytes], key: str) -> AsyncIterator[str]:
        async with asyncio.timeout(30):
            async for frame in socket:
                for message in json.loads(frame):
                    if message.get("key") == key:
                        yield message["type"]
                        return

    def _socket(self, table: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"


def main() -> None:
    """Read the command line, ask, tell."""
    os.nice(NICENESS)
    abuser = Abuser(int(sys.argv[1]), sys.argv[3:])
    asyncio.run(abuser.run(float(sys.argv[2])))
    print(json.dumps(dict(sorted(abuser.counts.items()))), flush=True)


if __name__ == "__main__":
    main()
