"""Loads games, editions and texts in a thread before the event loop needs them: the first load is slow."""

from __future__ import annotations

from typing import Any

from meridian import games
from meridian.core.game import Game, edition_of
from meridian.core.messages import bundle
from meridian.server.journals import journaling
from meridian.server.slices import in_thread
from meridian.server.stores.records import TableRow

_loaded: set[str] = set()
_learnt: set[tuple[str, str]] = set()


async def prepared(name: str, overlay: dict[str, Any] | None = None) -> Game:
    """Load a game and its edition with an overlay. The overlay must have been checked before, because a thread that
    works on hostile input cannot be cancelled."""
    if overlay or name not in _loaded:
        await in_thread(_prepare, name, overlay)
        _loaded.add(name)
    return games.load(name)


async def prepared_for(row: TableRow) -> None:
    """Load everything that a table needs."""
    await prepared(row.game, journaling.read_header(row.header).overlay)


async def learnt(game: Game, lang: str) -> None:
    """Load the texts of a game in a language."""
    if (game.package, lang) not in _learnt:
        await in_thread(bundle, game.package, lang)
        _learnt.add((game.package, lang))


def _prepare(name: str, overlay: dict[str, Any] | None) -> None:
    edition_of(games.load(name), overlay)
