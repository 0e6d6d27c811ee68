"""How likely each seat is to win: what its standing weighs, as games say in which one thing was changed."""

from __future__ import annotations

from typing import Final

from meridian.core.players import Terms, WorthTerm
from meridian.games.globetrotters.bots import standing as f
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.rules.state import State

WEIGHTS: Final[list[float]] = [
    0.291,  # keys
    0.135,  # keys_later
    0.002,  # gap
    -0.184,  # gap_later
    0.529,  # lead_later
    0.056,  # late_near
    1.013,  # race_lead
    0.612,  # race_near
    -0.695,  # race_way
    -0.546,  # race_wait
    -0.471,  # race_deported
    -0.413,  # tie
    0.339,  # tie_near
    -0.384,  # behind
    0.136,  # prospect
    0.237,  # prospect_out
    -0.126,  # deported
    -0.137,  # lose_turn
    -0.046,  # pending
    -0.253,  # guarded_0
    -0.045,  # guarded_1
    0.068,  # guarded_2
    0.000,  # missing_1
    0.000,  # missing_2
    0.054,  # missing_3
    0.196,  # missing_out
    0.000,  # open_1
    0.074,  # open_2
    0.314,  # specials
    0.206,  # money
    0.219,  # money_out
    0.083,  # poor
    0.057,  # tickets
    0.019,  # tickets_more
    0.026,  # tickets_out
    0.059,  # adventure
    -0.312,  # wait
]
"""What each number of a seat's standing weighs (`standing.NAMES`).

Fitted with `python -m tools.chances` to 5,923 branches of 395 games of mixed players, two to six at a table, winners
and 4,738 pairs that differ in one thing, near the weights of 1,500 games of four sound players. On games left out the
log-loss is 1.232, that of the earlier weights 1.231: no difference; but a Special Memory counts now.
"""
SOURCES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("turn", (f.WAIT, f.RACE_WAIT)),
    ("lead", (f.GAP, f.GAP_LATER, f.LEAD_LATER, f.RACE_LEAD, f.TIE, f.BEHIND)),
    ("home", (f.LATE_NEAR, f.RACE_NEAR, f.RACE_WAY, f.RACE_DEPORTED, f.TIE_NEAR)),
    ("goals", (f.PROSPECT, f.PROSPECT_OUT)),
    ("trouble", (f.DEPORTED, f.LOSE_TURN, f.PENDING)),
    ("money", (f.MONEY, f.MONEY_OUT, f.POOR)),
    ("tickets", (f.TICKETS, f.TICKETS_MORE, f.TICKETS_OUT)),
    ("specials", (f.SPECIALS,)),
    ("adventure", (f.ADVENTURE,)),
)
"""The terms of a seat's worth and the numbers they take together; KEYs and continents are listed one by one."""


def worth(row: list[float]) -> float:
    """What a seat's standing adds up to: the logarithm of its odds to win, but for a constant that all share."""
    value = 0.0
    for at in range(len(row)):
        value += row[at] * WEIGHTS[at]
    return value


def terms_of(s: State, plan: Planner, tally: f.Tally) -> Terms:
    """What that worth is made of, by source."""
    row = f.features(s, plan, tally)
    amounts = amounts_of(s, plan, row)
    terms: Terms = {}
    for name, parts in SOURCES:
        value = 0.0
        for at in parts:
            value += row[at] * WEIGHTS[at]
        terms[name] = WorthTerm(value, amounts.get(name, 0.0))
    each = WEIGHTS[f.KEYS] + WEIGHTS[f.KEYS_LATER] * tally.done
    for key in range(len(s.holder)):
        if s.holder[key] == plan.me:
            terms[f"key:{key}"] = WorthTerm(each, 1.0)
    for continent in range(s.board.continents):
        at = f.continent_place(s, plan, continent)
        if at >= 0:
            value = WEIGHTS[at] + (WEIGHTS[f.MISSING_OUT] if at == f.MISSING and tally.out else 0.0)
            terms[f"continent:{continent}"] = WorthTerm(value, f.continent_lead(s, plan, continent))
    return terms


def amounts_of(s: State, plan: Planner, row: list[float]) -> dict[str, float]:
    """What players count of each source: dollars, tickets, and how often something is so."""
    player = s.players[plan.me]
    homeward = row[f.RACE_LEAD] or row[f.TIE] or row[f.LATE_NEAR]
    return {
        "lead": row[f.RACE_LEAD] + (1.0 if row[f.LEAD_LATER] else 0.0),
        "home": -f.way_home(s, plan) if homeward else 0.0,
        "goals": (row[f.PROSPECT] + row[f.PROSPECT_OUT]) * 1000.0,
        "trouble": -(row[f.DEPORTED] + row[f.LOSE_TURN] + row[f.PENDING]),
        "money": f.cash_of(s, plan.me),
        "tickets": row[f.TICKETS] + row[f.TICKETS_MORE],
        "specials": player.specials,
        "adventure": 1.0 if row[f.ADVENTURE] else 0.0,
    }
