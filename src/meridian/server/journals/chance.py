"""The chance source of a stored table: replayed to the end of its journal, or replaced if it was lost."""

from __future__ import annotations

from secrets import token_bytes

from msgspec import UNSET

from meridian import games
from meridian.core.errors import BadInput, Refused
from meridian.core.journal import Header
from meridian.core.position import Position
from meridian.fair.declared import DeclaredSource
from meridian.fair.duplicate import DuplicateSet
from meridian.fair.first.verifiable import Verifiable as FirstVerifiable
from meridian.fair.hashes import sha
from meridian.fair.record import Player
from meridian.fair.recorded import Recorded
from meridian.fair.restoring import restored
from meridian.fair.source import Scripted
from meridian.fair.terms import DERIVED, RANDOM, TYPED
from meridian.fair.verifiable import NONCE_BYTES, Verifiable
from meridian.server.journals import journaling
from meridian.server.journals.replayed_position import position_of
from meridian.server.stores import Store
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.stores.state import given


def new(table: str, header: Header, rescued: int = 0, seed: str = "") -> Verifiable:
    """Create a chance source for a table; building its chains takes a while. With a seed it is reproducible, for tests,
    and its record says so."""
    if header.chance in (DeclaredSource.kind, Scripted.kind):
        return Verifiable(table, header, secrets=TYPED, rescued=rescued)
    if not seed:
        return Verifiable(table, header, secrets=RANDOM, rescued=rescued)
    return Verifiable(table, header, secret=lambda purpose: sha(f"{seed}/{table}/{purpose}".encode()), secrets=DERIVED)


def new_set(name: str, header: Header, seed: str = "") -> DuplicateSet:
    """Create the chance of a duplicate set; see `new`."""
    if not seed:
        return DuplicateSet(name, header)
    return DuplicateSet(name, header, secret=lambda purpose: sha(f"{seed}/{name}/{purpose}".encode()), secrets=DERIVED)


async def of_table(store: Store, row: TableRow, stored: list[EntryRow]) -> Recorded:
    """The table's chance source after these entries; raises BadInput if the journal differs from what it decides."""
    secret = await store.secret(row.id)
    if secret is None:
        raise BadInput(f"table {row.id} has no chance secrets")
    source = restored(secret.body)
    game, header, imagined = games.load(row.game), journaling.read_header(row.header), journaling.imagined_of(row)
    entries = journaling.actions_of(game).entries(stored)
    read_by = journaling.readers(stored)
    try:
        journaling.replay_chance(game, header, entries, source, journaling.decided(row), imagined, read_by)
    except Refused as refused:
        raise BadInput(f"the rules refuse an entry of its journal: {refused}") from None
    return source


def position(row: TableRow, stored: list[EntryRow]) -> Position:
    """The position at the end of a stored journal."""
    game, header = games.load(row.game), journaling.read_header(row.header)
    try:
        return position_of(game, header, journaling.actions_of(game).entries(stored), journaling.imagined_of(row))
    except Refused as refused:
        raise BadInput(f"table {row.id}: the rules refuse an entry of its journal: {refused}") from None


def rescue(row: TableRow, seats: list[SeatRow], entries: int) -> Verifiable:
    """A new chance source for a table whose own is lost. It uses no nonces of players, and the report says so."""
    if row.settings.duplicate is not UNSET:
        raise BadInput(f"table {row.id} belongs to a duplicate set: with other dice it could not be compared; close it")
    source = new(row.id, journaling.read_header(row.header), entries)
    players = players_of(seats)
    source.agree(players, [None] * len(players), [None] * len(players))
    return source


def begin_first(source: FirstVerifiable, seats: list[SeatRow]) -> None:
    """Begin a table that was opened under format 1: its nonces came with the seats, and the server draws the missing
    ones."""
    if not source.contributed:  # an old server may have died between storing nonces and status
        nonces = [given(seat.private.nonce, "") for seat in seats]
        source.contribute([bytes.fromhex(nonce) if nonce else token_bytes(NONCE_BYTES) for nonce in nonces])


def players_of(seats: list[SeatRow]) -> list[Player]:
    """The kinds of players by seat, as in a record of rolls."""
    return ["bot" if seat.kind == "bot" else "person" for seat in seats]
