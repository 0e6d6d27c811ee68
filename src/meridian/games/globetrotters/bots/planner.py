"""Where a traveller should go next: what arrivals bring, and what lies beyond them."""

from __future__ import annotations

from typing import Final

from meridian.games.globetrotters.bots.atlas import TICKET, atlas
from meridian.games.globetrotters.bots.outlook import WIN, Outlook, purse
from meridian.games.globetrotters.rules import board as t
from meridian.games.globetrotters.rules.arrival import ENDS_TURN
from meridian.games.globetrotters.rules.heard import may_come
from meridian.games.globetrotters.rules.state import NOWHERE, State

LATER: Final = 800
"""What is hoped for later, in thousandths of what can be had now."""
DEPORTED: Final = 500
GOALS: Final = (t.KEY_CITY, t.CONTINENTAL, t.GAMBLING, t.TROPICAL)
"""Kinds of places that may bring something at once."""
UNSET: Final = -1000000000


class Planner:
    """The plans of one seat in one position. What has been worked out is kept while the position stands."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.me = seat
        self.outlook = Outlook(s, seat)
        self.atlas = atlas(s.board)
        player = s.players[seat]
        self.cash: int = player.cash
        self.tickets: int = len(player.tickets.cards)
        for kind, number in player.dues:
            if kind <= 1:
                self.cash += number
        if s.active != seat and player.turns:
            self.cash += s.board.spending
        self.wages: int = purse(self.cash + s.board.wages) - purse(self.cash)
        self.arrivals: list[int] = [UNSET] * s.board.places
        self.onward: list[int] = [UNSET] * s.board.places
        self.nearest: list[int] = [UNSET] * s.board.places
        self.chains: list[int] = []
        self.goals: list[int] = []
        self.goal_costs: list[list[int]] = []
        self.goal_values: list[int] = []
        self.find_goals()

    def find_goals(self) -> None:
        """The places worth going to, with what an arrival there brings."""
        s = self.s
        home = s.players[self.me].home
        owed = s.players[self.me].deported_from
        for place in range(s.board.places):
            if place in (home, owed) or s.board.kind[place] in GOALS:
                value = self.arrival(place)
                if value > 0:
                    self.goals.append(place)
                    self.goal_values.append(value)
                    self.goal_costs.append(self.atlas.costs(place))

    # Money

    def price(self, amount: int) -> int:
        """What paying so much hurts: tickets are refunded for the rest, and who cannot pay is deported."""
        if amount == 0:
            return 0
        if self.cash >= amount:
            return purse(self.cash) - purse(self.cash - amount)
        short = amount - self.cash
        needed = (short + self.s.board.refund - 1) // self.s.board.refund
        if needed <= self.tickets:
            return purse(self.cash) + needed * TICKET
        return purse(self.cash) + self.tickets * TICKET + DEPORTED

    def ruin(self) -> int:
        """What losing all money and tickets and being deported costs."""
        return purse(self.cash) + self.tickets * TICKET + DEPORTED

    # Arrivals

    def homecoming(self, place: int) -> int:
        """What coming Home is worth by itself: the game, or being near it when the last KEY goes."""
        s = self.s
        player = s.players[self.me]
        if place != player.home or player.turns == 0:
            return 0
        look = self.outlook
        if player.must_travel and player.deported_from not in (NOWHERE, place):
            return 0
        if not look.leading:
            return 0
        if look.out:
            return WIN
        return 500 // look.left if look.left <= 2 and player.place != place else 0

    def arrival(self, place: int) -> int:
        """What arriving there brings, without what comes after; the wages of an ended turn are lost."""
        known = self.arrivals[place]
        if known != UNSET:
            return known
        s = self.s
        player = s.players[self.me]
        kind = s.board.kind[place]
        value = self.homecoming(place)
        if value < WIN:
            if place != player.home:
                value -= self.price(s.board.expenses[kind])
            if place == player.deported_from:
                barred = player.must_travel and self.outlook.out and self.outlook.leading
                value += WIN // 2 if barred else 250
            if self.blocked(place):
                pass
            elif s.board.red_dot[place]:
                value += max(0, self.adventure(place))
            elif kind == t.GAMBLING:
                value += max(0, self.outlook.gamble())
            elif kind == t.TROPICAL:
                value += self.outlook.special(0)
            elif kind == t.WASTELAND:
                value -= self.tickets * TICKET
            if kind in ENDS_TURN:
                value -= self.wages
            if s.occupant(place, self.me) != NOWHERE:
                value += 40
        self.arrivals[place] = value
        return value

    def blocked(self, place: int) -> bool:
        """Whether Home gives nothing because of a deportation."""
        player = self.s.players[self.me]
        return place == player.home and player.deported_from not in (NOWHERE, place) and self.s.board.strict

    # Adventures

    def adventure(self, place: int) -> int:
        """The mean worth of an Adventure there, over the cards that may come up, rewards included. What a card says for
        a city is known only once it was read out there; until then it may be any entry of the city not heard yet."""
        s = self.s
        pack = s.board.pack_of[place]
        if pack < 0:
            return 0
        reward = self.outlook.reward(place)
        heard = s.heard[s.board.dot[place]]
        values = [0]
        unheard = 0
        hoped = 0
        for card in range(1, s.board.pack_cards[pack] + 1):
            value = self.card(card, place, reward)
            values.append(value)
            if not (heard >> card) & 1:
                hoped += value
                unheard += 1
        if unheard:
            hoped //= unheard
        coming = may_come(s, place)
        total = 0
        for card in coming:
            total += values[card] if (heard >> card) & 1 else hoped
        return total // len(coming) if coming else 0

    def card(self, card: int, place: int, reward: int) -> int:
        """What one card is worth there."""
        value = 0
        for kind, number in self.s.board.effects_of(card, place):
            if kind == t.CASH:
                if number < 0 and self.cash + self.s.board.refund * self.tickets < -number:
                    return -self.ruin()
                value += purse(self.cash + number) - purse(self.cash) if number > 0 else -self.price(-number)
            elif kind == t.TICKETS:
                missing = max(0, -number - self.tickets)
                if missing * self.s.board.fare > self.cash:
                    return -self.ruin()
                value += number * TICKET - self.price(missing * self.s.board.fare)
            elif kind == t.LOSE_KEY:
                if self.outlook.keys[self.me] == 0:
                    return -self.ruin()
                value -= self.outlook.key_gain(-1)
            elif kind == t.SPECIAL:
                if number < 0 and self.s.players[self.me].specials == 0:
                    return -self.ruin()
                value += self.outlook.special(0) if number > 0 else -self.outlook.special(-1)
            elif kind == t.DAY:
                value -= self.wages + 50
            elif kind == t.WEEKEND:
                value -= self.wages + 450
            elif kind == t.BONUS:
                value += 200
            elif kind == t.WORLD_BONUS:
                value += 500
            elif not self.stays(kind, place):
                return value + self.moved(kind, number)
        return value + reward

    def stays(self, kind: int, place: int) -> bool:
        """Whether a card that moves others leaves him here: on the first turn, or at Home already."""
        player = self.s.players[self.me]
        if kind == t.GO_BACK:
            return player.turns <= 1 and player.place == place
        if kind == t.GO_HOME:
            return place == player.home or (player.turns <= 1 and player.place == place)
        return kind == t.EXCHANGE

    def moved(self, kind: int, number: int) -> int:
        """What being moved away is worth: the reward is lost, the new place costs what it costs."""
        s = self.s
        player = s.players[self.me]
        if kind == t.GO_HOME:
            return self.homecoming(player.home) if player.home >= 0 else 0
        if kind != t.GO_TO:
            return -120
        place_kind = s.board.kind[number]
        value = -self.price(s.board.expenses[place_kind]) if number != player.home else self.homecoming(number)
        if place_kind in ENDS_TURN:
            value -= self.wages
        if place_kind == t.WASTELAND:
            value -= self.tickets * TICKET
        if place_kind == t.TROPICAL:
            value += self.outlook.special(0)
        elif place_kind == t.GAMBLING:
            value += max(0, self.outlook.gamble())
        elif s.board.red_dot[number]:
            value += self.outlook.reward(number) // 2
        return value

    # What lies beyond

    def beyond(self, place: int) -> int:
        """The best single goal from a place over land and water."""
        best = self.nearest[place]
        if best == UNSET:
            best = self.best_goal(place, self.goal_values)
            self.nearest[place] = best
        return best

    def best_goal(self, place: int, values: list[int]) -> int:
        """The most that goals of these values promise from a place, less the journey."""
        best = 0
        goals = self.goals
        costs = self.goal_costs
        for at in range(len(goals)):
            value = values[at] - costs[at][place]
            if value > best and goals[at] != place:
                best = value
        return best

    def chain(self, place: int) -> int:
        """What an arrival brings, with the best goal after it."""
        return self.arrival(place) + self.beyond(place) * LATER // 1000

    def hub(self, but: int = -1) -> int:
        """Where the tickets in hand lead at best, leaving one out."""
        best = 0
        left_out = False
        for ticket in self.s.players[self.me].tickets.cards:
            if ticket == but and not left_out:
                left_out = True
            elif ticket >= 0:
                a, b = self.s.board.ticket_places[ticket]
                best = max(best, self.chain(a) - TICKET, self.chain(b) - TICKET)
        return best

    def prospect(self, place: int, hub: int) -> int:
        """What a place leads to: two goals one after the other, or a flight from a red-dot city."""
        if self.onward[place] == UNSET:
            if not self.chains:
                self.chains = [self.chain(goal) for goal in self.goals]
            self.onward[place] = self.best_goal(place, self.chains)
        best = self.onward[place]
        if hub > best:
            best = hub if self.s.board.red_dot[place] else max(best, hub - self.atlas.to_airport(place))
        return best

    def stop(self, place: int, hub: int) -> int:
        """What stopping at a place is worth in all: the arrival and what it leads to."""
        value = self.arrival(place)
        if self.s.board.kind[place] == t.WASTELAND:
            hub = 0
        return value + self.prospect(place, hub) * LATER // 1000
