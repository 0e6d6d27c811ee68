"""What proxies and operators are told of a node: alive, ready, and nothing that is not theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped, unused-ignore]
import httpx
import pytest

from tests.server.nodes import Node
from tests.server.online import Server
from tests.server.services import RedisServer, wait_for

READY = ("/health", "/health/ready")


def answers(server: Server, path: str) -> httpx.Response:
    return server.http.get(server.url(path))


def test_a_node_that_is_well(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for path in READY:
            got = answers(server, path)
            assert got.status_code == 200
            assert got.json() == {"ok": True, "node": "one", "tables": 0, "bus": True, "error": None}
        assert answers(server, "/health/live").json() == {"ok": True, "node": "one"}


def test_metrics_name_one_charset(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        kind = answers(server, "/metrics").headers["content-type"]
        assert kind.startswith("text/plain; version=")
        assert kind.count("charset") == 1


@pytest.fixture
def redis_of_ones_own() -> Iterator[RedisServer]:
    redis = RedisServer()
    try:
        yield redis
    finally:
        redis.remove()


def run(address: str, *statements: str) -> None:
    """Run statements on a PostgreSQL database."""

    async def connected() -> None:
        db = await asyncpg.connect(address)
        try:
            for statement in statements:
                await db.execute(statement)
        finally:
            await db.close()

    asyncio.run(connected())


def is_ready(server: Server, ready: bool, error: str | None = None) -> Callable[[], bool]:
    """Whether a node says so at both addresses, in these very words."""
    wanted = (200 if ready else 503, error)
    return lambda: all(
        (got := answers(server, path)).status_code == wanted[0] and got.json()["error"] == error for path in READY
    )


def test_a_node_without_the_others_or_the_database_is_alive_but_not_ready(
    tmp_path: Path, postgres_url: str, redis_of_ones_own: RedisServer
) -> None:
    name = urlsplit(postgres_url).path[1:]
    maintenance = postgres_url.replace(name, "postgres")
    with Node(tmp_path, "one", postgres_url, redis_of_ones_own.url) as server:
        assert is_ready(server, True)()
        redis_of_ones_own.kill()
        wait_for(is_ready(server, False, "the other nodes cannot be reached"), "the bus to be missed")
        assert answers(server, "/health/live").status_code == 200
        redis_of_ones_own.start()
        wait_for(is_ready(server, True), "the bus")
        run(
            maintenance,
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        wait_for(is_ready(server, False, "the database cannot be reached"), "the database to be missed")
        assert answers(server, "/health/live").status_code == 200
        # A write that fails is remembered, and forgotten when one succeeds: nobody else need write first.
        opened = server.http.post(server.url("/api/tables"), json={"game": "globopolis", "seats": [{}, {}]})
        assert opened.status_code == 503
        assert name not in opened.text
        run(maintenance, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        wait_for(is_ready(server, True), "the database")
        assert server.log().count("not ready: the database cannot be reached") == 1
