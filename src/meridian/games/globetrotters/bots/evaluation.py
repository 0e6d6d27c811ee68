"""How good a position looks for a seat, at a glance."""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.bots.atlas import FAR, atlas
from meridian.games.globetrotters.bots.outlook import KEY, WIN, Outlook, purse
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.adventure import MOVES, READ, Adventure
from meridian.games.globetrotters.rules.arrival import Arrival
from meridian.games.globetrotters.rules.challenge import ChallengeForKey
from meridian.games.globetrotters.rules.heard import is_heard, may_come
from meridian.games.globetrotters.rules.jackpot import JackpotTry
from meridian.games.globetrotters.rules.overland import OverlandTrip
from meridian.games.globetrotters.rules.state import (
    ADVENTURE_OPEN,
    FREE_TICKETS,
    MONEY,
    NOWHERE,
    POT,
    POT_SPECIALS,
    SPECIALS,
    WAGES,
    WINNINGS,
    State,
)
from meridian.games.globetrotters.rules.tickets import TakeTickets
from meridian.games.globetrotters.rules.turn import PlayerTurn
from meridian.games.globetrotters.rules.winning import must_go_back

TICKETS: Final = [160, 160, 90]
"""What the first tickets in hand are worth; each further one no more than it takes not to sell it to the rich."""
SPARE: Final = 45
RACE: Final = 4000
"""What being at Home would be worth to a leader who has yet to come there, or to clear his name first."""


def evaluate(s: State, seat: int) -> float:
    """The worth of a position in dollars: KEYs, Memories, money, tickets, the offers open, and what is near."""
    if s.over:
        return float(WIN if s.winner == seat else -WIN)
    look = Outlook(s, seat)
    player = s.players[seat]
    value = KEY * look.keys[seat] - KEY // 4 * look.best
    for continent in range(s.board.continents):
        if s.holder[s.board.key_of_continent[continent]] != seat:
            value += min(look.markers(seat, continent), 3) * KEY // 4
        else:
            value += min(look.markers(seat, continent), 5) * KEY // 20
    value += purse(player.cash) + _tickets(len(player.tickets.cards))
    for extra in range(player.specials):
        value += look.special(extra - player.specials)
    for kind, number in player.dues:
        if kind in (MONEY, WINNINGS, POT, WAGES):
            value += number
        else:
            value += number * 100 if kind in (FREE_TICKETS, SPECIALS, POT_SPECIALS) else KEY // 2
    for amount, _ in player.debts:
        value -= amount // 2
    if player.lose_turn:
        value -= 400
    if player.deported_from != NOWHERE:
        value -= 300
    if player.place >= 0:
        value += _offers(s, look) + _near(s, look)
    return float(value + _under_way(s, look))


def _tickets(number: int) -> int:
    value = 0
    for at in range(number):
        value += TICKETS[at] if at < len(TICKETS) else SPARE
    return value


def _offers(s: State, look: Outlook) -> int:
    """What may be done where the piece stands."""
    player = s.players[look.me]
    value = 0
    if s.board.red_dot[player.place] and player.adventure == ADVENTURE_OPEN and _promising(s, player.place):
        value += look.reward(player.place) // 2
    if player.gamble:
        value += max(0, look.gamble()) // 2
    key = s.board.key_of[player.place]
    if player.challenger and key >= 0 and s.holder[key] >= 0 and player.cash >= s.board.fee:
        value += max(0, look.challenge(s.holder[key])) * 4 // 5
    return value


def _promising(s: State, place: int) -> bool:
    """Whether the next card may reward an Adventure there; what it says is known if it was read out there before."""
    coming = may_come(s, place)
    if len(coming) != 1 or not is_heard(s, coming[0], place):
        return True
    for kind, _ in s.board.effects_of(coming[0], place):
        if kind in MOVES or kind == t.LOSE_KEY:
            return False
    return True


def _near(s: State, look: Outlook) -> int:
    """The best goal within reach, less what it costs to get there."""
    player = s.players[look.me]
    here = player.course if player.course >= 0 else player.place
    ways = atlas(s.board)
    if look.out and look.leading and player.home >= 0:
        goal = player.deported_from if must_go_back(s, look.me) else player.home
        return RACE - _way(s, look, ways.costs(goal), goal)
    best = -FAR
    for place in ways.cities:
        if place != here and _promising(s, place):
            reward = look.reward(place)
            if reward > 0:
                best = max(best, (reward - _way(s, look, ways.costs(place), place)) // 2)
    return best


def _way(s: State, look: Outlook, costs: list[int], goal: int) -> int:
    """What it costs to get to a goal: over land and water, or with a ticket that leads there."""
    player = s.players[look.me]
    here = player.course if player.course >= 0 else player.place
    cost = costs[here]
    for ticket in player.tickets.cards:
        if ticket >= 0 and goal in s.board.ticket_places[ticket]:
            return min(cost, 100 if s.board.red_dot[here] else 300)
    return cost


def _under_way(s: State, look: Outlook) -> int:
    """What a turn that goes on, and a procedure that has just begun, promise."""
    if s.active != look.me:
        return 0
    value = 0
    for frame in s.stack:
        if isinstance(frame, PlayerTurn):
            # A turn that goes on can still be worked: neither haste nor dawdling pays by itself.
            cash = s.players[look.me].cash
            value += purse(cash + s.board.wages) - purse(cash)
        elif isinstance(frame, OverlandTrip):
            value += 60
        elif isinstance(frame, Adventure) and frame.step == READ:
            reward = look.reward(frame.place)
            value += reward * 3 // 4 + 80 if reward else -100
        elif isinstance(frame, JackpotTry):
            value += look.gamble()
        elif isinstance(frame, ChallengeForKey) and frame.seat == look.me:
            value += max(look.challenge(frame.holder), 0) + look.s.board.fee
        elif isinstance(frame, TakeTickets) and frame.seat == look.me:
            held = len(s.players[look.me].tickets.cards)
            value += _tickets(held + frame.number - frame.taken) - _tickets(held)
        elif isinstance(frame, Arrival) and frame.seat == look.me and s.board.red_dot[frame.place]:
            # A player is bumped out first: what waits in the city is as good as on a quiet arrival.
            value += look.reward(frame.place) // 2
    return value
