"""Sources of chance behind one interface: given the weighted outcomes of a question, pick one."""

from __future__ import annotations

from random import Random

import msgspec

from meridian.core.errors import BadInput
from meridian.core.playout import weighted
from meridian.core.position import EVERYBODY


class Draw(msgspec.Struct, frozen=True):
    """One question to chance: the outcomes in words with their weights, why, who may see it, when."""

    outcomes: list[str]
    weights: list[int]
    clauses: str
    audience: int
    number: int
    period: int

    def open(self) -> bool:
        """Whether all may see the outcome."""
        return self.audience == EVERYBODY


class Source:
    """Decides what dice and decks show. `kind` is the word that stands in a journal's header."""

    kind: str

    def pick(self, draw: Draw) -> int:
        """The index of the outcome that comes up."""
        raise NotImplementedError

    def heard(self, number: int, actor: str, said: str) -> None:
        """Somebody else than chance has written entry `number`: sources that keep a record note it."""


class Seeded(Source):
    """A generator of its own for each match: the same seed gives the same match. For simulation and tests."""

    kind = "seeded"

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def pick(self, draw: Draw) -> int:
        return weighted(self.random, draw.weights)


class Scripted(Source):
    """Outcomes told beforehand, in words and in order. For tests, scenarios and lessons."""

    kind = "scripted"

    def __init__(self, outcomes: list[str]) -> None:
        self.outcomes = list(outcomes)

    def pick(self, draw: Draw) -> int:
        if not self.outcomes:
            raise BadInput(f"the script has no outcome left for draw {draw.number}")
        said = self.outcomes.pop(0)
        if said not in draw.outcomes:
            raise BadInput(f"the script says {said!r}, which is not one of {', '.join(draw.outcomes)}")
        return draw.outcomes.index(said)
