"""What a player remembers: everything it was told, saw when it was asked, and answered, in order."""

from __future__ import annotations

import hashlib

import msgspec

from meridian.core.game import Game
from meridian.core.position import Position


class MemoryDigest:
    """A digest over all that a player could remember.

    Every question leaves the view in which it was put and the answer to it, so two information states with equal
    digests have the same information states and answers before them: perfect recall. Views are put into words only
    when the digest is asked for, which rollouts never do.
    """

    __slots__ = ("_mark", "_since")

    def __init__(self, mark: bytes = bytes(16), since: list[str | Position] | None = None) -> None:
        self._mark = mark
        self._since = since or []

    def copy(self) -> MemoryDigest:
        """An independent copy; views are never changed and may be shared."""
        return MemoryDigest(self._mark, list(self._since))

    def note(self, item: str | Position) -> None:
        """Remember something told or said, or a view."""
        self._since.append(item)

    def mark(self, game: Game) -> bytes:
        """The digest of everything so far."""
        for item in self._since:
            self._mark = digest(self._mark, item if isinstance(item, str) else told(game, item))
        self._since = []
        return self._mark


def told(game: Game, view: Position) -> str:
    """A view as text."""
    return msgspec.json.encode(game.rules.show(view)).decode()


def digest(before: bytes, more: str) -> bytes:
    """A digest over everything before and something more."""
    return hashlib.blake2b(before + more.encode(), digest_size=16).digest()
