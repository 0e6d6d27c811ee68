"""How good a position looks for a seat, at a glance."""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.bots.atlas import atlas
from meridian.games.globetrotters.bots.outlook import KEY, WIN, Outlook, purse
from meridian.games.globetrotters.rules.adventure import READ, Adventure
from meridian.games.globetrotters.rules.arrival import Arrival
from meridian.games.globetrotters.rules.challenge import ChallengeForKey
from meridian.games.globetrotters.rules.jackpot import JackpotTry
from meridian.games.globetrotters.rules.overland import OverlandTrip
from meridian.games.globetrotters.rules.state import ADVENTURE_CLOSED, ADVENTURE_OPEN, NOWHERE, State
from meridian.games.globetrotters.rules.tickets import TakeTickets
from meridian.games.globetrotters.rules.turn import PlayerTurn

TICKETS: Final = [95, 95, 95]
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
    for continent in range(s.tables.continents):
        if s.holder[s.tables.key_of_continent[continent]] != seat:
            value += min(look.markers(seat, continent), 3) * KEY // 4
        else:
            value += min(look.markers(seat, continent), 5) * KEY // 20
    value += purse(player.cash) + _tickets(len(player.tickets.cards))
    for extra in range(player.specials):
        value += look.special(extra - player.specials)
    for kind, number in player.dues:
        value += number if kind <= 1 else KEY // 2
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
    if s.tables.red_dot[player.place] and player.adventure in (ADVENTURE_OPEN, ADVENTURE_CLOSED):
        value += look.reward(player.place) // 2
    if player.gamble:
        value += max(0, look.gamble()) // 2
    if player.challenger:
        value += 100
    return value


def _near(s: State, look: Outlook) -> int:
    """The best goal within reach, less what it costs to get there."""
    player = s.players[look.me]
    here = player.course if player.course >= 0 else player.place
    ways = atlas(s.tables)
    best = 0
    if look.out and look.leading and player.home >= 0:
        goal = player.home if player.deported_from == NOWHERE else player.deported_from
        return RACE - ways.costs(goal)[here]
    for place in ways.cities:
        if place != here:
            reward = look.reward(place)
            if reward > 0:
                best = max(best, reward // 2 - ways.costs(place)[here] // 2)
    return best


def _under_way(s: State, look: Outlook) -> int:
    """What a turn that goes on, and a procedure that has just begun, promise."""
    if s.active != look.me:
        return 0
    value = 0
    for frame in s.stack:
        if isinstance(frame, PlayerTurn):
            value += 210
        elif isinstance(frame, OverlandTrip):
            value += 60
        elif isinstance(frame, Adventure) and frame.step == READ:
            value += look.reward(frame.place) * 3 // 5 - 40
        elif isinstance(frame, JackpotTry):
            value += look.gamble()
        elif isinstance(frame, ChallengeForKey) and frame.seat == look.me:
            value += max(look.challenge(frame.holder), 0) + look.s.tables.fee
        elif isinstance(frame, TakeTickets) and frame.seat == look.me:
            value += 90 * (frame.number - frame.taken)
        elif isinstance(frame, Arrival) and frame.seat == look.me and s.tables.red_dot[frame.place]:
            # Somebody is bumped out first: what waits in the city is as good as on a quiet arrival.
            value += look.reward(frame.place) // 2
    return value
