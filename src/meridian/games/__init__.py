"""The games: each folder beside this file that has a `GAME` is one. There is no list."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module

from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.plain import closest


def names() -> list[str]:
    """The names of all games, without loading any."""
    return sorted(found.name.replace("_", "-") for found in pkgutil.iter_modules(__path__) if found.ispkg)


@cache
def load(name: str) -> Game:
    """A game by name."""
    if name not in names():
        raise BadInput(f"there is no game {name!r}{closest(name, names())} (games: {', '.join(names())})")
    game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    assert isinstance(game, Game)
    return game
