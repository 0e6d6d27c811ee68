"""What goes over a socket: tagged messages, each way, and what the lobby is asked and answers.

`SCHEMA` is the JSON schema of all of them, for clients that generate their types from it.
"""

from __future__ import annotations

from typing import Any

import msgspec

# From a client


class Hello(msgspec.Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message: who speaks (a seat token, or None for a spectator); when resuming, the last fact it has and
    the branch of play it belongs to."""

    token: str | None = None
    after: int | None = None
    branch: int | None = None


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """An answer in words, quoting the question it answers. `key` makes a retry harmless."""

    key: str
    action: str
    question: tuple[int, int, int] | None = None


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's last answer, as long as nothing new was learnt since."""

    key: str


class Say(msgspec.Struct, frozen=True, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    text: str


FromClient = Hello | Answer | Undo | Say

# To a client


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked: its id, message key and arguments in words, and the answers that can be listed."""

    id: tuple[int, int, int]
    key: str
    args: dict[str, Any]
    options: list[str]


class FactLine(msgspec.Struct, frozen=True):
    """A fact as a seat hears it, numbered for that seat."""

    number: int
    key: str
    args: dict[str, Any]
    clauses: list[str]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The position as this seat may know it, and how far its facts have come."""

    table: str
    seat: int | None
    branch: int
    number: int
    view: dict[str, Any]
    asked: list[str]
    question: Asked | None
    unasked: list[str]
    over: bool


class Facts(msgspec.Struct, frozen=True, tag="facts"):
    """What has happened since; who is asked now, and what this seat is asked."""

    facts: list[FactLine]
    asked: list[str]
    question: Asked | None
    unasked: list[str]
    over: bool


class Rewound(msgspec.Struct, frozen=True, tag="rewound"):
    """Answers were taken back: forget what you have and take this."""

    welcome: Welcome


class Accepted(msgspec.Struct, frozen=True, tag="accepted"):
    """The answer with this key is durable: it is entry `number`."""

    key: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The answer with this key is not possible, why, and by which clauses; nothing has changed."""

    key: str
    reason: str
    text: str
    clauses: list[str] = []


class Line(msgspec.Struct, frozen=True, tag="line"):
    """A line of chat."""

    number: int
    seat: int | None
    at: float
    text: str


class Trouble(msgspec.Struct, frozen=True, tag="trouble"):
    """Why the socket is about to close."""

    reason: str


ToClient = Welcome | Facts | Rewound | Accepted | Refused | Line | Trouble

# The lobby, over HTTP


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit here: a bot by name, or somebody who joins by link."""

    kind: str = "open"
    name: str = ""
    bot: str | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table somebody wants to open."""

    game: str
    seats: list[SeatWish]
    options: dict[str, Any] = {}
    overlay: dict[str, Any] | None = None
    title: str = ""
    watch: bool = True


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody takes a seat. `nonce` is this client's part in the dice: 32 bytes in hex, drawn after reading the
    commitment of the table; without one the server draws it and says so."""

    name: str
    seat: int | None = None
    nonce: str | None = None


class Opened(msgspec.Struct, frozen=True):
    """A new table, and the token that lets its host start it."""

    table: str
    host: str


class Seated(msgspec.Struct, frozen=True):
    """A seat and the token that opens it; it is told this once."""

    seat: int
    token: str


class SeatInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a seat."""

    kind: str
    name: str
    bot: str | None
    nonce_by: str


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table before it begins and while it runs."""

    table: str
    game: str
    title: str
    status: str
    seats: list[SeatInfo]
    options: dict[str, Any]
    commitment: dict[str, Any]


def schema() -> dict[str, Any]:
    """The JSON schema of every message."""
    (from_client, to_client), parts = msgspec.json.schema_components(
        (FromClient, ToClient), ref_template="#/$defs/{name}"
    )
    return {"$defs": parts, "fromClient": from_client, "toClient": to_client}
