"""The journal of a game: its header and everything that was said, in order."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.core.action import Action

Entry = tuple[int, Action]
"""An actor and the action it wrote."""


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """All that must be known to play a journal: which game, with which data, at what kind of table.

    `overlay` is what a user's own edition file changes, `start` a starting position in words.
    """

    game: str
    rules_version: int
    edition: str
    edition_hash: str
    seats: int
    options: dict[str, Any]
    overlay: dict[str, Any] = {}
    sides: list[int] = []
    chance: str = "seeded"
    start: dict[str, Any] | None = None


class Journal(msgspec.Struct):
    """A header and the entries played on it."""

    header: Header
    entries: list[Entry]
