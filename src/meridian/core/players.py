"""The protocols of players: a bot answers for a seat, a guide is what a search knows of a game."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from meridian.core.action import Action
from meridian.core.position import P, Position
from meridian.core.thinking_time import ThinkingTime

EVEN_TEMPER: Final = 50

Copy = Callable[[P], P]
Evaluate = Callable[[P, int], float]
Winners = Callable[[P], list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat. Its chance is its own, so that a game can be repeated from its seeds."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def blind(self) -> bool:
        """Whether it answers without looking, so that nobody needs to build a view for it."""
        return False

    def hurry(self, time: ThinkingTime) -> None:
        """How much time there is for the next answer; most need no telling."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        """One of the options, of which there are at least two."""
        raise NotImplementedError

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        """Something to say unasked, such as the answer to an offer (see `Rules.pressing`), or None."""
        return None


BotMaker = Callable[[Random], Bot]
"""Makes a bot that takes its chance from this generator."""


class Temper:
    """How a character plays, as numbers from 0 to 100. With 50, and a grudge of 0, a bot plays as it does by itself;
    each game says what it makes of them."""

    __slots__ = ("bold", "corner", "deals", "grudge", "thrift")

    def __init__(
        self,
        bold: int = EVEN_TEMPER,
        thrift: int = EVEN_TEMPER,
        deals: int = EVEN_TEMPER,
        corner: int = EVEN_TEMPER,
        grudge: int = 0,
    ) -> None:
        # Takes risks: attacks, gambles, adventures.
        self.bold = bold
        # Keeps money and cards for later.
        self.thrift = thrift
        # Offers and accepts deals.
        self.deals = deals
        # Wants whole groups and monopolies.
        self.corner = corner
        # Turns on those who took something by force.
        self.grudge = grudge


PLAIN_TEMPER: Final = Temper()


class SearchSettings:
    """How to search, apart from how long."""

    __slots__ = ("exploration", "paranoid", "required_margin", "root_candidates", "width")

    def __init__(
        self,
        root_candidates: int = 12,
        required_margin: float = 0.7,
        exploration: float = 0.15,
        width: float = 8.0,
        paranoid: bool = False,
    ) -> None:
        # How many answers are compared at the root.
        self.root_candidates = root_candidates
        # By how many standard errors an answer must beat the policy's own to be preferred.
        self.required_margin = required_margin
        self.exploration = exploration
        self.width = width
        self.paranoid = paranoid


class WorthTerm:
    """A part of what a position is worth to a seat: its value, in units of the spread, and the amount as players count
    it, more being better; an amount of 0 is not worth telling."""

    __slots__ = ("amount", "value")

    def __init__(self, value: float, amount: float = 0.0) -> None:
        self.value = value
        self.amount = amount

    def add(self, value: float, amount: float = 0.0) -> None:
        """Count more of the same."""
        self.value += value
        self.amount += amount


Terms = dict[str, WorthTerm]
"""The terms of a seat by name. `region:3` is what a single thing adds to the term `region`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[P]):
    """What a search knows of a game: who plays on, how far to look, and how likely a position is to be won."""

    spread: float = 10.0
    """By how much an evaluation must be better to make a win about three times as likely."""

    depth: int = 1000
    """How many answers and rolls after the first are branches of the tree; with none, only the first is searched."""

    def __init__(self, copy: Copy[P], evaluate: Evaluate[P], winners: Winners[P]) -> None:
        self.copy = copy
        self.evaluate = evaluate
        self.winners = winners

    def search_settings(self) -> SearchSettings:
        """The default search settings of this game."""
        return SearchSettings()

    def policy(self, random: Random) -> Bot:
        """Who plays on when the search has nothing of its own to say."""
        raise NotImplementedError

    def quick(self, random: Random) -> Bot:
        """Who plays on in imagined games: the same bot, or a similar one that is faster and remembers nothing."""
        return self.policy(random)

    def steps(self, p: P) -> int:
        """How many decisions to play on before a position is judged."""
        return 20

    def settled(self, p: P) -> bool:
        """Whether nothing is half done, so that a position can be judged."""
        return True

    def seats(self, p: P) -> int:
        """How many play."""
        raise NotImplementedError

    def worth(self, p: P) -> list[float]:
        """How good a position is for each seat, in units of the spread."""
        return [self.evaluate(p, seat) / self.spread for seat in range(self.seats(p))]

    def terms(self, p: P) -> list[Terms]:
        """What `worth` is made of: for each seat terms whose values add up to it. Seats of one side share theirs."""
        return [{"worth": WorthTerm(value)} for value in self.worth(p)]

    def chances(self, p: P) -> list[float]:
        """How likely each seat is to win: certain when the game is over, shares of a shared win."""
        if p.over:
            winners = self.winners(p)
            won = [0.0] * self.seats(p)
            for seat in winners:
                won[seat] = 1.0 / len(winners)
            return won
        return shares(self.worth(p))

    def judge(self, p: P, luck: Random) -> list[float]:
        """How likely each seat is to win at the end of a playout; a game may sketch what comes next, with this luck."""
        return self.chances(p)

    def ranked(self, p: P, seat: int, options: list[Action], first: Action) -> list[Action]:
        """The options, most promising first: what the policy would do, then by how things look afterwards."""
        rated: list[tuple[float, int]] = []
        for at in range(len(options)):
            if options[at] != first:
                after = self.copy(p)
                after.play(seat, options[at])
                rated.append((-self.evaluate(after, seat), at))
        rated.sort()
        return [first] + [options[at] for _, at in rated]

    def advisable(self, p: P, seat: int, options: list[Action], first: Action) -> list[Action]:
        """The options that advice compares: the same, then the others, the best of each kind before more of a kind. A
        search may leave questions to the policy and options out; advice tells of all kinds of answers."""
        ranked = self.ranked(p, seat, options, first)
        others = [option for option in options if option not in ranked]
        ranked += Guide.ranked(self, p, seat, others, first)[1:]
        kinds: list[type[Action]] = []
        heads: list[Action] = []
        rest: list[Action] = []
        for option in ranked:
            if type(option) in kinds:
                rest.append(option)
            else:
                kinds.append(type(option))
                heads.append(option)
        return heads + rest


def total(terms: Terms) -> float:
    """What a position is worth that has these terms."""
    value = 0.0
    for term in terms.values():
        value += term.value
    return value


def shares(worth: list[float]) -> list[float]:
    """Chances that go with worths: one more makes e times as likely."""
    most = max(worth)
    odds = [exp(value - most) for value in worth]
    total = sum(odds)
    return [one / total for one in odds]
