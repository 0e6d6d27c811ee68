"""How likely each side is to win, as games between sound players tell."""

from __future__ import annotations

from typing import Final

from meridian.core.players import Terms, WorthTerm, shares
from meridian.games.globopolis.bots.card_value import POINT
from meridian.games.globopolis.bots.outlook import group_promise
from meridian.games.globopolis.bots.standing import NAMES, features
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import State

WEIGHTS: Final[list[tuple[float, float, float]]] = [
    (1.188, 4.406, 7.650),  # points
    (-0.674, 6.564, 6.215),  # money
    (2.328, 2.163, 0.503),  # units
    (5.390, -6.332, -30.269),  # guilds
    (3.732, 6.912, 26.525),  # income
    (11.260, -9.466, 4.992),  # groups
    (-2.432, -9.398, -13.469),  # losses
    (-0.053, 0.426, 0.175),  # held
    (-0.811, -0.276, -1.835),  # levels
    (0.452, 1.041, 1.428),  # ns
    (0.339, 0.441, 0.725),  # agents
    (0.453, 0.283, 0.595),  # abroad
    (63.445, -42.347, -17.024),  # ops
    (5.705, -2.031, 1.879),  # influence
    (0.103, -0.279, -0.191),  # missions
    (2.653, -0.952, 0.556),  # done
    (0.048, 0.103, -0.069),  # spied
    (1.276, -0.884, 0.336),  # one
    (0.562, -0.524, 0.074),  # two
    (-0.025, 0.110, 0.220),  # three
    (5.790, -3.137, 2.667),  # paid
    (0.000, 0.000, 1.988),  # shown
    (0.000, 0.000, 0.673),  # claims
    (0.000, 0.000, 1.326),  # leads
    (-1.495, 2.278, 1.110),  # gap
    (0.020, 0.575, 1.106),  # moves
]
"""What each number of a side's standing weighs: at the start of the race, how much more when the leader is at the mark,
and instead of both in the final round.

Fitted by multinomial logit (ridge 0.003 on standardised numbers) to 35,152 beginnings of turns of 1,000 games of four
sound players. A fit that leaves out every fifth game has there a log-loss of 1.058 (the evaluation over 25 before:
1.290; by lot: 1.386).
"""
GONE: Final = -1000.0
SOURCES: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("points", ("points", "levels", "gap")),
    ("money", ("money",)),
    ("units", ("units",)),
    ("guilds", ("guilds",)),
    ("income", ("income",)),
    ("danger", ("losses",)),
    ("territories", ("held",)),
    ("guards", ("ns",)),
    ("agents", ("agents", "abroad")),
    ("cards", ("ops", "influence")),
    ("missions", ("missions", "done", "spied", "one", "two", "three", "paid")),
    ("claim", ("shown", "claims", "leads")),
    ("turn", ("moves",)),
)
"""The terms of a side's worth and the numbers they take together; colour groups are told one by one."""


def chances_of_sides(s: State) -> list[float]:
    """How likely each side is to win; one that is gone has no chance."""
    return shares([GONE if s.sides[side].gone else worth for side, worth in enumerate(worth_of_sides(s))])


def worth_of_sides(s: State) -> list[float]:
    """What each side's standing adds up to."""
    rows = features(s)
    weights = weights_now(s, rows)
    worth: list[float] = []
    for row in rows:
        value = 0.0
        for at in range(len(row)):
            value += row[at] * weights[at]
        worth.append(value)
    return worth


def terms_of_sides(s: State) -> list[Terms]:
    """What that worth is made of, by source."""
    rows = features(s)
    weights = weights_now(s, rows)
    found: list[Terms] = []
    for side in range(len(rows)):
        row = rows[side]
        amounts = amounts_of(s, side, row)
        terms: Terms = {}
        for name, parts in SOURCES:
            value = 0.0
            for part in parts:
                at = NAMES.index(part)
                value += row[at] * weights[at]
            terms[name] = WorthTerm(value, amounts.get(name, 0.0))
        add_groups(s, side, weights[NAMES.index("groups")], terms)
        found.append(terms)
    return found


def amounts_of(s: State, side: int, row: list[float]) -> dict[str, float]:
    """What players count of each source: points, EU, pieces, and how often something is so."""
    has = dict(zip(NAMES, row, strict=True))
    whole = float(max(1, s.victory_mark()))
    owner = s.sides[side]
    return {
        "points": owner.points,
        "money": owner.eu,
        "cards": len(owner.hands[t.OPS].cards) + len(owner.hands[t.INFLUENCE].cards),
        "units": has["units"] * whole,
        "guilds": has["guilds"] * whole,
        "income": has["income"] * whole,
        "danger": -has["losses"] * whole,
        "territories": has["held"] * 10.0,
        "guards": has["ns"] * 10.0,
        "agents": (has["agents"] + has["abroad"]) * 10.0,
        "missions": has["done"] + has["spied"] + has["one"],
        "claim": has["claims"],
    }


def add_groups(s: State, side: int, weight: float, terms: Terms) -> None:
    """What each colour group that a side has begun promises, in points."""
    whole = max(1.0, float(s.victory_mark())) * POINT
    for group in range(s.board.groups):
        promised = group_promise(s, side, group)
        if promised:
            terms[f"group:{group}"] = WorthTerm(weight * promised / whole, promised / POINT)


def weights_now(s: State, rows: list[list[float]]) -> list[float]:
    """What everything weighs in the final round, or when the leader has come so far."""
    if s.final or s.sudden:
        return [last for _, _, last in WEIGHTS]
    most = 0.0
    for row in rows:
        if row[0] > most:
            most = row[0]
    most = min(1.0, most)
    return [early + most * more for early, more, _ in WEIGHTS]


def chance(s: State, side: int) -> float:
    """How likely one side is to win."""
    return chances_of_sides(s)[side]
