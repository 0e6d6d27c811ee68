"""Agreements: what was promised in a deal, and how it is kept (GP-038, GP-A94)."""

from __future__ import annotations

from meridian.core.values import changed
from meridian.games.globopolis.facts import NOTE_BROKEN, NOTE_PAID, PROMISED, VISIT_FREE, VISIT_HALF
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.ledger import hand_over
from meridian.games.globopolis.rules.state import State


def promised(s: State, giver: int, taker: int, kind: int) -> int:
    """What a side has promised another: visits left, the last round, or money owed."""
    return s.sides[giver].promised(kind)[taker]


def keep(s: State, giver: int, taker: int, kind: int, value: int) -> None:
    """Write down what is left of a promise."""
    side = s.sides[giver]
    side.promise(kind, changed(side.promised(kind), taker, value))


def last_round(s: State, number: int) -> int:
    """The last of a number of rounds, this one included; before the first roll they count from round 1 on."""
    return max(s.rounds, 1) + number - 1


def promise(s: State, giver: int, taker: int, kind: int, number: int) -> None:
    """A promise is given: more visits or money are added up, rounds count from this one on. A new term of a payment
    takes the place of an earlier one."""
    clauses = "GP-038 GP-A94 GP-A96" if kind == t.DUE else "GP-038 GP-A94"
    s.tell(PROMISED, clauses, giver, taker, s.board.good_promise + kind, number)
    before = promised(s, giver, taker, kind)
    if kind in t.UNTIL:
        keep(s, giver, taker, kind, max(before, last_round(s, number)))
    elif kind == t.DUE:
        keep(s, giver, taker, kind, last_round(s, number))
    else:
        keep(s, giver, taker, kind, before + number)


def binds(s: State, kind: int, number: int) -> bool:
    """Whether what is left of a promise binds a player now: visits and money until nothing is left, what was
    promised for some rounds until the last of them is over."""
    return number > 0 and (number >= s.rounds or kind not in t.UNTIL)


def binding(s: State, giver: int) -> list[tuple[int, int, int]]:
    """The promises that bind a side now: kind, to whom, and visits left, the last round, or money owed."""
    found: list[tuple[int, int, int]] = []
    for kind in range(len(t.PROMISES)):
        for taker in range(len(s.sides)):
            number = promised(s, giver, taker, kind)
            if binds(s, kind, number):
                found.append((kind, taker, number))
    return found


def at_peace(s: State, side: int, other: int) -> bool:
    """Whether a side has promised not to attack another in this round."""
    return binds(s, t.PEACE, s.sides[side].peace[other])


def visit(s: State, visitor: int, owner: int, costs: int) -> int:
    """What a visitor pays after all: an owner who promised it takes nothing, or half of the costs. In rounds of free
    passage no promised visit is used up."""
    if costs and binds(s, t.PASSAGE, promised(s, owner, visitor, t.PASSAGE)):
        s.tell(VISIT_FREE, "GP-A94 GP-090", visitor, owner, costs)
        return 0
    for kind in (t.FREE_VISITS, t.HALF_VISITS):
        left = promised(s, owner, visitor, kind)
        if left and costs:
            keep(s, owner, visitor, kind, left - 1)
            if kind == t.FREE_VISITS:
                s.tell(VISIT_FREE, "GP-A94 GP-090", visitor, owner, costs)
                return 0
            s.tell(VISIT_HALF, "GP-A94 GP-090", visitor, owner, (costs + 1) // 2)
            return (costs + 1) // 2
    return costs


def pay_notes(s: State, side: int) -> None:
    """Money that was promised for later is paid at the start of the giver's turns, as far as there is some: at once, or
    from the agreed round on. What is missing then breaks the promise, and stays owed (GP-A94, GP-A96)."""
    for other in range(len(s.sides)):
        due = promised(s, side, other, t.NOTE)
        term = promised(s, side, other, t.DUE)
        if term > s.rounds:
            continue
        paid = min(due, s.sides[side].eu)
        if paid > 0:
            keep(s, side, other, t.NOTE, due - paid)
            s.tell(NOTE_PAID, "GP-A94 GP-A96" if term else "GP-A94", side, other, paid, due - paid)
            hand_over(s, side, other, paid, t.C_PROMISE, "GP-A94")
        if term:
            keep(s, side, other, t.DUE, 0)
            if due > paid:
                s.tell(NOTE_BROKEN, "GP-A96", side, other, due - paid)


def release(s: State, side: int) -> None:
    """Promises to and of a side that has given up lapse."""
    for kind in range(len(t.PROMISES)):
        for other in range(len(s.sides)):
            keep(s, side, other, kind, 0)
            keep(s, other, side, kind, 0)
