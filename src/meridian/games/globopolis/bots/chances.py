"""How likely each side is to win, as games say in which one thing was changed."""

from __future__ import annotations

from typing import Final

from meridian.core.players import Terms, WorthTerm, shares
from meridian.games.globopolis.bots.card_value import POINT
from meridian.games.globopolis.bots.outlook import group_promise
from meridian.games.globopolis.bots.standing import NAMES, features
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import State

WEIGHTS: Final[list[tuple[float, float, float]]] = [
    (1.820, 2.116, 1.548),  # points
    (2.208, 1.469, 5.833),  # money
    (0.000, 2.067, 13.115),  # units
    (4.280, -4.941, 0.000),  # guilds
    (0.669, 14.823, 1.425),  # income
    (3.327, 1.223, 0.000),  # groups
    (-3.440, -7.506, -43.641),  # losses
    (1.178, 0.083, 0.000),  # held
    (-0.494, -1.225, -1.693),  # levels
    (0.430, 1.050, 0.843),  # ns
    (0.000, 0.379, 0.000),  # agents
    (0.147, 0.240, 0.000),  # abroad
    (16.683, -2.574, 0.000),  # ops
    (0.558, 1.444, 0.000),  # influence
    (0.026, -0.061, 0.124),  # missions
    (6.968, -6.364, 1.586),  # done
    (0.041, 0.296, 1.476),  # spied
    (2.612, -2.316, 0.000),  # one
    (0.530, -0.446, 0.000),  # two
    (0.000, 0.046, 0.000),  # three
    (4.042, -2.785, 0.705),  # paid
    (0.000, 0.000, 2.339),  # shown
    (0.000, 0.000, 0.516),  # claims
    (0.000, 0.000, 2.000),  # leads
    (-1.099, 2.358, 4.669),  # gap
    (0.250, 0.421, 1.597),  # moves
]
"""What each number of a side's standing weighs: at the start of the race, how much more when the leader is at the mark,
and instead of both in the final round.

Fitted with `python -m tools.chances` to 16,828 branches of 1,122 games of mixed players, two to five at a table:
winners, and 13,462 pairs that differ in one thing. On games left out the log-loss is 1.011, that of the weights before,
fitted to the winners among four sound players, 1.011 too; docs/bots.md says what each thing is worth.
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
"""The terms of a side's worth and the numbers they take together; colour groups are listed one by one."""


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
