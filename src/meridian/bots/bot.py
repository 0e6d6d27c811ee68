"""The protocol of bots: one gets a view and the options, never the true position."""

from __future__ import annotations

from random import Random

from mypy_extensions import mypyc_attr

from meridian.core.action import Action
from meridian.core.position import Position


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. Its chance is its own, so that a game can be repeated from its seeds."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def blind(self) -> bool:
        """Whether it answers without looking, so that nobody needs to build a view for it."""
        return False

    def hurry(self, until: float) -> None:
        """By when the next answer is needed, as `time.perf_counter` counts; most need no telling."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        """One of the options, of which there are at least two."""
        raise NotImplementedError

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        """Something to say unasked, such as the answer to an offer (see `Game.pressing`), or None."""
        return None


class RandomBot(Bot):
    """Any option is as good as any other."""

    def blind(self) -> bool:
        return True

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        return options[int(self.random.random() * len(options))]

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.choose(view, seat, options) if options else None
