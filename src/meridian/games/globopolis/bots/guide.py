"""What a search knows of Globopolis."""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.bots.bot import Bot
from meridian.bots.guide import Guide
from meridian.core.position import Position
from meridian.games.globopolis.bots.evaluation import evaluate
from meridian.games.globopolis.bots.steady import SteadyBot
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

SPREAD: Final = 25.0
"""By how much an evaluation must be better to make a win about three times as likely."""
STEPS: Final = 16
"""How many decisions are played on before a position is judged."""


class SteadyGuide(Guide):
    """Plays on as the sound player does, to the beginning of a turn."""

    def policy(self, random: Random) -> Bot:
        return SteadyBot(random)

    def steps(self, p: Position) -> int:
        return STEPS

    def settled(self, p: Position) -> bool:
        frame = p.stack[-1]
        return isinstance(frame, OptionPhase)

    def seats(self, p: Position) -> int:
        assert isinstance(p, State)
        return p.seats()

    def worth(self, p: Position) -> list[float]:
        assert isinstance(p, State)
        return [evaluate(p, seat) / SPREAD for seat in range(p.seats())]
