"""Headers and origins, against a real server: httpx and a real socket client ask it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
import pytest_asyncio
import uvicorn
from litestar import Litestar, Response, WebSocket, get, post, websocket
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from meridian.server.http.headers import FOREIGN_ORIGIN, Guard, Origins, content_policy, security_headers
from meridian.server.urls import origin_of
from tests.server.patience import PATIENCE, UNHURRIED
from tests.server.shared import WITHOUT_TLS

PUBLIC = "https://games.example.org"


def directives(policy: str) -> dict[str, list[str]]:
    return {name: values for name, *values in (part.split() for part in policy.split(";"))}


# The policy


def test_nothing_may_come_from_elsewhere() -> None:
    policy = directives(content_policy(PUBLIC))
    assert policy["default-src"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == ["'self'"]
    assert policy["frame-ancestors"] == policy["base-uri"] == ["'none'"]
    assert policy["form-action"] == ["'self'"]
    outside = [
        v for name, values in policy.items() for v in values if not v.startswith("'") and v not in ("data:", "blob:")
    ]
    assert outside == ["wss://games.example.org"]
    assert "'unsafe-eval'" not in content_policy(PUBLIC)
    assert [name for name, values in policy.items() if "'unsafe-inline'" in values] == ["style-src-attr"]


@pytest.mark.parametrize(
    ("public_url", "socket"),
    [
        ("", []),
        ("http://127.0.0.1:8420", ["ws://127.0.0.1:8420"]),
        ("https://games.example.org:8443/meridian", ["wss://games.example.org:8443"]),
        ("http://[2001:db8::1]", ["ws://[2001:db8::1]"]),
    ],
)
def test_the_client_may_open_sockets_to_its_own_server(public_url: str, socket: list[str]) -> None:
    assert directives(content_policy(public_url))["connect-src"] == ["'self'", *socket]


def test_a_page_complete_in_itself_keeps_its_own_style_and_no_other() -> None:
    # The hash is the one that `printf 'p { color: red }' | openssl dgst -sha256 -binary | base64` gives.
    policy = directives(content_policy(PUBLIC, "<head><style>p { color: red }</style></head>"))
    assert policy["style-src"] == ["'self'", "'sha256-ngewhhP73WDIbgwseeu52VAAJgKdGUsu1IUQQsAm8m4='"]
    assert policy["script-src"] == ["'self'"]


def test_only_a_server_reached_through_tls_asks_for_it() -> None:
    assert "strict-transport-security" not in security_headers("http://127.0.0.1:8420")
    assert "strict-transport-security" not in security_headers()
    assert security_headers(PUBLIC)["strict-transport-security"] == "max-age=31536000"


# Origins


@pytest.mark.parametrize(
    ("origin", "host", "refused"),
    [
        (PUBLIC, "games.example.org", False),
        (PUBLIC, "meridian:8420", False),
        ("https://games.example.org:443", None, False),
        ("https://GAMES.example.org", None, False),
        ("http://games.example.org", "games.example.org", True),
        ("https://games.example.org:8443", "games.example.org", True),
        ("https://games.example.org.evil.example", "games.example.org", True),
        ("https://evil.example", "games.example.org", True),
        ("https://evil.example", "evil.example", True),
        ("https://example.org", "games.example.org", True),
        ("null", "games.example.org", True),
        ("", "games.example.org", True),
        ("nonsense", "nonsense", True),
        ("https://games.example.org, https://games.example.org", None, True),
        ("http://[", "[", True),
        ("http://127.0.0.1:8420", "127.0.0.1:8420", False),
        ("http://[::1]:8420", "[::1]:8420", False),
        ("http://localhost:8420", "localhost:8420", False),
        ("http://localhost:5173", "localhost:8420", True),
        ("http://127.0.0.1:8420", "games.example.org", True),
        ("http://127.0.0.1.evil.example", "127.0.0.1.evil.example", True),
        ("https://dev.example.org:5173", "games.example.org", False),
        (None, "games.example.org", False),
    ],
)
def test_who_may_change_something(origin: str | None, host: str | None, refused: bool) -> None:
    assert Origins(PUBLIC, ["https://dev.example.org:5173"]).refuses(origin, host) is refused


def test_without_a_public_url_a_name_that_was_made_to_point_here_is_foreign() -> None:
    origins = Origins()
    assert origins.refuses("http://rebound.example:8420", "rebound.example:8420")
    assert not origins.refuses("http://192.168.1.7:8420", "192.168.1.7:8420")


def test_without_an_origin_the_browser_may_still_say_that_the_page_is_foreign() -> None:
    origins = Origins(PUBLIC)
    sites = ("cross-site", "same-site", "same-origin", "none", None)
    assert [site for site in sites if origins.refuses(None, "x", site)] == ["cross-site", "same-site"]


@pytest.mark.parametrize(
    "url", ["null", "", "file:///x", "data:text/html,x", "http://", "http://h:port", "http://[", "x"]
)
def test_what_has_no_origin(url: str) -> None:
    assert origin_of(url) is None


# A real server


@get("/page")
async def page() -> Response[str]:
    return Response("hello", headers={"Cache-Control": "max-age=60"})


@post("/change")
async def change() -> str:
    return "changed"


@websocket("/socket")
async def echo(socket: WebSocket) -> None:  # type: ignore[type-arg]
    await socket.accept()
    await socket.send_text(await socket.receive_text())
    await socket.close()


class Server:
    """Where the server is, and what it refused."""

    def __init__(self) -> None:
        self.address = ""
        self.refused: list[str] = []


@asynccontextmanager
async def served(public_url: str) -> AsyncIterator[Server]:
    server = Server()
    app = Guard(
        Litestar([page, change, echo], openapi_config=None, logging_config=None),
        public_url,
        on_refusal=server.refused.append,
    )
    config = uvicorn.Config(
        app, host="127.0.0.1", port=0, log_config=None, server_header=False, lifespan="on", ws="websockets-sansio"
    )
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve())
    while not running.started:
        assert not task.done(), "the server has not started"
        await asyncio.sleep(0.01)
    host, port = running.servers[0].sockets[0].getsockname()
    server.address = f"{host}:{port}"
    yield server
    running.should_exit = True
    await task


@pytest_asyncio.fixture
async def server() -> AsyncIterator[Server]:
    async with served(PUBLIC) as server:
        yield server


@pytest.mark.asyncio
async def test_every_response_carries_the_headers_errors_too(server: Server) -> None:
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE, verify=WITHOUT_TLS) as client:
        for answer in (await client.get("/page"), await client.get("/nowhere"), await client.put("/change")):
            for name, value in security_headers(PUBLIC).items():
                if name != "cache-control":
                    assert answer.headers[name] == value
                assert len(answer.headers.get_list(name)) == 1
        assert (await client.get("/page")).headers["cache-control"] == "max-age=60", "a response may decide otherwise"
        assert (await client.get("/nowhere")).headers["cache-control"] == "no-store"
        assert "server" not in (await client.get("/page")).headers


@pytest.mark.asyncio
async def test_a_foreign_page_may_look_but_not_change(server: Server) -> None:
    foreign = {"origin": "https://evil.example"}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=PATIENCE, verify=WITHOUT_TLS) as client:
        assert (await client.get("/page", headers=foreign)).status_code == 200
        assert (await client.post("/change")).status_code == 201
        assert (await client.post("/change", headers={"origin": PUBLIC})).status_code == 201
        assert (await client.post("/change", headers={"origin": f"http://{server.address}"})).status_code == 201
        assert server.refused == []
        for method in ("POST", "PUT", "PATCH", "DELETE", "TRACE"):
            answer = await client.request(method, "/change", headers=foreign)
            assert (answer.status_code, list(answer.json())) == (403, ["error"]), "the shape of every other error"
            assert answer.headers["x-content-type-options"] == "nosniff"
        assert server.refused == [FOREIGN_ORIGIN] * 5


@pytest.mark.asyncio
async def test_a_foreign_page_opens_no_socket(server: Server) -> None:
    for origin in (PUBLIC, f"http://{server.address}", None):
        async with connect(f"ws://{server.address}/socket", origin=origin, **UNHURRIED) as socket:  # type: ignore[arg-type]
            await socket.send("hello")
            assert await socket.recv() == "hello"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus) as refused:
            await connect(f"ws://{server.address}/socket", origin=origin, **UNHURRIED)  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403
    assert server.refused == [FOREIGN_ORIGIN] * 2
