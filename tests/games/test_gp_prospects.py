"""What bots think of a deal: chances to win with it and without, and whether others would agree."""

from __future__ import annotations

from random import Random
from typing import Any

from meridian import games
from meridian.core.action import Action
from meridian.core.game import begin, new_header
from meridian.core.playout import playout
from meridian.games.globopolis.actions import GoOn, Propose
from meridian.games.globopolis.rules.constants import GOOD_EU
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

GAME = games.load("globopolis")


def position() -> State:
    """The first Option Phase after some play in which two others have money."""
    p = begin(GAME, new_header(GAME, 3))
    assert isinstance(p, State)
    playout(p, Random(3), 120)
    while not (isinstance(p.stack[-1], OptionPhase) and all(side.eu >= 100 for side in p.sides)):
        playout(p, Random(3), 1)
        assert not p.over
    return p


def thought(p: State, action: Action) -> dict[str, Any] | None:
    assert p.refusal(0, action) is None
    return GAME.players.prospects(GAME.rules.view(p, 0), 0, action)


def test_a_gift_costs_chances_and_is_welcome_and_the_other_way_round() -> None:
    p = position()
    gift = thought(p, Propose(((0, 1, GOOD_EU, 100),), (), 1))
    wish = thought(p, Propose(((1, 0, GOOD_EU, 100),), (), 1))
    assert gift is not None
    assert wish is not None
    assert (gift["verdict"], gift["agree"]) == ("bad", {"p2": True})
    assert (wish["verdict"], wish["agree"]) == ("good", {"p2": False})
    (before, poorer), (same, richer) = gift["chance"], wish["chance"]
    assert before == same
    assert poorer < before < richer
    assert thought(p, Propose(((0, 1, GOOD_EU, 100),), (), 1)) == gift


def test_nothing_is_thought_of_what_chances_cannot_tell() -> None:
    p = position()
    side = next(side for side in range(1, 3) if p.sides[side].hands[0].cards)
    card = Propose(((side, 0, p.board.good_any, 1), (0, side, GOOD_EU, 1)), (), 1)
    assert thought(p, card) is None
    view = GAME.rules.view(p, 0)
    assert GAME.players.prospects(view, 0, GoOn()) is None
    much = Propose(((0, 1, GOOD_EU, 1_000_000),), (), 1)
    assert p.refusal(0, much) is not None
    assert GAME.players.prospects(view, 0, much) is None
