"""The three ways to travel: overland, by air, by water (GT-033, GT-050 to GT-074)."""

from __future__ import annotations

from meridian.core.action import Action, Refusal
from meridian.core.deck import ALL_KNOW
from meridian.games.globetrotters.actions import Fly, Roll, Sail
from meridian.games.globetrotters.facts import FLEW, SAILED
from meridian.games.globetrotters.refusals import ALREADY_THERE, NOT_A_RED_DOT, NOT_ON_TICKET
from meridian.games.globetrotters.rules.arrival import BY_TRAVEL, Arrival
from meridian.games.globetrotters.rules.obligations import ticket_refusal
from meridian.games.globetrotters.rules.overland import OverlandTrip
from meridian.games.globetrotters.rules.state import (
    ADVENTURE_CLOSED,
    ADVENTURE_OPEN,
    ADVENTURE_RENEWABLE,
    State,
)
from meridian.games.globetrotters.rules.tickets import under_pack


def list_flights(s: State, seat: int, out: list[Action]) -> None:
    """Every flight a ticket in hand allows from a red-dot city."""
    player = s.players[seat]
    if not s.board.red_dot[player.place]:
        return
    for ticket in player.tickets.cards:
        for place, flight in s.board.flights[ticket]:
            if place != player.place:
                out.append(flight)


def flight_refusal(s: State, seat: int, action: Fly) -> Refusal | None:
    """Why one cannot fly so (GT-065, GT-066, GT-A23)."""
    refused = ticket_refusal(s, seat, action.ticket)
    if refused is not None:
        return refused
    here = s.players[seat].place
    if not s.board.red_dot[here]:
        return NOT_A_RED_DOT
    if action.place not in s.board.ticket_places[action.ticket]:
        return NOT_ON_TICKET
    return ALREADY_THERE if action.place == here else None


def travel(s: State, seat: int, action: Action) -> None:
    """One voyage by one mode (GT-033, GT-050)."""
    player = s.players[seat]
    if type(action) is Roll:
        # Rolling closes this turn's Adventure and Jackpot offers, whatever the die shows.
        if player.adventure in (ADVENTURE_OPEN, ADVENTURE_RENEWABLE):
            player.adventure = ADVENTURE_CLOSED
        player.gamble = False
        s.call(OverlandTrip(seat))
    elif type(action) is Fly:
        player.tickets = player.tickets.minus(action.ticket)
        under_pack(s, action.ticket, ALL_KNOW)
        s.tell(FLEW, "GT-031 GT-034 GT-050 GT-065 GT-066 GT-067 GT-068 GT-069 GT-145 GT-A49",
               seat, action.place, action.ticket)  # fmt: skip
        s.call(Arrival(seat, action.place, BY_TRAVEL))
    elif type(action) is Sail:
        a, b = s.board.ends[action.place]
        player.course = b if player.place == a else a
        s.tell(SAILED, "GT-031 GT-034 GT-050 GT-070 GT-071 GT-074 GT-A85", seat, action.place)
        s.call(Arrival(seat, action.place, BY_TRAVEL))
