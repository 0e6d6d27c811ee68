"""What a search knows of a game: who to play like, how far to look, and how good a position is."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random

from mypy_extensions import mypyc_attr

from meridian.bots.bot import Bot, RandomBot
from meridian.bots.settings import SearchSettings
from meridian.core.action import Action
from meridian.core.position import Position

Copy = Callable[[Position], Position]
Evaluate = Callable[[Position, int], float]
Winners = Callable[[Position], list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """What a search knows of any game: it plays at random and believes the game's own evaluation.

    A game brings a guide of its own that plays on with a sound player and turns its evaluation into chances to win.
    """

    spread: float = 10.0
    """By how much an evaluation must be better to make a win about three times as likely."""

    depth: int = 1000
    """How many answers and rolls after the first are branches of the tree; with none, only the first is searched."""

    def __init__(self, copy: Copy, evaluate: Evaluate, winners: Winners) -> None:
        self.copy = copy
        self.evaluate = evaluate
        self.winners = winners

    def search_settings(self) -> SearchSettings:
        """The default search settings of this game."""
        return SearchSettings()

    def policy(self, random: Random) -> Bot:
        """Who plays on when the search has nothing of its own to say."""
        return RandomBot(random)

    def quick(self, random: Random) -> Bot:
        """Who plays on in imagined games: the same bot, or a similar one that is faster and remembers nothing."""
        return self.policy(random)

    def steps(self, p: Position) -> int:
        """How many decisions to play on before a position is judged."""
        return 20

    def settled(self, p: Position) -> bool:
        """Whether nothing is half done, so that a position can be judged."""
        return True

    def seats(self, p: Position) -> int:
        """How many play."""
        raise NotImplementedError

    def worth(self, p: Position) -> list[float]:
        """How good a position is for each seat, in units of the spread."""
        return [self.evaluate(p, seat) / self.spread for seat in range(self.seats(p))]

    def chances(self, p: Position) -> list[float]:
        """How likely each seat is to win: certain when the game is over, shares of a shared win."""
        if p.over:
            winners = self.winners(p)
            won = [0.0] * self.seats(p)
            for seat in winners:
                won[seat] = 1.0 / len(winners)
            return won
        return shares(self.worth(p))

    def judge(self, p: Position, luck: Random) -> list[float]:
        """How likely each seat is to win at the end of a playout; a game may sketch what comes next, with this luck."""
        return self.chances(p)

    def ranked(self, p: Position, seat: int, options: list[Action], first: Action) -> list[Action]:
        """The options, most promising first: what the policy would do, then by how things look afterwards."""
        rated: list[tuple[float, int]] = []
        for at in range(len(options)):
            if options[at] != first:
                after = self.copy(p)
                after.play(seat, options[at])
                rated.append((-self.evaluate(after, seat), at))
        rated.sort()
        return [first] + [options[at] for _, at in rated]


def shares(worth: list[float]) -> list[float]:
    """Chances that go with worths: one more makes e times as likely."""
    most = max(worth)
    odds = [exp(value - most) for value in worth]
    total = sum(odds)
    return [one / total for one in odds]
