"""The AsyncAPI document of the socket describes what is said there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft7Validator, meta

from meridian.server.tables.client_messages import AnyFromClient
from tests.server.online import Server, any_of, me, play_on, shortest

GAME = "globopolis"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def document(server: Server) -> Any:
    return server.get("/api/schema/asyncapi.json")


def at(document: Any, reference: str) -> Any:
    for name in reference.removeprefix("#/").split("/"):
        document = document[name]
    return document


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        yield from (value for key, value in node.items() if key == "$ref")
        node = list(node.values())
    if isinstance(node, list):
        for part in node:
            yield from references(part)


def validator(document: Any, message: str) -> Draft7Validator:
    payload = document["components"]["messages"][message]["payload"]
    return Draft7Validator({**payload, "components": document["components"]})


def test_every_reference_leads_somewhere_and_every_message_is_described(document: Any) -> None:
    found = set(references(document))
    assert found
    assert all(at(document, reference) for reference in found)
    messages = document["components"]["messages"]
    kinds = msgspec.json.schema_components((AnyFromClient,))[0][0]["discriminator"]["mapping"]
    assert {message["name"] for message in messages.values()} == {*kinds, "Frame"}
    assert [name for name, message in messages.items() if not (message.get("description") or message["summary"])] == []
    draft = {"$schema": "http://json-schema.org/draft-07/schema#"}
    assert all(meta.is_valid({**draft, **schema}) for schema in document["components"]["schemas"].values())


def test_what_a_server_says_fits(server: Server, document: Any) -> None:
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    clients = [server.play(table, token, steps=True) for token in tokens]
    play_on(clients, any_of(Random(3)), moves=6)
    frame = validator(document, "Frame")
    heard = [json.loads(text) for client in clients for text in client.frames]
    assert {message["type"] for messages in heard for message in messages} >= {"welcome", "facts", "situation"}
    assert [str(error) for messages in heard for error in frame.iter_errors(messages)] == []
    for client in clients:
        client.close()


@pytest.mark.parametrize(
    ("said", "fits"),
    [
        ({"type": "hello", "lang": "de", "log": 5}, True),
        ({"type": "hello", "log": -1}, False),
        ({"type": "hello", "colour": "red"}, False),
        ({"type": "hello", "token": 7}, False),
    ],
)
def test_the_document_refuses_what_the_server_refuses(document: Any, said: dict[str, Any], fits: bool) -> None:
    assert validator(document, "Hello").is_valid(said) is fits
