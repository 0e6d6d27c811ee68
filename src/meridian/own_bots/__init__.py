"""Bots by name, those of users among them: `maker` finds Meridian's own and everybody else's.

A bot that is not Meridian's runs in a process of its own, which gets the view of its seat and nothing else.
"""

from __future__ import annotations

from meridian import bots
from meridian.bots import spec as known_spec
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import BotMaker
from meridian.own_bots import shipped
from meridian.own_bots.own_bot import LocalBot, OwnBot, begin, start_message
from meridian.own_bots.process import BotFailed
from meridian.own_bots.running import RUNNING, Lease
from meridian.own_bots.spec import code_of, is_own, registered

__all__ = ["check", "is_own", "maker", "names"]


def names(game: Game) -> list[str]:
    """All bots that can be named for a game: Meridian's, weakest first, then those that were registered."""
    known = [*bots.in_tournaments(game), *shipped.names(game)]
    return [*known, *(name for name in registered() if name not in known)]


def maker(game: Game, bot: str | type) -> BotMaker:
    """A bot by its name or path, with parameters if it takes any, or a class of this program that answers in words."""
    if not isinstance(bot, str):
        return lambda random: LocalBot(random, game, bot)
    if _is_known(game, bot):
        return bots.maker(game, bot)
    if shipped.is_shipped(game, bot):
        return shipped.maker(game, bot)
    if not is_own(bot):
        known_spec.read(bot, names(game))  # it says which bots there are
    code = code_of(bot)
    return lambda random: OwnBot(random, game, code)


def check(game: Game, bot: str) -> None:
    """Refuse a bot that cannot play a game, in one line: a bot of one's own is started to see whether it comes up."""
    maker(game, bot)
    if _is_known(game, bot) or shipped.is_shipped(game, bot):
        return
    lease = Lease(code_of(bot))
    try:
        begin(lease, start_message(game, game.seats[0], 0, "check"))
    except BotFailed as error:
        RUNNING.end(lease)
        raise BadInput(f"bot {bot.strip()}: {error}") from None
    RUNNING.release(lease)


def _is_known(game: Game, bot: str) -> bool:
    """Whether a bot is one of Meridian's."""
    return bot.strip().partition(":")[0] in bots.in_tournaments(game)
