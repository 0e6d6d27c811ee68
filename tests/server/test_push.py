"""Web Push: encrypted for the browser, signed by the server, and only to places that webhooks may go to."""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from meridian.core.errors import BadInput
from meridian.server.accounts.base64url import from_text, to_text
from meridian.server.notifications.notifier import NOTIFY_DELAY
from meridian.server.notifications.push import MOST_BROWSERS
from meridian.server.notifications.push_encryption import CURVE, browser_keys, encrypted, public_bytes
from meridian.server.tables.client_messages import Answer
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Accepted, AnyToClient
from tests.server.inside import Inside, inside
from tests.server.online import BOT, Message, bearing, me
from tests.server.patience import PATIENCE
from tests.server.receivers import Hit, Hook, http_server

QUIET = "00:00-23:59"


class Browser:
    """A browser that has subscribed: its keys, and how it reads what arrives."""

    def __init__(self, port: int, name: str = "Firefox") -> None:
        self.private = ec.generate_private_key(CURVE)
        self.auth = os.urandom(16)
        self.origin = f"http://127.0.0.1:{port}"
        self.subscription: Message = {
            "endpoint": f"{self.origin}/push/{name}",
            "p256dh": to_text(public_bytes(self.private)),
            "auth": to_text(self.auth),
            "device": name,
        }

    def read(self, body: bytes) -> Message:
        """Decrypt as RFC 8291 says, step by step."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self.private.exchange(ec.ECDH(), point)
        info = b"WebPush: info\0" + public_bytes(self.private) + sender
        secret = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        read: Message = json.loads(plain[:-1])
        return read

    def check_sender(self, header: str, key: str) -> None:
        """The proof of who sent it (RFC 8292); raises InvalidSignature if it is wrong."""
        token, given = header.removeprefix("vapid t=").split(", k=")
        assert given == key
        signed, _, signature = token.rpartition(".")
        claims = json.loads(from_text(signed.split(".")[1]))
        assert claims["aud"] == self.origin
        assert time.time() < claims["exp"] <= time.time() + 86400
        assert claims["sub"].startswith(("mailto:", "https:"))
        numbers = from_text(signature)
        der = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(given))
        point.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))


def at_table(folder: Path, story: Callable[[Inside, Hook, str, list[str]], Awaitable[None]]) -> None:
    """A table with Ann, the host, and Ben, both away, and a push service on loopback."""

    async def tell() -> None:
        async with http_server() as hook, inside(folder, "sqlite://", private=True) as here:
            seats = [me(), me("Ben")]
            table, _, tokens = await here.open(seats, title="Friday", start=True)
            here.node.outbox.clock = lambda: time.time() + NOTIFY_DELAY
            await story(here, hook, table, tokens)

    asyncio.run(tell())


async def told(here: Inside, method: str, path: str, token: str, body: Any = None, status: int = 200) -> Message:
    answer = await here.http.request(method, path, json=body, headers=bearing(token))
    assert answer.status_code == status, answer.text
    said: Message = answer.json()
    return said


async def arrived(here: Inside, hook: Hook, number: int = 1) -> Hit:
    """The latest of so many requests."""
    async with asyncio.timeout(PATIENCE):
        while len(hook.hits) < number:
            await here.node.outbox.sweep()
            await asyncio.sleep(0.01)
    return hook.hits[number - 1]


def test_the_encryption_is_that_of_the_specification() -> None:
    """The example of RFC 8291, appendix A."""
    private = ec.derive_private_key(int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    keys = browser_keys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    body = encrypted(b"When I grow up, I want to be a watermelon", keys, private, from_text("DGv6ra1nlYgDCS1FRnbzlw"))
    assert to_text(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
        "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


@pytest.mark.parametrize(("p256dh", "auth"), [("", ""), ("AAAA", "AAAA"), ("*", "*"), ("BAAA" + "A" * 84, "A" * 22)])
def test_other_keys_are_refused_in_a_line(p256dh: str, auth: str) -> None:
    with pytest.raises(BadInput, match="not the keys"):
        browser_keys(p256dh, auth)


def test_a_turn_and_a_line_of_chat_reach_the_browser_that_wants_them(tmp_path: Path) -> None:
    async def story(here: Inside, hook: Hook, table: str, tokens: list[str]) -> None:
        browser = Browser(hook.port)
        seat = f"/api/tables/{table}/seat/push"
        await told(here, "PUT", seat, tokens[0], {**browser.subscription, "lang": "de", "topics": ["chat"]})
        live = await here.node.registry.find(table)
        asked = live.position.who()[0]
        if asked == 1:
            await told(here, "PUT", f"/api/tables/{table}/seat/push", tokens[1], browser.subscription)
        line = await here.node.store.say(table, 1, time.time(), "Are you there?", None)
        await here.node.notifier.spoke(live, line)
        hit = await arrived(here, hook)
        said = browser.read(hit.body)
        assert said == {
            "title": "Gespräch: Friday",
            "body": "Ben: Are you there?",
            "tag": f"{table}-chat",
            "link": f"{here.node.links.home}/#/table/{table}",
            "lang": "de",
        }
        key = (await told(here, "GET", "/api/push/key", tokens[0]))["key"]
        browser.check_sender(hit.headers["authorization"], key)
        assert hit.headers["content-encoding"] == "aes128gcm"
        # A second line before Ann has been here says nothing new.
        await here.node.notifier.spoke(live, line)
        await here.node.outbox.sweep()
        assert len(hook.hits) == 1

    at_table(tmp_path, story)


def test_a_private_offer_reaches_the_browser_and_the_messenger_of_whoever_is_away(tmp_path: Path) -> None:
    """Of three players the third hears nothing of it. A second offer is told like the first, which still stands."""

    async def tell() -> None:
        async with http_server() as hook, inside(tmp_path, "sqlite://", private=True) as here:
            seats = [me(), me("Ben"), me("Cleo")]
            table, _, tokens = await here.open(seats, title="Friday", game="globopolis", start=True)
            live = await here.node.registry.find(table)
            assert isinstance(live, Owner)
            await live.inbox.run_exclusive(live.advance)  # what begins by itself has begun
            while live.position.question(asked := live.position.who()[0]).key != "option-phase":
                await answered(live, asked, live.session.words.say(live.position.default(asked)))
            other = (asked + 1) % len(seats)
            browser = Browser(hook.port)
            url = f"http://127.0.0.1:{hook.port}/api/webhooks/1/secret"
            wish = {"url": url, "shape": "discord", "topics": ["offer"]}
            path = f"/api/tables/{table}/seat"
            await told(here, "PUT", f"{path}/push", tokens[other], {**browser.subscription, "topics": ["offer"]})
            await told(here, "PUT", f"{path}/messenger", tokens[other], wish)
            third = Browser(hook.port, "Third")
            left = (asked + 2) % len(seats)
            await told(here, "PUT", f"{path}/push", tokens[left], {**third.subscription, "topics": ["offer"]})
            here.node.outbox.clock = lambda: time.time() + NOTIFY_DELAY
            await answered(live, asked, f"offer p{asked + 1}:p{other + 1}:eu:1 - 4")
            await arrived(here, hook, 2)
            pushed, posted = sorted(hook.hits, key=lambda hit: "authorization" not in hit.headers)
            assert browser.read(pushed.body)["title"] == "An offer for you: Friday"
            assert "made you an offer at the table “Friday”" in json.loads(posted.body)["content"]
            await answered(live, asked, f"offer p{asked + 1}:p{other + 1}:eu:1 - 5")
            await arrived(here, hook, 4)
            await here.node.outbox.sweep()
            assert len(hook.hits) == 4

    asyncio.run(tell())


async def answered(table: Owner, seat: int, action: str) -> None:
    """Give an answer as a client would."""
    replies: list[AnyToClient] = []
    said = Answer(key=token_hex(4), action=action, question=table.position.question_id(seat))
    await table.handle(seat, said, "en", replies.append)
    assert isinstance(replies[0], Accepted), replies


def test_a_browser_that_is_gone_is_removed_and_its_owner_told(tmp_path: Path) -> None:
    async def story(here: Inside, hook: Hook, table: str, tokens: list[str]) -> None:
        browser = Browser(hook.port)
        path = f"/api/tables/{table}/seat/push"
        hook.answers = ["410 Gone"]
        (device,) = (await told(here, "PUT", path, tokens[0], browser.subscription))["devices"]
        live = await here.node.registry.find(table)
        line = await here.node.store.say(table, 1, time.time(), "Hello", None)
        await here.node.notifier.spoke(live, line)
        await arrived(here, hook)
        async with asyncio.timeout(PATIENCE):
            while (now := await told(here, "GET", path, tokens[0]))["devices"]:
                await asyncio.sleep(0.01)
        (lost,) = now["lost"]
        assert lost["device"] == "Firefox"
        again = await told(here, "PUT", path, tokens[0], browser.subscription)
        assert (again["devices"], again["lost"]) == ([device], [])
        assert (await told(here, "DELETE", f"{path}/{device['id']}", tokens[0]))["devices"] == []

    at_table(tmp_path, story)


def test_the_channel_of_a_table_hears_whose_turn_it_is_and_no_more(tmp_path: Path) -> None:
    async def story(here: Inside, hook: Hook, table: str, tokens: list[str]) -> None:
        url = f"http://127.0.0.1:{hook.port}/api/webhooks/1/secret"
        wish = {"url": url, "shape": "discord", "lang": "en"}
        await told(here, "PUT", f"/api/tables/{table}/seat/channel", tokens[0], wish)
        live = await here.node.registry.find(table)
        assert isinstance(live, Owner)
        here.node.notifier._told.clear()
        await here.node.notifier.asked(live)
        hit = await arrived(here, hook)
        said = json.loads(hit.body)
        name = live.seats[live.position.who()[0]].name
        assert said["content"].startswith(f"It is the turn of {name} at the table “Friday”.\n")
        assert said["allowed_mentions"] == {"parse": []}
        assert said["content"].endswith(f"<{here.node.links.home}/#/table/{table}>")

    at_table(tmp_path, story)


def test_subscriptions_are_bounded_and_lead_to_the_public_internet(tmp_path: Path) -> None:
    async def tell() -> None:
        async with inside(tmp_path, "sqlite://") as here:
            table, _, tokens = await here.open([me(), BOT])
            path = f"/api/tables/{table}/seat/push"
            said = await told(here, "PUT", path, tokens[0], Browser(443).subscription, status=422)
            assert "must begin with https" in said["error"]
            inner = {**Browser(443).subscription, "endpoint": "https://127.0.0.1/push"}
            assert "not a public one" in (await told(here, "PUT", path, tokens[0], inner, status=422))["error"]
        async with inside(tmp_path, "sqlite://", private=True) as here:
            table, _, tokens = await here.open([me(), BOT])
            path = f"/api/tables/{table}/seat/push"
            for number in range(MOST_BROWSERS):
                await told(here, "PUT", path, tokens[0], Browser(443, f"Browser-{number}").subscription)
            said = await told(here, "PUT", path, tokens[0], Browser(443, "One-more").subscription, status=409)
            assert "at most 8 browsers" in said["error"]

    asyncio.run(tell())
