"""Moving the Governor: on foot, by TELEPORT! and by flight, and the cards that change a movement (GP-074 to GP-084)."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.games.globopolis.card_actions import PassCard, PlayFly, PlayShift
from meridian.games.globopolis.facts import (
    FLEW,
    MOVED,
    MOVED_BACK,
    PASSED_TELEPORT,
    PASSED_UNPAID,
    TELEPORTED,
)
from meridian.games.globopolis.refusals import FEE_TOO_HIGH, NOT_IN_HAND, NOT_NOW, NOT_THAT_SHIFT
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.ledger import earn
from meridian.games.globopolis.rules.ready_answers import PASS, PLAY
from meridian.games.globopolis.rules.state import State


def walk(s: State, seat: int, steps: int, back: bool) -> None:
    """The Governor goes the total; crossing TELEPORT! clockwise pays, unless it was crossed backward before
    (GP-075, GP-077, GP-078, GP-A15 to GP-A17)."""
    table = s.board
    here = s.field[seat]
    if back:
        gap = (here - table.teleport) % table.fields
        s.field[seat] = (here - steps) % table.fields
        clauses = "GP-075 GP-076 GP-198" if table.fee == t.FREE else "GP-075 GP-076"
        if gap == steps:
            clauses += " GP-A17"
        s.tell(MOVED_BACK, clauses, seat, s.field[seat], steps)
        if 0 < gap < steps:
            block(s, seat, True)
            s.tell(PASSED_UNPAID, "GP-078 GP-A16", seat)
        return
    s.field[seat] = (here + steps) % table.fields
    gap = (table.teleport - here) % table.fields
    s.tell(MOVED, "GP-075 GP-A15" if gap == steps else "GP-075", seat, s.field[seat], steps)
    if 0 < gap < steps:
        cross(s, seat)
    elif gap == steps and table.pay_on_landing:
        earn(s, s.side_of(seat), table.teleport_money, t.C_TELEPORT, "GP-A15")


def fee_refusal(s: State, seat: int, free_back: bool) -> Refusal | None:
    """Whether the fee for moving counterclockwise can be paid (GP-076, GP-A01)."""
    table = s.board
    if table.fee == t.FREE or free_back or (table.fee == t.PER_TURN and s.backward_paid):
        return None
    return None if s.sides[s.side_of(seat)].points >= table.backward else FEE_TOO_HIGH


def cross(s: State, seat: int) -> None:
    """TELEPORT! is passed clockwise."""
    if s.blocked[seat]:
        block(s, seat, False)
        s.tell(PASSED_UNPAID, "GP-078 GP-A16", seat)
    else:
        s.tell(PASSED_TELEPORT, "GP-077", seat)
        earn(s, s.side_of(seat), s.board.teleport_money, t.C_TELEPORT, "GP-077 GP-183")


def block(s: State, seat: int, blocked: bool) -> None:
    """Set or clear the flag of a backward crossing (GP-A16)."""
    if s.blocked[seat] != blocked:
        flags = s.blocked[:]
        flags[seat] = blocked
        s.blocked = flags


def teleport_to(s: State, seat: int, pips: list[int], rolls: int) -> None:
    """The d8 counts bases clockwise from TELEPORT!, the d20 fields beyond; no money, and the backward flag is
    cleared (GP-080 to GP-082, GP-A13, GP-A16)."""
    table = s.board
    n = len(table.bases)
    first = 0
    for at in range(n):
        if table.bases[at] > table.teleport:
            first = at
            break
    base = table.bases[(first + pips[0] - 1) % n]
    s.field[seat] = (base + pips[1]) % table.fields
    was_blocked = s.blocked[seat]
    block(s, seat, False)
    clauses = "GP-080 GP-081 GP-082 GP-A13" if s.rounds > 1 else "GP-020 GP-080 GP-081 GP-082 GP-A13"
    if rolls > 1:
        clauses += " GP-083"
    if s.field[seat] == table.teleport:
        clauses += " GP-A14"
    if was_blocked:
        clauses += " GP-A16 GP-A17"
    s.tell(TELEPORTED, clauses, seat, s.field[seat], pips[0], pips[1])


def destinations(s: State, seat: int) -> list[int]:
    """Where a flight may go from here (GP-084, GP-195, GP-196)."""
    here = s.field[seat]
    table = s.board
    found = [field for field in table.bases if field != here]
    if table.flights == t.TO_NEAREST_INDEPENDENT:
        best = table.fields
        nearest: list[int] = []
        for field in table.independents:
            away = min((field - here) % table.fields, (here - field) % table.fields)
            if away < best:
                best = away
                nearest = []
            if away == best:
                nearest.append(field)
        found += nearest
    elif table.flights == t.TO_ANY_INDEPENDENT:
        found += table.independents
    elif table.flights == t.TO_ANY_TERRITORY:
        found += [field for field in range(table.fields) if table.kind[field] in (t.TERRITORY, t.INDEPENDENT)]
    return found


def fly_to(s: State, seat: int, field: int, clauses: str) -> None:
    """A flight counts as clockwise movement: it pays when it crosses TELEPORT! (GP-079, GP-A18)."""
    here = s.field[seat]
    steps = (field - here) % s.board.fields
    gap = (s.board.teleport - here) % s.board.fields
    s.field[seat] = field
    s.tell(FLEW, clauses, seat, field)
    if 0 < gap < steps:
        cross(s, seat)


def cards_before_roll(s: State, seat: int, free_back: bool) -> list[Action]:
    """Cards to be played before a roll: Market Shuttle, Express Boarding, Retro Burn."""
    out: list[Action] = []
    here = s.field[seat]
    for card in s.sides[s.side_of(seat)].hands[t.INFLUENCE].cards:
        if card < 0:
            continue
        effect = s.board.cards[card].effect
        if effect == t.MARKET_SHUTTLE:
            for field in s.board.independents:
                out.append(PlayFly(card, field))
        elif effect == t.EXPRESS:
            for field in s.board.bases:
                if field != here:
                    out.append(PlayFly(card, field))
        elif effect == t.RETRO_BURN and not free_back:
            out.append(PLAY[card])
    return out


def corrections(s: State, seat: int, total: int) -> list[Action]:
    """Playing I25 on this roll, if it is in hand (GP-115)."""
    out: list[Action] = []
    side = s.sides[s.side_of(seat)]
    for card in s.board.with_effect[t.COURSE_CORRECTION]:
        if side.holds(card, t.INFLUENCE):
            most = s.board.cards[card].amount
            for shift in range(-most, most + 1):
                if shift and total + shift >= 1:
                    out.append(PlayShift(card, shift))
    out.append(PASS)
    return out


def correction_refusal(s: State, seat: int, total: int, action: Action) -> Refusal | None:
    if type(action) is PassCard:
        return None
    if type(action) is not PlayShift:
        return NOT_NOW
    if not 0 <= action.card < len(s.board.cards):
        return NOT_IN_HAND
    if not s.sides[s.side_of(seat)].holds(action.card, t.INFLUENCE):
        return NOT_IN_HAND
    return None if action in corrections(s, seat, total) else NOT_THAT_SHIFT
