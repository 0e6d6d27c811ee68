"""What a game hands out: questions, results, sections of text, facts of its data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

WeightedChoice = Callable[[list[int]], int]
"""Picks an index with integer weights: where `Rules.imagine` takes its chance from."""


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked: an id that an answer quotes, a message key and its arguments."""

    id: tuple[int, int, int]
    key: str
    args: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """How a game ended: points by seat, who won (several share), and an order for lists."""

    scores: list[int]
    winners: list[int]
    ranking: list[int]

    def places(self) -> list[int]:
        """The place of each seat, 1 the best: who won shares the first, equal points share one.

        The order of `ranking` is for lists: at its end the seat numbers decide, which is chance.
        """
        places = [0] * len(self.ranking)
        last: tuple[bool, int] | None = None
        place = 0
        for number, seat in enumerate(self.ranking, start=1):
            won = seat in self.winners
            now = (won, 0 if won else self.scores[seat])
            place = place if now == last else number
            places[seat], last = place, now
        return places


class Section(msgspec.Struct, frozen=True):
    """A part of a position told in whole sentences: a name to ask for it, a title, the lines.

    `opening` sections are shown whenever a turn begins, the others on demand. Where each line is about one seat,
    `about` names the seat of each.
    """

    name: str
    title: str
    lines: list[str]
    opening: bool = True
    about: list[int] = []


class DataFact(msgspec.Struct, frozen=True):
    """Something that can be read off an edition, with the clauses that ask for it."""

    value: Any
    clauses: str
