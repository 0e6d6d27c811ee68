"""The replies to commands that were accepted: a command that is sent again gets the same reply."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meridian.server.stores.records import EntryRow
from meridian.server.tables.protocol import Accepted
from meridian.server.tables.runs import accepted

REPLY_CACHE_SIZE: Final = 16
"""Accepted command keys that are kept per seat."""


class ReplyCache:
    """The last replies to each seat, by the key of their command."""

    def __init__(self, seats: int) -> None:
        self._replies: list[dict[str, Accepted]] = [{} for _ in range(seats)]

    def of(self, seat: int, key: str) -> Accepted | None:
        """The reply to a command that was accepted before."""
        return self._replies[seat].get(key)

    def note(self, seat: int, reply: Accepted) -> None:
        """Keep a reply, and drop the oldest if there are too many."""
        replies = self._replies[seat]
        replies[reply.key] = reply
        if len(replies) > REPLY_CACHE_SIZE:
            del replies[next(iter(replies))]

    def note_stored(self, entries: Iterable[EntryRow]) -> None:
        """Keep the replies to the commands behind stored entries: they are in the entries' notes."""
        for row in entries:
            if row.note is not None and "key" in row.note:
                self.note(int(row.note["seat"]), accepted(row.note))
