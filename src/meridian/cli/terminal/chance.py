"""Where a terminal table takes its chance from: its seed, or people who say what they drew."""

from __future__ import annotations

from random import Random

from meridian.core.chance import weighted
from meridian.fair.declared import DeclaredSource
from meridian.fair.source import ChanceQuestion, Source, Why
from meridian.session.session import Undecided

SEEDED = "seeded"
DECLARED = "declared"


class TableChance(Source):
    """Seeded, until people say what came up themselves.

    A draw hangs on the seed and the number of its entry alone: a game that was saved and loaded, or taken
    back a step, goes on as it would have. What only bots may see is never asked of people. What is certain is
    not asked either, except of one among several people: the others would learn that it was certain.
    """

    kind = SEEDED

    def __init__(self, seed: str, people: list[int], dice: str = SEEDED) -> None:
        self.seed = seed
        self.people = people
        self.dice = dice
        self.told: tuple[str, int] | None = None
        self.declared = DeclaredSource(self._ask)

    def pick(self, draw: ChanceQuestion) -> int:
        if len(draw.outcomes) == 1 and (draw.open() or len(self.people) == 1):
            return 0
        if self.dice == DECLARED and (draw.open() or self.witness(draw) is not None):
            return self.declared.pick(draw)
        return weighted(Random(f"{self.seed}/{draw.number}"), draw.weights)

    def witness(self, draw: ChanceQuestion) -> int | None:
        """The person who may see what comes up; None if all may, or nobody here."""
        if draw.open():
            return None
        return next((seat for seat in self.people if (draw.audience >> seat) & 1), None)

    def tell(self, by: str, outcome: int) -> None:
        """A person says what came up."""
        self.told = (by, outcome)

    def taken_back(self, kept: int, why: Why) -> None:
        self.declared.taken_back(kept, why)

    def _ask(self, draw: ChanceQuestion) -> tuple[str, int]:
        if self.told is None:
            raise Undecided
        told, self.told = self.told, None
        return told
