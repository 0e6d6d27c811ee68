"""A bot that searches."""

from __future__ import annotations

from random import Random

from meridian.bots.search import Candidate, Imagine, Search
from meridian.bots.settings import SearchLimits
from meridian.core.action import Action
from meridian.core.players import Bot, Guide, SearchSettings
from meridian.core.position import Position
from meridian.core.thinking_time import ThinkingTime


class DeepBot(Bot):
    """Looks ahead as far as its budget allows, and otherwise plays as its game's sound player does."""

    def __init__(
        self, random: Random, guide: Guide[Position], imagine: Imagine, limits: SearchLimits, settings: SearchSettings
    ) -> None:
        super().__init__(random)
        self.search = Search(random, guide, imagine, limits, settings)

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        if len(options) == 1:
            return options[0]
        return self.search.compare(view, seat, options)[0].action

    def weigh(self, view: Position, seat: int, options: list[Action]) -> list[Candidate]:
        """What it compared for a person who asks for advice, best first, with what came of each answer."""
        found = self.search.compare(view, seat, options, advising=True)
        if not found[0].found:
            self.search.sound(view, seat, found[0])
        return found

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        self.search.policy.hurry(ThinkingTime(self.search.limits.seconds / 2))
        return self.search.policy.interject(view, seat, options)
