"""A node in the test's own event loop, called over HTTP without a socket; the test can hold back its writes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import HTTPException

from meridian.core.errors import BadInput
from meridian.server.http.application import ROUTES, not_stored
from meridian.server.http.error_responses import answer
from meridian.server.node import Node
from meridian.server.settings import Limits, Rate, Settings, WindowWait
from meridian.server.stores import Store, StoreError
from meridian.server.stores.steps import Script
from tests.server.online import Message
from tests.server.patience import TIMES
from tests.server.shared import WITHOUT_TLS, Applications

T = TypeVar("T")
UNGUARDED = Applications(
    lambda: Litestar(
        route_handlers=ROUTES, exception_handlers={BadInput: answer, HTTPException: answer, StoreError: not_stored}
    )
)
"""Routes without limits of requests."""
MANY = Rate(per_second=100_000, burst=100_000)


class Inside:
    """A node, and requests to it."""

    def __init__(self, node: Node, http: httpx.AsyncClient) -> None:
        self.node = node
        self.http = http

    async def post(self, path: str, body: Message) -> httpx.Response:
        """The answer to a request, whatever its status."""
        return await self.http.post(path, json=body)

    async def open(self, seats: list[Message], **more: Any) -> tuple[str, str, list[str]]:
        """A new table, the host's token, and the tokens of the host's own seats."""
        said = await self.post("/api/tables", {"game": "global-domination", "seats": seats, **more})
        assert said.status_code == 201, said.text
        opened = said.json()
        return opened["table"], opened["host"], [seat["token"] for seat in opened["seats"]]


@asynccontextmanager
async def inside(
    folder: Path, database: str, name: str = "one", bus: str = "memory://", private: bool = False
) -> AsyncIterator[Inside]:
    """A node on a database."""
    limits = Limits(requests=MANY, tables=MANY, **TIMES)
    settings = Settings(
        data=str(folder),
        database=database,
        node=name,
        bus=bus,
        allow_private_webhooks=private,
        bot_workers=1,
        bot_pause_seconds=0.0,
        window_wait=WindowWait(most_seconds=0.0),
        answer_for_me=False,
        limits=limits,
    )
    async with Node(settings) as node:
        with UNGUARDED.lent() as app:
            app.state.node = node
            transport = httpx.ASGITransport(cast(Any, app), client=("203.0.113.5", 4711))
            async with httpx.AsyncClient(transport=transport, base_url="http://inside", verify=WITHOUT_TLS) as http:
                yield Inside(node, http)


class Held:
    """Holds requests at their first write, after they have read what they need, until they are released."""

    def __init__(self, store: Store, patch: pytest.MonkeyPatch) -> None:
        self._write = store.write
        self._gates: dict[asyncio.Task[httpx.Response], tuple[asyncio.Event, asyncio.Event]] = {}
        patch.setattr(store, "write", self._hold)

    async def _hold(self, script: Script[T]) -> T:
        gates = self._gates.pop(cast(Any, asyncio.current_task()), None)
        if gates is not None:
            came, may_go = gates
            came.set()
            await may_go.wait()
        return await self._write(script)

    async def in_order(self, requests: Iterable[Any]) -> list[httpx.Response]:
        """Lets all requests reach their first write before any of them writes; then releases them one by one."""
        waiting = []
        for request in requests:
            task = asyncio.ensure_future(request)
            came, may_go = asyncio.Event(), asyncio.Event()
            self._gates[task] = came, may_go
            waiting.append((task, came, may_go))
        for task, came, _ in waiting:  # a request that is refused before it writes is done
            await asyncio.wait([task, asyncio.ensure_future(came.wait())], return_when=asyncio.FIRST_COMPLETED)
        answers = []
        for task, _, may_go in waiting:
            may_go.set()
            answers.append(await task)
        return answers
