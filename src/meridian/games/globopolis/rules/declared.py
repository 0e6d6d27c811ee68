"""What is known of a conflict once it is declared: shared by the steps of its sequence."""

from __future__ import annotations

from meridian.core.frames import Choice
from meridian.games.globopolis.rules.assessment import no_effects
from meridian.games.globopolis.rules.state import State


class Declared(Choice[State]):
    """Who attacks from where what; which third parties are bound by an accepted offer, what cards have changed, and
    which sides have played an Operations card (GP-146, GP-205, GP-A53)."""

    __slots__ = ("bound", "effects", "operations", "source", "target")

    def __init__(self, seat: int, source: int, target: int) -> None:
        super().__init__(seat)
        self.source = source
        self.target = target
        self.bound: list[int] = []
        self.effects: list[int] = no_effects()
        self.operations: int = 0


def declared(s: State) -> Declared:
    """The conflict under way."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Declared):
            return frame
    raise ValueError("no conflict is under way")
