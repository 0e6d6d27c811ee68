"""Deals judged by chances to win: what to propose, and what to say to the offers of others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meridian.core.action import Action, Rows
from meridian.core.thinking_time import ThinkingTime
from meridian.games.globopolis.actions import Accept, Decline, Propose
from meridian.games.globopolis.bots.offered import Offered, partner
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.trade import MARGIN, NO_INTEREST, Leg, Trade
from meridian.games.globopolis.bots.trial import Change, Trial
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import filled
from meridian.games.globopolis.rules.deals import accept, accept_refusal, addressed, propose, propose_refusal
from meridian.games.globopolis.rules.state import Offer, State

Judge = Callable[[State, int], float]
"""How likely a side is to win."""

GAIN: Final = 0.006
"""By how much a deal must raise the chance to win to be proposed."""
LEAST: Final = 0.001
"""By how much to be accepted."""
WARY: Final = -50
"""What a deal must bring at least by the sound player's prices to be accepted: chances alone can be led astray, and
a bot that knows them finds the deal for which they are."""
CLEAR: Final = 0.1
"""A deal that raises the chance to win by so much is made without being tried out."""
GREED: Final = 12
"""What is left to the other beyond what it asks for, in case it sees things a little differently."""
HOPE: Final = -250
"""A deal that looks worse than this at a glance is not looked at."""
MOST: Final = 8
"""The most deals that are kept in mind."""


class Bargains:
    """The deals that one side could make now, as far as the others should agree."""

    def __init__(self, s: State, me: int, judge: Judge, time: ThinkingTime | None) -> None:
        self.s = s
        self.time = time
        self.me = me
        self.judge = judge
        self.mine = Trade(Outlook(s, me))
        self.before = judge(s, me)
        self.found: list[tuple[float, int, list[Leg]]] = []

    def best(self) -> list[list[Leg]]:
        """The deals worth proposing, best first."""
        for other in self.s.sides_from(self.me):
            self.explore(other)
        ranked = sorted((-gain, at) for gain, at, _ in self.found)
        return [self.found[at][2] for _, at in ranked[:MOST]]

    def is_up(self) -> bool:
        """Whether the time to think is over."""
        return self.time is not None and self.time.is_up()

    def explore(self, other: int) -> None:
        """Everything of one side's for money, everything of mine for its money, and Titles for Titles."""
        if self.is_up():
            return
        theirs = Trade(Outlook(self.s, other))
        wanted = self.goods(other, self.me)
        offered = self.goods(self.me, other)
        for leg in wanted:
            self.priced(other, theirs, [leg])
        for leg in offered:
            self.priced(other, theirs, [leg])
        for leg in wanted:
            if self.is_up():
                return
            if not self.swapped(leg):
                continue
            for back in offered:
                if self.swapped(back) == self.swapped(leg):
                    self.priced(other, theirs, [leg, back])

    def swapped(self, leg: Leg) -> bool:
        """Whether a leg gives a Title."""
        return self.s.board.good_title <= leg[2] < self.s.board.good_bare

    def goods(self, giver: int, taker: int) -> list[Leg]:
        """What a side could give: Titles, and a unit of each kind that it does not use."""
        s = self.s
        found: list[Leg] = []
        for title in range(s.board.titles):
            if s.owner[title] == giver:
                found.append((giver, taker, s.board.good_title + title, 1))
        for kind in range(t.KINDS):
            good = self.spare(giver, kind)
            if good >= 0:
                found.append((giver, taker, good, 1))
        return found

    def spare(self, side: int, kind: int) -> int:
        """A unit of a kind in Personal Stock, or on a Territory that does not need it; -1 if there is none."""
        s = self.s
        if s.sides[side].stock[kind]:
            return t.GOOD_UNITS + kind
        for title in range(s.board.territories):
            if s.owner[title] == side and s.units[title * t.KINDS + kind] > s.active[title]:
                return s.board.good_from + title * t.KINDS + kind
        return -1

    # Prices

    def priced(self, other: int, theirs: Trade, legs: list[Leg]) -> None:
        """Find the best price for me that the other should accept, and judge the deal."""
        low = -max(0, self.s.sides[other].eu)
        high = max(0, self.s.sides[self.me].eu)
        if not self.agrees(theirs, self.with_money(legs, other, high)):
            return
        if self.mine.worth(self.me, legs) - 20 * self.least(other, theirs, legs) < HOPE:
            return
        while low < high:
            middle = (low + high) // 2
            if self.agrees(theirs, self.with_money(legs, other, middle)):
                high = middle
            else:
                low = middle + 1
        deal = self.with_money(legs, other, high)
        gain = self.gain(other, deal)
        if gain > GAIN:
            self.found.append((gain, len(self.found), deal))

    def least(self, other: int, theirs: Trade, legs: list[Leg]) -> int:
        """A guess at the money that the other asks for, negative if it would pay."""
        asked = -theirs.worth(other, legs) // 20
        return max(-max(0, self.s.sides[other].eu), asked)

    def with_money(self, legs: list[Leg], other: int, money: int) -> list[Leg]:
        """The legs and what I pay; the other pays if that is negative."""
        if money > 0:
            return [*legs, (self.me, other, t.GOOD_EU, money)]
        return [*legs, (other, self.me, t.GOOD_EU, -money)] if money < 0 else legs

    def agrees(self, theirs: Trade, legs: list[Leg]) -> bool:
        """Whether the other should accept, if it values things as the sound player does."""
        return theirs.net(legs) >= MARGIN + GREED and not theirs.helps_leader(legs)

    def gain(self, other: int, legs: list[Leg]) -> float:
        """What a deal does to my chance to win."""
        after = closed(self.s, self.me, other, legs)
        return -1.0 if after is None else self.judge(after, self.me) - self.before


def closed(s: State, me: int, other: int, legs: list[Leg]) -> State | None:
    """The position after I have proposed a deal and the other has accepted it; None if either cannot be."""
    terms = tuple(legs)
    if propose_refusal(s, me, terms, (), 1) is not None:
        return None
    after = s.copy()
    propose(after, me, terms, (), 1, 0)
    number = after.offer_number
    if accept_refusal(after, other, number, ()) is not None:
        return None
    accept(after, other, number, ())
    return after


class Dealer:
    """What one player remembers of its deals. With a trial, a deal that the chances speak for is tried out too."""

    def __init__(self, judge: Judge, offered: Offered, trial: Trial | None = None) -> None:
        self.judge = judge
        self.trial = trial
        self.time: ThinkingTime | None = None
        self.turn: int = -1
        self.queue: list[list[Leg]] = []
        self.offered = offered

    def proposal(self, s: State, me: int) -> Propose | None:
        """The next deal to propose in an Option Phase, if there is a good one."""
        if self.turn != s.turns:
            self.turn = s.turns
            self.queue = Bargains(s, me, self.judge, self.time).best()
        for offer in s.offers:
            if offer.side == me:
                return None
        while self.queue:
            legs = self.queue.pop(0)
            other = partner(legs, me)
            if self.offered.asked_now(s, other) or self.offered.too_soon(s, other, legs):
                continue
            if self.still_good(s, me, other, legs):
                self.offered.note(s, other, legs)
                return Propose(tuple(legs), (), 1)
        return None

    def still_good(self, s: State, me: int, other: int, legs: list[Leg]) -> bool:
        """Whether a deal that was found earlier in this turn is worth proposing now."""
        if propose_refusal(s, me, tuple(legs), (), 1) is not None:
            return False
        bargains = Bargains(s, me, self.judge, self.time)
        if not bargains.agrees(Trade(Outlook(s, other)), legs):
            return False
        gain = bargains.gain(other, legs)
        return gain > GAIN and self.stands_trial(s, me, gain, lambda world: closed(world, me, other, legs))

    def stands_trial(self, s: State, me: int, gain: float, made: Change) -> bool:
        """Whether a deal that raises the chance by so much at once still does when it is played on with."""
        if self.trial is None or gain >= CLEAR:
            return True
        found = self.trial.gain(s, me, made, self.time)
        return found is None or found[0] > LEAST

    def answer(self, s: State, me: int) -> Action | None:
        """A word on the first offer that waits for one: as the sound player would say, unless chances speak against
        it or for the deal."""
        said = Trade(Outlook(s, me)).answer()
        for offer in s.offers:
            if addressed(s, offer, me) and not ((offer.accepted | offer.declined) >> me) & 1:
                return self.judged(s, me, offer, said)
        return said

    def judged(self, s: State, me: int, offer: Offer, said: Action | None) -> Action | None:
        """Accept what helps by the chances and does no harm by the sound player's prices, decline what does not; a
        counter offer stands."""
        trade = Trade(Outlook(s, me))
        cards = trade.picks(offer)
        if accept_refusal(s, me, offer.number, cards) is not None:
            return said if type(said) is not Accept else None
        number = offer.number
        after = s.copy()
        accept(after, me, number, cards)
        gain = self.judge(after, me) - self.judge(s, me)
        if gain > LEAST and trade.net(filled(offer, me)) >= WARY:
            if self.stands_trial(s, me, gain, lambda world: accepted(world, me, number, cards)):
                return Accept(number, cards)
            return Decline(number, NO_INTEREST)
        return Decline(number, NO_INTEREST) if type(said) is Accept else said


def accepted(s: State, me: int, number: int, cards: Rows) -> State | None:
    """The position after an offer has been accepted; None if it cannot be."""
    if accept_refusal(s, me, number, cards) is not None:
        return None
    after = s.copy()
    accept(after, me, number, cards)
    return after
