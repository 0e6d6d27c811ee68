"""Messengers: each gets the message it understands, and no name in it calls or formats anything."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.server.accounts.server_key import ServerKey
from meridian.server.notifications.messengers import JOINER, check_messenger
from meridian.server.notifications.notification import matter_of
from meridian.server.notifications.webhook import Webhooks
from tests.server.receivers import MATTER, NOON, Hit, http_server, notice

HOSTILE = "@everyone <!here> *x* [y](z)"
PATHS = {
    "discord": "/api/webhooks/1/secret",
    "slack": "/services/T/B/secret",
    "telegram": "/bot1:secret/sendMessage?chat_id=-100",
    "matrix": "/_matrix/client/v3/rooms/!a:b/send/m.room.message?access_token=secret",
    "ntfy": "/ann-games",
}
CALL = f"@{JOINER}everyone"


def sent(shape: str, **changes: Any) -> Hit:
    """What arrives at a messenger about a table with a hostile title."""

    async def tell() -> Hit:
        async with http_server() as hook:
            matter = msgspec.structs.replace(MATTER, table_name=HOSTILE, shape=shape, **changes)
            row = notice(target=f"http://127.0.0.1:{hook.port}{PATHS[shape]}", body=msgspec.to_builtins(matter))
            await Webhooks(ServerKey(b"k" * 32), private=True).send(row, matter_of(row.body), NOON)
            return hook.hits[0]

    return asyncio.run(tell())


def test_discord() -> None:
    said = json.loads(sent("discord").body)
    assert said["allowed_mentions"] == {"parse": []}
    assert f"{CALL} \\<!here\\> \\*x\\* \\[y\\]\\(z\\)" in said["content"]
    assert said["content"].endswith(f"<{MATTER.link}>")


def test_slack() -> None:
    said = json.loads(sent("slack").body)
    assert f"{CALL} &lt;!here&gt;" in said["text"]
    section, actions = said["blocks"]
    assert section["text"]["type"] == "plain_text"
    assert CALL in section["text"]["text"]
    assert actions["elements"][0]["url"] == MATTER.link


def test_telegram() -> None:
    hit = sent("telegram", lang="de")
    assert hit.line == "POST /bot1:secret/sendMessage HTTP/1.1"
    said = json.loads(hit.body)
    assert said["chat_id"] == "-100"
    assert "parse_mode" not in said
    assert said["text"].startswith(f"Am Tisch „{CALL}")
    assert said["text"].endswith(MATTER.link)


def test_matrix() -> None:
    hit = sent("matrix")
    assert hit.line.startswith("PUT /_matrix/client/v3/rooms/!a:b/send/m.room.message/")
    assert "secret" not in hit.line
    assert hit.headers["authorization"] == "Bearer secret"
    said = json.loads(hit.body)
    assert (said["msgtype"], said["m.mentions"]) == ("m.text", {})
    assert CALL in said["body"]
    assert sent("matrix").line == hit.line  # a repeat is the same transaction


def test_ntfy() -> None:
    hit = sent("ntfy")
    assert hit.line == "POST / HTTP/1.1"
    said = json.loads(hit.body)
    assert (said["topic"], said["click"]) == ("ann-games", MATTER.link)
    assert CALL in said["message"]


@pytest.mark.parametrize(
    ("shape", "url"),
    [
        ("telegram", "https://api.telegram.org/bot1:secret/sendMessage"),
        ("matrix", "https://matrix.example/_matrix/client/v3/rooms/!a:b/send/m.room.message"),
        ("ntfy", "https://ntfy.sh/"),
    ],
)
def test_an_address_that_the_messenger_does_not_have_is_refused_in_a_line(shape: str, url: str) -> None:
    with pytest.raises(BadInput) as problem:
        check_messenger(shape, url)
    assert "\n" not in str(problem.value)
    check_messenger(shape, f"https://messenger.example{PATHS[shape]}")
