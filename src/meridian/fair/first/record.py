"""The record of a table's rolls and draws: what may be published of it, during the game and after its end."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.core.journal import Header
from meridian.fair.first import FORMAT
from meridian.fair.hashes import fingerprint
from meridian.fair.terms import Heard, whole


class RecordHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What was fixed before the first roll. A starting position is not told here: it may hold hidden cards."""

    table: str
    game: str
    rules_version: int
    edition: str
    edition_hash: str
    overlay: dict[str, Any]
    options: dict[str, Any]
    seats: int
    sides: list[int]
    started: bool
    chain_length: int
    secrets: str
    hash: str = ""


class Chain(msgspec.Struct, frozen=True, kw_only=True):
    """A pair of chains: commitments, nonces by seat, and the values s_1, s_2, ... that are revealed so far."""

    first: int
    length: int
    after: int
    open: str
    closed: str
    nonces: list[str]
    hash: str
    open_values: list[str] = []
    closed_values: list[str] = []


class Roll(msgspec.Struct, frozen=True, kw_only=True):
    """One roll or draw. What is hidden until the end of the game is None until then.

    `said` commits to the step and to everything the seats have written since the roll before.
    """

    number: int
    period: int
    audience: str
    clauses: list[str]
    chain: str
    outcomes: list[str] | None = None
    weights: list[int] | None = None
    outcome: str | None = None
    commitment: str | None = None
    salt: str | None = None
    said: str
    said_salt: str | None = None
    heard: list[Heard] | None = None
    step: int | None = None
    hash: str


class Closing(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game: what the seats wrote after the last roll."""

    said: str
    said_salt: str
    heard: list[Heard]
    step: int
    hash: str


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """All rolls and draws of a table with their proof, as far as they may be known."""

    meridian: str = "rolls"
    format: int = FORMAT
    over: bool
    header: RecordHeader
    chains: list[Chain]
    rolls: list[Roll]
    closing: Closing | None = None


def record_header(table: str, header: Header, chain_length: int, secrets: str) -> RecordHeader:
    """The header of a new record, closed by its hash."""
    made = RecordHeader(
        table=table,
        game=header.game,
        rules_version=header.rules_version,
        edition=header.edition,
        edition_hash=header.edition_hash,
        overlay=whole(header.overlay),
        options=whole(header.options),
        seats=header.seats,
        sides=header.sides,
        started=header.start is not None,
        chain_length=chain_length,
        secrets=secrets,
    )
    fields = msgspec.to_builtins(made)
    del fields["hash"]
    return msgspec.structs.replace(made, hash=fingerprint(fields))
