"""A deal tried out: worlds that agree with what a side knows are played on with it and without, with the same luck."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from random import Random
from typing import Final

from meridian.core.chance import weighted
from meridian.core.position import CHANCE
from meridian.core.thinking_time import ThinkingTime
from meridian.games.globopolis.bots.chances import chance
from meridian.games.globopolis.bots.quick import QuickBot
from meridian.games.globopolis.rules.event_phase import EventPhase
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

Imagine = Callable[[State, Callable[[list[int]], int]], State]
Change = Callable[[State], State | None]
"""The position after a deal, on a copy; None where it cannot be made."""

PAIRS: Final = 6
"""The worlds in which a deal is tried out at most."""
ENOUGH: Final = 3
"""With fewer there is no verdict, and the chances decide alone."""
LONGEST: Final = 400
"""The decisions and rolls that a playout takes at most."""


class Trial:
    """Plays on for a round with the sound player in a hurry in every seat, and asks the chances then."""

    def __init__(self, random: Random, imagine: Imagine) -> None:
        self.random = random
        self.imagine = imagine
        self.luck = Random(0)
        self.quick = QuickBot(self.luck)

    def draw(self, weights: list[int]) -> int:
        """An index, drawn with these weights."""
        return weighted(self.random, weights)

    def gain(self, s: State, me: int, made: Change, time: ThinkingTime | None) -> tuple[float, float] | None:
        """What a deal does to the chance of a side, and the standard error; None where time allows no verdict."""
        gaps: list[float] = []
        total = 0.0
        for _ in range(PAIRS):
            if time is not None and time.is_up():
                break
            world = self.imagine(s, self.draw)
            after = made(world)
            if after is None:
                continue
            seed = self.random.getrandbits(30)
            gap = self.played(after, me, seed) - self.played(world, me, seed)
            gaps.append(gap)
            total += gap
        if len(gaps) < ENOUGH:
            return None
        mean = total / len(gaps)
        squares = 0.0
        for gap in gaps:
            squares += (gap - mean) * (gap - mean)
        return mean, sqrt(squares / (len(gaps) - 1) / len(gaps))

    def played(self, p: State, me: int, seed: int) -> float:
        """The chance of a side after a round that is played on from a position, which this uses up."""
        self.luck.seed(seed)
        draw = self.luck.random
        until = p.turns + p.seats()
        for _ in range(LONGEST):
            if p.over:
                return 1.0 / p.winners.bit_count() if (p.winners >> me) & 1 else 0.0
            frame = p.stack[-1]
            if p.turns >= until and isinstance(frame, (OptionPhase, EventPhase)):
                break
            actor = frame.who(p)[0]
            if actor == CHANCE:
                p.play(CHANCE, frame.chance(p, draw))
                continue
            options = frame.options(p, actor)
            p.play(actor, options[0] if len(options) == 1 else self.quick.choose(p, actor, options))
        return chance(p, me)
