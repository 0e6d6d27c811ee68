"""Deals: what they are worth to everybody in them, and how to answer them."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.players import EVEN_TEMPER
from meridian.games.globopolis.actions import Accept, Counter, Decline
from meridian.games.globopolis.bots.card_value import AGENT, EU, HIDDEN_CARD, POINT, SPARE
from meridian.games.globopolis.bots.hand import Hand
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.deal_terms import filled, is_promise, is_title, parties, title_of
from meridian.games.globopolis.rules.deals import REASONS, accept_refusal, addressed, decline_refusal, propose_refusal
from meridian.games.globopolis.rules.state import Offer, State

Leg = tuple[int, int, int, int]

MARGIN: Final = 30
"""What a deal must bring after all."""
NEAR: Final = 15
"""Nobody so near the mark is helped by a deal."""
CLEAR: Final = 20
"""Nor anybody who leads by so much."""
RAISES: Final = (2, 4, 6, 9, 12, 16, 20, 26, 32, 40)
"""By how much money a counter offer may differ."""

PROMISE: Final = (10 * EU, 5 * EU, 15 * EU, EU, 0, 0, 10 * EU)
"""What a free visit, one for half, a round of peace, an EU to be paid later, a word, a term and a round of free passage
are held to cost."""

NO_INTEREST: Final = REASONS.index("no-interest")
PRICE: Final = REASONS.index("price")
NEED_IT: Final = REASONS.index("need-it")
LEADER: Final = REASONS.index("leader")


class Trade:
    """The deals of one side, as it sees them; it takes others to value things as it does."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.s: State = look.s
        self.hand = Hand(look)
        self.margin: int = MARGIN + (EVEN_TEMPER - look.temper.deals) // 2
        """What a deal must bring this player after all."""

    # What a deal is worth

    def worth(self, side: int, legs: list[Leg]) -> int:
        """What a deal brings a side."""
        s = self.s
        pool = self.look.pool[side][:]
        before = self.look.units(side, pool)
        money = 0
        value = 0
        for giver, taker, good, number in legs:
            if side not in (giver, taker):
                continue
            sign = 1 if taker == side else -1
            if good == t.GOOD_EU:
                money += sign * number
            elif good == t.GOOD_POINTS:
                value += sign * number * POINT
            elif good in (t.GOOD_AGENTS, t.GOOD_HOSTAGES):
                value += sign * number * AGENT
            elif good < s.board.good_title:
                pool[good - t.GOOD_UNITS] += sign * number
            elif is_title(s, good):
                value += self.title(side, title_of(s, good), good >= s.board.good_bare, sign)
            elif good < s.board.good_from:
                value += sign * self.card(side, good, number)
            elif is_promise(s, good):
                value += self.promise(good - s.board.good_promise, number, sign)
            elif good >= s.board.good_guild:
                kind = s.board.guild_resource[good - s.board.good_guild]
                if sign > 0:
                    pool[kind] += number
                else:
                    value -= number * SPARE
            else:
                at = good - s.board.good_from
                pool[at % t.KINDS] += sign * number
                if sign < 0:
                    value -= self.suspended(at, number)
        for units in pool:
            if units < self.look.covered[side]:
                value -= (self.look.covered[side] - units) * s.board.level_points * POINT
        return value + self.look.units(side, pool) - before + (self.look.money(side, money) if money else 0)

    def title(self, side: int, title: int, bare: bool, sign: int) -> int:
        """A Title won or lost, with its units or without."""
        s = self.s
        look = self.look
        if not bare:
            if sign < 0:
                return -look.lose(side, title)
            levels = s.active[title] if title < s.board.territories else 0
            return look.gain(side, title, True) + levels * s.board.level_points * POINT
        value = s.board.value[title] * POINT + look.income(title, 0) + look.group(side, title)
        if side == look.me:
            value += look.aims.titles[title]
        if sign < 0:
            value += s.active[title] * s.board.level_points * POINT
        return sign * value

    def promise(self, kind: int, number: int, sign: int) -> int:
        """A promise costs its giver what it may cost, and is worth less to the taker: it may never be needed."""
        worth = number * PROMISE[kind]
        return worth // 2 if sign > 0 else -worth

    def card(self, side: int, good: int, number: int) -> int:
        """A card, or this many of a sort."""
        table = self.s.board
        if good >= table.good_any:
            return number * HIDDEN_CARD[good - table.good_any]
        card = good - table.good_card
        if side == self.look.me:
            return self.hand.worth(card)
        return HIDDEN_CARD[table.cards[card].sort]

    def suspended(self, at: int, number: int) -> int:
        """What it costs at once to give units off a Territory that its levels need."""
        s = self.s
        title = at // t.KINDS
        short = s.active[title] - (s.units[at] - number)
        return short * s.board.level_points * POINT // 2 if short > 0 else 0

    def feeds(self, other: int) -> bool:
        """Whether a side is so far ahead that nobody should help it."""
        s = self.s
        points = s.sides[other].points
        if points + NEAR >= self.look.mark:
            return True
        return points * 2 > self.look.mark and points > s.sides[self.look.me].points + CLEAR

    def net(self, legs: list[Leg]) -> int:
        """What a deal brings me after what it brings the others."""
        value = self.worth(self.look.me, legs)
        for other in range(len(self.s.sides)):
            if other != self.look.me and self.takes_part(other, legs):
                gain = self.worth(other, legs)
                if gain > 0:
                    value += self.look.share(other, gain)
        return value

    def takes_part(self, side: int, legs: list[Leg]) -> bool:
        for giver, taker, _, _ in legs:
            if side in (giver, taker):
                return True
        return False

    def helps_leader(self, legs: list[Leg]) -> bool:
        """Whether a player far ahead gains by a deal."""
        for other in range(len(self.s.sides)):
            if other == self.look.me or not self.feeds(other) or not self.takes_part(other, legs):
                continue
            if self.worth(other, legs) > 0:
                return True
        return False

    # Answers

    def answer(self) -> Action | None:
        """A word on the first offer that waits for one, or None."""
        for offer in self.s.offers:
            if addressed(self.s, offer, self.look.me) and not ((offer.accepted | offer.declined) >> self.look.me) & 1:
                said = self.say(offer)
                if said is not None:
                    return said
        return None

    def say(self, offer: Offer) -> Action | None:
        """Accept, decline with a reason, or ask for a better price."""
        s = self.s
        me = self.look.me
        legs = filled(offer, me)
        if self.helps_leader(legs):
            return self.decline(offer, LEADER)
        net = self.net(legs)
        if net >= self.margin:
            cards = self.picks(offer)
            if accept_refusal(s, me, offer.number, cards) is None:
                return Accept(offer.number, cards)
            return None
        if not offer.parent and not offer.to:
            for other in s.offers:
                if other.parent == offer.number and other.side == me:
                    return self.decline(offer, PRICE)
            counter = self.haggle(offer, legs)
            if counter is not None:
                return counter
        if self.worth(offer.side, legs) > 0 and net > -150:
            return self.decline(offer, PRICE)
        for giver, _, good, _ in legs:
            if giver == me and good >= t.GOOD_UNITS and net < -200:
                return self.decline(offer, NEED_IT)
        return self.decline(offer, NO_INTEREST)

    def decline(self, offer: Offer, reason: int) -> Action | None:
        if decline_refusal(self.s, self.look.me, offer.number, reason) is None:
            return Decline(offer.number, reason)
        return None

    def picks(self, offer: Offer) -> tuple[tuple[int, ...], ...]:
        """The cards missed least, where an offer leaves the choice."""
        s = self.s
        found: list[tuple[int, ...]] = []
        for giver, _, good, number in filled(offer, self.look.me):
            if giver == self.look.me and s.board.good_any <= good < s.board.good_from:
                cards = s.sides[giver].hands[good - s.board.good_any].cards[:]
                ranked = [(self.hand.worth(card), card) for card in cards]
                ranked.sort()
                for _, card in ranked[:number]:
                    found.append((card,))
        return tuple(found)

    def haggle(self, offer: Offer, legs: list[Leg]) -> Action | None:
        """The same deal at the least price that suits me, if it still leaves the other something."""
        s = self.s
        me = self.look.me
        other = offer.side
        if parties(s, offer).bit_count() != 2:
            return None
        for more in RAISES:
            terms = self.repriced(legs, other, more)
            if not terms:
                return None
            theirs = self.worth(other, terms)
            if theirs < MARGIN * 2:
                return None
            if self.net(terms) >= self.margin * 2:
                counter = Counter(offer.number, tuple(terms), s.seats())
                return counter if propose_refusal(s, me, counter.terms, (), counter.turns) is None else None
        return None

    def repriced(self, legs: list[Leg], other: int, more: int) -> list[Leg]:
        """The legs with so much more money for me: I pay less, or the other pays more."""
        terms: list[Leg] = []
        for leg in legs:
            giver, taker, good, number = leg
            if good == t.GOOD_EU and giver == self.look.me:
                paid = min(number, more)
                more -= paid
                if number > paid:
                    terms.append((giver, taker, good, number - paid))
            elif good == t.GOOD_EU and giver == other and taker == self.look.me:
                more += number
            else:
                terms.append(leg)
        if more:
            terms.append((other, self.look.me, t.GOOD_EU, more))
        return terms
