"""The record of a table's rolls and draws: what may be published of it, during the game and after its end."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.fair import first
from meridian.fair.first.record import Record as FirstRecord
from meridian.fair.first.record import Roll as FirstRoll
from meridian.fair.hashes import fingerprint
from meridian.fair.terms import Heard, whole

FORMAT = 2
PERIODS = 2**16
"""How many chance periods a pair of chains lasts: more than any game has."""
TABLE = "table"
"""Who writes a note that is no entry of the journal: a starting position, an undo, a take-back, a rewind."""

Player = Literal["person", "bot"]
Ended = Literal["over", "abandoned"]


class RecordHeader(msgspec.Struct, frozen=True, kw_only=True):
    """What was fixed before the first roll. A starting position is not told here: it may hold hidden cards.

    `rescued` is the number of entries that stood in the journal when the table was rescued, 0 if it never was.
    `duplicate` is set in the header of a duplicate set; `table` is then the id of the set.
    """

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
    rescued: int
    periods: int
    secrets: str
    duplicate: bool | UnsetType = UNSET
    hash: str = ""


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """How host and seats agreed on the chance of a table: the host's commitment, who sits where, the hashes of the
    nonces, the nonces. The values s_1, s_2, ... of both chains stand here as far as they are revealed."""

    open: str
    closed: str
    committed: str
    players: list[Player]
    nonce_hashes: list[str | None]
    listed: str
    nonces: list[str]
    hash: str
    open_values: list[str] = []
    closed_values: list[str] = []


class Signed(msgspec.Struct, frozen=True, kw_only=True):
    """The host's signatures, and the key that checks them; None where no server signs."""

    key: str | None = None
    commitment: str | None = None
    nonce_hashes: str | None = None
    rolls: str | None = None


class RollRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One roll or draw. What is hidden until the end of the game is None until then.

    `place` counts the rolls of its period and chain, `taken_back` the take-backs and rewinds since the roll before.
    `said` commits to the step and to everything the seats have written since the roll before. `stream` is whose numbers
    a roll of a duplicate set uses: those of a seat, counted from 1, or 0 for those of nobody.
    """

    number: int
    period: int
    chain: str
    place: int
    stream: int | UnsetType = UNSET
    taken_back: int
    audience: str
    clauses: list[str]
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
    """The end of a game: whether by its rules, and what the seats wrote after the last roll."""

    ended: Ended
    taken_back: int
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
    agreement: Agreement
    signed: Signed = Signed()
    rolls: list[RollRecord]
    closing: Closing | None = None


AnyRecord = Record | FirstRecord
AnyRoll = RollRecord | FirstRoll


def record_header(
    table: str,
    header: Header,
    periods: int,
    secrets: str,
    rescued: int = 0,
    duplicate: bool | UnsetType = UNSET,
) -> RecordHeader:
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
        rescued=rescued,
        periods=periods,
        secrets=secrets,
        duplicate=duplicate,
    )
    fields = msgspec.to_builtins(made)
    del fields["hash"]
    return msgspec.structs.replace(made, hash=fingerprint(fields))


def to_json(record: AnyRecord) -> bytes:
    """A record as a file beside its journal."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(data: bytes) -> AnyRecord:
    """The reverse of `to_json`."""
    try:
        told = msgspec.json.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadInput(f"not a record of rolls: {error}") from None
    kinds: dict[Any, type[AnyRecord]] = {first.FORMAT: FirstRecord, FORMAT: Record}
    if not isinstance(told, dict) or told.get("meridian") != "rolls" or told.get("format") not in kinds:
        raise BadInput(f"not a record of rolls in format {first.FORMAT} or {FORMAT}")
    try:
        return msgspec.convert(told, kinds[told["format"]])
    except msgspec.MsgspecError as error:
        raise BadInput(f"not a record of rolls: {error}") from None
