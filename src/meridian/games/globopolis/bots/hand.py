"""Cards: what each is worth in hand, and when to play those of the Option Phase."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.games.globopolis.bots.aims import NEARER, PAID
from meridian.games.globopolis.bots.battle import NEVER
from meridian.games.globopolis.bots.card_value import AGENT, EU, HELD, HIDDEN_CARD, POINT
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.works import Works
from meridian.games.globopolis.card_actions import (
    Play,
    PlayAgainst,
    PlayDossier,
    PlayKinds,
    PlayOn,
    PlayQuadrant,
    PlayRecall,
    PlaySpoil,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.texts.own import tourism

DROPPED: Final = 2000
"""What it is worth to bring a rival who has reached the mark below it again."""


class Hand:
    """One side's cards."""

    def __init__(self, look: Outlook) -> None:
        self.look = look
        self.s: State = look.s

    # In hand

    def worth(self, card: int) -> int:
        """What a card is worth in my hand."""
        s = self.s
        if card < 0:
            return HIDDEN_CARD[t.INFLUENCE]
        found = s.board.cards[card]
        if found.sort == t.MISSION:
            return self.mission(card)
        value = HELD[found.effect]
        if found.effect == t.OPPORTUNITY:
            value = self.opening(found)
        elif found.effect == t.TAKE_UNITS:
            value = max(40, self.look.more(self.look.me, found.resource, found.amount))
        elif found.effect == t.ROYALTIES:
            value = max(120, min(found.most, found.amount * self.look.covered[self.look.me]) * EU)
        return value

    def mission(self, card: int) -> int:
        """A MISSION is worth more the nearer it is."""
        found = self.s.board.cards[card]
        far = self.look.aims.far[card]
        if found.points:
            return max(10, PAID[far] * found.points) if 0 < far < len(PAID) else 10
        return NEARER[far] if 0 < far < len(NEARER) else 20

    def opening(self, card: Card) -> int:
        """An Opportunity card is worth what its groups allow: own Territories there, and foreign targets."""
        s = self.s
        sources = 0
        targets = 0
        for title in range(s.board.territories):
            if s.owner[title] == self.look.me:
                sources += (card.attackers >> s.board.group[title]) & 1
            elif s.owner[title] >= 0:
                targets += (card.targets >> s.board.group[title]) & 1
        return 10 + 12 * min(sources, 4) * min(targets, 4) // 2 if sources else 5

    def least(self, cards: list[int]) -> int:
        """Which of these cards is missed least."""
        worst = 0
        low = -NEVER
        for at in range(len(cards)):
            value = self.worth(cards[at])
            if value < low:
                low = value
                worst = at
        return worst

    # In the Option Phase

    def full(self) -> bool:
        """Whether another INFLUENCE card could not be kept."""
        s = self.s
        return len(s.sides[self.look.me].hands[t.INFLUENCE].cards) >= s.hand_limit(self.look.me)

    def play(self, action: Action, works: Works, grants: int) -> int:
        """What playing a card now is worth beyond keeping it; 0 or less: keep it."""
        if type(action) is Play:
            return self.plain(action.card, works, grants)
        if type(action) is PlayKinds:
            pool = self.look.pool[self.look.me][:]
            before = self.look.units(self.look.me, pool)
            pool[action.resource] += 1 if self.s.supply[action.resource] else 0
            pool[action.second] += 1 if self.s.supply[action.second] else 0
            gain = self.look.units(self.look.me, pool) - before
            return gain - (60 if self.full() or self.look.rounds < 4 else 190)
        if type(action) is PlayQuadrant:
            money = tourism(self.s, self.look.me, action.quadrant, self.s.board.cards[action.card])
            return money * EU - (180 if self.full() or self.look.rounds < 4 else 380)
        if type(action) is PlayOn:
            return self.on(action.card, action.title)
        if type(action) is PlayAgainst:
            return self.against(action.card, action.other)
        if type(action) is PlaySpoil:
            return self.spoil(action)
        if type(action) is PlayRecall:
            number = self.s.agents_on(action.title, action.other)
            return number * self.look.lose(self.look.me, action.title) // 40 - 60
        if type(action) is PlayDossier:
            return self.dossier(action)
        return NEVER

    def plain(self, number: int, works: Works, grants: int) -> int:
        s = self.s
        me = self.look.me
        card = s.board.cards[number]
        if card.effect == t.TAKE_UNITS:
            return self.look.more(me, card.resource, min(card.amount, s.supply[card.resource]))
        if card.effect == t.TAKE_MONEY:
            return card.amount * EU
        if card.effect == t.ROYALTIES:
            money = min(card.most, card.amount * self.look.covered[me])
            return money * EU - (200 if self.full() or self.look.rounds < 4 else 480)
        if card.effect == t.GRANT:
            raises = works.raises(1)
            if grants or not raises:
                return NEVER
            premium = 0
            for title in raises:
                premium = max(premium, s.board.premium[title][s.level[title]])
            low = 9 if self.full() or self.look.rounds < 4 or s.sides[me].eu < premium else 14
            return (premium - low) * EU
        if card.effect == t.RECRUIT:
            return AGENT * (min(card.amount, s.sides[me].reserve) - 1)
        if card.effect == t.DEEP_COVER:
            return 5 if self.full() and s.sides[me].agents > 0 else NEVER
        return NEVER

    def on(self, number: int, title: int) -> int:
        """Price Cap on a Guild, General Strike on a Territory."""
        s = self.s
        card = s.board.cards[number]
        if card.effect == t.PRICE_CAP:
            guild = title - s.board.territories
            most = min(card.amount, s.guild_stock[guild], max(0, s.sides[self.look.me].eu) // max(1, card.price))
            gain = self.look.more(self.look.me, s.board.guild_resource[guild], most)
            return gain - most * card.price * EU - (20 if self.full() else 120)
        field = s.field[self.look.me] if s.seats() == len(s.sides) else s.field[s.active_seat]
        gap = (s.board.field_of[title] - field) % s.board.fields
        costs = s.board.conference[title][s.active[title]]
        if not 3 <= gap <= 14 or costs < 30:
            return NEVER
        return costs * EU // 10 - (20 if self.full() else 90)

    def against(self, number: int, other: int) -> int:
        s = self.s
        card = s.board.cards[number]
        if card.effect == t.AUDIT:
            return self.look.weight[other] * min(card.amount, max(0, s.sides[other].eu)) * EU // 100 - 100
        if card.effect == t.EMBARGO:
            return self.look.weight[other] - 20 if self.full() and other == self.look.leader else NEVER
        held = s.sides[self.look.me].captured if s.board.captured_to == t.TO_RESERVE else s.sides[self.look.me].reserve
        theirs = s.sides[other].captured if s.board.captured_to == t.TO_RESERVE else s.sides[other].reserve
        gain = AGENT * min(card.amount, held) - self.look.weight[other] * AGENT * min(card.other, theirs) // 100
        return gain - AGENT

    def spoil(self, action: PlaySpoil) -> int:
        """Units spoilt on a foreign Territory: worth it if a level is suspended."""
        s = self.s
        card = s.board.cards[action.card]
        at = action.title * t.KINDS
        owner = s.owner[action.title]
        there = s.units[at + card.resources[0]]
        other = s.units[at + card.resources[1]] if len(card.resources) > 1 else 0
        total = min(card.amount, there + other)
        left = there - action.number
        if len(card.resources) > 1:
            left = min(left, other - (total - action.number))
        levels = max(0, s.active[action.title] - left)
        loss = levels * s.board.level_points * POINT + total * 40
        gain = self.look.weight[owner] * loss // 100
        points = s.sides[owner].points
        if points >= self.look.mark > points - levels * s.board.level_points:
            gain += DROPPED
        return gain - (140 if self.full() else 260)

    def dossier(self, action: PlayDossier) -> int:
        """A card of a rival's hand, as long as there is room for it."""
        s = self.s
        number = len(s.sides[action.other].hands[action.sort].cards)
        if action.sort == t.MISSION:
            return NEVER
        mine = len(s.sides[self.look.me].hands[action.sort].cards) - (1 if action.sort == t.INFLUENCE else 0)
        if not number or mine >= s.hand_limit(self.look.me):
            return NEVER
        return HIDDEN_CARD[action.sort] * (100 + self.look.weight[action.other]) // 100 - 90
