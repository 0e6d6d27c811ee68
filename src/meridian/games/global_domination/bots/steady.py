"""A sound player of Global Domination."""

from __future__ import annotations

from meridian.bots.bot import Bot
from meridian.core.action import Action
from meridian.core.position import Position
from meridian.games.global_domination.bots.evaluation import evaluate
from meridian.games.global_domination.rules.state import State


class SteadyBot(Bot):
    """Plays one card at a time, keeps Airborne Forces for the scoring step."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        evaluate(view, seat)
        return options[0]
