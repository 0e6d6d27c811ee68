"""The games: each folder beside this file that has a `GAME` is one. There is no list.

MERIDIAN_GAMES names further folders with games in them, as PATH does with programs. An installed package brings a game
with an entry point of the group `meridian.games`: the name of the game, and the package that has its `GAME`.
"""

from __future__ import annotations

import logging
import os
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.suggestions import closest

VARIABLE: Final = "MERIDIAN_GAMES"
GROUP: Final = "meridian.games"
SHIPPED: Final = tuple(__path__)
"""The folder of the games that come with Meridian."""
FURTHER: Final = tuple(os.path.abspath(each) for each in os.environ.get(VARIABLE, "").split(os.pathsep) if each)

__path__ = [*SHIPPED, *FURTHER]

log = logging.getLogger(__name__)


def names() -> list[str]:
    """The names of all games, without loading any."""
    return sorted({*shipped(), *_further(), *_installed()})


@cache
def shipped() -> tuple[str, ...]:
    """The names of the games that come with Meridian."""
    return tuple(sorted(_found_in(SHIPPED)))


@cache
def _further() -> tuple[str, ...]:
    """The names of the games in the folders that MERIDIAN_GAMES names."""
    known: dict[str, str] = dict.fromkeys(shipped(), "Meridian itself")
    for folder in FURTHER:
        if not os.path.isdir(folder):
            raise BadInput(f"{VARIABLE}: there is no folder {folder}")
        found = _found_in((folder,))
        if not found:
            raise BadInput(f"{VARIABLE}: there is no game in {folder} (a game is a folder in it with an __init__.py)")
        for name in found:
            if name in known:
                raise BadInput(f"{VARIABLE}: {folder} has a game {name!r}, and so has {known[name]}")
            known[name] = folder
    return tuple(name for name in known if name not in shipped())


@cache
def _installed() -> dict[str, str]:
    """The games that installed packages bring, each with its package. Nothing of theirs is imported. A game that one
    works on, in a folder that MERIDIAN_GAMES names, stands before an installed one."""
    found: dict[str, str] = {}
    for point in entry_points(group=GROUP):
        if point.name in shipped():
            raise BadInput(f"{point.value} brings a game {point.name!r}, and so does Meridian itself")
        if found.setdefault(point.name, point.value) != point.value:
            raise BadInput(f"{point.value} brings a game {point.name!r}, and so does {found[point.name]}")
    return {name: package for name, package in found.items() if name not in _further()}


def _found_in(folders: tuple[str, ...]) -> list[str]:
    modules = [found.name for found in pkgutil.iter_modules(folders) if found.ispkg and found.name.isidentifier()]
    return [module.replace("_", "-") for module in modules]


@cache
def load(name: str) -> Game:
    """A game by name."""
    if name not in names():
        raise BadInput(f"there is no game {name!r}{closest(name, names())} (games: {', '.join(names())})")
    package = _installed().get(name) or f"{__name__}.{name.replace('-', '_')}"
    try:
        game = getattr(import_module(package), "GAME", None)
    except ModuleNotFoundError as error:
        if error.name != package:
            raise
        raise BadInput(f"there is no game {name!r}: its package {package} is not installed") from None
    if not isinstance(game, Game) or game.name != name:
        raise BadInput(f"there is no game {name!r}: its __init__.py has no GAME of that name")
    log.debug("game %s, rules version %d, from %s", name, game.rules_version, package)
    return game
