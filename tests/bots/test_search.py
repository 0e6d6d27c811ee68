"""A search finds what can be worked out by hand."""

from __future__ import annotations

from random import Random

import pytest

from meridian import bots, games
from meridian.bots.tree import SearchNode, best_branch, room
from meridian.core.action import Action
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE, Position
from tests.any_game import SEARCHED, seats_of
from tests.bots.toy import Take, Toy, UnlistedGuide, chance, copied, searched

every_game = pytest.mark.parametrize("name", SEARCHED)


def test_a_win_is_taken() -> None:
    assert searched((0, [1, 0, 2])) == 1


def test_the_better_roll_is_taken() -> None:
    """Two chances in three against one in three."""
    assert searched((0, [chance((2, 1), (1, 0)), chance((1, 1), (2, 0))])) == 1
    assert searched((0, [chance((2, 0), (1, 1)), chance((1, 0), (2, 1))])) == 0


def test_a_rival_takes_what_wins_for_himself() -> None:
    """After the first branch the rival can win; after the second he cannot, though a random rival would."""
    gift = (0, [(1, [1, 0, 0, 0]), (1, [chance((1, 1), (1, 0)), chance((1, 1), (1, 0))])])
    assert searched(gift, playouts=2000) == 1


def test_max_n_and_paranoid_differ() -> None:
    """A rival who can win himself or let a third one win: looking after himself, he keeps us in the game."""
    kind = (1, [chance((1, 0), (1, 1)), 2])
    safe = chance((2, 0), (3, 1))
    assert searched((0, [kind, safe]), playouts=3000) == 0
    assert searched((0, [kind, safe]), playouts=3000, paranoid=True) == 1


def test_hidden_cards_are_imagined() -> None:
    """A gamble on a hidden card that is good one time in four is worse than even odds."""

    def gamble(hidden: int) -> int:
        return 0 if hidden == 0 else 1

    def imagine(view: Position, draw: object) -> Position:
        world = copied(view)
        assert isinstance(world, Toy)
        world.hidden = draw([1, 3])  # type: ignore[operator]
        return world

    even = chance((1, 0), (1, 1))
    assert searched((0, [gamble, even]), imagine=imagine) == 1


def test_answers_that_are_not_listed_are_played_all_the_same() -> None:
    """In the first branch the rival wins by an answer of its own, in the second it has none."""
    own = (1, [0, 0, 1], 2)
    assert searched((0, [own, chance((1, 1), (1, 0))]), guide=UnlistedGuide) == 1


def test_widening() -> None:
    assert [room(visits, 4.0) for visits in (0, 3, 4, 15, 16, 36)] == [1, 1, 2, 2, 3, 4]


def test_what_is_little_tried_gets_its_turn() -> None:
    node = SearchNode(1)
    for branch, visits in ((0, 100), (1, 2)):
        for _ in range(visits):
            node.branch(Take(branch)).add([0.5])
    tried: list[Action] = [Take(0), Take(1)]
    assert best_branch(node, tried, 0, -1, 0.5) == Take(1)
    assert best_branch(node, tried, 0, -1, 0.0) == Take(0)


@every_game
def test_deep_is_a_player_like_others(name: str) -> None:
    """From the same seed it says the same, something legal, and spends no more playouts than it may."""
    game = games.load(name)
    p = begin(game, new_header(game, seats_of(game)))
    random = Random(4)
    asked = 0
    while asked < 6 and not p.over:
        actor = p.who()[0]
        if actor == CHANCE:
            action = random.choice(p.chances().outcomes)
        else:
            options = p.options(actor)
            action = random.choice(options)
            if len(options) > 1:
                asked += 1
                view = game.rules.view(p, actor)
                said = [bots.maker(game, "deep:playouts=9")(Random(asked)).choose(view, actor, options) for _ in "ab"]
                assert said[0] in options
                assert said[0] == said[1]
        p.play(actor, action)


def test_one_option_needs_no_search() -> None:
    game = games.load(games.shipped()[0])
    bot = bots.maker(game, "deep:budget=10m")(Random(1))
    only: list[Action] = [Take(0)]
    assert bot.choose(begin(game, new_header(game, 3)), 0, only) == Take(0)
