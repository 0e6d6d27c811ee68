"""Games played at random, as fast as can be."""

from __future__ import annotations

from random import Random

from meridian.core.journal import Entry
from meridian.core.position import CHANCE, Position


class PlayoutStats:
    """What a playout was made of: answers asked for, those with a real choice, chance entries."""

    def __init__(self) -> None:
        self.asked: int = 0
        self.decisions: int = 0
        self.chances: int = 0


def playout(p: Position, random: Random, limit: int, log: list[Entry] | None = None) -> PlayoutStats:
    """Play a position at random, to its end or for a number of decisions."""
    stats = PlayoutStats()
    asked = 0
    decisions = 0
    rolls = 0
    draw = random.random
    while not p.over and decisions < limit:
        frame = p.stack[-1]
        actor = frame.who(p)[0]
        if actor == CHANCE:
            action = frame.chance(p, draw)
            rolls += 1
        else:
            options = frame.options(p, actor)
            n = len(options)
            asked += 1
            if n == 1:
                action = options[0]
            else:
                decisions += 1
                action = options[int(draw() * n)]
        if log is not None:
            log.append((actor, action))
        # As `Position.play` does, with the frame at hand.
        p.waiting = False
        frame.take(p, actor, action)
        p.run()
    stats.asked = asked
    stats.decisions = decisions
    stats.chances = rolls
    return stats
