"""How a traveller stands: what a position holds for a seat, in numbers that say who is likely to win."""

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
FEW_TICKETS: Final = 3
MANY_TICKETS: Final = 7
LITTLE: Final = 200
"""With less money the next arrival may mean deportation."""
STEPS: Final = 3
"""Memories missing for a Continent KEY, and leads in Memories, that count apart."""

NAMES: Final = (
    "keys", "keys_later", "gap", "gap_later", "lead_later", "late_near", "race_lead", "race_near", "race_way",
    "race_wait", "race_deported", "tie", "tie_near", "behind", "prospect", "prospect_out", "deported", "lose_turn",
    "pending", "guarded_0", "guarded_1", "guarded_2", "missing_1", "missing_2", "missing_3", "missing_out", "open_1",
    "open_2", "specials", "money", "money_out", "poor", "tickets", "tickets_more", "tickets_out", "adventure", "wait",
)  # fmt: skip
"""What is known of a seat, in this order."""
KEYS: Final = 0
KEYS_LATER: Final = 1
GAP: Final = 2
GAP_LATER: Final = 3
LEAD_LATER: Final = 4
LATE_NEAR: Final = 5
RACE_LEAD: Final = 6
RACE_NEAR: Final = 7
RACE_WAY: Final = 8
RACE_WAIT: Final = 9
RACE_DEPORTED: Final = 10
TIE: Final = 11
TIE_NEAR: Final = 12
BEHIND: Final = 13
PROSPECT: Final = 14
PROSPECT_OUT: Final = 15
DEPORTED: Final = 16
LOSE_TURN: Final = 17
PENDING: Final = 18
GUARDED: Final = 19
MISSING: Final = 22
MISSING_OUT: Final = 25
OPEN: Final = 26
SPECIALS: Final = 28
MONEY: Final = 29
MONEY_OUT: Final = 30
POOR: Final = 31
TICKETS: Final = 32
TICKETS_MORE: Final = 33
TICKETS_OUT: Final = 34
ADVENTURE: Final = 35
WAIT: Final = 36


class Tally:
    """Who has how many KEYs, and whether any are left on the map: the same for all seats."""

    __slots__ = ("done", "keys", "left", "out")

    def __init__(self, s: State) -> None:
        self.keys: list[int] = [s.keys_of(seat) for seat in range(len(s.players))]
        self.left: int = s.holder.count(ON_MAP)
        self.out: bool = keys_are_out(s)
        part = 1.0 - self.left / s.board.keys
        self.done: float = part * part

    def best_but(self, seat: int) -> int:
        """The most KEYs of anybody else."""
        best = 0
        for other in range(len(self.keys)):
            if other != seat and self.keys[other] > best:
                best = self.keys[other]
        return best


def features(s: State, plan: Planner, tally: Tally) -> list[float]:
    """How the seat of a plan stands; of the plan only what it leads to counts, so it may be older."""
    found = [0.0] * len(NAMES)
    seats = len(s.players)
    wait = (plan.me - s.active) % seats / seats
    found[WAIT] = wait
    lead = tally.keys[plan.me] - tally.best_but(plan.me)
    found[KEYS] = tally.keys[plan.me]
    found[KEYS_LATER] = tally.keys[plan.me] * tally.done
    found[GAP] = max(-3, min(3, lead))
    found[GAP_LATER] = found[GAP] * tally.done
    if tally.out:
        race(s, plan, lead, wait, found)
    else:
        found[PROSPECT] = min(promise(plan), MOST) / 1000.0
        if lead > 0:
            found[LEAD_LATER] = tally.done
            if tally.left <= LATE:
                found[LATE_NEAR] = nearness(way_home(s, plan))
    for continent in range(s.board.continents):
        at = continent_place(s, plan, continent)
        if at >= 0:
            found[at] += 1.0
            if at == MISSING and tally.out:
                found[MISSING_OUT] += 1.0
    trouble(s, plan.me, found)
    in_hand(s, plan, tally.out, found)
    return found


def trouble(s: State, seat: int, found: list[float]) -> None:
    """Deportation, a turn to be lost, an arrival against one's will."""
    player = s.players[seat]
    found[DEPORTED] = 1.0 if player.deported_from != NOWHERE else 0.0
    found[LOSE_TURN] = 1.0 if player.lose_turn else 0.0
    found[PENDING] = 1.0 if player.pending else 0.0


def in_hand(s: State, plan: Planner, out: bool, found: list[float]) -> None:
    """Money, tickets, an Adventure open, a Special Memory in hand."""
    look = plan.outlook
    player = s.players[plan.me]
    cash = cash_of(s, plan.me)
    found[MONEY] = purse(cash) / 1000.0
    found[POOR] = 1.0 if cash < LITTLE else 0.0
    number = len(player.tickets.cards)
    found[TICKETS] = min(number, FEW_TICKETS)
    found[TICKETS_MORE] = max(0, min(number, MANY_TICKETS) - FEW_TICKETS)
    if out:
        found[MONEY_OUT] = found[MONEY]
        found[TICKETS_OUT] = min(number, MANY_TICKETS)
    if player.specials:
        most = 0
        for continent in range(s.board.continents):
            if not (player.specials_placed >> continent) & 1:
                most = max(most, look.memory[continent])
        found[SPECIALS] = most / 1000.0
    if s.active == plan.me and player.place >= 0 and player.adventure == ADVENTURE_OPEN:
        found[ADVENTURE] = look.reward(player.place) / 1000.0


def cash_of(s: State, seat: int) -> int:
    """Money in hand and money due."""
    player = s.players[seat]
    cash = player.cash
    for kind, number in player.dues:
        if kind <= 1:
            cash += number
    return cash


def promise(plan: Planner) -> int:
    """What the place where the piece stands, or is bound for, leads to."""
    player = plan.s.players[plan.me]
    place = player.course if player.course >= 0 else player.place
    return plan.prospect(place, plan.hub()) if place >= 0 else 0


def race(s: State, plan: Planner, lead: int, wait: float, found: list[float]) -> None:
    """The way Home, once all KEYs are out: for the leader, for those who share the lead, and for the rest."""
    if lead > 0:
        way = way_home(s, plan)
        found[RACE_LEAD] = 1.0
        found[RACE_WAIT] = wait
        found[RACE_WAY] = min(way, 2500) / 1000.0
        if must_go_back(s, plan.me):
            found[RACE_DEPORTED] = 1.0
        else:
            found[RACE_NEAR] = nearness(way)
        return
    found[PROSPECT_OUT] = min(promise(plan), MOST) / 1000.0
    if lead == 0:
        found[TIE] = 1.0
        found[TIE_NEAR] = nearness(way_home(s, plan))
    else:
        found[BEHIND] = min(3, -lead)


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


def continent_lead(s: State, plan: Planner, continent: int) -> int:
    """The Memories that a seat has beyond what it takes to hold the Continent KEY, negative while some are missing."""
    look = plan.outlook
    me = plan.me
    mine = look.markers(me, continent)
    holder = s.holder[s.board.key_of_continent[continent]]
    if holder == me:
        most = 0
        for other in range(len(s.players)):
            if other != me:
                most = max(most, look.markers(other, continent))
        return min(STEPS - 1, max(0, mine - most)) if most else STEPS
    goal = s.board.for_continent_key if holder == ON_MAP else look.markers(holder, continent) + 1
    return min(-1, mine - goal) if goal <= look.charts[continent].bit_count() else -FAR


def continent_place(s: State, plan: Planner, continent: int) -> int:
    """Under which number a continent counts: how safe its KEY is, or how near; -1 if it is neither."""
    holder = s.holder[s.board.key_of_continent[continent]]
    if holder < 0 and holder != ON_MAP:
        return -1
    lead = continent_lead(s, plan, continent)
    if holder == plan.me:
        return GUARDED + lead if lead < STEPS else -1
    missing = -lead
    if holder == ON_MAP:
        return OPEN + missing - 1 if missing <= 2 else -1
    return MISSING + missing - 1 if missing <= STEPS else -1
