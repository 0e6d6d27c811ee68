"""How well a traveller stands: the logarithm of his odds to win, but for a constant that all at the table share.

The weights were fitted to 43 000 positions out of 1500 games of four sound players, the winner of each as the target
(multinomial logit over the seats, a weak quadratic penalty). Positions of games left out of the fit have a log-loss of
1.186 (1.386 knows nothing), and of seats given a chance of 5, 15, 25 ... 95 % about as many win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from meridian.core.players import Terms, WorthTerm
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


def standing(s: State, plan: Planner, tally: Tally) -> Terms:
    """How well the seat of a plan stands, by source; of the plan only what it leads to counts, so it may be older."""
    seats = len(s.players)
    best = tally.best_but(plan.me)
    done = 1.0 - tally.left / s.board.keys
    wait = (plan.me - s.active) % seats / seats
    terms: Terms = {"turn": WorthTerm(WAIT * wait)}
    for key in range(len(s.holder)):
        if s.holder[key] == plan.me:
            terms[f"key:{key}"] = WorthTerm(KEYS + KEYS_LATER * done * done, 1.0)
    add_continents(s, plan, tally.out, terms)
    if tally.out:
        add_race(s, plan, tally.keys[plan.me] - best, wait, terms)
    else:
        promised = min(promise(plan), MOST)
        terms["goals"] = WorthTerm(PROSPECT * promised / 1000.0, promised)
        if tally.keys[plan.me] > best:
            terms["lead"] = WorthTerm(LEAD_LATER * done * done, 1.0)
            if tally.left <= LATE:
                way = way_home(s, plan)
                terms["home"] = WorthTerm(LATE_NEAR * nearness(way), -way)
    add_trouble(s, plan.me, terms)
    add_in_hand(s, plan, terms)
    return terms


def add_trouble(s: State, seat: int, terms: Terms) -> None:
    """Deportation, a turn to be lost, an arrival against one's will."""
    player = s.players[seat]
    trouble = WorthTerm(0.0)
    if player.deported_from != NOWHERE:
        trouble.add(DEPORTED, -1.0)
    if player.lose_turn:
        trouble.add(LOSES_TURN, -1.0)
    if player.pending:
        trouble.add(PENDING, -1.0)
    terms["trouble"] = trouble


def add_in_hand(s: State, plan: Planner, terms: Terms) -> None:
    """Money, tickets, an Adventure open, a Special Memory in hand."""
    look = plan.outlook
    player = s.players[plan.me]
    cash = player.cash
    for kind, number in player.dues:
        if kind <= 1:
            cash += number
    terms["money"] = WorthTerm(PURSE * purse(cash) / 1000.0, cash)
    tickets = WorthTerm(0.0)
    for at in range(min(len(TICKETS), len(player.tickets.cards))):
        tickets.add(TICKETS[at], 1.0)
    terms["tickets"] = tickets
    if player.specials:
        most = 0
        for continent in range(s.board.continents):
            if not (player.specials_placed >> continent) & 1:
                most = max(most, look.memory[continent])
        terms["specials"] = WorthTerm(SPECIAL * most / 1000.0, player.specials)
    if s.active == plan.me and player.place >= 0 and player.adventure == ADVENTURE_OPEN:
        terms["adventure"] = WorthTerm(OFFER * look.reward(player.place) / 1000.0, 1.0)


def promise(plan: Planner) -> int:
    """What the place where the piece stands, or is bound for, leads to."""
    player = plan.s.players[plan.me]
    place = player.course if player.course >= 0 else player.place
    return plan.prospect(place, plan.hub()) if place >= 0 else 0


def add_race(s: State, plan: Planner, lead: int, wait: float, terms: Terms) -> None:
    """The way Home, once all KEYs are out: for whoever is ahead, for those who share the lead, and for the rest."""
    if lead > 0:
        way = way_home(s, plan)
        terms["lead"] = WorthTerm(LEAD, 1.0)
        terms["turn"].add(RACE_WAIT * wait)
        home = WorthTerm(RACE_WAY * min(way, 2500) / 1000.0, -way)
        home.add(RACE_DEPORTED if must_go_back(s, plan.me) else RACE_NEAR * nearness(way))
        terms["home"] = home
        return
    promised = min(promise(plan), MOST)
    terms["goals"] = WorthTerm(PROSPECT_OUT * promised / 1000.0, promised)
    if lead == 0:
        way = way_home(s, plan)
        terms["lead"] = WorthTerm(TIE)
        terms["home"] = WorthTerm(TIE_NEAR * nearness(way), -way)


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


def add_continents(s: State, plan: Planner, out: bool, terms: Terms) -> None:
    """The Continent KEYs: how safe those held are, and how near those of others. Amounts are leads in Memories."""
    look = plan.outlook
    me = plan.me
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
                terms[f"continent:{continent}"] = WorthTerm(GUARDED[min(2, max(0, mine - most))], mine - most)
            continue
        goal = look.markers(holder, continent) + 1
        missing = goal - mine
        if goal <= look.charts[continent].bit_count() and missing <= len(MISSING):
            near = WorthTerm(MISSING[max(missing, 1) - 1], 1.0 - missing)
            if missing <= 1 and out:
                near.add(MISSING_ONE)
            terms[f"continent:{continent}"] = near
