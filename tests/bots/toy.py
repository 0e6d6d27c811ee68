"""A tiny game for tests of searches: one answer, perhaps a roll, perhaps an answer of another seat, and it is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from meridian.bots.bot import RandomBot
from meridian.bots.search import Search
from meridian.bots.settings import SearchLimits
from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.players import Bot, Guide, SearchSettings
from meridian.core.position import CHANCE, EVERYBODY, NOT_ASKED, Frame, Position

SEATS = 3


class Take(Action, frozen=True, tag="take"):
    """Take a branch."""

    branch: int


class Come(Action, frozen=True, tag="come"):
    """Chance: the outcome."""

    face: int


Tree = Any
"""A number is the winner. A tuple of an actor and branches is the next question; an optional third part is the number
of branches that are listed. Branches have weights if chance is asked."""


class Toy(Position):
    """A position of a game that consists of its tree only."""

    def __init__(self, tree: Tree, hidden: int = 0) -> None:
        super().__init__()
        self.tree = tree
        self.hidden = hidden
        self.seen: list[int] = []
        self.call(Ask())
        self.run()


class Ask(Frame[Toy]):
    """Asks the actor at the root of the tree."""

    def resume(self, s: Toy) -> None:
        if isinstance(s.tree, int):
            s.over = True
        else:
            s.wait()

    def who(self, s: Toy) -> list[int]:
        return [s.tree[0]]

    def options(self, s: Toy, seat: int) -> list[Action]:
        listed = s.tree[2] if len(s.tree) > 2 else len(s.tree[1])
        return [Take(at) for at in range(listed)]

    def refusal(self, s: Toy, seat: int, action: Action) -> Refusal | None:
        return None if isinstance(action, Take) and action.branch < len(s.tree[1]) else NOT_ASKED

    def chances(self, s: Toy) -> Chances:
        return Chances([Come(at) for at in range(len(s.tree[1]))], list(s.tree[2]), "", EVERYBODY)

    def take(self, s: Toy, seat: int, action: Action) -> None:
        at = action.face if isinstance(action, Come) else getattr(action, "branch")  # noqa: B009
        s.tree = s.tree[1][at]
        if callable(s.tree):
            s.tree = s.tree(s.hidden)

    def copy(self) -> Ask:
        other = Ask()
        other.copy_marks(self)
        return other


def copied(p: Position) -> Position:
    assert isinstance(p, Toy)
    other = Toy(p.tree, p.hidden)
    other.copy_common(p)
    return other


class ToyGuide(Guide[Position]):
    """Plays at random to the end, without any evaluation before."""

    def __init__(self) -> None:
        super().__init__(copied, lambda p, seat: 0.0, lambda p: [p.tree] if isinstance(p, Toy) else [])

    def policy(self, random: Random) -> Bot:
        return RandomBot(random)

    def steps(self, p: Position) -> int:
        return 1000

    def seats(self, p: Position) -> int:
        return SEATS


class Unlisted(Bot):
    """Gives an answer that is legal, but not among the options."""

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, Toy)
        return Take(len(view.tree[1]) - 1)


class UnlistedGuide(ToyGuide):
    """Plays on with answers that are not listed."""

    def quick(self, random: Random) -> Bot:
        return Unlisted(random)


def searched(
    tree: Tree,
    playouts: int = 400,
    guide: type[ToyGuide] = ToyGuide,
    imagine: Callable[[Position, Any], Position] = lambda view, draw: copied(view),
    **search_settings: Any,
) -> int:
    """The branch that a search takes for seat 0."""
    search = Search(
        Random(1),
        guide(),
        imagine,
        SearchLimits(1e9, playouts),
        SearchSettings(**{"required_margin": 0.0, **search_settings}),
    )
    p = Toy(tree)
    best = search.compare(p, 0, p.stack[-1].options(p, 0))[0].action
    assert isinstance(best, Take)
    return best.branch


def chance(*weighted: tuple[int, Tree]) -> Tree:
    """A roll with weighted results."""
    return (CHANCE, [branch for _, branch in weighted], [weight for weight, _ in weighted])
