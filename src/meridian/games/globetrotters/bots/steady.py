"""A sound player of Globetrotters."""

from __future__ import annotations

from random import Random
from typing import Final

from meridian.core.action import Action
from meridian.core.players import EVEN_TEMPER, PLAIN_TEMPER, Bot, Temper
from meridian.core.position import Position
from meridian.games.globetrotters.actions import (
    BonusTo,
    Buy,
    ChooseHome,
    Claim,
    Fly,
    GiveKey,
    Insist,
    MoveTo,
    PlaceSpecial,
    Refund,
    Sail,
    SendTo,
    SetCourse,
    SwitchWith,
)
from meridian.games.globetrotters.bots.atlas import TICKET
from meridian.games.globetrotters.bots.outlook import KEY
from meridian.games.globetrotters.bots.planner import LATER, Planner
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.memories import memories_in
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.ready_answers import (
    ADVENTURE,
    BUY_PAIR,
    CHALLENGE,
    DECLINE,
    ROLL,
    SETTLE,
    TRY_JACKPOT,
    WORK,
)
from meridian.games.globetrotters.rules.state import ADVENTURE_RENEWABLE, State

NEVER: Final = -1000000000
BOLD_DOLLARS: Final = 6
"""What a gamble, a challenge or an Adventure is worth to the bold beyond its worth, for each point of temper."""
THRIFTY_DOLLARS: Final = 2
"""The same for the thrifty: of a turn of work, and of money not spent on tickets."""


class SteadyBot(Bot):
    """Takes the answer that promises most: what it brings at once and what lies beyond, in dollars."""

    def __init__(self, random: Random, temper: Temper = PLAIN_TEMPER) -> None:
        super().__init__(random)
        self.temper = temper

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        assert isinstance(view, State)
        for option in options:
            if isinstance(option, Claim):
                return option
        plan = Planner(view, seat)
        special = best_special(plan, options)
        if special is not None:
            return special
        frame = view.stack[-1]
        if isinstance(frame, MoveOn):
            plan = Planner(view, frame.seat)
            sent: list[Action] = [option for option in options if isinstance(option, SendTo)]
            return best_of(sent or options, [-worth(plan, option) for option in sent or options])
        if SETTLE in options:
            return before_arrival(plan, options)
        # A player who may do anything but sell a ticket keeps it: a debt asks for refunds in good time.
        wanted = [option for option in options if not isinstance(option, Refund)]
        return best_of(wanted or options, [worth(plan, option) + self.leaning(option) for option in wanted or options])

    def leaning(self, option: Action) -> int:
        """What a bot of this temper would pay for an answer beyond its worth, in dollars."""
        bold = self.temper.bold - EVEN_TEMPER
        thrift = self.temper.thrift - EVEN_TEMPER
        if option in (TRY_JACKPOT, CHALLENGE, ADVENTURE):
            return bold * BOLD_DOLLARS
        if isinstance(option, Buy) or option == BUY_PAIR:
            return -thrift * THRIFTY_DOLLARS
        return thrift * THRIFTY_DOLLARS if option == WORK else 0

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        """Debtors are reminded at once."""
        for option in options:
            if isinstance(option, Insist):
                return option
        return None


def before_arrival(plan: Planner, options: list[Action]) -> Action:
    """Tickets that a Wasteland would take are given back first; otherwise the arrival is settled."""
    player = plan.s.players[plan.me]
    place = player.course if player.course >= 0 else player.place
    if place >= 0 and plan.s.board.kind[place] == t.WASTELAND:
        for option in options:
            if isinstance(option, Refund):
                return option
    return SETTLE


def best_of(options: list[Action], values: list[int]) -> Action:
    """The first option with the highest value."""
    best = 0
    for at in range(1, len(options)):
        if values[at] > values[best]:
            best = at
    return options[best]


def best_special(plan: Planner, options: list[Action]) -> Action | None:
    """A Special Memory is placed where it wins a Continent KEY, or where it saves one near the end."""
    s = plan.s
    best: Action | None = None
    most = KEY * 9 // 10
    if plan.outlook.out or s.players[plan.me].specials > 2:
        most = KEY // 5
    for option in options:
        if isinstance(option, PlaceSpecial):
            gain = plan.outlook.memory[s.board.continent[option.place]]
            if gain > most:
                most = gain
                best = option
    return best


def worth(plan: Planner, option: Action) -> int:
    """What an answer is worth, in dollars; answers to one question can be compared."""
    s = plan.s
    player = s.players[plan.me]
    here = player.place
    if isinstance(option, MoveTo | BonusTo | SetCourse):
        return plan.stop(option.place, plan.hub())
    if isinstance(option, SendTo):
        return plan.stop(option.place, plan.hub() // 2)
    if isinstance(option, Fly):
        return plan.wages + plan.stop(option.place, plan.hub(option.ticket)) - TICKET
    if isinstance(option, Sail):
        a, b = s.board.ends[option.place]
        end = b if here == a else a
        return (plan.arrival(end) + plan.prospect(end, plan.hub())) * LATER // 1000
    if isinstance(option, Buy):
        return buying(plan, option.number)
    if isinstance(option, Refund):
        return -ticket_worth(plan, option.ticket)
    if isinstance(option, GiveKey):
        return -key_worth(plan, option.key)
    if isinstance(option, SwitchWith):
        return plan.stop(s.players[option.seat].place, plan.hub())
    if isinstance(option, ChooseHome):
        return home_worth(plan, option.place)
    return plain_worth(plan, option)


def plain_worth(plan: Planner, option: Action) -> int:
    """The same for answers that name nothing."""
    s = plan.s
    player = s.players[plan.me]
    here = player.place
    stay = plan.prospect(here, plan.hub()) * LATER // 1000 if here >= 0 else 0
    if option == WORK:
        return plan.wages + stay
    if option == ROLL:
        return rolling(plan)
    if option == ADVENTURE:
        due = (
            s.board.expenses[s.board.kind[here]]
            if player.adventure == ADVENTURE_RENEWABLE and here != player.home
            else 0
        )
        return plan.wages + stay + plan.adventure(here) - plan.price(due)
    if option == TRY_JACKPOT:
        return plan.wages + stay + plan.outlook.gamble()
    if option == CHALLENGE:
        holder = s.holder[s.board.key_of[here]]
        return plan.wages + stay + plan.outlook.challenge(holder)
    if option == BUY_PAIR:
        return pair_worth(plan)
    if option == DECLINE:
        return stay
    return NEVER


def rolling(plan: Planner) -> int:
    """The mean over the faces of the die: the best stop for each number, a ticket, or trouble."""
    s = plan.s
    here = s.players[plan.me].place
    hub = plan.hub()
    stay = plan.prospect(here, hub) * LATER // 1000
    total = 0
    best = NEVER
    rings = s.board.reach[here]
    at = 1
    for face in sorted(s.board.faces):
        if face == t.TROUBLE_FACE:
            total += stay - plan.price(s.board.trouble)
        elif face == t.TICKET_FACE:
            total += stay + plan.wages + TICKET
        else:
            while at <= face and at < len(rings):
                for stop in rings[at]:
                    best = max(best, plan.stop(stop, hub))
                at += 1
            total += best + plan.wages
    return total // len(s.board.faces)


def ticket_worth(plan: Planner, ticket: int) -> int:
    """Where a ticket leads at best."""
    a, b = plan.s.board.ticket_places[ticket]
    return max(plan.chain(a), plan.chain(b), 0)


def mean_ticket(plan: Planner, stay: int) -> int:
    """What a ticket off the pack would add to what can be reached without it."""
    total = 0
    number = 0
    pool = plan.s.pack.pool
    for ticket in range(len(pool)):
        if pool[ticket]:
            total += max(0, ticket_worth(plan, ticket) - stay)
            number += 1
    return total // number if number else 0


def buying(plan: Planner, number: int) -> int:
    """Tickets at the full fare: worth it in a red-dot city that leads nowhere."""
    s = plan.s
    here = s.players[plan.me].place
    cost = number * s.board.fare
    if number > 2 or not s.board.red_dot[here] or plan.cash - cost < s.board.fare:
        return NEVER
    stay = plan.prospect(here, plan.hub())
    gain = mean_ticket(plan, stay) * (1 if number == 1 else 2) * 3 // 4
    return plan.wages + stay * LATER // 1000 + gain - plan.price(cost)


def pair_worth(plan: Planner) -> int:
    """Two tickets at the discount fare, against keeping the money."""
    s = plan.s
    here = s.players[plan.me].place
    stay = plan.prospect(here, plan.hub()) if here >= 0 else 0
    gain = 2 * (TICKET + mean_ticket(plan, stay) // 2) if plan.tickets < 4 else 0
    return stay * LATER // 1000 + gain - plan.price(s.board.pair_fare)


def key_worth(plan: Planner, key: int) -> int:
    """How much a KEY would be missed: City KEYs can be challenged for, Continent KEYs overtaken."""
    s = plan.s
    if key < s.board.city_keys:
        return 100
    continent = s.board.key_of_continent.index(key)
    most = 0
    for other in range(len(s.players)):
        if other != plan.me:
            most = max(most, memories_in(s, other, continent))
    return 150 + 50 * (memories_in(s, plan.me, continent) - most) if most else 250


def home_worth(plan: Planner, place: int) -> int:
    """A Home should be worth beginning at and easy to come back to."""
    s = plan.s
    costs = plan.atlas.costs(place)
    total = 0
    for other in range(s.board.places):
        total += costs[other]
    value = plan.adventure(place) if s.board.red_dot[place] else 0
    if s.board.kind[place] == t.GAMBLING:
        value = plan.outlook.gamble()
    elif s.board.kind[place] == t.TROPICAL:
        value = plan.outlook.special(0)
    return max(value, 0) + plan.beyond(place) // 2 - total // s.board.places // 2
