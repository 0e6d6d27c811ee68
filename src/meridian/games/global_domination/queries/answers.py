"""What can be asked of a position beyond playing: the scoring as it would be, and where the next point should go."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from meridian.core.action import Action
from meridian.core.words import Words
from meridian.games.global_domination.actions import BuildIn, MakeFull, Reduce, Remove, Replace
from meridian.games.global_domination.bots.map_estimate import MapEstimate
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.spending import Spending
from meridian.games.global_domination.bots.steady import spend, strike_best
from meridian.games.global_domination.rules.points import SpendPoints
from meridian.games.global_domination.rules.scoring import (
    board_vp,
    fogged,
    force_counts,
    holds_all,
    logistics_aim,
    on_track,
)
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.rules.texts.players import unsupplied

FORCES: Final = ("land-full", "land-struggling", "sea-full", "sea-struggling")
STROKES: Final = (BuildIn, MakeFull, Reduce, Remove, Replace)
"""Answers that spend a point, or strike an Area."""
NAMES: Final = ("projected_vp", "scoring", "next_point")


def queries(s: State, seat: int | None, words: Words, names: Collection[str] = NAMES) -> dict[str, Any]:
    """The answers to some of these queries. `projected_vp` and `scoring` are for everybody; `next_point` is for the
    seat that is asked where a point or a stroke goes."""
    seats = range(len(s.players))
    out: dict[str, Any] = {}
    if "projected_vp" in names:
        out["projected_vp"] = [board_vp(s, at) for at in seats]
    if "scoring" in names:
        out["scoring"] = [scoring(s, at) for at in seats]
    if "next_point" in names:
        action = None if seat is None else next_point(s, seat)
        out["next_point"] = None if action is None else words.say(action)
    return out


def scoring(s: State, seat: int) -> dict[str, Any]:
    """What a player would get if the scoring were now, line by line; `logistics` is where the marker would go, and
    `unsupplied` the Forces Out of Supply would strike."""
    t = s.board
    values = (t.land_full, t.land_struggling, t.sea_full, t.sea_struggling)
    counts = force_counts(s, seat)
    return {
        "forces": {
            kind: {"count": count, "vp": count * vp} for kind, count, vp in zip(FORCES, counts, values, strict=True)
        },
        "regions": _held(s, seat, "region", t.in_region),
        "region_vp": 0 if fogged(s, seat) else t.region_vp,
        "fogged_by": [t.names["seat"][at] for at in range(len(s.players)) if at != seat and s.fog >> at & 1],
        "resources": _held(s, seat, "resource", t.in_resource),
        "vp": board_vp(s, seat),
        "logistics": on_track(s, logistics_aim(s, seat)),
        "unsupplied": [t.names["area"][area] for area in unsupplied(s, seat)],
    }


def _held(s: State, seat: int, kind: str, groups: list[list[int]]) -> list[str]:
    """The Regions or Resources a player has a monopoly of."""
    return [s.board.names[kind][at] for at, areas in enumerate(groups) if holds_all(s, seat, areas)]


def next_point(s: State, seat: int) -> Action | None:
    """Where a steady player would put the next point, or strike next; None if no such thing is asked."""
    if s.over or not s.stack:
        return None
    frame = s.stack[-1]
    if seat not in frame.who(s):
        return None
    strokes: list[Action] = [option for option in frame.options(s, seat) if isinstance(option, STROKES)]
    if not strokes:
        return None
    estimate = MapEstimate(s, seat, SteadyParameters())
    if isinstance(frame, SpendPoints):
        choice = spend(Spending(estimate, frame.builds, frame.reductions, frame.either, frame.where), False)
        return choice if choice in strokes else strokes[0]
    return strike_best(estimate, strokes)
