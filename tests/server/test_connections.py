"""Clients that hold connections without using them: each is closed in time, and honest slow ones are served."""

from __future__ import annotations

import json
import os
import select
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Self
from urllib.parse import urlsplit

import httpx
import pytest

from tests.server.online import Server, me
from tests.server.patience import PATIENCE
from tests.server.raw import RawSocket
from tests.server.services import wait_for
from tests.server.shared import WITHOUT_TLS

GAME = "global-domination"
BODY = json.dumps({"game": GAME, "seats": [me("Ann"), me("Ben")]}).encode()
UPLOAD = (
    b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
    % len(BODY)
) + BODY
LOOK = b"GET /health HTTP/1.1\r\nHost: here\r\n\r\n"
SHORT, LONG = "1", "600"
"""Seconds: a time-out that a test waits for, and one that no test sees."""
LISTENS = "0A"
"""The state of a listening socket in /proc/net/tcp."""


class Line:
    """A connection that sends what it likes."""

    def __init__(self, server: Server, source: str = "127.0.0.1", buffer: int = 0) -> None:
        place = urlsplit(server.address)
        self.socket = socket.socket()
        self.socket.settimeout(PATIENCE)
        if buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self.socket.bind((source, 0))
        self.socket.connect((place.hostname, place.port))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> Self:
        self.socket.sendall(data)
        return self

    def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        heard = b""
        try:
            while more := self.socket.recv(65536):
                heard += more
        except ConnectionError:
            pass
        return heard

    def answer(self) -> tuple[int, bytes]:
        """The status and body of one response."""
        heard = b""
        while b"\r\n\r\n" not in heard:
            more = self.socket.recv(65536)
            assert more, heard
            heard += more
        head, _, body = heard.partition(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if b"content-length" in line)
        while len(body) < length:
            body += self.socket.recv(65536)
        return int(head.split()[1]), body


def lines(stack: ExitStack, server: Server, count: int, begun: bytes) -> list[Line]:
    """So many connections that have sent this much."""
    return [stack.enter_context(Line(server)).send(begun) for _ in range(count)]


def limits(**limits: str) -> dict[str, str]:
    return {f"MERIDIAN_LIMITS_{name.upper()}": value for name, value in limits.items()}


@pytest.fixture(scope="module")
def short_heads(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    told = limits(head_seconds=SHORT, body_seconds=LONG, idle_seconds=LONG, connections_per_address="1000")
    with Server(tmp_path_factory.mktemp("heads"), **told) as found:
        yield found


@pytest.fixture(scope="module")
def short_bodies(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    told = limits(head_seconds=LONG, body_seconds=SHORT, idle_seconds=LONG, connections_per_address="1000")
    with Server(tmp_path_factory.mktemp("bodies"), **told) as found:
        yield found


def refusals(server: Server, key: str) -> int:
    """How often something was refused, as the metrics tell it."""
    label = f'meridian_refusals_total{{key="{key}"'
    told = server.read("/metrics").decode().splitlines()
    return sum(int(float(line.split()[-1])) for line in told if line.startswith(label))


def test_half_sent_heads_are_closed_and_a_slow_upload_is_not(short_heads: Server) -> None:
    with ExitStack() as stack:
        (honest,) = lines(stack, short_heads, 1, UPLOAD[:-10])
        held = lines(stack, short_heads, 200, LOOK[:-2])
        silent = lines(stack, short_heads, 20, b"")
        for line in held:
            told = line.rest()
            assert told.startswith(b"HTTP/1.1 408 "), told
            assert json.loads(told.partition(b"\r\n\r\n")[2]) == {"error": "the request did not come in time"}
        for line in silent:
            line.rest()
        status, body = honest.send(UPLOAD[-10:]).answer()
        assert (status, len(json.loads(body)["seats"])) == (201, 2)
    assert refusals(short_heads, "slow-head") == 220


def test_half_sent_bodies_are_closed_and_a_slow_head_is_not(short_bodies: Server) -> None:
    with ExitStack() as stack:
        (honest,) = lines(stack, short_bodies, 1, LOOK[:-2])
        held = lines(stack, short_bodies, 100, UPLOAD[:-10])
        unwanted = lines(stack, short_bodies, 50, UPLOAD.replace(b"/api/tables", b"/nothing", 1)[:-10])
        chunked = UPLOAD.replace(b"Content-Length: %d" % len(BODY), b"Transfer-Encoding: chunked").partition(BODY)[0]
        held += lines(stack, short_bodies, 50, chunked + b"40\r\n" + BODY[:5])
        for line in held:
            told = line.rest()
            assert told.startswith(b"HTTP/1.1 408 "), told
            assert b"the body of the request did not come in time" in told
        for line in unwanted:
            assert line.rest().startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 405 "))
        assert honest.send(LOOK[-2:]).answer()[0] == 200
    assert refusals(short_bodies, "slow-body") == 200


def test_a_byte_now_and_then_gains_nothing(short_heads: Server, short_bodies: Server) -> None:
    for server, begun in ((short_heads, b"GET / HTTP/1.1\r\nX: "), (short_bodies, UPLOAD[: -len(BODY)])):
        with Line(server) as line:
            line.send(begun)
            sent = 0
            while not select.select([line.socket], [], [], 0.1)[0]:
                line.send(b" ")
                sent += 1
                assert sent < 10 * PATIENCE
            assert line.rest().startswith(b"HTTP/1.1 408 ")


def test_each_request_of_a_connection_has_its_own_time(short_heads: Server) -> None:
    with Line(short_heads) as line:
        for _ in range(2):
            assert line.send(LOOK).answer()[0] == 200
            with Line(short_heads) as other:
                other.rest()  # so long a head may take
        assert line.send(LOOK + LOOK[:5]).answer()[0] == 200
        assert line.rest().startswith(b"HTTP/1.1 408 "), "the second request never came"


def test_idle_connections_are_closed(tmp_path: Path) -> None:
    with Server(tmp_path, **limits(idle_seconds=SHORT, head_seconds=LONG)) as server, Line(server) as line:
        assert line.send(LOOK).answer()[0] == 200
        assert line.rest() == b""


def test_sockets_outlive_every_time_out(tmp_path: Path) -> None:
    short = limits(idle_seconds=SHORT, head_seconds=SHORT, body_seconds=SHORT, read_seconds=SHORT)
    server = Server(tmp_path, **short)
    server.http.close()
    server.http = httpx.Client(timeout=PATIENCE, verify=WITHOUT_TLS, limits=httpx.Limits(max_keepalive_connections=0))
    with server:
        table, (token, _) = server.begun(GAME, [me("Ann"), me("Ben")])
        with server.play(table, token) as client, Line(server) as idle:
            idle.rest()
            assert client.looked()


def test_clients_that_do_not_read_are_closed(tmp_path: Path) -> None:
    with Server(tmp_path, **limits(read_seconds=SHORT, backlog="100000")) as server:
        table, (token, _) = server.begun(GAME, [me("Ann"), me("Ben")])
        ask = f"GET /api/games/{GAME}/edition HTTP/1.1\r\nHost: here\r\n\r\n".encode()
        path = f"/api/tables/{table}/socket"
        with Line(server, buffer=2048) as line, RawSocket(server.address, path, buffer=2048) as raw:
            before = connections(server)
            line.send(ask * 200)
            raw.say({"type": "hello", "token": token})
            for at in range(1000):
                raw.say({"type": "portrait", "key": f"k{at}"})
            wait_for(lambda: connections(server) == before - 2, "both to be given up")
            assert refusals(server, "slow-reader") == 2


def connections(server: Server) -> int:
    """How many connections the server process holds."""
    assert server.process is not None
    held = set()
    for entry in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            held.add(os.readlink(entry))
    place = f":{urlsplit(server.address).port:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(line[1].endswith(place) and line[3] != LISTENS and f"socket:[{line[9]}]" in held for line in lines)


HANDSHAKE = (
    b"GET /api/tables/%b/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%b\r\n"
)


@pytest.mark.parametrize(
    "sent",
    [
        HANDSHAKE % (b"x", b"X: " + b"a" * 9000 + b"\r\n"),
        HANDSHAKE % (b"x", b"".join(b"X%d: a\r\n" % at for at in range(200))),
        HANDSHAKE % (b"x" * 9000, b""),
        HANDSHAKE % (b"x", b"Content-Length: 5\r\n") + b"hello",
        HANDSHAKE % (b"x", b"Transfer-Encoding: chunked\r\n") + b"0\r\n\r\n",
    ],
    ids=["long header", "many headers", "long path", "a body", "chunks"],
)
def test_a_handshake_that_cannot_be_read_is_refused_at_once(short_heads: Server, sent: bytes) -> None:
    with Line(short_heads) as line:
        assert line.send(sent).rest().startswith(b"HTTP/1.1 400 ")


def test_an_address_has_only_so_many_connections(tmp_path: Path) -> None:
    told = limits(connections_per_address="20", idle_seconds=LONG, head_seconds=LONG)
    with Server(tmp_path, MERIDIAN_TRUSTED_PROXIES="127.0.0.3", **told) as server, ExitStack() as stack:
        server.http.close()  # it holds a connection of its own
        wait_for(lambda: connections(server) == 0, "the server to notice")
        held = lines(stack, server, 20, LOOK)
        assert [line.answer()[0] for line in held] == [200] * 20
        with Line(server) as line:
            told_no = line.rest()
            assert told_no == b"" or told_no.startswith(b"HTTP/1.1 429 "), told_no
        with Line(server, source="127.0.0.2") as line:
            assert line.send(LOOK).answer()[0] == 200
        proxied = [stack.enter_context(Line(server, source="127.0.0.3")).send(LOOK) for _ in range(30)]
        assert [line.answer()[0] for line in proxied] == [200] * 30
        for line in held:
            line.socket.close()
        wait_for(lambda: is_served(server), "a place that was given back")


def is_served(server: Server) -> bool:
    with Line(server) as line:
        try:
            return line.send(LOOK).answer()[0] == 200
        except ConnectionError:
            return False
