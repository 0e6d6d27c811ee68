"""The WebSocket protocol as JSON schema and as an AsyncAPI document, for clients that generate their types from it."""

from __future__ import annotations

import inspect
from typing import Any, Final, get_args

import msgspec
from msgspec import Raw

from meridian import __version__
from meridian.bots.advice import Advice
from meridian.server.tables.client_messages import AnyFromClient
from meridian.server.tables.protocol import AnyToClient, Explained, Foreseen, MenuItem, TalksNow

Schema = dict[str, Any]

ASYNCAPI: Final = "3.0.0"
TITLE: Final = "Meridian"
ABOUT: Final = """A table: one seat or one spectator a connection.

A client sends one message a frame, `Hello` first. The server sends frames that are lists of messages, in the order in
which they belong. A request has a `key`; the reply has the same, and the same key again gets the same reply."""
FRAME: Final = "Frame"


def plain(kind: type) -> Schema:
    """Raw JSON can be anything."""
    return {} if kind is Raw else NotImplemented


def schema() -> Schema:
    """The JSON schema of every message."""
    (from_client, to_client, advice, item, talks, foreseen, explained), parts = msgspec.json.schema_components(
        (AnyFromClient, AnyToClient, Advice, MenuItem, TalksNow, Foreseen, Explained),
        schema_hook=plain,
        ref_template="#/$defs/{name}",
    )
    frame = {"type": "array", "items": to_client}
    return {
        "$defs": parts,
        "fromClient": from_client,
        "toClient": to_client,
        "frame": frame,
        "advice": advice,
        "menuItem": item,
        "talksNow": talks,
        "foreseen": foreseen,
        "explained": explained,
    }


def asyncapi() -> Schema:
    """The AsyncAPI document of a table's socket."""
    kinds = (*get_args(AnyFromClient), *get_args(AnyToClient))
    shapes, parts = msgspec.json.schema_components(kinds, schema_hook=plain, ref_template="#/components/schemas/{name}")
    references = dict(zip(kinds, shapes, strict=True))
    messages = {kind.__name__: _message(kind, references[kind]) for kind in get_args(AnyFromClient)}
    frame = {"type": "array", "items": {"oneOf": [references[kind] for kind in get_args(AnyToClient)]}}
    messages[FRAME] = {"name": FRAME, "summary": "Messages of the server, in order", "payload": frame}
    channel = {
        "address": "/api/tables/{table}/socket",
        "description": ABOUT,
        "parameters": {"table": {"description": "The id of the table."}},
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
        "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
    }
    said = [name for name in messages if name != FRAME]
    return {
        "asyncapi": ASYNCAPI,
        "info": {"title": TITLE, "version": __version__, "description": "Tables of Meridian over a WebSocket."},
        "defaultContentType": "application/json",
        "channels": {"table": channel},
        "operations": {
            "hear": {**_operation("receive", said), "summary": "What a client may say"},
            "tell": {**_operation("send", [FRAME]), "summary": "What the server tells it"},
        },
        "components": {"schemas": _draft_07(parts), "messages": _draft_07(messages)},
    }


def _message(kind: type[msgspec.Struct], shape: Schema) -> Schema:
    tag = str(kind.__struct_config__.tag)
    return {"name": tag, "title": kind.__name__, "description": inspect.getdoc(kind) or "", "payload": shape}


def _operation(action: str, names: list[str]) -> Schema:
    messages = [{"$ref": f"#/channels/table/messages/{name}"} for name in names]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}


def _draft_07(node: Any) -> Any:
    """The schemas of AsyncAPI are of an earlier draft, in which a tuple is a list of `items`."""
    if isinstance(node, list):
        return [_draft_07(part) for part in node]
    if not isinstance(node, dict):
        return node
    found = {key: _draft_07(part) for key, part in node.items() if key != "prefixItems"}
    if "prefixItems" in node:
        found["items"] = _draft_07(node["prefixItems"])
    if isinstance(node.get("description"), str):
        found["description"] = inspect.cleandoc(node["description"])
    return found
