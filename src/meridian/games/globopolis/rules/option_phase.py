"""The Option Phase: everything the active player may do before the Event Phase."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.frames import Choice
from meridian.games.globopolis.actions import (
    Accept,
    BuyGuild,
    BuyPoints,
    ClaimMission,
    Conclude,
    Counter,
    Decline,
    DemandBribe,
    Develop,
    GoOn,
    LayOut,
    Propose,
    Resign,
    SellPoints,
    TakeBack,
    TakeGuild,
)
from meridian.games.globopolis.card_actions import PlayOn
from meridian.games.globopolis.facts import BOUGHT_POINTS, BRIBE_DEMANDED, OPTION_PHASE_OVER, SOLD_POINTS
from meridian.games.globopolis.refusals import (
    BOUGHT_POINTS_THIS_TURN,
    BRIBED_ALREADY,
    FIVE_POINTS_A_TURN,
    NO_BRIBES,
    NOT_ADMINISTRATOR,
    NOT_ENOUGH_MONEY,
    NOT_ENOUGH_POINTS,
    NOT_NOW,
    SOLD_POINTS_THIS_TURN,
    TOO_NEAR_THE_MARK,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.development import develop, develop_refusal
from meridian.games.globopolis.rules.guilds import NO_CAP, buy_refusal, buy_units, take_refusal, take_units, terms
from meridian.games.globopolis.rules.influence import (
    NO_CARD,
    card_forms,
    card_in,
    influence_refusal,
    list_cards,
    play_influence,
)
from meridian.games.globopolis.rules.layout import lay_out, layout_refusal, layouts, some_layout
from meridian.games.globopolis.rules.ledger import earn, hand_over, score
from meridian.games.globopolis.rules.missions import claim, claim_refusal, list_claims
from meridian.games.globopolis.rules.offers import list_answers, list_offers, may_offer, unlisted_deal, waiting
from meridian.games.globopolis.rules.ready_answers import BRIBE, BUY_POINTS, DEVELOP, GO_ON, RESIGN, SELL_POINTS
from meridian.games.globopolis.rules.state import NOBODY, State
from meridian.games.globopolis.rules.unasked import interject_refusal, say
from meridian.games.globopolis.rules.winning import resign

NEEDY: Final = 15
"""With less money than this the menu lists sales of points; anybody may sell them at any time of the phase."""
SALE: Final = 4
"""How many points the larger sale of the menu gives back."""
LAYOUTS: Final = 1
"""Layouts after which the menu lists no more of them; any number may be said."""
OFFERS: Final = 1
"""How many own offers the menu lists in a turn, before anything else is done; more can be said."""


LEAVES_START: Final = frozenset([Propose, Counter, Decline, TakeBack, Accept, Conclude, ClaimMission])
"""After these the Option Phase is still at its start: a deal is only talked about (one that is closed ends the start by
itself), or a MISSION is shown (GP-A57)."""


class OptionPhase(Choice[State]):
    """Any number of options in any order: lay out units, develop, take from own Guilds, buy from others, buy or sell
    points, deal, play INFLUENCE cards, show a MISSION (GP-028 to GP-037). When the time is up the player must go on
    (GP-023, GP-025)."""

    __slots__ = ("bought", "cap", "grants", "laid", "sold")

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.bought: int = 0
        self.sold: int = 0
        self.laid: int = 0
        self.grants: int = 0
        self.cap: int = NO_CAP

    def copy(self) -> OptionPhase:
        new = OptionPhase(self.seat)
        new.bought = self.bought
        new.sold = self.sold
        new.laid = self.laid
        new.grants = self.grants
        new.cap = self.cap
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        s.phase = self.seat
        s.wait()

    def question(self, s: State, seat: int) -> str:
        return "option-phase"

    # The menu

    # Listed by hand: a `refusal` for each would add 25 % to the time of random play.
    def options(self, s: State, seat: int) -> list[Action]:
        side = s.side_of(self.seat)
        own = s.own_territories(side)
        out: list[Action] = []
        if s.board.cards_used:
            list_claims(s, side, own, s.fresh, out)
        grant = self.grants > 0
        for title in own:
            # Most Territories lack a set, so that is asked first.
            if s.has_sets(title, s.level[title] + 1) and develop_refusal(s, side, title, grant) is None:
                out.append(DEVELOP[title])
        if self.laid < LAYOUTS:
            out += layouts(s, side, own)
        self.list_guilds(s, side, out)
        self.list_points(s, side, out)
        if s.board.cards_used:
            list_cards(s, side, out)
        list_answers(s, side, out)
        if s.fresh and s.made[side] < OFFERS:
            list_offers(s, side, own, out)
        if s.board.bribe and self.bribe_refusal(s) is None:
            out.append(BRIBE)
        if s.board.bitter_end and s.territories_of(side) == 0:
            out.append(RESIGN)
        out.append(GO_ON)
        return out

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        side = s.side_of(self.seat)
        found: list[type[Action]] = []
        if s.own_territories(side):
            found.append(LayOut)
        if self.points_refusal(s, SELL_POINTS[1]) is None:
            found.append(SellPoints)
        if self.buying_refusal(s, 1) is None:
            found.append(BuyPoints)
        for title in range(s.board.territories, s.board.titles):
            kind: type[Action] = TakeGuild if s.owner[title] == side else BuyGuild
            if kind not in found and self.refusal(s, seat, kind(title, 1)) is None:
                found.append(kind)
        if s.board.cards_used:
            found += card_forms(s, side)
        if may_offer(s, side):
            found.append(Propose)
            if waiting(s, side):
                found.append(Counter)
        if waiting(s, side):
            found.append(Accept)
            found.append(Decline)
        return found

    def list_guilds(self, s: State, side: int, out: list[Action]) -> None:
        """Take what is free; buy one unit or as many as can be had and paid."""
        table = s.board
        for title in range(table.territories, table.titles):
            guild = title - table.territories
            owner = s.owner[title]
            stock = s.guild_stock[guild]
            if owner == NOBODY or not stock:
                continue
            if owner == side:
                number = min(stock, table.guild_free - s.free_taken[guild])
                if number > 0:
                    out.append(TakeGuild(title, number))
            elif not s.sides[side].embargo:
                limit, cost = terms(s, title, self.cap)
                number = min(stock, limit - s.guild_bought[guild])
                if cost:
                    number = min(number, s.sides[side].eu // cost)
                if number > 0:
                    out.append(BuyGuild(title, 1))
                if number > 1:
                    out.append(BuyGuild(title, number))

    def list_points(self, s: State, side: int, out: list[Action]) -> None:
        owner = s.sides[side]
        if self.buying_refusal(s, 1) is None:
            most = s.board.buy_most - self.bought
            payable = owner.eu // s.board.point_price
            out.append(BUY_POINTS[most if most < payable else payable])
            if most > 1 and payable > 1:
                out.append(BUY_POINTS[1])
        if owner.eu < NEEDY and owner.points > 0 and not self.bought:
            out.append(SELL_POINTS[1])
            if owner.points >= SALE:
                out.append(SELL_POINTS[SALE])

    def unlisted(self, s: State, seat: int) -> Action | None:
        """Deals, layouts and sales of points can be said beyond the menu."""
        side = s.side_of(self.seat)
        said = unlisted_deal(s, side)
        if said is None and not self.bought and s.sides[side].points > 0:
            said = SELL_POINTS[1]
        if said is None:
            said = some_layout(s, side)
        return RESIGN if said is None and s.board.bitter_end else said

    def candidates(self, s: State, seat: int) -> list[Action]:
        side = s.side_of(self.seat)
        own = [DEVELOP[title] for title in range(s.board.territories) if s.owner[title] == side]
        return [*own, BuyPoints(1), *(BuyGuild(title, 1) for title in range(s.board.territories, s.board.titles))]

    # Why not

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        side = s.side_of(self.seat)
        if type(action) is GoOn:
            return None
        if type(action) is LayOut:
            return layout_refusal(s, side, action.layout)
        if type(action) is Develop:
            return develop_refusal(s, side, action.title, self.grants > 0)
        if type(action) is TakeGuild:
            return take_refusal(s, side, action)
        if type(action) is BuyGuild:
            return buy_refusal(s, side, action, self.cap)
        if type(action) is ClaimMission:
            return claim_refusal(s, side, action.card, s.fresh)
        if type(action) is DemandBribe:
            return self.bribe_refusal(s)
        if type(action) is BuyPoints or type(action) is SellPoints:
            return self.points_refusal(s, action)
        if type(action) in (Propose, Counter, Accept, Decline, TakeBack, Conclude, Resign):
            return interject_refusal(s, seat, action)
        if card_in(action) != NO_CARD:
            return influence_refusal(s, side, action)
        return NOT_NOW

    def points_refusal(self, s: State, action: Action) -> Refusal | None:
        """Points for money, or any number back for money; not both in one phase (GP-068 to GP-071, GP-A04)."""
        if type(action) is SellPoints:
            if self.bought:
                return BOUGHT_POINTS_THIS_TURN
            points = s.sides[s.side_of(self.seat)].points
            return None if 1 <= action.number <= points else NOT_ENOUGH_POINTS
        return self.buying_refusal(s, action.number) if type(action) is BuyPoints else NOT_NOW

    def buying_refusal(self, s: State, number: int) -> Refusal | None:
        """Up to five points a turn for money, unless the score is near the mark (GP-068 to GP-070)."""
        owner = s.sides[s.side_of(self.seat)]
        if self.sold:
            return SOLD_POINTS_THIS_TURN
        if not 1 <= number <= s.board.buy_most - self.bought:
            return FIVE_POINTS_A_TURN
        limit = s.victory_mark() - s.board.buy_margin
        # One purchase may cross the threshold (GP-070); the next one is measured by the score that it led to.
        points = owner.points
        if not s.board.bitter_end and (points > limit or (points == limit and s.board.barred_at_threshold)):
            return TOO_NEAR_THE_MARK
        return None if number * s.board.point_price <= owner.eu else NOT_ENOUGH_MONEY

    def bribe_refusal(self, s: State) -> Refusal | None:
        """The Administrator, by default the first seat, may ask each other player for money once a game (GP-182)."""
        if not s.board.bribe:
            return NO_BRIBES
        if s.side_of(self.seat) != s.side_of(s.board.administrator):
            return NOT_ADMINISTRATOR
        return BRIBED_ALREADY if s.bribed else None

    def default(self, s: State, seat: int) -> Action:
        return GO_ON

    # Doing it

    def take(self, s: State, seat: int, action: Action) -> None:
        side = s.side_of(self.seat)
        if s.fresh and type(action) not in LEAVES_START:
            s.fresh = False
        if type(action) is GoOn:
            s.tell(OPTION_PHASE_OVER, "GP-021 GP-023 GP-025 GP-028", self.seat)
            s.phase = NOBODY
            s.finish()
        elif type(action) is LayOut:
            self.laid += 1
            lay_out(s, side, action.layout)
        elif type(action) is BuyPoints or type(action) is SellPoints:
            self.trade_points(s, action)
        elif type(action) is BuyGuild:
            buy_units(s, side, action, self.cap)
        elif type(action) is TakeGuild:
            take_units(s, side, action)
        elif type(action) is Develop:
            develop(s, side, action.title, self.grants > 0)
            self.grants = self.grants - 1 if self.grants else 0
        elif type(action) is ClaimMission:
            claim(s, side, action.card)
        elif type(action) is DemandBribe:
            self.bribe(s)
        elif card_in(action) != NO_CARD:
            self.play(s, action)
        elif type(action) is Resign:
            resign(s, side)
        else:
            say(s, side, action)

    def trade_points(self, s: State, action: Action) -> None:
        side = s.side_of(self.seat)
        if type(action) is BuyPoints:
            self.bought += action.number
            clauses = "GP-035 GP-068 GP-069 GP-070 GP-A78" if s.board.teams else "GP-035 GP-068 GP-069 GP-070"
            s.tell(BOUGHT_POINTS, clauses, self.seat, action.number)
            earn(s, side, -action.number * s.board.point_price, t.C_POINTS_TRADE, "GP-068")
            score(s, side, action.number, t.C_POINTS_TRADE, "GP-068")
        elif type(action) is SellPoints:
            self.sold += action.number
            s.tell(SOLD_POINTS, "GP-035 GP-071 GP-A03 GP-A04", self.seat, action.number)
            score(s, side, -action.number, t.C_POINTS_TRADE, "GP-071 GP-A01")
            earn(s, side, action.number * s.board.point_price, t.C_POINTS_TRADE, "GP-071")

    def bribe(self, s: State) -> None:
        """Each other player pays the Administrator; who has less pays what there is (GP-182)."""
        side = s.side_of(self.seat)
        s.bribed = True
        s.tell(BRIBE_DEMANDED, "GP-182 GP-181 GP-A88", self.seat, s.board.bribe)
        for other in s.sides_from(side):
            hand_over(s, other, side, min(s.board.bribe, s.sides[other].eu), t.C_BRIBE, "GP-182")

    def play(self, s: State, action: Action) -> None:
        effect = s.board.cards[card_in(action)].effect
        if effect == t.GRANT:
            self.grants += 1
        elif effect == t.PRICE_CAP and type(action) is PlayOn:
            self.cap = action.title
        play_influence(s, self.seat, action)
