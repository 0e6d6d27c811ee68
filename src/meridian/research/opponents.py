"""Who plays the other seats of a Gymnasium environment: bots by name, bots of one's own, or policies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from meridian import own_bots
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import Bot, BotMaker
from meridian.core.position import Position
from meridian.research.tables import Table

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Sequence[int] | NDArray[Any]]
"""Chooses a number for each row: called with observations and masks of as many tables as ask it at once."""


class Opponents:
    """Who plays which seat; `names` are in seat order without the own seat, and fewer are repeated."""

    def __init__(self, game: Game, seats: int, own: int, names: Sequence[str | type | Policy] | None) -> None:
        if not 0 <= own < seats:
            raise BadInput(f"seat {own}: this table has seats 0 to {seats - 1}")
        chosen = names or ["random"]
        others = [at for at in range(seats) if at != own]
        if len(chosen) > len(others):
            raise BadInput(f"opponents: {len(chosen)} bots for {len(others)} seats")
        self.game = game
        self.makers: dict[int, BotMaker] = {}
        self.policies: dict[int, Policy] = {}
        for number, at in enumerate(others):
            each = chosen[number % len(chosen)]
            if isinstance(each, str | type):
                self.makers[at] = own_bots.maker(game, each)
            else:
                self.policies[at] = each

    def seated(self, source: Random) -> SeatedBots:
        """Bots of their own for one game."""
        return SeatedBots(self.game, {at: make(Random(source.getrandbits(64))) for at, make in self.makers.items()})


class SeatedBots:
    """The bots at one table: they answer, and say what they like without being asked."""

    def __init__(self, game: Game, seated: dict[int, Bot]) -> None:
        self.game = game
        self.bots = seated

    def answer(self, table: Table) -> None:
        """Answer as long as a bot is asked."""
        while table.answers and table.seat in self.bots:
            bot, listed = self.bots[table.seat], table.answers
            chosen = listed[0]
            if len(listed) > 1:
                chosen = bot.choose(self._known(bot, table.p, table.seat), table.seat, listed)
            table.say(chosen)
            self.interject(table)

    def interject(self, table: Table) -> None:
        """What bots say without being asked, such as answers to offers."""
        for seat in self.game.players.pressing(table.p) if table.answers else []:
            options = table.p.interjections(seat) if seat in self.bots else []
            if options:
                bot = self.bots[seat]
                said = bot.interject(self._known(bot, table.p, seat), seat, options)
                if said is not None:
                    table.interject(seat, said)

    def _known(self, bot: Bot, p: Position, seat: int) -> Position:
        return p if bot.blind() else self.game.rules.view(p, seat)
