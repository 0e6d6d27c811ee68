"""Bots that come with Meridian and need an extra: they are known by name, and imported when one is asked for.

They stand above the games and below nobody: like bots of one's own they are found by name and not imported by anything.
"""

from __future__ import annotations

from importlib import import_module
from importlib.resources import files
from typing import Final

from meridian.bots import spec
from meridian.core.game import Game
from meridian.core.players import BotMaker

NEURAL: Final = "neural"
MODULE: Final = "meridian.research.neural"
WEIGHTS: Final = "research/weights"
NET: Final = "net"
"""The parameter of `neural`: a file of weights of one's own, with its card beside it."""


def names(game: Game) -> list[str]:
    """Those that can play a game: there are weights for it."""
    return [NEURAL] if files("meridian").joinpath(WEIGHTS, f"{game.name}.npz").is_file() else []


def is_shipped(game: Game, text: str) -> bool:
    """Whether a bot as it is written is one of these."""
    name, colon, _ = text.strip().partition(":")
    return name == NEURAL and bool(colon or names(game))


def maker(game: Game, text: str) -> BotMaker:
    """The bot as it is written: `neural`, or `neural:net=nets/globopolis-seed1.npz`."""
    wanted = spec.read(text, [NEURAL])
    spec.check(wanted, [NET])
    made: BotMaker = import_module(MODULE).maker(game, wanted.parameters.get(NET, ""))
    return made
