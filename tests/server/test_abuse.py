"""People and programs that mean harm, bounded and on loopback: each gets one clear line, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from socket import SHUT_WR
from typing import Any

import httpx
import msgspec
import pytest

from meridian.server.accounts.tokens import TokenKind, draw_token
from meridian.server.stores import store_for
from tests.server.nodes import LOST
from tests.server.online import BOT, OPEN, Message, Server, any_of, asked_of, me, play_on, shortest
from tests.server.raw import BINARY, PING, RawSocket, frame

GAME = "global-domination"
MEGABYTE = 1 << 20
MOST_MEMORY = 64 * MEGABYTE
"""So much a server may grow while it is abused."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), "--log-level", "debug") as found:
        yield found


@pytest.fixture
def table(server: Server) -> tuple[str, list[str]]:
    """A table under way with two people, and their tokens."""
    return server.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))


def path_of(table: str) -> str:
    return f"/api/tables/{table}/socket"


def still_plays(server: Server, table: tuple[str, list[str]]) -> None:
    """That the table is unharmed: whoever is asked can answer."""
    clients = [server.play(table[0], token) for token in table[1]]
    asked = asked_of(clients)
    assert asked.answer(asked.options()[0])["type"] == "accepted"
    for client in clients:
        client.close()


def memory(server: Server) -> int:
    """How many bytes the server holds."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) * 1024


# HTTP


def test_bodies_that_are_too_large_or_no_json_get_one_line(server: Server) -> None:
    large = b'{"game": "' + b"x" * (2 * MEGABYTE) + b'"}'
    deep = b'{"game":"x","seats":[],"options":' + b'{"a":' * 50_000 + b"1" + b"}" * 50_000 + b"}"
    for body, status in ((large, 413), (deep, 422), (b"{", 400), (b"\xff\xfe", 400), (b"", 422), (b"[]", 422)):
        got = server.http.post(server.url("/api/tables"), content=body, headers={"content-type": "application/json"})
        assert got.status_code == status, (body[:40], got.status_code, got.text[:200])
        assert set(got.json()) == {"error"}
        assert "\n" not in got.json()["error"]


NAMES = [
    "%00",
    "a%00b",
    "%00.js",
    "%ED%A0%80",
    "%FF",
    "x" * 5000,
    "..%2f..%2fetc%2fpasswd",
    "%2e%2e",
    "%0d%0aX: y",
    "a%5cb",
]
"""Names that no file, table, game or token can have."""


def test_names_that_cannot_be_are_not_found(server: Server) -> None:
    told = server.get("/api/schema/openapi.json")["paths"]
    assets: Message = {"/assets/{name}": {"get": {}}, "/api/tables/{table}/socket": {"get": {}}}
    tried = 0
    for path, methods in (told | assets).items():
        for method in methods:
            for name in NAMES if "{" in path else ():
                numbered = path.replace("{number}", "1")
                known = numbered.replace("{lang}", "en")
                address = re.sub(r"{\w+}", name, known if "{" in known else numbered)
                got = server.http.request(method, server.url(address), json={})
                assert 400 <= got.status_code < 500, (method, address, got.status_code, got.text)
                assert "\n" not in got.json()["error"] if "json" in got.headers["content-type"] else True
                tried += 1
    assert server.http.get(server.url("/assets/%00")).status_code == 404
    assert tried > 200


def test_no_text_with_a_nul_reaches_postgresql(tmp_path: Path, postgres_url: str) -> None:
    nul = "a\0b"
    table: Message = {"game": GAME, "seats": [me("Ann"), OPEN]}
    with Server(tmp_path, "--database", postgres_url) as server:
        name, _, (token,) = server.open(GAME, [me("Ann"), OPEN])
        wrong: Message
        for wrong in (
            {"title": nul}, {"seats": [me(nul), OPEN]}, {"game": nul}, {"clock": nul}, {"preset": nul},
            {"options": {nul: 1}}, {"overlay": {nul: {nul: nul}}}, {"seats": [{"kind": "bot", "bot": nul}, OPEN]},
        ):  # fmt: skip
            assert server.post("/api/tables", {**table, **wrong}, 422)["error"]
        assert server.post(f"/api/tables/{name}/join", {"name": nul}, 422)["error"]
        assert server.post(f"/api/tables/{name}/start", {"host": nul}, 403)["error"]
        wishes = server.url(f"/api/tables/{name}/seat/wishes")
        for wish in ({"zone": nul}, {"quiet": nul}, {"webhook": nul}, {"mail": f"{nul}@play.example"}, {"lang": nul}):
            got = server.http.put(wishes, json=wish, headers={"Authorization": f"Bearer {token}"})
            assert got.status_code == 422, got.text
        for query in ("cursor=1%20%00", "cursor=%00", "game=%00"):
            assert server.get(f"/api/tables?{query}", 422)["error"]
        assert server.post("/api/turns", {"tokens": [nul]}) == {"tables": []}
        begun, (seat, _) = server.begun(GAME, [me("Ann"), me("Ben")])
        with server.play(begun, seat) as client:
            assert client.say("say", "1", text=nul)["type"] == "refused"
            assert client.say("answer", nul, action=nul)["type"] == "refused"
        assert server.get(f"/api/tables/{name}")["status"] == "open"
        assert server.get("/health")["ok"]


def test_a_body_without_a_length_is_cut_off(server: Server) -> None:
    def endless() -> Iterator[bytes]:
        for _ in range(64):
            yield b" " * MEGABYTE

    before = memory(server)
    try:
        got = server.http.post(
            server.url("/api/tables"), content=endless(), headers={"content-type": "application/json"}
        )
        assert got.status_code == 413
    except httpx.TransportError:
        pass  # it was cut off before it was through
    assert memory(server) - before < MOST_MEMORY


def test_security_headers_are_on_every_response(server: Server, table: tuple[str, list[str]]) -> None:
    wanted = {"content-security-policy", "x-content-type-options", "x-frame-options", "referrer-policy"}
    for path in ("/health", "/metrics", "/api/games", "/nowhere", f"/api/tables/{table[0]}", "/api/me"):
        assert wanted <= set(server.http.get(server.url(path)).headers), path
    for got in (server.http.post(server.url("/api/tables"), content=b"{"), server.http.put(server.url("/api/games"))):
        assert got.status_code >= 400
        assert wanted <= set(got.headers)


def test_a_foreign_page_changes_nothing(server: Server, table: tuple[str, list[str]]) -> None:
    foreign = {"Origin": "https://evil.example"}
    got = server.http.post(server.url("/api/tables"), json={"game": GAME, "seats": [BOT, BOT]}, headers=foreign)
    assert got.status_code == 403
    with RawSocket(server.address, path_of(table[0]), foreign) as socket:
        assert socket.status == 403
    home = {"Origin": server.address}
    with RawSocket(server.address, path_of(table[0]), home) as socket:
        assert socket.status == 101


# Tokens


def tokens_of_others(server: Server, table: tuple[str, list[str]]) -> dict[str, str]:
    """Tokens that are good somewhere else, or not at all."""
    other, host, (seat,) = server.open(GAME, [me("Eve"), BOT], start=True)
    bearer = {"Authorization": f"Bearer {seat}"}
    feed = server.http.post(server.url(f"/api/tables/{other}/seat/feed"), headers=bearer).json()["turns"]
    good = table[1][0]
    return {
        "another table's seat": seat,
        "a host": host,
        "a feed": feed.split("/feeds/")[1].split("/")[0],
        "a made-up seat": draw_token(TokenKind.SEAT),
        "a made-up session": draw_token(TokenKind.SESSION),
        "an altered one": good[:-1] + ("A" if good[-1] != "A" else "B"),
        "a cut one": good[:-4],
        "a long one": good + "A" * 300,
        "nothing": "",
        "a zero": "\0",
    }


def test_tokens_of_others_open_nothing(server: Server, table: tuple[str, list[str]]) -> None:
    name = table[0]
    for what, token in tokens_of_others(server, table).items():
        with RawSocket(server.address, path_of(name)) as socket:
            socket.say({"type": "hello", "token": token})
            (trouble,), code = socket.rest_of_it()
            assert (trouble["type"], trouble["reason"], code) == ("trouble", "forbidden", 1008), what
        for path, body in (("start", {"host": token}), ("seats", {"host": token, "seat": 0, "kind": "open"})):
            got = server.http.post(server.url(f"/api/tables/{name}/{path}"), json=body)
            assert got.status_code == 403, (what, path, got.text)
        for path in ("rematch", "clone"):
            got = server.http.post(server.url(f"/api/tables/{name}/{path}"), json={"token": token})
            assert got.status_code == 403, (what, path, got.text)
    still_plays(server, table)


def test_bearers_of_others_open_nothing(server: Server, table: tuple[str, list[str]]) -> None:
    routes = [
        ("GET", "/api/me"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("GET", "/api/me/tables"),
        ("GET", "/api/me/ratings"), ("POST", "/api/me/feed"), ("DELETE", "/api/me/feed"), ("DELETE", "/api/sessions"),
        ("GET", f"/api/tables/{table[0]}/seat/wishes"), ("PUT", f"/api/tables/{table[0]}/seat/wishes"),
        ("POST", f"/api/tables/{table[0]}/seat/feed"), ("DELETE", f"/api/tables/{table[0]}/seat/feed"),
    ]  # fmt: skip
    for what, token in tokens_of_others(server, table).items():
        if not token or not token.isprintable():
            continue  # such a header cannot be sent
        for method, path in routes:
            body: Message | None = {} if method in ("PATCH", "PUT") else None
            bearer = {"Authorization": f"Bearer {token}"}
            got = server.http.request(method, server.url(path), headers=bearer, json=body)
            assert got.status_code in (401, 403), (what, method, path, got.status_code, got.text)


# Sockets


def nasty_frames(random: Random) -> list[bytes]:
    """Frames that are no messages."""
    hello = {"type": "hello"}
    wrong: list[Any] = [
        [], 1, None, "hello", {}, {"type": 1}, {"type": "welcome"}, {"type": "hello", "token": 5},
        {"type": "hello", "after": -1}, {"type": "hello", "log": 10**6}, {"type": "hello", "more": 1},
        {"type": "hello", "lang": "fr"}, {"type": "hello", "branch": 1.5}, {"type": "answer", "key": "a"},
        {"type": "answer", "key": "", "action": "x"}, {"type": "say", "key": "k", "text": ""},
    ]  # fmt: skip
    texts = [json.dumps(value).encode() for value in wrong]
    texts += [b"", b"{", b'{"type":"hello","type":"hello"', b"[" * 30_000, b'{"a":' * 10_000, b"nul", b"NaN"]
    texts += [b'{"type":"hello","after":1' + b"0" * 400 + b"}", b'{"type":"hello","after":1e999}']
    texts += [
        json.dumps({**hello, "token": "\ud800\u202e\U0001f600" * 50}).encode(),
    ]
    texts += [bytes(random.randrange(32, 127) for _ in range(random.randrange(1, 200))) for _ in range(20)]
    return [frame(text) for text in texts]


def test_frames_that_are_no_messages_get_one_line(server: Server, table: tuple[str, list[str]]) -> None:
    random = Random(3)
    for at, data in enumerate(nasty_frames(random)):
        with RawSocket(server.address, path_of(table[0])) as socket:
            if at % 2:
                socket.say({"type": "hello", "token": table[1][0], "view": False})
            socket.push(data)
            messages, code = socket.rest_of_it()
            assert messages[-1]["type"] == "trouble", (data[:60], messages[-1:], code)
            assert messages[-1]["text"]
            assert "\n" not in messages[-1]["text"]
            assert code == 1008
    still_plays(server, table)


def test_bytes_that_are_no_frames_end_the_socket(server: Server, table: tuple[str, list[str]]) -> None:
    random = Random(5)
    for _ in range(40):
        with RawSocket(server.address, path_of(table[0])) as socket:
            try:
                socket.push(random.randbytes(random.randrange(1, 400)) + bytes(200))
                socket.line.shutdown(SHUT_WR)  # or it would wait for the rest of a frame
                _, code = socket.rest_of_it()
            except (*LOST, ValueError):
                code = None
            assert code in (None, 1002, 1003, 1005, 1007, 1008, 1009)
    still_plays(server, table)


def test_words_that_are_not_utf8_end_the_socket(server: Server, table: tuple[str, list[str]]) -> None:
    begun = len(server.log())
    for token in (None, table[1][0]):
        with RawSocket(server.address, path_of(table[0])) as socket:
            if token is not None:
                socket.say({"type": "hello", "token": token, "view": False})
                assert isinstance(socket.hear(), list)
            socket.send(b'{"type":"hello","token":"\xff"}')
            assert socket.rest_of_it()[1] == 1007
        with RawSocket(server.address, path_of(table[0])) as socket:
            socket.push(frame(b'{"type":"hel', last=False))
            socket.push(frame(b'lo\xff"}', kind=0))
            assert socket.rest_of_it()[1] == 1007
    still_plays(server, table)
    told = [line for line in server.log()[begun:].splitlines() if "not UTF-8" in line]
    assert len(told) == 4, "one line for each, and no traceback (the fixture looks)"


@pytest.mark.parametrize("size", [(1 << 16) + 1, 10 * MEGABYTE])
def test_a_frame_that_is_too_large_ends_the_socket(server: Server, table: tuple[str, list[str]], size: int) -> None:
    before = memory(server)
    with RawSocket(server.address, path_of(table[0])) as socket:
        socket.say({"type": "hello", "token": table[1][0]})
        try:
            socket.push(frame(b" " * size))
            _, code = socket.rest_of_it()
        except LOST:
            code = None
        assert code in (None, 1009)
    assert memory(server) - before < MOST_MEMORY
    still_plays(server, table)


def test_split_and_binary_frames(server: Server, table: tuple[str, list[str]]) -> None:
    hello = json.dumps({"type": "hello", "token": table[1][0], "view": False}).encode()
    with RawSocket(server.address, path_of(table[0])) as socket:
        socket.send(hello[:10], last=False)
        socket.send(b"", PING)
        socket.send(hello[10:], kind=0)
        heard = socket.hear()
        assert isinstance(heard, list)
        assert heard[0]["type"] == "welcome"
    with RawSocket(server.address, path_of(table[0])) as socket:
        for byte in frame(hello):
            socket.push(bytes([byte]))
        heard = socket.hear()
        assert isinstance(heard, list)
        assert heard[0]["type"] == "welcome"
    with RawSocket(server.address, path_of(table[0])) as socket:
        socket.send(hello, BINARY)
        messages, code = socket.rest_of_it()
        assert code is None or code >= 1000
        assert all(message["type"] == "trouble" for message in messages)
    still_plays(server, table)


def test_of_two_devices_that_answer_at_once_one_reads_that_it_came_too_late(
    server: Server, table: tuple[str, list[str]]
) -> None:
    asked = asked_of([server.play(table[0], token) for token in table[1]])
    assert asked.question is not None
    devices = {"desk": asked, "phone": server.play(table[0], asked.token)}
    for (key, device), action in zip(devices.items(), asked.question["options"], strict=False):
        device.send({"type": "answer", "key": key, "question": asked.question["id"], "action": action})
    replies = [device.until(lambda told: told["type"] in ("accepted", "refused")) for device in devices.values()]
    late, taken = sorted(replies, key=lambda reply: reply["type"] == "accepted")
    assert (taken["type"], late["reason"]) == ("accepted", "stale")
    assert late["text"] == "This question is not asked any more."


def test_replayed_and_reordered_answers_count_once(server: Server, table: tuple[str, list[str]]) -> None:
    clients = [server.play(table[0], token) for token in table[1]]
    asked = asked_of(clients)
    other = clients[1 - clients.index(asked)]
    assert asked.question is not None
    question, action = asked.question["id"], asked.question["options"][0]
    said: Message = {"type": "answer", "key": "once", "question": question, "action": action}
    for _ in range(5):
        asked.send(said)
    replies = [asked.until(lambda message: message.get("key") == "once") for _ in range(5)]
    assert replies == [{"type": "accepted", "key": "once"}] * 5
    number = asked.number
    assert asked.say("answer", "late", question=question, action=action)["reason"] == "stale"
    assert asked.say("answer", "early", question=[999, 0, 1], action=action)["reason"] == "stale"
    stolen = other.say("answer", "once", question=question, action=action)
    assert stolen["type"] == "refused", "the key of another seat is no key here"
    again = server.play(table[0], asked.token)
    assert again.say("answer", "once", question=question, action=action) == replies[0]
    assert again.number >= number
    for client in (*clients, again):
        client.close()
    still_plays(server, table)


def test_slow_sockets_disturb_nobody(server: Server) -> None:
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    before = memory(server)
    idle = [RawSocket(server.address, path_of(table), buffer=2048) for _ in range(20)]
    for at, socket in enumerate(idle):
        if at % 2:
            socket.say({"type": "hello"})  # and never reads
        elif at % 4:
            socket.push(frame(b'{"type":"hello"}')[:3])  # and never goes on
    clients = [server.play(table, token) for token in tokens]
    assert play_on(clients, any_of(Random(1))) > 20
    assert memory(server) - before < MOST_MEMORY
    for socket in idle:
        socket.line.close()
    for client in clients:
        client.close()


def test_a_socket_that_says_nothing_is_closed(server: Server, table: tuple[str, list[str]]) -> None:
    with RawSocket(server.address, path_of(table[0])) as silent, RawSocket(server.address, path_of(table[0])) as slow:
        slow.push(frame(b'{"type":"hello"}')[:4])
        for socket in (silent, slow):
            messages, code = socket.rest_of_it()
            assert [message["type"] for message in messages] == ["trouble"]
            assert messages[0]["again"] is True
            assert code == 1013


# Limits, and what is told where it should not be


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    limits = {"REQUESTS": 30, "TABLES": 2, "ANSWERS": 3, "CHAT": 2}
    few = {f"MERIDIAN_LIMITS_{kind}_BURST": str(burst) for kind, burst in limits.items()}
    slow = {f"MERIDIAN_LIMITS_{kind}_PER_SECOND": "0.01" for kind in limits}
    with Server(tmp_path, **few, **slow) as found:
        yield found


def test_whoever_asks_too_much_waits(strict: Server) -> None:
    table, (token,) = strict.begun(GAME, [me(), BOT], options=shortest(GAME))
    strict.open(GAME, [OPEN, OPEN])
    body = {"game": GAME, "seats": [BOT, BOT]}
    for forwarded in ("203.0.113.7", "203.0.113.8, 198.51.100.1"):
        got = strict.http.post(strict.url("/api/tables"), json=body, headers={"X-Forwarded-For": forwarded})
        assert got.status_code == 429, "an address is not what a caller says it is"
        assert int(got.headers["retry-after"]) >= 1
    with strict.play(table, token) as client:
        replies = [client.say("answer", f"k{at}", action="dance") for at in range(5)]
        assert [reply["reason"] for reply in replies] == ["unreadable"] * 3 + ["too-fast"] * 2
        said = [client.say("say", f"s{at}", text="hello") for at in range(3)]
        assert [reply["type"] for reply in said] == ["told", "told", "refused"]
        assert said[-1]["reason"] == "too-fast"
    for at in range(40):
        got = strict.http.get(strict.url("/api/games"), headers={"X-Forwarded-For": f"10.0.0.{at}"})
    assert got.status_code == 429
    assert strict.http.get(strict.url("/health")).status_code == 200
    with RawSocket(strict.address, path_of(table)) as socket:
        socket.say({"type": "hello", "token": token})
        messages, code = socket.rest_of_it()
        assert (messages[0]["reason"], code) == ("too-many", 1013)


async def kept_by_chance(folder: Path, table: str) -> list[str]:
    """Every secret of the dice of a table, as it might be written."""

    def inside(value: Any) -> Iterator[bytes]:
        if isinstance(value, bytes) and len(value) >= 16:
            yield value
        elif isinstance(value, list | dict):
            for part in value.values() if isinstance(value, dict) else value:
                yield from inside(part)

    async with store_for(f"sqlite:///{folder}/meridian.db") as store:
        row = await store.secret(table)
    assert row is not None
    found = list(inside(msgspec.msgpack.decode(row.body)))
    assert found
    return [word for secret in found for word in (secret.hex(), repr(secret)[2:-1])]


def test_the_log_tells_no_secret(tmp_path: Path) -> None:
    with Server(tmp_path, "--log-level", "debug") as server:
        nonce = "5a" * 32
        table, host, (seat,) = server.open(GAME, [me("Ann", gives_nonce=True), BOT], options=shortest(GAME), start=True)
        server.give_nonces(table, {seat: nonce})
        bearer = {"Authorization": f"Bearer {seat}"}
        feed = server.http.post(server.url(f"/api/tables/{table}/seat/feed"), headers=bearer).json()["turns"]
        secrets = [seat, host, feed.split("/feeds/")[1].split("/")[0], nonce]
        for token in secrets:
            server.http.get(server.url(f"/feeds/{token}/turns.atom"))
            server.http.get(server.url("/api/me"), headers={"Authorization": f"Bearer {token}"})
            server.http.post(server.url(f"/api/tables/{table}/start"), json={"host": token})
            with RawSocket(server.address, path_of(table) + f"?token={token}") as socket:
                socket.say({"type": "hello", "token": token, "more": token})
                socket.rest_of_it()
        with server.play(table, seat) as client:
            client.answer(client.options()[0])
            client.say("answer", seat, action=seat)
        server.stop()
        log = server.log()
        assert "debug" in log or "info" in log
        for secret in [*secrets, *asyncio.run(kept_by_chance(tmp_path, table))]:
            assert secret not in log
            assert secret[-20:] not in log
        key = (tmp_path / "server.key").read_text().strip()
        assert key
        assert key not in log
