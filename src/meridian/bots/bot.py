"""A bot that answers at random."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.core.players import Bot
from meridian.core.position import Position


class RandomBot(Bot):
    """Any option is as good as any other."""

    def blind(self) -> bool:
        return True

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        return options[int(self.random.random() * len(options))]

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.choose(view, seat, options) if options else None
