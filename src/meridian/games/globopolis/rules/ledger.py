"""The ledger: every change of points, money, units and Agents is written here, with its cause and its clauses."""

from __future__ import annotations

from meridian.games.globopolis.facts import AGENTS, MONEY, POINTS, UNITS
from meridian.games.globopolis.rules.constants import C_START
from meridian.games.globopolis.rules.state import State


def score(s: State, side: int, change: int, cause: int, clauses: str) -> None:
    """Change a side's CR points. Whether the mark is reached is tested when all is settled: see `State.settled`."""
    if change == 0:
        return
    owner = s.sides[side]
    owner.points += change
    s.tell(POINTS, clauses, side, change, owner.points, cause)


def earn(s: State, side: int, change: int, cause: int, clauses: str) -> None:
    """Change a side's money, to or from the Administration."""
    if change == 0:
        return
    owner = s.sides[side]
    owner.eu += change
    if s.board.hidden_cash:
        s.tell(MONEY, clauses, side, change, owner.eu, cause, to=s.mask(side), more="GP-A64")
    else:
        s.tell(MONEY, clauses, side, change, owner.eu, cause)


def hand_over(s: State, payer: int, payee: int, amount: int, cause: int, clauses: str) -> None:
    """Pay money from side to side."""
    earn(s, payer, -amount, cause, clauses)
    earn(s, payee, amount, cause, clauses)


def first_agents(s: State, side: int, clauses: str) -> None:
    """A side gets the Agents that it begins with; the others are its reserve (GP-003, GP-A29, GP-A89)."""
    number = min(s.board.all_agents, s.board.start_agents) * s.size(side)
    s.sides[side].agents = number
    s.sides[side].reserve = s.all_agents(side) - number
    s.tell(AGENTS, clauses, side, number, C_START)


def goods(s: State, side: int, resource: int, change: int, cause: int, clauses: str) -> None:
    """Write down that a side has gained or lost units; where they lie is the caller's."""
    if change:
        s.tell(UNITS, clauses, side, resource, change, cause)


def take_from_supply(s: State, side: int, resource: int, number: int, cause: int, clauses: str) -> int:
    """Units of the Administration come into Personal Stock, as far as there are any (GP-A26). How many came."""
    if number > s.supply[resource]:
        clauses += " GP-A26"
        if not s.board.unlimited:
            number = s.supply[resource]
    if number > 0:
        s.supply[resource] -= number
        s.sides[side].stock[resource] += number
        goods(s, side, resource, number, cause, clauses)
    return number


def back_to_supply(s: State, side: int, title: int, resource: int, number: int, cause: int, clauses: str) -> None:
    """Units on a Territory return to the Administration."""
    if number:
        s.units[title * 5 + resource] -= number
        s.supply[resource] += number
        goods(s, side, resource, -number, cause, clauses)


def recruit(s: State, side: int, number: int, cause: int, clauses: str) -> int:
    """Agents of the reserve come into the hand, as far as there are any (GP-130, GP-A30). How many came."""
    owner = s.sides[side]
    if number > owner.reserve:
        number = owner.reserve
        clauses += " GP-A30"
    if number > 0:
        owner.reserve -= number
        owner.captured = max(0, owner.captured - number)
        owner.agents += number
        s.tell(AGENTS, clauses, side, number, cause)
    return number
