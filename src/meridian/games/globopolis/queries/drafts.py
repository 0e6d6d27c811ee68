"""What units and Agents would mean where a player considers putting them: limits, levels, what is missing."""

from __future__ import annotations

from typing import Any

from meridian.games.globopolis import actions as a
from meridian.games.globopolis.queries.outlook import missing_of, own_territories
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.state import NOBODY, State


def territories(s: State) -> dict[str, dict[str, Any]]:
    """The Territories that have an owner, each with what its next level lacks."""
    names = s.board.names["title"]
    return {
        names[title]: _next_level(s.level[title], s.active[title], _units(s, title))
        for title in range(s.board.territories)
        if s.owner[title] != NOBODY
    }


def posts(s: State, side: int, wanted: dict[int, int]) -> dict[str, Any]:
    """Agents left in hand if some Titles held these numbers; and the Titles where Agents of a side may stand, with
    how many would stand there and how many could."""
    titles = range(s.board.agent_titles if s.board.agents_used else 0)
    hand = s.sides[side].agents
    for title, number in wanted.items():
        hand += s.agents_on(title, side) - number
    found: dict[str, Any] = {}
    for title in titles:
        if s.owner[title] != NOBODY:
            number = wanted.get(title, s.agents_on(title, side))
            most = min(s.board.agents_most, number + max(hand, 0))
            found[s.board.names["title"][title]] = {"number": number, "most": max(number, most)}
    return {"hand": hand, "titles": found}


def layout_effects(s: State, seat: int, action: a.LayOut) -> dict[str, Any]:
    """For a layout of units: `refusal` if it cannot be said now, and what the units on each of one's Territories would
    mean."""
    side = s.side_of(seat)
    own = own_territories(s, side)
    units = {title: _units(s, title) for title in own}
    for row in action.layout:
        if len(row) == t.KINDS + 1 and row[0] in units:
            units[row[0]] = list(row[1:])
    refusal = s.refusal(seat, action)
    names = s.board.names["title"]
    return {
        "refusal": refusal.key if refusal is not None else None,
        "territories": {names[title]: _meaning(s, title, units[title]) for title in own},
    }


def agent_effects(s: State, seat: int, action: a.Deploy) -> dict[str, Any]:
    """For a deployment of Agents: `refusal` if it cannot be said now, and `posts` as they would be."""
    refusal = s.refusal(seat, action)
    wanted = {row[0]: row[1] for row in action.agents if len(row) == 2 and 0 <= row[0] < s.board.titles}
    return {
        "refusal": refusal.key if refusal is not None else None,
        "posts": posts(s, s.side_of(seat), wanted),
    }


def _units(s: State, title: int) -> list[int]:
    return s.units[title * t.KINDS : (title + 1) * t.KINDS]


def _meaning(s: State, title: int, units: list[int]) -> dict[str, Any]:
    """What units mean on a Territory: complete sets, active levels, and the points they gain or lose; the limit of
    NS-Units, and whether there would be more; what the next level lacks."""
    level, sets = s.level[title], min(units)
    active = min(level, sets)
    limit = s.ns_limit_with(title, sets)
    return {
        "sets": sets,
        "active": active,
        "points": (active - s.active[title]) * s.board.level_points,
        "ns_limit": limit,
        "too_many_ns": units[t.NS] > limit,
        **_next_level(level, active, units),
    }


def _next_level(level: int, active: int, units: list[int]) -> dict[str, Any]:
    """What the next level of a Territory lacks, and whether there is a next one and all of it is there."""
    missing = missing_of(level, active, units)
    return {
        "missing": {t.RESOURCES[kind]: number for kind, number in enumerate(missing) if number},
        "ready": level < 2 and not any(missing),
    }
