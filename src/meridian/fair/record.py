"""The record of a table's rolls and draws: what may be published of it, during the game and after its end."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.core.position import EVERYBODY
from meridian.fair.hashes import fingerprint

FORMAT = 1
OPEN = "open"
CLOSED = "closed"
RANDOM = "random"
DERIVED = "derived from a seed, for simulation"
TYPED = "random; dice are typed in by the players"
DECLARED_BY = "declared"
"""Stands before the seat that has said what a die shows, where others say who wrote an entry."""

Heard = tuple[int, str, str]
"""An entry that chance did not write: its number in the journal, who, and what in words."""


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
        overlay=_whole(header.overlay),
        options=_whole(header.options),
        seats=header.seats,
        sides=header.sides,
        started=header.start is not None,
        chain_length=chain_length,
        secrets=secrets,
    )
    fields = msgspec.to_builtins(made)
    del fields["hash"]
    return msgspec.structs.replace(made, hash=fingerprint(fields))


def _whole(value: Any) -> Any:
    """Without fractions, which languages write differently: these become texts."""
    if isinstance(value, dict):
        return {str(name): _whole(inner) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_whole(inner) for inner in value]
    return repr(value) if isinstance(value, float) else value


def audience_words(audience: int, seats: int) -> str:
    """Who may see an outcome: everybody, some seats, or nobody."""
    if audience == EVERYBODY:
        return "everybody"
    return " ".join(f"p{seat + 1}" for seat in range(seats) if (audience >> seat) & 1) or "nobody"


def to_json(record: Record) -> bytes:
    """A record as a file beside its journal."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(data: bytes) -> Record:
    """The reverse of `to_json`."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"not a record of rolls: {error}") from None
    if record.meridian != "rolls" or record.format != FORMAT:
        raise BadInput(f"not a record of rolls in format {FORMAT}")
    return record
