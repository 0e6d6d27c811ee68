"""Bots by name: those that know no game, and those a game brings along."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from meridian.bots.bot import Bot, RandomBot
from meridian.bots.greedy import GreedyBot
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.plain import closest

Maker = Callable[[Random], Bot]


def makers(game: Game) -> dict[str, Maker]:
    """All bots that can play a game, weakest first."""
    return {
        "random": RandomBot,
        "greedy": lambda random: GreedyBot(random, game.imagine, game.copy, game.evaluate),
        **game.bots(),
    }


def maker(game: Game, name: str) -> Maker:
    """A bot by name."""
    known = makers(game)
    if name not in known:
        raise BadInput(f"there is no bot {name!r}{closest(name, list(known))} (bots: {', '.join(known)})")
    return known[name]
