"""The JSON schema of the WebSocket protocol, for clients that generate their types from it."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from meridian.bots.advice import Advice
from meridian.server.tables.client_messages import AnyFromClient
from meridian.server.tables.protocol import AnyToClient, Foreseen, MenuItem, TalksNow


def schema() -> dict[str, Any]:
    """The JSON schema of every message."""

    def plain(kind: type) -> dict[str, Any]:
        return {} if kind is Raw else NotImplemented

    (from_client, to_client, advice, item, talks, foreseen), parts = msgspec.json.schema_components(
        (AnyFromClient, AnyToClient, Advice, MenuItem, TalksNow, Foreseen),
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
    }
