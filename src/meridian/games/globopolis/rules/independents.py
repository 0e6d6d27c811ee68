"""Independent Territories: markets that can never be acquired, and Switzerland, their broker."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action, Refusal
from meridian.core.chance import Chances
from meridian.core.frames import Choice
from meridian.core.position import BY_CHANCE
from meridian.games.globopolis.actions import BuyGoods, Die, DoBusiness, Done
from meridian.games.globopolis.card_actions import Play
from meridian.games.globopolis.facts import BOUGHT_GOODS, FUTURES_PLAYED, MARKET_OPENS, NO_BUSINESS
from meridian.games.globopolis.refusals import (
    EMBARGOED,
    NO_SUCH_MARKET,
    NOT_ENOUGH_MONEY,
    NOT_IN_HAND,
    NOT_NOW,
    NOT_SO_MANY_THERE,
    ONE_GOOD_ONLY,
    SUPPLY_SHORT,
    WRONG_MOMENT,
)
from meridian.games.globopolis.rules import constants as t
from meridian.games.globopolis.rules.cards import play_card
from meridian.games.globopolis.rules.dice import die
from meridian.games.globopolis.rules.ledger import earn, score, take_from_supply
from meridian.games.globopolis.rules.ready_answers import DONE, PLAY
from meridian.games.globopolis.rules.state import State

ARRIVE: Final = 0
CHOOSE: Final = 1
ROLL: Final = 2
BUY: Final = 3

OVER: Final = 0
AGAIN: Final = 1

LISTED_WHOLE: Final = 2
"""The most units of which every purchase is listed; of more only some are."""


class IndependentTerritory(Choice[State]):
    """Roll two dice for how many units are to be had, and buy up to this many at the market price; that ends the
    turn. Instead of buying one may roll again (GP-092 to GP-096). Switzerland first pays money and points and then
    brokers for any of the others (GP-098, GP-099). With the Market Shuttle one buys and then rolls (GP-097)."""

    __slots__ = ("available", "futures", "here", "market", "pips", "shuttle", "step")

    def __init__(self, seat: int, here: int, shuttle: bool) -> None:
        super().__init__(seat)
        self.here = here
        self.shuttle = shuttle
        self.step: int = ARRIVE
        self.market: int = t.NONE
        self.futures: int = 0
        self.available: int = 0
        self.pips: list[int] = []

    def copy(self) -> IndependentTerritory:
        new = IndependentTerritory(self.seat, self.here, self.shuttle)
        new.step = self.step
        new.market = self.market
        new.futures = self.futures
        new.available = self.available
        new.pips = self.pips[:]
        new.copy_marks(self)
        return new

    def resume(self, s: State) -> None:
        if self.step == ARRIVE:
            self.step = CHOOSE
            if s.board.broker[self.here]:
                side = s.side_of(self.seat)
                earn(s, side, s.board.swiss_money, t.C_SWITZERLAND, "GP-098 GP-183")
                score(s, side, s.board.swiss_points, t.C_SWITZERLAND, "GP-098 GP-072")
        s.wait()

    def who(self, s: State) -> list[int]:
        return BY_CHANCE if self.step == ROLL else [self.seat]

    def question(self, s: State, seat: int) -> str:
        return "buy-goods" if self.step == BUY else "business"

    def details(self, s: State) -> dict[str, int]:
        if self.step != BUY:
            return {"independent": self.here}
        sells = s.board.sells[self.market]
        return {"independent": self.market, "resource": sells[0], "second": sells[-1], "goods": len(sells)}

    def markets(self, s: State) -> list[int]:
        """Which Independent Territories sell here: this one, or any through the broker."""
        if not s.board.broker[self.here]:
            return [self.here]
        return [at for at in range(len(s.board.sells)) if not s.board.broker[at]]

    def embargoed(self, s: State) -> bool:
        return s.sides[s.side_of(self.seat)].embargo != 0

    # What may be done

    def choices(self, s: State, seat: int) -> list[Action]:
        if self.step == BUY:
            return self.baskets(s)
        return [*[DoBusiness(market) for market in self.markets(s)], *self.cards(s), DONE]

    def candidates(self, s: State, seat: int) -> list[Action]:
        if self.step == BUY:
            return self.baskets(s)
        return [*(DoBusiness(market) for market in self.markets(s)), DONE]

    def forms(self, s: State, seat: int) -> list[type[Action]]:
        return [BuyGoods] if self.step == BUY and self.most(s) > LISTED_WHOLE else []

    def cards(self, s: State) -> list[Action]:
        """Futures Contract and Market Shuttle may be played here."""
        out: list[Action] = []
        for card in s.sides[s.side_of(self.seat)].hands[t.INFLUENCE].cards:
            if card < 0:
                continue
            effect = s.board.cards[card].effect
            if (effect == t.FUTURES and not self.futures) or (effect == t.MARKET_SHUTTLE and not self.shuttle):
                out.append(PLAY[card])
        return out

    def most(self, s: State) -> int:
        """How many units can be paid for, of those to be had and left in the box."""
        most = self.available
        if s.board.market_price:
            most = min(most, s.sides[s.side_of(self.seat)].eu // s.board.market_price)
        if s.board.unlimited:
            return most
        return min(most, sum([s.supply[kind] for kind in s.board.sells[self.market]]))

    def baskets(self, s: State) -> list[Action]:
        """A bounded choice of purchases: all or half of one good or of both, and nothing. More can be typed."""
        sells = s.board.sells[self.market]
        out: list[Action] = []
        most = self.most(s)
        for number in (most, most // 2):
            for first in (number, (number + 1) // 2, 0) if len(sells) > 1 else (number,):
                basket = BuyGoods(first, number - first)
                if number and basket not in out and self.basket_refusal(s, basket) is None:
                    out.append(basket)
        if most == 1 and not out:
            for basket in (BuyGoods(1, 0), BuyGoods(0, 1)):
                if self.basket_refusal(s, basket) is None:
                    out.append(basket)
        out.append(BuyGoods(0, 0))
        return out

    def basket_refusal(self, s: State, basket: BuyGoods) -> Refusal | None:
        sells = s.board.sells[self.market]
        if basket.number < 0 or basket.second_number < 0:
            return NOT_SO_MANY_THERE
        if basket.second_number and len(sells) < 2:
            return ONE_GOOD_ONLY
        total = basket.number + basket.second_number
        if total > self.available:
            return NOT_SO_MANY_THERE
        if total * s.board.market_price > s.sides[s.side_of(self.seat)].eu:
            return NOT_ENOUGH_MONEY
        if not s.board.unlimited:
            if basket.number > s.supply[sells[0]]:
                return SUPPLY_SHORT
            if len(sells) > 1 and basket.second_number > s.supply[sells[1]]:
                return SUPPLY_SHORT
        return None

    def refusal(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == BUY:
            return self.basket_refusal(s, action) if type(action) is BuyGoods else NOT_NOW
        if type(action) is Done:
            return None
        if type(action) is DoBusiness:
            if self.embargoed(s):
                return EMBARGOED
            return None if action.independent in self.markets(s) else NO_SUCH_MARKET
        if type(action) is not Play:
            return NOT_NOW
        if not 0 <= action.card < len(s.board.cards):
            return NOT_IN_HAND
        if not s.sides[s.side_of(self.seat)].holds(action.card, s.board.cards[action.card].sort):
            return NOT_IN_HAND
        if self.embargoed(s):
            return EMBARGOED
        return None if action in self.cards(s) else WRONG_MOMENT

    def default(self, s: State, seat: int) -> Action:
        return BuyGoods(0, 0) if self.step == BUY else DONE

    def chances(self, s: State) -> Chances:
        return die(6, "GP-093")

    def take(self, s: State, seat: int, action: Action) -> None:
        if type(action) is Die:
            self.pips.append(action.pips)
            if len(self.pips) == s.board.market_dice:
                self.open(s, sum(self.pips), "GP-093 GP-A23")
        elif type(action) is DoBusiness:
            self.market = action.independent
            if self.futures:
                self.open(s, self.futures, "GP-115 GP-093")
            else:
                self.step = ROLL
        elif type(action) is Play:
            self.play(s, action.card)
        elif type(action) is BuyGoods:
            self.buy(s, action)
        else:
            s.tell(NO_BUSINESS, "GP-096 GP-A24" if s.board.broker[self.here] else "GP-096", self.seat)
            s.finish(AGAIN)

    def open(self, s: State, available: int, clauses: str) -> None:
        self.available = available
        self.step = BUY
        more = "GP-099" if s.board.broker[self.here] else ""
        s.tell(MARKET_OPENS, clauses, self.seat, self.market, available, more=more)

    def play(self, s: State, card: int) -> None:
        effect = s.board.cards[card].effect
        play_card(s, s.side_of(self.seat), card, "GP-115 GP-097" if effect == t.MARKET_SHUTTLE else "GP-115")
        if effect == t.FUTURES:
            self.futures = s.board.cards[card].amount
            s.tell(FUTURES_PLAYED, "GP-115", self.seat, self.futures)
        else:
            self.shuttle = True

    def buy(self, s: State, basket: BuyGoods) -> None:
        """Pay the Administration and take the units into Personal Stock (GP-093 to GP-095, GP-183)."""
        side = s.side_of(self.seat)
        sells = s.board.sells[self.market]
        total = basket.number + basket.second_number
        clauses = "GP-092 GP-093 GP-094 GP-061" if len(sells) > 1 else "GP-092 GP-093"
        clauses += " GP-095 GP-027 GP-031"
        s.tell(BOUGHT_GOODS, clauses, self.seat, self.market, basket.number, basket.second_number)
        earn(s, side, -total * s.board.market_price, t.C_MARKET, "GP-093 GP-183")
        take_from_supply(s, side, sells[0], basket.number, t.C_MARKET, "GP-093")
        if basket.second_number:
            take_from_supply(s, side, sells[1], basket.second_number, t.C_MARKET, "GP-094")
        s.finish(AGAIN if self.shuttle else OVER)

    def allows_interjections(self) -> bool:
        return False
