"""Logs: one record a line, found together by request, and no secret in any of them."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import logging
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any, Literal

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from meridian.server.accounts.server_key import ServerKey
from meridian.server.accounts.tokens import SignedToken, Signer, TokenKind, draw_token
from meridian.server.configuration import read_settings
from meridian.server.ops.logs import about, new_request_id, redactor_for, request_id_from, set_up_logs
from meridian.server.ops.redaction import Redactor
from meridian.server.processes.frames import framed
from meridian.server.processes.process import environment
from meridian.server.settings import Secret

SIGNER = Signer(ServerKey(bytes(32)))
TOKENS = [draw_token(kind) for kind in TokenKind] + [SIGNER.sign(SignedToken(kind, "t1", seat=1)) for kind in TokenKind]
PASSWORD = 'ge/he"im@ü\\1'
log = logging.getLogger("meridian.test")


class Told:
    """What was written, in one of the two forms."""

    def __init__(self, form: Literal["human", "json"]) -> None:
        self.stream = io.StringIO()
        self.redactor = set_up_logs(form, "debug", self.stream)

    def text(self) -> str:
        return self.stream.getvalue()

    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.text().splitlines()]


@pytest.fixture
def quiet() -> Iterator[None]:
    """Leave logging as it was found."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    logging.captureWarnings(False)


@pytest.fixture
def told(quiet: None) -> Told:
    return Told("json")


@pytest.fixture(params=["human", "json"])
def either(quiet: None, request: pytest.FixtureRequest) -> Told:
    return Told(request.param)


# Shape


def test_a_record_is_one_json_line(told: Told) -> None:
    log.info("entry %d\nof table %s", 7, "t1", extra={"seat": 2, "moves": [1, {"a": None}]})
    (record,) = told.records()
    assert record.pop("time").endswith("+00:00")
    assert record == {
        "level": "info", "logger": "meridian.test", "message": "entry 7\nof table t1", "seat": 2,
        "moves": [1, {"a": None}],
    }  # fmt: skip


def test_a_line_for_people_cannot_be_forged(quiet: None) -> None:
    told = Told("human")
    log.warning("hello\r\n2026-01-01 00:00:00 info    all is well \x1b[31m", extra={"name_given": "a\nb"})
    assert len(told.text().splitlines()) == 1
    assert "\x1b" not in told.text()
    assert "name_given=a\\nb" in told.text()


def test_a_traceback_is_told(either: Told) -> None:
    try:
        raise ValueError("what went wrong")
    except ValueError:
        log.exception("failed")
    assert "ValueError: what went wrong" in either.text()
    assert "test_logs.py" in either.text()


def test_records_of_a_request_are_found_together(told: Told) -> None:
    async def request(table: str) -> None:
        with about(request=new_request_id(), table=table):
            log.info("begun")
            await asyncio.sleep(0)
            with about(seat=1):
                log.info("inside")
            log.info("done")

    async def both() -> None:
        await asyncio.gather(request("t1"), request("t2"))

    asyncio.run(both())
    log.info("outside")
    *inside, outside = [record for record in told.records() if record["logger"] == "meridian.test"]
    ids = {record["table"]: {r["request"] for r in inside if r["table"] == record["table"]} for record in inside}
    assert [len(found) for found in ids.values()] == [1, 1]
    assert ids["t1"] != ids["t2"]
    assert [("seat" in record) for record in inside if record["table"] == "t1"] == [False, True, False]
    assert "request" not in outside


def test_only_a_plain_request_id_is_taken_over() -> None:
    assert request_id_from("0af7651916cd43dd") == "0af7651916cd43dd"
    for bad in (None, "", "short", "x" * 65, "12345678\n", "1234 5678", "ü2345678"):
        assert request_id_from(bad) != bad
        assert len(request_id_from(bad)) == 16


FAILING_WORKER = """
from meridian.server.processes import loop
loop.answer_requests(lambda request: 1 // 0, 0, 60.0)
"""


def test_a_worker_tells_its_failure_as_the_server_would(quiet: None) -> None:
    Told("json")
    command, pipe = [sys.executable, "-c", FAILING_WORKER], subprocess.PIPE
    with subprocess.Popen(command, env=environment(), stdin=pipe, stdout=pipe, stderr=pipe) as worker:
        assert worker.stdin is not None
        assert worker.stderr is not None
        worker.stdin.write(framed(b"request"))
        worker.stdin.flush()
        (line,) = worker.stderr.read().splitlines()  # its input stays open: without it, it would just end
    assert worker.returncode == 1
    told = json.loads(line)
    assert (told["level"], told["message"]) == ("critical", "a worker has failed")
    assert "ZeroDivisionError" in told["exception"]


def test_setting_up_twice_does_not_tell_twice(quiet: None) -> None:
    first, second = Told("json"), Told("json")
    log.info("once")
    assert first.text() == ""
    assert len(second.records()) == 1


def test_warnings_and_foreign_loggers_go_the_same_way(told: Told) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn(f"old: {TOKENS[0]}", DeprecationWarning, stacklevel=1)
        logging.captureWarnings(False)
    logging.getLogger("uvicorn.access").info('%s - "%s %s"', "127.0.0.1", "GET", f"/seats/{TOKENS[0]}?x=1")
    warned, accessed = told.records()
    assert "old: ***" in warned["message"]
    assert accessed["message"] == '127.0.0.1 - "GET /seats/***?x=1"'


def test_words_that_do_not_fit_their_places_are_told_nevertheless(either: Told) -> None:
    log.info("%d and %d", "one", TOKENS[0])
    assert "%d and %d" in either.text()
    assert TOKENS[0] not in either.text()


class Sulky:
    def __str__(self) -> str:
        raise RuntimeError


def test_whatever_is_given_as_a_field_can_be_told(either: Told) -> None:
    log.info("x", extra={"odd": Sulky(), "set": {1}, "key": {(1, 2): b"\xff"}, "nan": float("nan"), "bad": "\ud800"})
    log.info("\ud800 message")
    assert len(either.text().splitlines()) == 2
    assert "odd" in either.text()


def test_deep_and_circular_fields_end(told: Told) -> None:
    circle: list[Any] = []
    circle.append(circle)
    log.info("x", extra={"circle": circle})
    assert len(told.records()) == 1


# Secrets


@pytest.mark.parametrize("token", TOKENS, ids=lambda token: token[:8])
def test_no_token_is_ever_told(either: Told, token: str) -> None:
    url = f"https://games.example.org/t/t1/{token}?again={token}#{token}"
    log.info("joined by %s", url)
    log.info(f"{token} {token!r} {{'t': '{token}'}} \"{token}\"\\n{token}.")
    log.info("%(a)s %(b)r", {"a": token, "b": [token, token.encode()]})
    log.info("x", extra={"link": url, "deep": {"list": [token, (token,)], token: 1}, "raw": token.encode()})
    log.info("cut %s", token[:40])
    log.info("x", stack_info=True, extra={"error": ValueError(token)})
    try:
        try:
            raise KeyError(token)
        except KeyError as error:
            raise ValueError(f"cannot use {token}") from error
    except ValueError:
        log.exception("failed for %s", token)
    with about(where=url):
        log.info("with context")
    assert either.text().count("***") >= 16
    secret = token.partition("_")[2].removeprefix(f"{token.split('_')[1]}_") if token.startswith("mrd") else token[4:]
    for size in (12, 24):
        for at in range(0, len(secret) - size, 4):
            assert secret[at : at + size] not in either.text(), f"a piece of {token} was told"


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("Authorization: Bearer abc.def-ghi", "Authorization: "),
        ("{'authorization': 'Basic dXNlcjpnZWhlaW0='}", "authorization"),
        ("[(b'host', b'x'), (b'cookie', b'session=geheim; other=geheim'), (b'a', b'b')]", "(b'a', b'b')"),
        ("Cookie: session=geheim; other=geheim", "Cookie: "),
        ("set-cookie: session=geheim; HttpOnly", "set-cookie"),
        ("GET /x?token=geheim&page=2", "page=2"),
        ('{"password": "ge\\"heim", "port": 25}', '"port": 25'),
        ("mail_password=geheim, port=25", "port=25"),
        ("MERIDIAN_MAIL_PASSWORD=geheim", "MERIDIAN_MAIL_PASSWORD"),
        ("cannot reach postgresql://meridian:geheim@db.example.org/meridian now", "@db.example.org/meridian now"),
        ("redis://:geheim@127.0.0.1:6379/0", "@127.0.0.1:6379/0"),
        ("redis://:ge/geheim@127.0.0.1/0", "@127.0.0.1/0"),
        ("X-Meridian-Signature: geheim", "X-Meridian-Signature"),
        ("secret = 'geheim'", "secret"),
        ("api_key=geheim api-key: geheim", "api_key"),
    ],
)
def test_what_looks_like_a_secret_is_not_told(either: Told, said: str, kept: str) -> None:
    log.info(said)
    log.info("%s", said)
    log.info("x", extra={"said": said, "inside": [{"a": said}]})
    shown = either.text().replace('\\"', '"')
    for secret in ("geheim", "heim", "abc.def", "dXNlcjpnZWhlaW0"):
        assert secret not in shown
    assert shown.count(kept) >= 2, shown


def test_fields_with_telling_names_are_hidden_whatever_they_hold(told: Told) -> None:
    log.info("x", extra={"token": 12345, "mail": {"password": ["geheim"], "port": 25}, "cookie": None, "secrets": 3})
    (record,) = told.records()
    assert (record["token"], record["mail"], record["cookie"]) == ("***", {"password": "***", "port": 25}, None)


@pytest.mark.parametrize(
    "said",
    [
        "table t1: entry 7 by p2, waiting for p1",
        "GET /api/tables/t1?page=2 200",
        "edition 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "https://games.example.org:8420/t/t1",
        "a token was refused",
        "bus redis://127.0.0.1:6379/0: the line is back",
        "mrs and mrd, Mrs_X",
    ],
)
def test_what_is_no_secret_stays(told: Told, said: str) -> None:
    log.info(said)
    assert told.records()[0]["message"] == said


def test_the_passwords_of_the_settings_are_never_told_in_any_writing(either: Told) -> None:
    quoted = "ge%2Fhe%22im%40%C3%BC%5C1"
    read = read_settings(
        environ={
            "MERIDIAN_MAIL_PASSWORD": PASSWORD,
            "MERIDIAN_BUS": f"redis://:{quoted}@127.0.0.1/0",
            "MERIDIAN_DATABASE": "postgresql://me:andersgeheim@127.0.0.1/x",
        }
    )
    either.redactor = set_up_logs("json", "debug", either.stream, redactor_for(read))
    log.info("%s | %r | %s", PASSWORD, PASSWORD, quoted)
    log.info(base64.b64encode(PASSWORD.encode()).decode())
    log.info(json.dumps({"x": PASSWORD}))
    log.info("%s and %r", read, read)
    log.info("it was andersgeheim")
    log.info("x", extra={"settings": read, "sent": [PASSWORD], "hidden": Secret(PASSWORD)})
    for form in (PASSWORD, quoted, "he\\\\", "he\"im", "im@", "andersgeheim", "Z2UvaGU"):  # fmt: skip
        assert form not in either.text()
    assert repr(redactor_for(read)) == "Redactor()"


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.text(), st.sampled_from(TOKENS), st.text())
def test_no_surroundings_bring_a_token_to_light(before: str, token: str, after: str) -> None:
    redactor = Redactor()
    assert token not in redactor.text(before + token + after)
    assert token not in msgspec.json.encode(redactor.plain({before: [token + after]})).decode()


@given(st.text(min_size=4), st.text(), st.text())
def test_no_surroundings_bring_a_password_to_light(word: str, before: str, after: str) -> None:
    redactor = Redactor()
    redactor.hide(word)
    if word not in "***\\" and "*" not in word:
        assert word not in redactor.text(before + word + after).replace("***", "\0")


def test_a_long_hostile_message_is_dealt_with_quickly() -> None:
    redactor = Redactor()
    for hostile in (
        "mrd_" * 50_000,
        "token=" * 30_000,
        "a://:" * 30_000,
        "cookie" * 30_000,
        "'" * 100_000,
        "x" * 10**6,
    ):
        redactor.text(hostile)
