"""What may be done in a turn, why not, and what a later Adventure costs."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.games.globetrotters.actions import Buy, Challenge, Fly, HaveAdventure, Roll, TryJackpot, Work
from meridian.games.globetrotters.refusals import (
    ADVENTURE_WITHHELD,
    CANNOT_PAY_AGAIN,
    NO_ADVENTURE_HERE,
    NO_ADVENTURE_NOW,
    NO_JACKPOT_HERE,
    NO_JACKPOT_NOW,
    NO_OVERLAND_ROUTE,
    NOT_NOW,
)
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.challenge import challenge_refusal
from meridian.games.globetrotters.rules.ready_answers import ADVENTURE, CHALLENGE, ROLL, TRY_JACKPOT
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


def plain_refusal(s: State, seat: int, action: Action, travelled: bool) -> Refusal | None:
    """Of the actions that name nothing."""
    player = s.players[seat]
    if type(action) is Work:
        return None
    if type(action) is Roll:
        return None if s.board.overland[player.place] else NO_OVERLAND_ROUTE
    if type(action) is HaveAdventure:
        return adventure_refusal(s, seat, travelled)
    if type(action) is TryJackpot:
        if s.board.kind[player.place] != t.GAMBLING:
            return NO_JACKPOT_HERE
        return None if player.gamble else NO_JACKPOT_NOW
    if type(action) is Challenge:
        return challenge_refusal(s, seat)
    return NOT_NOW
