"""When an Adventure may be had, and what a later one costs."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.games.globetrotters.actions import ADVENTURE, CHALLENGE, ROLL, TRY_JACKPOT, Buy, Fly
from meridian.games.globetrotters.refusals import (
    ADVENTURE_WITHHELD,
    CANNOT_PAY_AGAIN,
    NO_ADVENTURE_HERE,
    NO_ADVENTURE_NOW,
)
from meridian.games.globetrotters.rules.state import ADVENTURE_OPEN, ADVENTURE_RENEWABLE, NOWHERE, State


def adventure_refusal(s: State, seat: int, travelled: bool) -> Refusal | None:
    """Why no Adventure can be had here now (GT-100, GT-106, GT-A30, GT-A31)."""
    player = s.players[seat]
    if not s.board.red_dot[player.place]:
        return NO_ADVENTURE_HERE
    if player.adventure == ADVENTURE_OPEN:
        return None
    marked = s.board.strict and player.deported_from != NOWHERE
    if player.place == player.home and (marked or player.last_by_deportation):
        return ADVENTURE_WITHHELD
    if player.adventure != ADVENTURE_RENEWABLE or travelled:
        return NO_ADVENTURE_NOW
    worth = player.cash + s.board.refund * len(player.tickets.cards)
    return None if worth >= renewal(s, seat) else CANNOT_PAY_AGAIN


def renewal(s: State, seat: int) -> int:
    """Fresh expenses for an Adventure declined before; none at Home (GT-106, GT-A33)."""
    player = s.players[seat]
    return 0 if player.place == player.home else s.board.expenses[s.board.kind[player.place]]


def looked_for(s: State, seat: int) -> list[Action]:
    """What a person may look for in a turn, possible or not: an Adventure, the Jackpot, a challenge, the die, a
    ticket, and flights with the tickets in hand."""
    player = s.players[seat]
    flights: list[Action] = [
        Fly(ticket, place) for ticket in player.tickets.cards for place in sorted(s.board.ticket_places[ticket])
    ]
    return [ADVENTURE, TRY_JACKPOT, CHALLENGE, ROLL, Buy(1), *flights]
