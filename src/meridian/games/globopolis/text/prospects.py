"""What bots think of a deal, worked out from a view: chances to win with it and without, and who would agree."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.games.globopolis import actions as a
from meridian.games.globopolis.bots.chances import chances_of_sides
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.trade import MARGIN, Trade
from meridian.games.globopolis.hidden import imagine
from meridian.games.globopolis.queries.deals import Legs, legs_of, settled
from meridian.games.globopolis.rules.deal_terms import is_card
from meridian.games.globopolis.rules.state import State

WORLDS: Final = 3
"""The worlds that are imagined for what a view hides."""
LEAST: Final = 0.005
"""A smaller change of the chance to win tells nothing."""


def prospects(view: State, seat: int, action: Action) -> dict[str, Any] | None:
    """For an offer or an answer to one, as far as chances can tell: not of a deal in which cards change hands, nor of
    one that is open to several."""
    if not isinstance(action, a.Propose | a.Counter | a.Accept | a.Conclude):
        return None
    legs = legs_of(view, seat, action)
    sides = len(view.sides)
    if not legs or any(max(leg[:2]) >= sides or is_card(view, leg[2]) for leg in legs):
        return None
    if view.refusal(seat, action) is not None:
        return None
    side = view.side_of(seat)
    random = Random(0)
    worlds = [imagine(view, lambda weights: weighted(random, weights)) for _ in range(WORLDS)]
    before, after = _chance(worlds, [], side), _chance(worlds, legs, side)
    verdict = "good" if after - before > LEAST else "bad" if before - after > LEAST else "even"
    return {"chance": [before, after], "verdict": verdict, "agree": _agree(worlds[0], side, legs)}


def _chance(worlds: list[State], legs: Legs, side: int) -> float:
    found = sum(chances_of_sides(settled(world, legs) if legs else world)[side] for world in worlds)
    return round(found / len(worlds), 4)


def _agree(world: State, side: int, legs: Legs) -> dict[str, bool]:
    """Whether each other party should agree, by the prices of a sound player."""
    others = sorted({party for leg in legs for party in leg[:2]} - {side})
    found: dict[str, bool] = {}
    for other in others:
        trade = Trade(Outlook(world, other))
        found[f"p{other + 1}"] = trade.net(legs) >= MARGIN and not trade.helps_leader(legs)
    return found
