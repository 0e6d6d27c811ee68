"""Menus: a list of answers either holds every legal one, or says of which kinds there are more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from meridian import games
from meridian.core.action import Action
from meridian.core.game import Game, begin, new_header
from meridian.core.playout import playout
from meridian.core.position import CHANCE, Position
from meridian.games.globopolis.actions import BuyGoods, DoBusiness, PayConference, Stock
from meridian.games.globopolis.rules.agents import Deployment
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.testing.fuzz import fuzzed

GAMES = ("global-domination", "globetrotters", "globopolis")
POSITIONS = 150
TRIES = 12


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Positions of random games in which a seat is asked."""
    random = Random(f"menus {game.name} {seed}")
    p = begin(game, new_header(game, seats))
    for _ in range(POSITIONS):
        if p.over:
            return
        playout(p, random, random.randrange(1, 6))
        if not p.over and p.who()[0] >= 0:
            yield p


def at_market(game: Game, pips: int) -> Position:
    """A Governor has arrived at a market, and both dice have shown this."""
    start = {"on_turn": "p1", "moment": "landing", "players": {"p1": {"field": "IND", "eu": 200}}}
    p = begin(game, new_header(game, 2, start=start))
    p.play_checked(0, next(option for option in p.options(0) if isinstance(option, DoBusiness)))
    for _ in range(2):
        p.play_checked(CHANCE, p.chances().outcomes[pips - 1])
    return p


def variants(game: Game, options: list[Action], random: Random) -> Iterator[Action]:
    """Answers that might be legal: anything at all, and listed ones with another number."""
    for _ in range(TRIES):
        yield fuzzed(game, random)
        action = random.choice(options)
        fields = type(action).__struct_fields__
        if fields:
            at = random.randrange(len(fields))
            values = [getattr(action, field) for field in fields]
            if isinstance(values[at], int):
                values[at] += random.choice((-1, 1, 2))
            elif values[at]:
                row = list(values[at][0])
                row[-1] += random.choice((-1, 1))
                values[at] = (tuple(row), *values[at][1:])
            yield type(action)(*values)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_unlisted_answers_are_of_a_kind_that_the_menu_names(name: str, seed: int) -> None:
    game = games.load(name)
    random = Random(seed)
    for p in positions(game, 3, seed):
        for seat in p.who():
            options = p.options(seat)
            for action in variants(game, options, random):
                if action not in options and p.stack[-1].refusal(p, seat, action) is None:
                    assert type(action) in p.forms(seat), (p.question(seat).key, action)


@pytest.mark.parametrize("seed", range(3))
def test_what_ends_a_phase_of_globopolis_stands_last(seed: int) -> None:
    for p in positions(games.load("globopolis"), 3, seed):
        frame = p.stack[-1]
        if isinstance(frame, (OptionPhase, Deployment)):
            assert p.options(frame.seat)[-1] == p.default(frame.seat)


COUNTED = {"number", "second_number"}


def declines(p: Position, seat: int, action: Action) -> bool:
    """Whether an answer only declines or ends a phase: the least committal one, which names and counts nothing. Who
    pays for a visit does what is due."""
    fields = type(action).__struct_fields__
    empty = set(fields) <= COUNTED and not any(getattr(action, field) for field in fields)
    return empty and action == p.default(seat) and not isinstance(action, PayConference)


def never_first(p: Position, seat: int) -> bool:
    """Whether several answers are listed, and the first of them is no refusal to do anything."""
    options = p.options(seat)
    assert len(options) == 1 or not declines(p, seat, options[0]), (p.question(seat).key, options[:3])
    return len(options) > 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_what_declines_or_ends_a_phase_never_stands_first(name: str, seed: int) -> None:
    asked = [never_first(p, seat) for p in positions(games.load(name), 3, seed) for seat in p.who()]
    assert any(asked)


def test_buying_nothing_and_keeping_units_where_they_lie_stand_last() -> None:
    """Few random games come to a market or to surplus units."""
    game = games.load("globopolis")
    p = at_market(game, 6)
    assert never_first(p, 0)
    assert p.options(0)[-1] == BuyGoods(0, 0) == p.default(0)
    p = begin(game, new_header(game, 2, {"titles_per_player": 18, "start_missions": 0, "start_ops": 0}))
    random = Random(1)
    while p.who()[0] == CHANCE:
        playout(p, random, 1)
    seat = p.who()[0]
    assert p.question(seat).key == "stock-excess"
    assert never_first(p, seat)
    assert p.options(seat)[-1] == Stock(0) == p.default(seat)


@pytest.mark.parametrize(("pips", "some"), [(6, [BuyGoods]), (1, [])])
def test_a_list_of_purchases_says_that_more_can_be_bought(pips: int, some: list[type[Action]]) -> None:
    """Few random games come to a market."""
    p = at_market(games.load("globopolis"), pips)
    assert p.forms(0) == some
    unlisted = [BuyGoods(a, b) for a in range(13) for b in range(13 - a) if BuyGoods(a, b) not in p.options(0)]
    legal = [basket for basket in unlisted if p.refusal(0, basket) is None]
    assert bool(legal) is bool(some)
