"""The sound player with a better eye for deals."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.core.thinking_time import ThinkingTime
from meridian.games.globopolis.actions import ClaimMission
from meridian.games.globopolis.bots.bargains import Dealer
from meridian.games.globopolis.bots.chances import chance
from meridian.games.globopolis.bots.steady import SteadyBot
from meridian.games.globopolis.bots.trial import Imagine, Trial
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State


class Trader(Bot):
    """Plays as the sound player does, but judges deals by chances to win; who can imagine worlds tries them out."""

    def __init__(self, random: Random, imagine: Imagine | None = None) -> None:
        super().__init__(random)
        self.steady = SteadyBot(random)
        trial = Trial(random, imagine) if imagine is not None else None
        self.dealer = Dealer(chance, self.steady.offered, trial)

    def hurry(self, time: ThinkingTime) -> None:
        self.dealer.time = time

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        frame = view.stack[-1]
        if isinstance(frame, OptionPhase):
            for option in options:
                if type(option) is ClaimMission:
                    return option
            said = self.deal(view, view.side_of(seat))
            if said is not None and frame.refusal(view, seat, said) is None:
                return said
        return self.steady.choose(view, seat, options)

    def deal(self, s: State, side: int) -> Action | None:
        """A word about deals in an Option Phase: an answer to an offer, or a proposal."""
        said = self.dealer.answer(s, side)
        return said if said is not None else self.dealer.proposal(s, side)

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        assert isinstance(view, State)
        return self.dealer.answer(view, view.side_of(seat))
