"""Deals to propose: units for units or money, and Titles that complete a colour group."""

from __future__ import annotations

from typing import Final

from meridian.core.players import EVEN_TEMPER
from meridian.games.globopolis.actions import Propose
from meridian.games.globopolis.bots.card_value import EU
from meridian.games.globopolis.bots.offered import Offered, partner
from meridian.games.globopolis.bots.trade import MARGIN, Leg, Trade
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deals import propose_refusal
from meridian.games.globopolis.rules.offers import last_of_groups
from meridian.games.globopolis.rules.state import State

WORTH_IT: Final = 70
"""What a deal must bring to be proposed."""


class Proposals:
    """Looks for the best deal with anybody. What was offered lately is remembered by the caller."""

    def __init__(self, trade: Trade, offered: Offered) -> None:
        self.trade = trade
        self.look = trade.look
        self.s = trade.s
        self.offered = offered
        self.best: list[Leg] = []
        self.worth_it: int = WORTH_IT + EVEN_TEMPER - trade.look.temper.deals
        self.most: int = self.worth_it

    def find(self) -> Propose | None:
        """The deal that brings me most, if the other side should like it too."""
        s = self.s
        me = self.look.me
        for other in s.sides_from(me):
            if self.trade.feeds(other) or self.offered.asked_now(s, other):
                continue
            self.units(other)
            for buyer, seller in ((me, other), (other, me)):
                title = last_of_group(s, buyer, seller)
                if title != t.NONE:
                    self.title(buyer, seller, other, title)
        if not self.best:
            return None
        action = Propose(tuple(self.best), (), 1)
        if propose_refusal(s, me, action.terms, (), action.turns) is not None:
            return None
        self.offered.note(s, partner(self.best, me), self.best)
        return action

    def units(self, other: int) -> None:
        """A unit for a unit, or for money."""
        me = self.look.me
        mine_up = [self.look.more(me, kind, 1) for kind in range(t.KINDS)]
        theirs_up = [self.look.more(other, kind, 1) for kind in range(t.KINDS)]
        for kind in range(t.KINDS):
            wanted = self.spare(other, kind)
            if wanted >= 0 and mine_up[kind] > self.worth_it:
                for paid in range(t.KINDS):
                    given = self.spare(me, paid) if paid != kind else -1
                    if given >= 0 and theirs_up[paid] > MARGIN:
                        self.consider(other, [(me, other, given, 1), (other, me, wanted, 1)])
                self.priced(other, [(other, me, wanted, 1)])
            given = self.spare(me, kind)
            if given >= 0 and theirs_up[kind] > self.worth_it:
                self.priced(other, [(me, other, given, 1)])

    def spare(self, side: int, kind: int) -> int:
        """A unit of a kind that a side could give: of Personal Stock, or off a Territory that does not need it."""
        s = self.s
        if self.look.pool[side][kind] <= self.look.covered[side]:
            return -1
        if s.sides[side].stock[kind]:
            return t.GOOD_UNITS + kind
        for title in range(s.board.territories):
            if s.owner[title] == side and s.units[title * t.KINDS + kind] > s.active[title]:
                return s.board.good_from + title * t.KINDS + kind
        return -1

    def title(self, buyer: int, seller: int, other: int, title: int) -> None:
        """The last Title of a group, for money or for another last Title."""
        s = self.s
        good = s.board.good_title + title
        legs: list[Leg] = [(seller, buyer, good, 1)]
        self.priced(other, legs)
        back = last_of_group(s, seller, buyer)
        if back != t.NONE and s.board.group[back] != s.board.group[title]:
            self.consider(other, [*legs, (buyer, seller, s.board.good_title + back, 1)])

    def priced(self, other: int, legs: list[Leg]) -> None:
        """Find the money that leaves both something: the middle between what each could bear."""
        me = self.look.me
        mine = self.trade.worth(me, legs)
        theirs = self.trade.worth(other, legs)
        if mine + theirs < 2 * MARGIN:
            return
        price = (mine - theirs) // (2 * EU)
        if price > 0:
            self.consider(other, [*legs, (me, other, t.GOOD_EU, price)])
        elif price < 0:
            self.consider(other, [*legs, (other, me, t.GOOD_EU, -price)])

    def consider(self, other: int, legs: list[Leg]) -> None:
        """Remember a deal if it beats the best so far and the other side should accept it."""
        s = self.s
        net = self.trade.net(legs)
        if net <= self.most or self.offered.too_soon(s, other, legs):
            return
        theirs = self.trade.worth(other, legs)
        mine = self.trade.worth(self.look.me, legs)
        if theirs - mine * (100 // (len(s.sides) - 1)) // 100 < MARGIN + 20:
            return
        self.most = net
        self.best = legs


def last_of_group(s: State, side: int, other: int) -> int:
    """The Title another side holds that is the only one a side lacks in a colour group, or -1."""
    for wanting, title in last_of_groups(s):
        if wanting == side and s.owner[title] == other:
            return title
    return t.NONE
