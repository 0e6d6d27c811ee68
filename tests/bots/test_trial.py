"""Deals of Globopolis that are tried out: worlds are played on with a deal and without."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from meridian import bots, games
from meridian.arena.match import unasked
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE
from meridian.core.thinking_time import ThinkingTime
from meridian.games.globopolis.actions import Accept, Decline
from meridian.games.globopolis.bots.bargains import LEAST, WARY, Dealer, closed
from meridian.games.globopolis.bots.chances import chance
from meridian.games.globopolis.bots.exploiter import deals
from meridian.games.globopolis.bots.offered import Offered
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.trade import Leg, Trade
from meridian.games.globopolis.bots.trial import Trial
from meridian.games.globopolis.hidden import imagine
from meridian.games.globopolis.rules.deals import propose, propose_refusal
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

GAME = games.load("globopolis")
MAKER, OTHER = 0, 1
TURN = 23
LEGS: list[Leg] = [(0, 1, 26, 1), (1, 0, 25, 1), (1, 0, 0, 25)]
"""A Title for another and for 25 EU. At once it is worth a little to the other; a round later it costs much."""


@cache
def moment() -> State:
    """The Option Phase of a game of sound players in which that is offered."""
    p, luck = begin(GAME, new_header(GAME, 4)), Random(7)
    table = [bots.maker(GAME, "steady")(Random(f"7/{seat}")) for seat in range(4)]
    while not (isinstance(p, State) and p.turns == TURN and isinstance(p.stack[-1], OptionPhase)):
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(CHANCE, p.chances().drawn(luck.random))
            continue
        options = p.options(actor)
        view = GAME.rules.view(p, actor)
        p.play(actor, options[0] if len(options) == 1 else table[actor].choose(view, actor, options))
        unasked(GAME, p, table)
    return p


def offered() -> State:
    """The same, as the side that is asked sees it, with the offer on the table."""
    p = moment().copy()
    assert p.stack[-1].who(p)[0] == MAKER
    propose(p, MAKER, tuple(LEGS), (), 1, 0)
    view = GAME.rules.view(p, OTHER)
    assert isinstance(view, State)
    return view


def trial(seed: int) -> Trial:
    return Trial(Random(seed), imagine)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_deal_that_chances_accept_is_refused_after_a_trial(seed: int) -> None:
    view = offered()
    assert isinstance(Dealer(chance, Offered()).answer(view, OTHER), Accept)
    assert isinstance(Dealer(chance, Offered(), trial(seed)).answer(view, OTHER), Decline)


def test_the_searching_bot_tries_deals_out() -> None:
    view = offered()
    bot = bots.maker(GAME, "deep:playouts=1")(Random(1))
    assert isinstance(bot.interject(view, OTHER, view.interjections(OTHER)), Decline)


def test_trials_repeat_and_compare_with_the_same_luck() -> None:
    view = GAME.rules.view(moment(), OTHER)
    assert isinstance(view, State)

    def made(world: State) -> State | None:
        return closed(world, MAKER, OTHER, LEGS)

    found = trial(1).gain(view, OTHER, made, None)
    assert found is not None
    assert found == trial(1).gain(view, OTHER, made, None)
    assert found[0] + 2 * found[1] < LEAST
    assert trial(1).gain(view, OTHER, State.copy, None) == (0.0, 0.0)


def test_without_time_the_chances_decide() -> None:
    view = offered()
    hurried = Dealer(chance, Offered(), trial(1))
    hurried.time = ThinkingTime(1e-9)
    assert isinstance(hurried.answer(view, OTHER), Accept)


def test_the_exploiter_asks_for_all_kinds_of_things() -> None:
    s = moment()
    mine, theirs = Trade(Outlook(s, MAKER)), Trade(Outlook(s, OTHER))
    found = deals(s, MAKER, OTHER, mine)
    kinds = {tuple(sorted({good for giver, _, good, _ in legs if giver == OTHER})) for legs in found}
    titles = range(s.board.good_title, s.board.good_bare)
    assert any(len([good for good in kind if good in titles]) == 2 for kind in kinds)
    assert any(good >= s.board.good_promise for kind in kinds for good in kind)
    assert all(propose_refusal(s, MAKER, tuple(legs), (), 1) is None for legs in found)
    assert any(theirs.net(legs) >= WARY for legs in found)
