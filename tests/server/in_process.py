"""A whole server in the process of the test, so that a test can observe what this process does and what it leaves to
other processes."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import httpx

from meridian.server.app import guarded
from meridian.server.http.connections import Door, NodeServer, ServerConfig
from meridian.server.http.headers import Guard
from meridian.server.node import Node
from meridian.server.settings import Limits, Rate, Settings, WindowWait
from tests.server.patience import LEASE_SECONDS, PATIENCE, TIMES
from tests.server.shared import USUAL, WHOLE, WITHOUT_TLS

PLENTY = Limits(
    requests=Rate(per_second=1e6, burst=1_000_000),
    tables=Rate(per_second=1e6, burst=1_000_000),
    answers=Rate(per_second=1e6, burst=1_000_000),
    **TIMES,
)


class Served(NamedTuple):
    """A server in this process, and a client for it."""

    node: Node
    http: httpx.AsyncClient


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """A server on its own port; it is shut down cleanly."""
    chosen = {
        "limits": PLENTY,
        "background_workers": 1,
        "bot_workers": 1,
        "node": "one",
        "lease_seconds": LEASE_SECONDS,
        "window_wait": WindowWait(most_seconds=0.0),
        "answer_for_me": False,
        **settings,
    }
    node = Node(Settings(data=str(folder), database=f"sqlite:///{folder}/meridian.db", **chosen))
    assert node.settings.limits.body_bytes == USUAL.limits.body_bytes
    with WHOLE.lent() as routes:
        async with serving(node, guarded(routes, node)) as server:
            yield server


@asynccontextmanager
async def serving(node: Node, app: Guard) -> AsyncIterator[Served]:
    """An application on its own port, until it is shut down."""
    config = ServerConfig(
        app, Door(node.settings), host="127.0.0.1", port=0, log_config=None, ws_per_message_deflate=False
    )
    running = NodeServer(config, node, lambda: None)
    task = asyncio.create_task(running._serve())
    while not running.started:
        assert not task.done(), "the server has not started"
        await asyncio.sleep(0.01)
    port = running.servers[0].sockets[0].getsockname()[1]
    try:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=WITHOUT_TLS) as http:
            yield Served(node, http)
    finally:
        running.should_exit = True
        await task


@contextmanager
def recorded() -> Iterator[set[CodeType]]:
    """Records every Python function called in this process, in this thread or in threads that start in the meantime.
    Calls of other processes are not recorded."""
    seen: set[CodeType] = set()

    def note(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            seen.add(frame.f_code)

    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield seen
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


def codes(*functions: Callable[..., Any]) -> dict[CodeType, str]:
    """Functions as `recorded` sees them, with their names."""
    return {function.__code__: function.__qualname__ for function in functions}
