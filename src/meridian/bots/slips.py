"""A bot that knows its game and slips now and then: an opponent for first games."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position


class SlippingBot(Bot):
    """Does what another bot would do, but in `slips` of a hundred answers with another card, at another place or for
    another price: any answer of the same kind. So it never ends a turn too early or gives up for no reason."""

    def __init__(self, random: Random, bot: Bot, slips: int) -> None:
        super().__init__(random)
        self.bot = bot
        self.slips = slips

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        meant = self.bot.choose(view, seat, options)
        if self.random.random() * 100.0 >= self.slips:
            return meant
        alike = [action for action in options if type(action) is type(meant)]
        return alike[int(self.random.random() * len(alike))] if alike else meant

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.bot.interject(view, seat, options)
