"""A bot that looks one answer ahead with the game's own evaluation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.players import Bot
from meridian.core.position import Position

Imagine = Callable[[Position, Callable[[list[int]], int]], Position]
Copy = Callable[[Position], Position]
Evaluate = Callable[[Position, int], float]


class GreedyBot(Bot):
    """Tries every option on an imagined position and takes the one that looks best afterwards."""

    def __init__(self, random: Random, imagine: Imagine, copy: Copy, evaluate: Evaluate) -> None:
        super().__init__(random)
        self.imagine = imagine
        self.copy = copy
        self.evaluate = evaluate

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        return self.best(self.imagine(view, self.draw), seat, options, False)

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.best(self.imagine(view, self.draw), seat, options, True) if options else None

    def best(self, imagined: Position, seat: int, options: list[Action], unasked: bool) -> Action:
        """The answer after which an imagined position looks best."""
        best = options[0]
        best_value = -1e300
        ties = 0
        for action in options:
            after = self.copy(imagined)
            if unasked:
                after.interject(seat, action)
            else:
                after.play(seat, action)
            value = self.evaluate(after, seat)
            if value > best_value + 1e-9:
                best, best_value, ties = action, value, 1
            elif value > best_value - 1e-9:
                ties += 1
                if self.random.random() * ties < 1.0:
                    best = action
        return best

    def draw(self, weights: list[int]) -> int:
        """An index, drawn with these weights."""
        return weighted(self.random, weights)
