"""What takes long the first time only, done in a thread before the event loop needs it: games, editions, texts."""

from __future__ import annotations

from typing import Any

from meridian import games
from meridian.core.game import Game
from meridian.core.messages import bundle
from meridian.server.journals import journaling
from meridian.server.slices import in_thread
from meridian.server.stores.records import TableRow

_loaded: set[str] = set()
_learnt: set[tuple[str, str]] = set()


async def prepared(name: str, overlay: dict[str, Any] | None = None) -> Game:
    """A game with the edition that an overlay makes of it. The overlay has been checked before: what a stranger sends
    must not get here unseen, since a thread cannot be ended."""
    if overlay or name not in _loaded:
        await in_thread(_prepare, name, overlay)
        _loaded.add(name)
    return games.load(name)


async def prepared_for(row: TableRow) -> None:
    """Everything that a table is played with."""
    await prepared(row.game, journaling.read_header(row.header).overlay)


async def learnt(game: Game, lang: str) -> None:
    """The texts of a game in a language."""
    if (game.package, lang) not in _learnt:
        await in_thread(bundle, game.package, lang)
        _learnt.add((game.package, lang))


def _prepare(name: str, overlay: dict[str, Any] | None) -> None:
    games.load(name).edition(overlay)
