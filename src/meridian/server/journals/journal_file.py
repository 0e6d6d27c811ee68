"""A journal file that was read in a worker process, on its way to the lobby."""

from __future__ import annotations

from typing import Final

import msgspec

MAX_ENTRIES: Final = 20_000


class JournalFile(msgspec.Struct, frozen=True, array_like=True):
    """A journal file that was read: its header and actions as a store keeps them, the names of the players, if it has
    them, and whether the game is over."""

    game: str
    header: bytes
    entries: list[tuple[int, bytes]]
    players: list[str]
    over: bool
