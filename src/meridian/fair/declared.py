"""Chance as people around a physical table see it: a person reads the dice aloud, and the record says who."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from meridian.core.errors import BadInput
from meridian.fair.source import ChanceQuestion, Source, Why

Ask = Callable[[ChanceQuestion], tuple[str, int]]
"""Shows a question to the people at the table; answers who declared the outcome, and its index."""


class Declaration(msgspec.Struct, frozen=True):
    """Who said what came up, and in which entry of the journal it stands."""

    number: int
    declared_by: str
    outcome: str


class DeclaredSource(Source):
    """Players type what they rolled or drew. Nothing is proven; `declarations` says who vouches for it."""

    kind = "declared"

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.declarations: list[Declaration] = []

    def pick(self, draw: ChanceQuestion) -> int:
        by, index = self.ask(draw)
        if not 0 <= index < len(draw.outcomes):
            raise BadInput(f"{by} declares outcome {index + 1} of {len(draw.outcomes)} for draw {draw.number}")
        if draw.weights[index] < 1:
            raise BadInput(f"{by} declares {draw.outcomes[index]!r}, which cannot come up in draw {draw.number}")
        self.declarations.append(Declaration(draw.number, by, draw.outcomes[index]))
        return index

    def taken_back(self, kept: int, why: Why) -> None:
        self.declarations = [said for said in self.declarations if said.number <= kept]
