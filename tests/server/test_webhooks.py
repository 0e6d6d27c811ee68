"""Webhooks: signed, to a real HTTP receiver, and never to a place only this server can reach."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from meridian.core.errors import BadInput
from meridian.server.accounts.server_key import ServerKey
from meridian.server.notifications.guarded_http import Lookup
from meridian.server.notifications.notification import NotDelivered, Way, matter_of
from meridian.server.notifications.outbox import HOLD_SECONDS, Outbox
from meridian.server.notifications.webhook import Webhooks, signature
from meridian.server.notifications.webhook_targets import is_public, lookup, place_of
from meridian.server.stores.records import NoticeRow
from tests.server.receivers import NOON, Certificate, Hook, MemoryStore, http_server, make_certificate, notice

KEY = ServerKey(b"k" * 32)
PUBLIC = "93.184.216.34"
ALL_PUBLIC = [PUBLIC, "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::101:101", "2002:101:101::1"]
NOT_PUBLIC = [
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "0.1.2.3",
    "192.0.0.1",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "64:ff9b::7f00:1",
    "64:ff9b::a00:1",
    "64:ff9b:1::1",
    "2002:7f00:1::",
    "2002:a00:1::1",
    "2001:db8::1",
    "100::1",
    "3fff::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
]


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return make_certificate(tmp_path_factory.mktemp("certificate"))


def to(url: str) -> NoticeRow:
    return notice(key="T1/0/7.1/turn/webhook", target=url)


async def send(hooks: Webhooks, url: str, now: float = NOON) -> None:
    row = to(url)
    await hooks.send(row, matter_of(row.body), now)


def at_hook(story: Callable[[Hook, str], Awaitable[None]]) -> None:
    """Tell a story with a receiver, and its address."""

    async def tell() -> None:
        async with http_server() as hook:
            await story(hook, f"http://127.0.0.1:{hook.port}/meridian?for=ann")

    asyncio.run(tell())


def refused(hook_says: str, patience: float = 5.0) -> NotDelivered:
    """What becomes of a notice when the receiver says this."""
    caught = []

    async def story(hook: Hook, url: str) -> None:
        hook.answers = [hook_says]
        with pytest.raises(NotDelivered) as problem:
            await send(Webhooks(KEY, private=True, patience=patience), url)
        caught.append(problem.value)

    at_hook(story)
    return caught[0]


# What arrives


def checked(secret: str, headers: dict[str, str], body: bytes, now: float) -> dict[str, Any]:
    """What the page for receivers says, word for word."""
    page = Path(__file__).parents[2].joinpath("docs", "notices.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, flags=re.DOTALL)
    names: dict[str, Any] = {}
    exec(code, names)
    said: dict[str, Any] = names["checked"](secret, headers, body, now)
    return said


def test_a_notice_arrives_signed() -> None:
    async def story(hook: Hook, url: str) -> None:
        hooks = Webhooks(KEY, private=True)
        await send(hooks, url)
        (hit,) = hook.hits
        assert hit.line == "POST /meridian?for=ann HTTP/1.1"
        assert hit.headers["host"] == f"127.0.0.1:{hook.port}"
        assert hit.headers["content-type"] == "application/json"
        assert hit.headers["webhook-id"] == "T1/0/7.1/turn/webhook"
        said = checked(hooks.secret("T1/0", url), hit.headers, hit.body, NOON + 10)
        assert said == {
            "type": "notice.turn",
            "timestamp": "2026-11-15T12:00:00Z",
            "data": {
                "table": "T1",
                "seat": 0,
                "question": "7.1",
                "name": "Friday & friends",
                "text": "Which <Area> do you attack?",
                "link": "https://play.example/t/T1",
                "deadline": "2026-11-16T12:00:00Z",
                "language": "en",
            },
        }

    at_hook(story)


def test_what_was_changed_or_replayed_does_not_pass() -> None:
    async def story(hook: Hook, url: str) -> None:
        hooks = Webhooks(KEY, private=True)
        await send(hooks, url)
        (hit,) = hook.hits
        secret = hooks.secret("T1/0", url)
        with pytest.raises(ValueError, match="too old"):
            checked(secret, hit.headers, hit.body, NOON + 301)
        for headers, body in (
            (hit.headers, hit.body.replace(b'"seat":0', b'"seat":1')),
            ({**hit.headers, "webhook-timestamp": str(int(NOON) + 1)}, hit.body),
            ({**hit.headers, "webhook-id": "T2"}, hit.body),
        ):
            with pytest.raises(ValueError, match="not from"):
                checked(secret, headers, body, NOON)
        for other in (
            hooks.secret("T1/1", url),
            hooks.secret("T1/0", url + "x"),
            Webhooks(ServerKey(b"j" * 32)).secret("T1/0", url),
        ):
            with pytest.raises(ValueError, match="not from"):
                checked(other, hit.headers, hit.body, NOON)

    at_hook(story)


def test_the_signature_is_that_of_the_specification() -> None:
    """The example of Standard Webhooks."""
    body = b'{"test": 2432232314}'
    said = signature("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, body)
    assert said == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_through_the_outbox_again_and_again_under_one_id() -> None:
    async def story(hook: Hook, url: str) -> None:
        hook.answers = ["503 Service Unavailable", "hang up"]
        now = [NOON]
        store = MemoryStore()
        box = Outbox(store, {Way.WEBHOOK: Webhooks(KEY, private=True)}, clock=lambda: now[0])
        await box.put_row(to(url))
        for _ in range(5):
            await box.sweep()
            now[0] += HOLD_SECONDS
        assert len(hook.hits) == 3
        assert {hit.headers["webhook-id"] for hit in hook.hits} == {"T1/0/7.1/turn/webhook"}
        assert len({hit.headers["webhook-signature"] for hit in hook.hits}) == 3
        assert (row := await store.notice("T1/0/7.1/turn/webhook"))
        assert (row.done, row.error, row.attempts) == (True, None, 3)

    at_hook(story)


@pytest.mark.parametrize(
    ("says", "final"),
    [
        ("301 Moved\r\nLocation: http://127.0.0.1:1/", True),
        ("307 Temporary Redirect\r\nLocation: /other", True),
        ("400 Bad Request", False),
        ("404 Not Found", False),
        ("410 Gone", True),
        ("429 Too Many Requests", False),
        ("500 Internal Server Error", False),
    ],
)
def test_anything_but_2xx_is_a_failure(says: str, final: bool) -> None:
    problem = refused(says)
    assert problem.final is final
    assert str(problem) == f"webhook: answered {says[:3]}"


@pytest.mark.parametrize("says", ["hang up", "HTTP/9 nonsense", "HTTP/1.1 200 OK\r\nX: " + "x" * 100_000])
def test_a_receiver_that_talks_nonsense_is_asked_again(says: str) -> None:
    assert not refused(says).final


def test_a_receiver_that_does_not_answer_is_not_waited_for() -> None:
    problem = refused("wait", patience=0.2)
    assert str(problem) == "no answer within 0.2 seconds"
    assert not problem.final


def test_an_early_answer_is_not_taken_for_the_answer() -> None:
    async def story(hook: Hook, url: str) -> None:
        hook.answers = ["HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\n\r\n"]
        await send(Webhooks(KEY, private=True), url)

    at_hook(story)


# Where it may go


def test_without_the_operators_leave_loopback_gets_nothing(certificate: Certificate) -> None:
    async def tell() -> None:
        async with http_server(certificate) as hook:
            hooks = Webhooks(KEY, context=certificate.client)
            for host in ("127.0.0.1", "localhost", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "127.1"):
                with pytest.raises(NotDelivered) as problem:
                    await send(hooks, f"https://{host}:{hook.port}/")
                assert problem.value.final
                assert "not a public one" in str(problem.value)
            assert hook.hits == []
            await send(Webhooks(KEY, private=True, context=certificate.client), f"https://127.0.0.1:{hook.port}/")
            assert len(hook.hits) == 1

    asyncio.run(tell())


def test_the_name_is_looked_up_once_and_the_checked_address_is_used() -> None:
    """What a name means when it is asked for a second time does not matter: it is not asked for a second time."""

    async def story(hook: Hook, url: str) -> None:
        asked = []

        async def turning(host: str, port: int) -> list[str]:
            asked.append(host)
            return ["127.0.0.1"] if len(asked) == 1 else ["127.0.0.9"]

        await send(Webhooks(KEY, private=True, resolve=turning), f"http://hooks.example:{hook.port}/")
        assert asked == ["hooks.example"]
        assert len(hook.hits) == 1

    at_hook(story)


def test_the_certificate_must_be_that_of_the_name(certificate: Certificate, caplog: pytest.LogCaptureFixture) -> None:
    async def tell() -> None:
        async def here(host: str, port: int) -> list[str]:
            return ["127.0.0.1"]

        async with http_server(certificate) as hook:
            hooks = Webhooks(KEY, private=True, resolve=here, context=certificate.client)
            await send(hooks, f"https://hooks.example:{hook.port}/")
            assert hook.hits[0].headers["host"] == f"hooks.example:{hook.port}"
            with pytest.raises(NotDelivered, match="certificate") as problem:
                await send(hooks, f"https://other.example:{hook.port}/")
            assert not problem.value.final
            assert len(hook.hits) == 1

    caplog.set_level(logging.CRITICAL)
    asyncio.run(tell())


def test_one_private_address_among_public_ones_is_enough_to_refuse() -> None:
    async def mixed(host: str, port: int) -> list[str]:
        return [PUBLIC, "10.0.0.1"]

    with pytest.raises(NotDelivered, match="not a public one"):
        asyncio.run(send(Webhooks(KEY, resolve=mixed), "https://hooks.example/"))


def test_the_next_address_is_tried_when_one_does_not_answer() -> None:
    async def story(hook: Hook, url: str) -> None:
        async def several(host: str, port: int) -> list[str]:
            return ["127.0.0.9", "127.0.0.1"]

        await send(Webhooks(KEY, private=True, resolve=several), f"http://hooks.example:{hook.port}/")
        assert len(hook.hits) == 1

    at_hook(story)


async def nowhere(host: str, port: int) -> list[str]:
    raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")


@pytest.mark.parametrize(
    ("name", "resolve"),
    [("hooks.example", nowhere), ("x" * 64 + ".example", lookup), ("a..b", lookup)],
    ids=["unknown", "long", "dots"],
)
def test_a_name_without_an_address_is_refused(name: str, resolve: Lookup) -> None:
    async def tell() -> None:
        hooks = Webhooks(KEY, resolve=resolve)
        with pytest.raises(NotDelivered, match="has no address") as problem:
            await send(hooks, f"https://{name}/")
        assert not problem.value.final
        with pytest.raises(BadInput, match="has no address"):
            await hooks.check(f"https://{name}/")

    asyncio.run(tell())


def test_an_address_can_be_checked_when_it_is_given() -> None:
    async def public(host: str, port: int) -> list[str]:
        return [PUBLIC]

    asyncio.run(Webhooks(KEY, resolve=public).check("https://hooks.example/x"))
    with pytest.raises(BadInput, match="not a public one"):
        asyncio.run(Webhooks(KEY).check("https://127.0.0.1/x"))
    asyncio.run(Webhooks(KEY, private=True).check("http://127.0.0.1/x"))


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/", "ftp://hooks.example/", "https:///x", "https://", "//hooks.example/",
        "https://ann:word@hooks.example/", "https://@hooks.example/", "https://hooks.example:22/", "https://[::1/",
        "https://hooks.example:99999/", "https://hooks.example:x/", "https://hooks.example/a b", "https://bücher.example/",
        "https://hooks.example/\r\nX: y", "https://hooks.example/" + "x" * 2000,
    ],
)  # fmt: skip
def test_what_is_no_webhook_is_refused_in_a_line(url: str) -> None:
    with pytest.raises(BadInput) as problem:
        place_of(url)
    assert "\n" not in str(problem.value)
    assert "ann:word" not in str(problem.value)
    with pytest.raises(NotDelivered) as given_up:
        asyncio.run(send(Webhooks(KEY), url))
    assert given_up.value.final


@pytest.mark.parametrize(
    ("url", "host", "path"),
    [
        ("https://hooks.example", "hooks.example", "/"),
        ("https://HOOKS.example.:8443/a%20b/", "hooks.example:8443", "/a%20b/"),
        ("https://[2606:4700::1111]/x?y=1&z=%2F#part", "[2606:4700::1111]", "/x?y=1&z=%2F"),
        ("https://hooks.example:443/[]", "hooks.example", "/%5B%5D"),
    ],
)
def test_parts_of_an_address(url: str, host: str, path: str) -> None:
    place = place_of(url)
    assert (place.host_header, place.path) == (host, path)


@pytest.mark.parametrize("address", [*NOT_PUBLIC, "nonsense", ""])
def test_addresses_that_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ALL_PUBLIC)
def test_addresses_that_are_public(address: str) -> None:
    assert is_public(address)


def test_the_real_look_up_finds_loopback() -> None:
    assert set(asyncio.run(lookup("localhost", 443))) <= {"127.0.0.1", "::1"}
    assert asyncio.run(lookup("127.0.0.1", 443)) == ["127.0.0.1"]


def test_the_body_is_json() -> None:
    async def story(hook: Hook, url: str) -> None:
        row = notice(target=url, body={**notice().body, "text": "»ä« \u2028 </script>", "deadline": None})
        await Webhooks(KEY, private=True).send(row, matter_of(row.body), NOON)
        assert json.loads(hook.hits[0].body)["data"]["text"] == "»ä« \u2028 </script>"
        assert json.loads(hook.hits[0].body)["data"]["deadline"] is None

    at_hook(story)
