"""Boards of a game: an edition under the options of a table, made once for all tables that play it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from meridian.core.edition import Edition
from meridian.core.journal import Header

BOARD_CACHE_SIZE: Final = 64

B = TypeVar("B")


class BoardCache(Generic[B]):
    """Boards by edition, options and version of the rules. Positions hold their board, so it may be dropped here."""

    def __init__(self, make: Callable[[Header, Edition], B]) -> None:
        self._make = make
        self._boards: dict[tuple[str, str, int], B] = {}

    def of(self, header: Header, edition: Edition) -> B:
        """The board of the tables with this header."""
        key = (header.edition_hash, repr(header.options), header.rules_version)
        board = self._boards.get(key)
        if board is None:
            if len(self._boards) >= BOARD_CACHE_SIZE:
                self._boards.clear()
            board = self._boards[key] = self._make(header, edition)
        return board
