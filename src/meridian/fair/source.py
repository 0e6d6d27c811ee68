"""Sources of chance behind one interface: given the weighted outcomes of a question, pick one."""

from __future__ import annotations

from random import Random
from typing import Literal, get_args

import msgspec

from meridian.core.chance import Chances, weighted
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.position import EVERYBODY, Position
from meridian.core.words import Words

Why = Literal["undo", "take-back", "rewind"]
"""Why entries no longer count: a seat's own undo, a take-back by consent, a rewind by an administrator."""
WHYS: tuple[Why, ...] = get_args(Why)


NOBODY = -1
"""Stands for a seat where a procedure of the rules, such as the set-up, belongs to none."""


class ChanceQuestion(msgspec.Struct, frozen=True):
    """One question to chance: the outcomes in words with their weights, why, who may see it, when.

    `number` is that of the journal entry that will hold the answer. `known` says whether a spectator could
    work out outcomes and weights: what a deck still holds tells what is in hidden hands. `seat` is the one whose
    procedure asks, NOBODY if it belongs to none.
    """

    outcomes: list[str]
    weights: list[int]
    clauses: str
    audience: int
    number: int
    period: int
    known: bool = True
    seat: int = NOBODY

    def open(self) -> bool:
        """Whether all may see the outcome."""
        return self.audience == EVERYBODY

    def public(self) -> bool:
        """Whether nothing about it is hidden: neither the outcome nor what else it could have been."""
        return self.open() and self.known


def question(game: Game, words: Words, p: Position, chances: Chances, number: int) -> ChanceQuestion:
    """What chance is asked now, put into words for a source."""
    return ChanceQuestion(
        outcomes=[words.say(outcome) for outcome in chances.outcomes],
        weights=list(chances.weights),
        clauses=chances.clauses,
        audience=chances.audience,
        number=number,
        period=game.rules.period_of(p),
        known=chances.dice or (chances.audience == EVERYBODY and _anybody_knows(game, p, chances)),
        seat=getattr(p.stack[-1], "seat", NOBODY),
    )


def _anybody_knows(game: Game, p: Position, chances: Chances) -> bool:
    """Whether a spectator's view leads to the same outcomes and weights."""
    seen = game.rules.view(p, None).chances()
    return list(seen.outcomes) == list(chances.outcomes) and list(seen.weights) == list(chances.weights)


def typed(chances: Chances) -> bool:
    """Whether people who roll real dice are asked for this: faces of a die. Decks stay with the source."""
    return chances.dice and len(chances.outcomes) > 1


class Source:
    """Decides what dice and decks show. `kind` is the word that stands in a journal's header."""

    kind: str

    def pick(self, draw: ChanceQuestion) -> int:
        """The index of the outcome that comes up."""
        raise NotImplementedError

    def heard(self, number: int, actor: str, said: str) -> None:
        """A seat or the clock has written entry `number`: sources that keep a record note it."""

    def taken_back(self, kept: int, why: Why) -> None:
        """Entries after number `kept` no longer count."""


class Seeded(Source):
    """A generator of its own for each match: the same seed gives the same match. For simulation and tests."""

    kind = "seeded"

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def pick(self, draw: ChanceQuestion) -> int:
        return weighted(self.random, draw.weights)


class Scripted(Source):
    """Outcomes told beforehand, in words and in order. For tests, scenarios and lessons."""

    kind = "scripted"

    def __init__(self, outcomes: list[str]) -> None:
        self.outcomes = list(outcomes)

    def pick(self, draw: ChanceQuestion) -> int:
        if not self.outcomes:
            raise BadInput(f"the script has no outcome left for draw {draw.number}")
        said = self.outcomes.pop(0)
        if said not in draw.outcomes:
            raise BadInput(f"the script says {said!r}, which is not one of {', '.join(draw.outcomes)}")
        return draw.outcomes.index(said)
