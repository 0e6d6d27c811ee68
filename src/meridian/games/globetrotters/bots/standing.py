"""How well a traveller stands: the logarithm of his odds to win, but for a constant that all at the table share.

The weights were fitted to 43 000 positions out of 1500 games of four sound players, the winner of each as the target
(multinomial logit over the seats, a weak quadratic penalty). Positions of games left out of the fit have a log-loss of
1.186 (1.386 knows nothing), and of seats given a chance of 5, 15, 25 ... 95 % about as many win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from meridian.games.globetrotters.bots.atlas import FAR
from meridian.games.globetrotters.bots.outlook import purse
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.rules.state import ADVENTURE_OPEN, NOWHERE, ON_MAP, State
from meridian.games.globetrotters.rules.winning import keys_are_out, must_go_back

LATE: Final = 4
"""With so few KEYs left on the map the way Home begins to count."""
MOST: Final = 4000
"""More than this a plan does not promise, whatever it says."""

KEYS: Final = 0.230
KEYS_LATER: Final = 0.137
LEAD_LATER: Final = 0.076
LEAD: Final = 1.316
TIE: Final = -0.036
RACE_NEAR: Final = 0.639
RACE_WAY: Final = -0.301
RACE_WAIT: Final = -0.722
RACE_DEPORTED: Final = -0.461
TIE_NEAR: Final = 0.600
LATE_NEAR: Final = 0.254
DEPORTED: Final = -0.240
LOSES_TURN: Final = -0.246
PENDING: Final = -0.072
GUARDED: Final = [-0.107, -0.040, 0.100]
"""A Continent KEY held, by the lead in Memories over the next who has any there."""
MISSING: Final = [0.016, 0.130, 0.178]
"""A Continent KEY of somebody else, by how many Memories are missing beyond the first."""
MISSING_ONE: Final = 0.150
"""The same with one missing, once all KEYs are out."""
SPECIAL: Final = 0.020
PURSE: Final = 0.379
TICKETS: Final = [0.067, 0.067, 0.067, 0.074, 0.074, 0.074, 0.074]
PROSPECT: Final = 0.080
PROSPECT_OUT: Final = 0.215
OFFER: Final = 0.074
WAIT: Final = -0.177


class Tally:
    """Who has how many KEYs, and whether any are left on the map: the same for all seats."""

    __slots__ = ("keys", "left", "out")

    def __init__(self, s: State) -> None:
        self.keys: list[int] = [s.keys_of(seat) for seat in range(len(s.players))]
        self.left: int = s.holder.count(ON_MAP)
        self.out: bool = keys_are_out(s)

    def best_but(self, seat: int) -> int:
        """The most KEYs of anybody else."""
        best = 0
        for other in range(len(self.keys)):
            if other != seat and self.keys[other] > best:
                best = self.keys[other]
        return best


def standing(s: State, plan: Planner, tally: Tally) -> float:
    """How well the seat of a plan stands; of the plan only what it leads to counts, so it may be older."""
    player = s.players[plan.me]
    seats = len(s.players)
    keys = tally.keys[plan.me]
    best = tally.best_but(plan.me)
    done = 1.0 - tally.left / s.board.keys
    wait = (plan.me - s.active) % seats / seats
    value = KEYS * keys + KEYS_LATER * keys * done * done + WAIT * wait + continents(s, plan, tally.out)
    if tally.out:
        value += race(s, plan, keys - best, wait)
    else:
        value += PROSPECT * min(promise(plan), MOST) / 1000.0
        if keys > best:
            value += LEAD_LATER * done * done
            if tally.left <= LATE:
                value += LATE_NEAR * nearness(way_home(s, plan))
    if player.deported_from != NOWHERE:
        value += DEPORTED
    if player.lose_turn:
        value += LOSES_TURN
    if player.pending:
        value += PENDING
    cash = player.cash
    for kind, number in player.dues:
        if kind <= 1:
            cash += number
    value += PURSE * purse(cash) / 1000.0
    for at in range(min(len(TICKETS), len(player.tickets.cards))):
        value += TICKETS[at]
    return value + in_hand(s, plan)


def in_hand(s: State, plan: Planner) -> float:
    """An Adventure open or a Special Memory in hand."""
    look = plan.outlook
    player = s.players[plan.me]
    value = 0.0
    if player.specials:
        most = 0
        for continent in range(s.board.continents):
            if not (player.specials_placed >> continent) & 1:
                most = max(most, look.memory[continent])
        value += SPECIAL * most / 1000.0
    if s.active == plan.me and player.place >= 0 and player.adventure == ADVENTURE_OPEN:
        value += OFFER * look.reward(player.place) / 1000.0
    return value


def promise(plan: Planner) -> int:
    """What the place where the piece stands, or is bound for, leads to."""
    player = plan.s.players[plan.me]
    place = player.course if player.course >= 0 else player.place
    return plan.prospect(place, plan.hub()) if place >= 0 else 0


def race(s: State, plan: Planner, lead: int, wait: float) -> float:
    """The way Home, once all KEYs are out: for whoever is ahead, for those who share the lead, and for the rest."""
    if lead > 0:
        way = way_home(s, plan)
        value = LEAD + RACE_WAY * min(way, 2500) / 1000.0 + RACE_WAIT * wait
        if must_go_back(s, plan.me):
            return value + RACE_DEPORTED
        return value + RACE_NEAR * nearness(way)
    value = PROSPECT_OUT * min(promise(plan), MOST) / 1000.0
    if lead == 0:
        value += TIE + TIE_NEAR * nearness(way_home(s, plan))
    return value


def way_home(s: State, plan: Planner) -> int:
    """What the way Home costs, over land and water or with a ticket that leads there."""
    player = s.players[plan.me]
    place = player.course if player.course >= 0 else player.place
    if player.home < 0 or place < 0:
        return FAR
    way = plan.atlas.costs(player.home)[place]
    for ticket in player.tickets.cards:
        if ticket >= 0 and player.home in s.board.ticket_places[ticket]:
            return min(way, plan.atlas.to_airport(place))
    return way


def nearness(way: int) -> float:
    """One at Home, and less the longer the way."""
    return exp(-way / 500.0)


def continents(s: State, plan: Planner, out: bool) -> float:
    """The Continent KEYs: how safe those held are, and how near those of others."""
    look = plan.outlook
    me = plan.me
    value = 0.0
    for continent in range(s.board.continents):
        holder = s.holder[s.board.key_of_continent[continent]]
        if holder < 0:
            continue
        mine = look.markers(me, continent)
        if holder == me:
            most = 0
            for other in range(len(s.players)):
                if other != me:
                    most = max(most, look.markers(other, continent))
            if most:
                value += GUARDED[min(2, max(0, mine - most))]
            continue
        goal = look.markers(holder, continent) + 1
        missing = goal - mine
        if goal <= look.charts[continent].bit_count() and missing <= len(MISSING):
            value += MISSING[max(missing, 1) - 1]
            if missing <= 1 and out:
                value += MISSING_ONE
    return value
