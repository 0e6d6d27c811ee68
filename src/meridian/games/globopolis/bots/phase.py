"""The own Option Phase: what to do next."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.players import EVEN_TEMPER
from meridian.games.globopolis.actions import BuyGuild, BuyPoints, LayOut, SellPoints, TakeGuild
from meridian.games.globopolis.bots.battle import Battle
from meridian.games.globopolis.bots.card_value import EU
from meridian.games.globopolis.bots.hand import Hand
from meridian.games.globopolis.bots.offered import Offered
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.proposals import Proposals
from meridian.games.globopolis.bots.trade import Trade
from meridian.games.globopolis.bots.works import Works
from meridian.games.globopolis.rules.guilds import terms
from meridian.games.globopolis.rules.influence import NO_CARD, card_in
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.ready_answers import BRIBE, DEVELOP, GO_ON, RESIGN
from meridian.games.globopolis.rules.state import NOBODY, State

LAYOUTS: Final = 8
"""So often at most units are laid out in a turn."""
OFFERS: Final = 2
"""The most deals that are proposed in a turn; one more by who is eager to deal, one fewer by who is shy of it."""
EAGER: Final = 75
SHY: Final = 25
RESERVE: Final = 15
"""So much money is kept when points are bought, as long as there is time to use it."""
SOLD: Final = 3
"""The most points that are sold for a premium."""


class Phase:
    """One Option Phase at one moment. What it answers is done, then it is asked again."""

    def __init__(self, look: Outlook, battle: Battle, frame: OptionPhase, offered: Offered, laid: int) -> None:
        self.look = look
        self.s: State = look.s
        self.frame = frame
        self.offered = offered
        self.laid = laid
        self.works = Works(look, battle)

    def choose(self, options: list[Action]) -> Action:
        """The next thing to do, in the order of what cannot wait."""
        trade = Trade(self.look)
        said = trade.answer()
        if said is not None:
            return said
        for option in options:
            if type(option) is TakeGuild or option is BRIBE or option is RESIGN:
                return option
        for action in (self.card(options), self.develop(), self.buy_units(), self.propose(trade), self.buy_points()):
            if action is not None:
                return action
        if self.laid < LAYOUTS:
            rows = self.works.layout([], True)
            if rows:
                return LayOut(rows)
        return GO_ON

    def card(self, options: list[Action]) -> Action | None:
        """The INFLUENCE card that is best played now."""
        hand = Hand(self.look)
        best: Action | None = None
        most = 0
        for option in options:
            if card_in(option) != NO_CARD:
                value = hand.play(option, self.works, self.frame.grants)
                if value > most:
                    most = value
                    best = option
        return best

    # Development

    def develop(self) -> Action | None:
        """Raise what sets and money allow; bring the units together first."""
        s = self.s
        raises = self.works.raises(self.frame.grants)
        if not raises:
            return None
        budget = s.sides[self.look.me].eu
        grants = self.frame.grants
        chosen: list[int] = []
        for title in raises:
            cost = 0 if grants else s.board.premium[title][s.level[title]]
            if cost <= budget:
                budget -= cost
                grants = max(0, grants - 1)
                chosen.append(title)
        if not chosen:
            return self.sell_points(raises[0])
        rows = self.works.layout(chosen, False)
        if not rows:
            return self.first(chosen)
        return LayOut(rows) if self.laid < LAYOUTS else None

    def first(self, chosen: list[int]) -> Action:
        """Raise one of these: with a grant the one with the highest premium."""
        s = self.s
        best = chosen[0]
        if self.frame.grants:
            for title in chosen:
                if s.board.premium[title][s.level[title]] > s.board.premium[best][s.level[best]]:
                    best = title
        return DEVELOP[best]

    def sell_points(self, title: int) -> Action | None:
        """A few points sold for a premium come back with the level."""
        s = self.s
        side = s.sides[self.look.me]
        price = s.board.point_price
        short = s.board.premium[title][s.level[title]] - side.eu
        number = (short + price - 1) // price
        if self.frame.bought or not 0 < number <= min(SOLD, side.points):
            return None
        return SellPoints(number)

    # Buying

    def buy_units(self) -> Action | None:
        """Units of foreign Guilds that are worth more than they cost, what the operator earns included."""
        s = self.s
        look = self.look
        table = s.board
        if s.sides[look.me].embargo:
            return None
        best: Action | None = None
        most = 10
        for title in range(table.territories, table.titles):
            owner = s.owner[title]
            guild = title - table.territories
            if owner in (NOBODY, look.me) or not s.guild_stock[guild]:
                continue
            limit, cost = terms(s, title, self.frame.cap)
            number = min(s.guild_stock[guild], limit - s.guild_bought[guild])
            if cost:
                number = min(number, s.sides[look.me].eu // cost)
            kind = table.guild_resource[guild]
            for bought in range(1, number + 1):
                value = look.more(look.me, kind, bought) + look.money(look.me, -bought * cost)
                value += look.share(owner, bought * cost * EU // 2)
                if value > most:
                    most = value
                    best = BuyGuild(title, bought)
        return best

    def propose(self, trade: Trade) -> Action | None:
        """A deal, if there is a good one."""
        s = self.s
        deals = self.look.temper.deals
        if s.made[self.look.me] >= OFFERS + (1 if deals >= EAGER else 0) - (1 if deals <= SHY else 0):
            return None
        for offer in s.offers:
            if offer.side == self.look.me:
                return None
        return Proposals(trade, self.offered).find()

    def buy_points(self) -> Action | None:
        """Points for the money that is not needed soon."""
        s = self.s
        eu = s.sides[self.look.me].eu
        reserve = max(0, RESERVE + (self.look.temper.thrift - EVEN_TEMPER) // 2)
        if s.final:
            reserve = 0
        number = min(s.board.buy_most - self.frame.bought, (eu - reserve) // s.board.point_price)
        if number < 1 or self.frame.points_refusal(s, BuyPoints(number)) is not None:
            return None
        return BuyPoints(number)
