"""Conversion between live tables and the store: actions as bytes, entries as rows, chance replayed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any, Union

import msgspec
from msgspec import UnsetType

from meridian.core.action import Action, Late, text_in
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.journal import Entry, Header
from meridian.core.position import CHANCE
from meridian.core.words import check_text
from meridian.fair.recorded import Recorded
from meridian.fair.source import Scripted, question
from meridian.fair.terms import DECLARED_BY
from meridian.server.journals.replayed_position import Imagined, ReplayedPosition
from meridian.server.stores.records import EntryRow, TableRow
from meridian.server.stores.state import given

HEADER_CACHE_SIZE = 32  # headers

_ENCODER = msgspec.msgpack.Encoder()


class Actions:
    """Decodes the actions of one game."""

    def __init__(self, game: Game) -> None:
        kinds: Any = Union[(*game.actions, Late)]
        self._decoder = msgspec.msgpack.Decoder(type=kinds)

    def read(self, data: bytes) -> Action:
        """Decode an action."""
        try:
            action = self._decoder.decode(data)
        except msgspec.MsgspecError as error:
            raise BadInput(f"an entry of the journal cannot be read: {error}") from None
        assert isinstance(action, Action)
        check_text(text_in(action))
        return action

    def entries(self, rows: list[EntryRow]) -> list[Entry]:
        """Decode the entries in stored rows."""
        return [(row.actor, self.read(row.action)) for row in rows]


@cache
def actions_of(game: Game) -> Actions:
    """The decoder of a game's actions, shared by all its tables."""
    return Actions(game)


def header_bytes(header: Header) -> bytes:
    """Encode a header for the store."""
    return _ENCODER.encode(header)


def read_header(data: bytes) -> Header:
    """Decode a header. Equal bytes share one header object, which must not be modified."""
    return _read(data)[1]


def shared_header(data: bytes) -> bytes:
    """The shared bytes object for equal headers: nearly all tables of a game have the same one."""
    return _read(data)[0]


@lru_cache(maxsize=HEADER_CACHE_SIZE)
def _read(data: bytes) -> tuple[bytes, Header]:
    return data, msgspec.msgpack.decode(data, type=Header)


def action_bytes(action: Action) -> bytes:
    """Encode an action for the store."""
    return _ENCODER.encode(action)


def rows(
    table: str, branch: int, first: int, entries: list[Entry], now: float, note: dict[str, Any] | None = None
) -> list[EntryRow]:
    """Entries as rows for the store, numbered from `first`; the last row gets the note."""
    return [
        EntryRow(
            table=table,
            branch=branch,
            number=first + at,
            actor=actor,
            action=_ENCODER.encode(action),
            at=now,
            note=note if at == len(entries) - 1 else None,
        )
        for at, (actor, action) in enumerate(entries)
    ]


def readers(stored: list[EntryRow]) -> dict[int, int]:
    """The seats that read out real dice, by entry number."""
    return {row.number: row.note["declared"] for row in stored if row.note and "declared" in row.note}


def read_out(seat: int) -> str:
    """The actor of a real die that a seat read out, as in a record of rolls."""
    return f"{DECLARED_BY} p{seat + 1}"


def with_reader(made: list[EntryRow], seat: int) -> list[EntryRow]:
    """Mark the first row as a die that a seat read out."""
    first = msgspec.structs.replace(made[0], note={**(made[0].note or {}), "declared": seat})
    return [first, *made[1:]]


def decided(row: TableRow) -> int:
    """The number of entries that the table's own chance did not decide: a copy's prelude, or all entries before a
    rescue."""
    return max(given(row.settings.prelude, 0), given(row.state.rescued, 0))


def imagined_of(row: TableRow) -> Imagined | None:
    """How a table began, if it is a practice copy of an unfinished one."""
    found = row.settings.imagined
    return None if isinstance(found, UnsetType) else Imagined(*found)


def replay_chance(
    game: Game,
    header: Header,
    entries: list[Entry],
    source: Recorded,
    prelude: int = 0,
    imagined: Imagined | None = None,
    read_by: dict[int, int] | None = None,
) -> None:
    """Replay a journal to a chance source. The source gives the same outcomes to the same questions, so only its
    secrets are stored. A journal with other outcomes is refused. The `prelude` of a copy was decided elsewhere; dice
    that people read out (`read_by`, see `readers`) count like answers. A source that has ended was stored after the
    last entry, so it needs no replay."""
    for _ in replaying_chance(game, header, entries, source, prelude, imagined, read_by):
        pass


def replaying_chance(
    game: Game,
    header: Header,
    entries: list[Entry],
    source: Recorded,
    prelude: int = 0,
    imagined: Imagined | None = None,
    read_by: dict[int, int] | None = None,
) -> Iterator[None]:
    """`replay_chance` in steps, for `in_slices`."""
    if source.ended or header.chance == Scripted.kind:
        return
    words, stored = words_for(game, header), source.chains
    prelude = max(prelude, source.rescued)
    replayed = ReplayedPosition(game, header, imagined)
    for actor, action in entries[:prelude]:
        replayed.play(actor, action)
        yield
    replayed.begun()
    p = replayed.p
    for number, (actor, action) in enumerate(entries[prelude:], start=prelude + 1):
        reader = (read_by or {}).get(number)
        if actor == CHANCE and reader is None:
            chances = p.chances()
            picked = source.pick(question(game, words, p, chances, number))
            if source.chains != stored:
                raise BadInput(f"the secrets that entry {number} was drawn with are lost")
            if chances.outcomes[picked] != action:
                raise BadInput(f"entry {number} is not what chance said")
        else:
            source.heard(number, words.actor(actor) if reader is None else read_out(reader), words.say(action))
        p.play_checked(actor, action)
        yield
