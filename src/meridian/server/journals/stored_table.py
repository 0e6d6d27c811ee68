"""A whole table, read from the store as one snapshot, to be sent to a worker process."""

from __future__ import annotations

import msgspec

from meridian import games
from meridian.core.game import Game
from meridian.core.journal import Journal
from meridian.server.journals import journaling
from meridian.server.stores.records import EntryRow, TableRow

_ENTRIES = msgspec.msgpack.Decoder(list[EntryRow])


class StoredTable(msgspec.Struct, frozen=True, array_like=True):
    """A table read from the store as one snapshot. `names` are the players' names by seat; each of `pages` holds
    encoded entries."""

    row: TableRow
    names: list[str]
    pages: list[bytes]
    secret: bytes | None = None

    def entries(self) -> list[EntryRow]:
        """The journal of the current branch."""
        return [entry for page in self.pages for entry in _ENTRIES.decode(page)]

    def __repr__(self) -> str:
        return f"StoredTable({self.row.id})"


_STORED = msgspec.msgpack.Decoder(StoredTable)


def read_stored(data: bytes) -> StoredTable:
    """Decode a stored table in a worker."""
    return _STORED.decode(data)


def journal_of(stored: StoredTable) -> tuple[Game, Journal]:
    """The game and the journal of a table."""
    game = games.load(stored.row.game)
    entries = journaling.actions_of(game).entries(stored.entries())
    return game, Journal(journaling.read_header(stored.row.header), entries)
